"""The conformance suite as a library, for our games and for games of other packages.

    from nassau.testing import conformance
    conformance.check(GAME)                       # everything, with all seat counts and options

With pytest, call each check of `conformance.CHECKS` for each case of `cases(GAME)`, as tests/conformance does. Checks
use `assert`, so they need Python without -O.
"""
