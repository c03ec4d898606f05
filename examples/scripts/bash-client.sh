#!/usr/bin/env bash
# A test-suite in bash: start the fake, test a client against it, and fail where the script was not followed.
#
#   npm run build && bash examples/scripts/bash-client.sh
#
# Prints:
#   ok - a stuck agent is noticed
#   ok - an overloaded decider is asked again
#   ok - every step was used, and no other request came
set -euo pipefail
here="$(cd "$(dirname "$0")" && pwd)"
# In a project of your own: node_modules/.bin/decider-kit (npx hands no signal on).
kit=(node "$here/../../dist/cli/main.js")

work=$(mktemp -d)
mkfifo "$work/said"
cat >"$work/script.yaml" <<'YAML'
answers: { stuck: 0.96 }
steps:
  - when: { request: 2 }
    status: 503
  - when: { path: /v1/systemone }
YAML
# --strict: exit code 1 where a step was never used or a request matched none; the reasons are on standard error.
"${kit[@]}" fake --strict "$work/script.yaml" >"$work/said" 2>"$work/report" &
fake=$!
trap 'kill "$fake" 2>/dev/null || true; rm -r "$work"' EXIT
exec 3<"$work/said"
read -r _ url <&3

# The client that is tested: says "stuck" at 0.9 and above, and asks again when the decider is overloaded.
is_stuck() {
  curl -sS --fail --retry 1 --retry-delay 0 -o "$work/reply" \
    --data '{"state":"The same error again.","questions":{"stuck":{"type":"noul","instructions":"Is the agent stuck?"}}}' \
    "$url/v1/systemone" 2>"$work/errors"
  grep -q '"noul":0.9' "$work/reply"
}

is_stuck && echo 'ok - a stuck agent is noticed'
is_stuck && echo 'ok - an overloaded decider is asked again'

kill "$fake"
if wait "$fake"; then
  echo 'ok - every step was used, and no other request came'
else
  cat "$work/report"
  exit 1
fi
