#!/usr/bin/env bash
# Your client against every fault there is: one step and one session for each, and a limit on the time.
# Those that meet a client as it connects are in connection-faults.yaml.
#
#   npm run build && bash examples/scripts/every-fault.sh
#
# Prints:
#   after each fault the fake answers: 200
#   every fault was met: As expected
set -euo pipefail
kit="$(cd "$(dirname "$0")/../.." && pwd)/dist/cli/main.js"

work=$(mktemp -d)
mkfifo "$work/said"
faults=$(node "$kit" list faults --json | node -e '
  const faults = JSON.parse(require("fs").readFileSync(0, "utf8"))
  for (const { id, at } of faults) if (at === "reply" || at === "delivery") console.log(id)
')
{
  echo 'answers: { stuck: 0.96 }'
  echo 'steps:'
  for fault in $faults; do
    echo "  - { name: $fault, when: { session: $fault }, fault: $fault }"
  done
  echo '  - { name: sound, when: { session: default } }'
} >"$work/script.yaml"

node "$kit" fake --strict "$work/script.yaml" >"$work/said" 2>"$work/report" &
fake=$!
trap 'kill "$fake" 2>/dev/null || true; rm -r "$work"' EXIT
exec 3<"$work/said"
read -r _ url <&3

# Put your client here. Whatever comes, it has to give an answer or an error in time.
ask() {
  curl -sS --max-time 0.4 -o "$work/reply" -w '%{http_code}' \
    --data '{"state":"s","questions":{"stuck":{"type":"noul","instructions":"Is it stuck?"}}}' \
    "$url$1/v1/systemone" 2>"$work/errors"
}

for fault in $faults; do
  ask "/@$fault" >"$work/status" || true
done
echo "after each fault the fake answers: $(ask '')"
kill "$fake"
wait "$fake" || true
echo "every fault was met: $(grep -o 'As expected' "$work/report" || cat "$work/report")"
