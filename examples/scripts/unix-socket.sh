#!/usr/bin/env bash
# A Unix socket in place of a port: no other user of the machine reaches it, and no port is taken.
#
#   npm run build && bash examples/scripts/unix-socket.sh
#
# Prints:
#   listening http+unix://<path>
#   {"status":"ok","model":"fake-decider","device":"cpu"}
#   the socket file is gone
set -euo pipefail
kit="$(cd "$(dirname "$0")/../.." && pwd)/dist/cli/main.js"

work=$(mktemp -d)
mkfifo "$work/said"
node "$kit" fake --unix "$work/fake.sock" >"$work/said" &
fake=$!
trap 'kill "$fake" 2>/dev/null || true; rm -r "$work"' EXIT
exec 3<"$work/said"
read -r line <&3

echo "${line/\/\/*/\/\/<path>}"
curl -sS --unix-socket "$work/fake.sock" http://localhost/health
echo
kill "$fake"
wait "$fake"
[ -e "$work/fake.sock" ] || echo 'the socket file is gone'
