#!/usr/bin/env bash
# Hot reload: --watch takes the script again when its file changes; of a bad one it says why, and keeps the last good one.
#
#   npm run build && bash examples/scripts/hot-reload.sh
#
# Prints:
#   at first: 503
#   after a change: 429
#   the fake says: expected a status, 100 to 999, got 42
#   after a bad change: 429
set -euo pipefail
kit="$(cd "$(dirname "$0")/../.." && pwd)/dist/cli/main.js"

work=$(mktemp -d)
mkfifo "$work/said" "$work/noted"
say_status() { echo "steps: [{ status: $1 }]" >"$work/script.yaml"; }
say_status 503
node "$kit" fake --watch "$work/script.yaml" >"$work/said" 2>"$work/noted" &
fake=$!
trap 'kill "$fake"; wait "$fake" || true; rm -r "$work"' EXIT
exec 3<"$work/said" 4<"$work/noted"
read -r _ url <&3

ask() { curl -sS -o "$work/body" -w '%{http_code}' "$url/health"; }

echo "at first: $(ask)"
say_status 429
# It says on standard error that it read the file again: no need to guess when.
read -r _ <&4
echo "after a change: $(ask)"
say_status 42
read -r noted <&4
echo "the fake says: $(grep -o 'expected a status.*got 42' <<<"$noted")"
echo "after a bad change: $(ask)"
