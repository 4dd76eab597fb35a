#!/bin/sh
# Installs redis-server, caddy and nginx with apt-get when run as root, without starting them: tests start their own
# processes. Elsewhere it names the tests that will be skipped, and fails if CI=true, because CI must not skip any.
set -eu

POLICY=/usr/sbin/policy-rc.d # Debian's hook: exit status 101 forbids to start a service during installation

missing() {
    for program in redis-server caddy nginx; do
        command -v "$program" >/dev/null || printf '%s ' "$program"
    done
}

install_packages() {
    if ! test -e "$POLICY"; then
        trap 'rm -f "$POLICY"' EXIT
        printf '#!/bin/sh\nexit 101\n' >"$POLICY"
        chmod +x "$POLICY"
    fi
    apt-get update -qq
    # shellcheck disable=SC2086 # a list of packages
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $1 >/dev/null
}

wanted=$(missing)
if test -n "$wanted" && command -v apt-get >/dev/null && test "$(id -u)" = 0; then
    echo "services: installing $wanted"
    install_packages "$wanted" || echo "services: apt-get failed" >&2
fi

wanted=$(missing)
test -n "$wanted" || exit 0
echo "services: WARNING: not installed: $wanted" >&2
echo "services: the tests that need them will be SKIPPED:" >&2
for program in $wanted; do
    case $program in
    redis-server) echo "services:   Redis: tests/server/test_cluster.py, tests/chaos/test_disconnects.py" >&2 ;;
    *) echo "services:   $program: tests/security/test_proxies.py" >&2 ;;
    esac
done
echo "services: install them with the package manager, or run make services as root" >&2
test "${CI:-}" != true
