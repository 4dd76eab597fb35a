"""`python -m nassau` is the command `nassau`."""

import sys

from nassau.cli.main import main

sys.exit(main())
