# Sourced by the scripts beside it: a decider's client as a shell program writes one, and TAP 14 on standard output.
set -euo pipefail
# A test runner written in JavaScript loads itself into every node by this.
unset NODE_OPTIONS

kept="$(mktemp -d)"
trap 'rm -rf "$kept"' EXIT
export FAKE_STATE="$kept/state"
mkdir "$FAKE_STATE"
answer="$kept/answer" complaint="$kept/complaint"

DECIDER=http://decider.test/v1/systemone
EMBEDDER=http://embed.test/v1/embeddings
STUCK='{"protocol":1,"state":"Same three errors again.","questions":{"stuck":{"type":"noul","instructions":"Is it stuck?"}}}'
HEALTH='{"protocol":1,"state":"A check.","questions":{"health":{"type":"noul","instructions":"Is this a check?"}}}'

# ask URL BODY: asks as Chalk does, the token through a descriptor, and prints what -w and the exit code say.
ask() {
  local status code=0
  if [[ -n ${TOKEN:-} ]]; then
    status="$(curl -sS -o "$answer" -w '%{http_code}' --max-time "${LIMIT:-2.000}" \
      -H 'Content-Type: application/json' -H @<(printf 'Authorization: Bearer %s\n' "$TOKEN") \
      --data-binary @- "$1" <<<"$2" 2>"$complaint")" || code=$?
  else
    status="$(curl -sS -o "$answer" -w '%{http_code}' --max-time "${LIMIT:-2.000}" \
      -H 'Content-Type: application/json' --data-binary @- "$1" <<<"$2" 2>"$complaint")" || code=$?
  fi
  printf '%s exit %s' "$status" "$code"
}

# health URL: looks as Chalk does whether anybody is well.
health() {
  local status code=0
  status="$(curl -sS -o "$answer" -w '%{http_code}' --max-time 2 "$1" 2>"$complaint")" || code=$?
  printf '%s exit %s' "$status" "$code"
}

count=0

# is TITLE GOT EXPECTED: one test.
is() {
  count=$((count + 1))
  if [[ $2 == "$3" ]]; then
    printf 'ok %d - %s\n' "$count" "$1"
    return
  fi
  printf 'not ok %d - %s\n' "$count" "$1"
  printf '# expected %s\n' "${3//$'\n'/$'\n'# }"
  printf '# got %s\n' "${2//$'\n'/$'\n'# }"
}

finish() { printf '1..%d\n' "$count"; }

# lacks FILE: says whether a file is absent from FAKE_STATE.
lacks() { if [[ -e $FAKE_STATE/$1 ]]; then printf no; else printf yes; fi; }
