# The order of effects, the exit codes, and where output goes.
source "$(dirname "${BASH_SOURCE[0]}")/client.sh"

# ms COMMAND...: runs a command and keeps in `took` how long it ran.
ms() {
  local started="$(date +%s%N)"
  "$@" >"$kept/said"
  took=$((($(date +%s%N) - started) / 1000000))
}

export FAKE_DECIDER_DOWN=1 FAKE_DECIDER_DELAY=30 FAKE_DECIDER_STATUS=500 FAKE_DECIDER_HEALTH=404 FAKE_DECIDER_TOKEN=t
is 'down wins over all else' "$(ask "$DECIDER" "$STUCK")" '000 exit 7'
is 'down is said as curl says it' "$(<"$complaint")" 'curl: (7) Failed to connect: FAKE_DECIDER_DOWN is set'
is 'down leaves no answer' "$(if [[ -e $answer ]]; then printf there; else printf none; fi)" none
is 'health is down too' "$(health http://decider.test/health)" '000 exit 7'
is 'embeddings are down too' "$(ask "$EMBEDDER" '{"input":["a"]}')" '000 exit 7'
is 'other services are not' "$(health https://api.example.com/v1/other) $(<"$complaint")" '{} exit 0 '
is 'and ignore -o and -w' "$(if [[ -e $answer ]]; then printf there; else printf none; fi)" none
is 'a base path is another service' "$(curl http://decider.test/base/v1/systemone)" '{}'
is 'a call that is down is logged' "$(grep -c '^max-time=2.000 auth=no$' "$FAKE_STATE/decider.log")" 1

unset FAKE_DECIDER_DOWN
LIMIT=0.250 ms ask "$DECIDER" "$STUCK"
is 'a delay above --max-time is a timeout, before the status' "$(<"$kept/said")" '000 exit 28'
is 'a timeout is said as curl says it' "$(<"$complaint")" 'curl: (28) Operation timed out after 250 milliseconds'
is 'a timeout lasts as long as --max-time' "$((took >= 250 && took < 5000)) after $took ms" "1 after $took ms"

FAKE_DECIDER_DELAY=0.3
ms ask "$DECIDER" "$STUCK"
is 'a status comes before the token and the request' "$(<"$kept/said") $(<"$answer")" '500 exit 0 {"error":"scripted"}'
is 'a delay is waited for' "$((took >= 300)) after $took ms" "1 after $took ms"
LIMIT=0.300 ms ask "$DECIDER" "$STUCK"
is 'a delay of exactly --max-time is in time' "$(<"$kept/said")" '500 exit 0'

unset FAKE_DECIDER_DELAY
is 'a status wins over that of /health' "$(health http://decider.test/health) $(<"$answer")" '500 exit 0 {"error":"scripted"}'
is 'a status is that of embeddings too' "$(ask "$EMBEDDER" '{}')" '500 exit 0'
unset FAKE_DECIDER_STATUS FAKE_DECIDER_HEALTH FAKE_DECIDER_TOKEN

is 'without -o the body is on standard output, with its status after it' \
  "$(curl -w '%{http_code}' http://decider.test/health)" \
  '{"status":"ok","model":"fake-decider","device":"cpu"}200'
is 'another format is not followed' "$(curl -o "$answer" -w '%{http_code} %{url}' http://decider.test/health)" ''
printf '%s' "$STUCK" >"$kept/request"
is 'data can come from a file' "$(curl -o "$answer" -w '%{http_code}' -d @"$kept/request" "$DECIDER")" 200
is 'data can be given as it is' "$(curl -o "$answer" -w '%{http_code}' --data-binary "$STUCK" "$DECIDER")" 200
is 'unknown flags take no value' "$(curl -sS --fail -X -o "$answer" -w '%{http_code}' -d "$STUCK" --compressed "$DECIDER" -L)" 200
is 'the last bare word is the URL' "$(curl POST "$DECIDER" http://decider.test/health)" \
  '{"status":"ok","model":"fake-decider","device":"cpu"}'

# fails COMMAND...: prints the exit code and what standard error says first.
fails() {
  local code=0
  "$@" 2>"$complaint" >"$kept/said" || code=$?
  printf '%s: %s' "$code" "$(cut -d: -f1-2 <"$complaint")"
}
is 'a file that cannot be read is exit 26' "$(fails curl -d @"$kept/none" "$DECIDER")" "26: curl: (26) $kept/none"
is 'a file that cannot be written is exit 23' "$(fails curl -o "$kept/no/file" -d "$STUCK" "$DECIDER")" "23: curl: (23) $kept/no/file"
is 'the mark is gone after that as well' "$(lacks answering)" yes
is 'a flag without its value is exit 2' "$(fails curl "$DECIDER" -o)" '2: curl: (2) option -o'
is 'a --max-time that is no time is exit 2' "$(fails curl -m soon "$DECIDER")" '2: curl: (2) option --max-time'
is 'an unknown variable is exit 2' "$(FAKE_DECIDER_DELAYS=1 fails curl "$DECIDER")" \
  "2: curl: (2) FAKE_DECIDER_DELAYS is no variable of the stand-in; there are FAKE_DECIDER_ANSWERS, FAKE_DECIDER_DELAY, FAKE_DECIDER_DOWN, FAKE_DECIDER_HEALTH, FAKE_DECIDER_PROTOCOL, FAKE_DECIDER_STATUS, FAKE_DECIDER_TOKEN, FAKE_EMBED_INDEX"
is 'no FAKE_STATE is exit 2' "$(FAKE_STATE= fails curl "$DECIDER")" \
  '2: curl: (2) FAKE_STATE is not set'
is 'a FAKE_STATE that is no folder is exit 2' "$(FAKE_STATE="$kept/none" fails curl http://a.test/)" '2: curl: (2) FAKE_STATE'

finish
