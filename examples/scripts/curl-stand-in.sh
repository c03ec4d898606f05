#!/usr/bin/env bash
# The stand-in for curl: first on PATH, it answers programs that call a decider with curl. No port, no server.
#
#   npm run build && bash examples/scripts/curl-stand-in.sh
#
# Prints:
#   200 {"model":"fake-decider","answers":{"stuck":{"type":"noul","noul":0.96}},"latency_ms":1}
#   left out: {"model":"fake-decider","answers":{},"latency_ms":1}
#   overloaded: 503
#   down: exit 7
#   too slow: exit 28
#   asked: max-time=2 auth=yes
set -euo pipefail
root="$(cd "$(dirname "$0")/../.." && pwd)"

FAKE_STATE=$(mktemp -d)
trap 'rm -r "$FAKE_STATE"' EXIT
# In a project of your own: node_modules/decider-kit/dist/curl
export FAKE_STATE PATH="$root/dist/curl:$PATH"
export FAKE_DECIDER_ANSWERS='stuck=0.96 lesson_*=-'

# The program that is tested, which knows nothing of the stand-in.
ask() {
  curl -sS -o "$FAKE_STATE/answer" -w '%{http_code}' --max-time 2 -H 'Authorization: Bearer secret' \
    --data-binary "{\"protocol\":1,\"state\":\"s\",\"questions\":{\"$1\":{\"type\":\"noul\",\"instructions\":\"i\"}}}" \
    http://decider.test/v1/systemone 2>"$FAKE_STATE/errors"
}

echo "$(ask stuck) $(cat "$FAKE_STATE/answer")"
ask lesson_1 >"$FAKE_STATE/status"
echo "left out: $(cat "$FAKE_STATE/answer")"
echo "overloaded: $(FAKE_DECIDER_STATUS=503 ask stuck)"
FAKE_DECIDER_DOWN=1 ask stuck >"$FAKE_STATE/status" || echo "down: exit $?"
FAKE_DECIDER_DELAY=60 ask stuck >"$FAKE_STATE/status" || echo "too slow: exit $?"
echo "asked: $(head -n 1 "$FAKE_STATE/decider.log")"
