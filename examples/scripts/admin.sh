#!/usr/bin/env bash
# The admin API with curl: load a script, wait, read the journal, verify, reset, list sessions.
#
#   npm run build && bash examples/scripts/admin.sh
#
# Prints:
#   without the token: 401
#   {"status":"loaded"}
#   a bad script: 422 script:1:10: steps[0].statsu: got the unknown key "statsu". Did you mean status?
#   verify: 409 step 1 "overloaded" (line 2) was never used.
#   the client got: 503
#   the journal has: POST /v1/systemone, step overloaded, session default
#   its authorization: [redacted]
#   verify: 200 As expected: 1 request.
#   {"sessions":[{"name":"default","requests":1,"unused":0,"unmatched":0}]}
#   {"status":"reset"}
set -euo pipefail
kit="$(cd "$(dirname "$0")/../.." && pwd)/dist/cli/main.js"

# The fake says on its first two lines where it answers; the pipe keeps them until they are read.
work=$(mktemp -d)
mkfifo "$work/said"
export FAKE_ADMIN_TOKEN=admin-secret
node "$kit" fake --admin-port 0 --admin-token-env FAKE_ADMIN_TOKEN >"$work/said" 2>/dev/null &
fake=$!
trap 'kill "$fake"; wait "$fake" || true; rm -r "$work"' EXIT
exec 3<"$work/said"
read -r _ url <&3
read -r _ admin <&3

# Never fails, so that a refusal can be shown; a test-suite takes curl --fail, and 409 ends it.
api() { curl -sS -H "Authorization: Bearer $FAKE_ADMIN_TOKEN" "$@"; }
field() { node -pe 'JSON.parse(require("fs").readFileSync(0, "utf8"))'"$1"; }

echo "without the token: $(curl -sS -o "$work/body" -w '%{http_code}' "$admin/verify")"

cat >"$work/script.yaml" <<'YAML'
steps:
  - name: overloaded
    when: { path: /v1/systemone }
    status: 503
YAML
api -X PUT --data-binary "@$work/script.yaml" "$admin/script"
echo

bad=$(api -X PUT --data 'steps: [{statsu: 503}]' -w '%{http_code}' -o "$work/body" "$admin/script")
echo "a bad script: $bad $(field .detail <"$work/body" | sed 's/expected .*, got/got/')"

verify() {
  local status
  status=$(api -o "$work/body" -w '%{http_code}' "$admin/verify")
  echo "verify: $status $(field "$1" <"$work/body")"
}
verify '.problems[0]'

# The client that is tested; the wait ends as soon as its request has come.
status=$(curl -sS -o "$work/body" -w '%{http_code}' -H 'Authorization: Bearer client-secret' \
  --data '{"state":"s","questions":{"stuck":{"type":"noul","instructions":"Is it stuck?"}}}' "$url/v1/systemone")
echo "the client got: $status"
api --data '{"requests": 1, "path": "/v1/*", "timeoutMs": 5000}' "$admin/wait" >"$work/wait"

api "$admin/journal?step=overloaded" >"$work/journal"
entry='.entries[0]'
echo "the journal has: $(field "$entry.request.method" <"$work/journal") $(field "$entry.request.path" <"$work/journal"), step $(field "$entry.step" <"$work/journal"), session $(field "$entry.session" <"$work/journal")"
echo "its authorization: $(field "$entry.request.headers.authorization" <"$work/journal")"
verify .text
api "$admin/sessions"
echo
api -X POST "$admin/reset"
echo
