# What is answered, and which variables decide it.
source "$(dirname "${BASH_SOURCE[0]}")/client.sh"

THREE='{"protocol":1,"state":"s","questions":{"10":{"type":"choice","instructions":"q","criteria":{"pear":"p","apple":"a"}},"9":{"type":"score","instructions":"q","criteria":["low","high"]},"Z":{"type":"noul","instructions":"q"},"a b":{"type":"noul","instructions":"q"}}}'
LESSONS='{"protocol":1,"state":"s","questions":{"lesson_7":{"type":"noul","instructions":"q"},"lesson_12":{"type":"noul","instructions":"q"},"stuck":{"type":"noul","instructions":"q"}}}'

is 'a question is answered with 200 and exit 0' "$(ask "$DECIDER" "$STUCK")" '200 exit 0'
is 'a key without a rule gets 0.5' "$(<"$answer")" \
  '{"model":"fake-decider","answers":{"stuck":{"type":"noul","noul":0.5}},"latency_ms":1}'
is 'a body has no line end' "$(tail -c 1 "$answer" | od -An -c | tr -d ' ')" '}'

export FAKE_DECIDER_ANSWERS='Z=0.96 9=0.7 1?=0.8'
ask "$DECIDER" "$THREE" >"$kept/status"
is 'every type is answered, in the order of the keys' "$(<"$answer")" \
  '{"model":"fake-decider","answers":{"10":{"type":"choice","choice":"apple","confidence":0.8},"9":{"type":"score","score":0,"confidence":0.7},"Z":{"type":"noul","noul":0.96},"a b":{"type":"noul","noul":0.5}},"latency_ms":1}'

FAKE_DECIDER_ANSWERS=$'lesson_1*=- \t lesson_*=0.91\nlesson_12=0.2 stuck=1.0'
ask "$DECIDER" "$LESSONS" >"$kept/status"
is 'the first rule that matches decides, and - leaves a key out' "$(<"$answer")" \
  '{"model":"fake-decider","answers":{"lesson_7":{"type":"noul","noul":0.91},"stuck":{"type":"noul","noul":1}},"latency_ms":1}'

FAKE_DECIDER_ANSWERS='*=-'
ask "$DECIDER" "$LESSONS" >"$kept/status"
is 'every key can be left out' "$(<"$answer")" '{"model":"fake-decider","answers":{},"latency_ms":1}'

FAKE_DECIDER_ANSWERS='stuck=yes'
is 'a rule that is no number ends the call with exit 2' "$(ask "$DECIDER" "$STUCK")" ' exit 2'
is 'and is named' "$(<"$complaint")" \
  'curl: (2) FAKE_DECIDER_ANSWERS: expected KEY=P with P a JSON number or -, and KEY without extended patterns, got stuck=yes'
unset FAKE_DECIDER_ANSWERS

export FAKE_DECIDER_PROTOCOL=2
ask "$DECIDER" "$STUCK" >"$kept/status"
is 'protocol stands in the response where it is scripted' "$(<"$answer")" \
  '{"model":"fake-decider","answers":{"stuck":{"type":"noul","noul":0.5}},"latency_ms":1,"protocol":2}'
unset FAKE_DECIDER_PROTOCOL

is 'an empty state is refused' "$(ask "$DECIDER" "${STUCK/Same three errors again./}") $(<"$answer")" \
  '422 exit 0 {"detail":"the request breaks the decider protocol"}'
is 'a request without a protocol is refused' "$(ask "$DECIDER" "${STUCK/\"protocol\":1,/}")" '422 exit 0'
is 'no JSON is refused' "$(ask "$DECIDER" 'protocol: 1')" '422 exit 0'

export FAKE_DECIDER_TOKEN=s3cret
is 'a question without the token is refused' "$(ask "$DECIDER" "$STUCK") $(<"$answer")" '401 exit 0 {"error":"unauthorized"}'
is 'a question with another token is refused' "$(TOKEN=s3cre ask "$DECIDER" "$STUCK")" '401 exit 0'
is 'the token is looked at before the request' "$(ask "$DECIDER" '{}')" '401 exit 0'
is 'a question with the token is answered' "$(TOKEN=s3cret ask "$DECIDER" "$STUCK")" '200 exit 0'
is 'a token among the words is read too' \
  "$(curl -o "$answer" -w '%{http_code}' -H 'Authorization: Bearer s3cret' -d "$STUCK" "$DECIDER")" 200
is 'embeddings need no token' "$(ask "$EMBEDDER" '{"input":["a"]}')" '200 exit 0'
unset FAKE_DECIDER_TOKEN

vector() { printf '%s' "$1"; printf ',%s' "${@:2}"; }
zeros="$(vector $(printf '0 %.0s' {1..383}))"
ask "$EMBEDDER" '{"model":"any","input":["one","two"]}' >"$kept/status"
is 'each text gets 384 numbers, the first of them 1' "$(<"$answer")" \
  '{"object":"list","model":"BAAI/bge-small-en-v1.5","data":[{"object":"embedding","index":0,"embedding":[1,'"$zeros"']},{"object":"embedding","index":1,"embedding":[1,'"$zeros"']}]}'
FAKE_EMBED_INDEX=383 ask "$EMBEDDER" '{"input":["one"]}' >"$kept/status"
is 'the place of the 1 can be scripted' "$(<"$answer")" \
  '{"object":"list","model":"BAAI/bge-small-en-v1.5","data":[{"object":"embedding","index":0,"embedding":['"$zeros"',1]}]}'
is 'a place outside the vector ends the call with exit 2' "$(FAKE_EMBED_INDEX=384 ask "$EMBEDDER" '{"input":["one"]}')" ' exit 2'
is 'an input that is no list of texts is refused' "$(ask "$EMBEDDER" '{"input":"one"}') $(<"$answer")" \
  '422 exit 0 {"error":"input must be strings"}'
is 'an empty input is refused' "$(ask "$EMBEDDER" '{"input":[]}')" '422 exit 0'

is '/health is well' "$(health http://decider.test/health) $(<"$answer")" \
  '200 exit 0 {"status":"ok","model":"fake-decider","device":"cpu"}'
export FAKE_DECIDER_HEALTH=503
is '/health has the status scripted for it' "$(health http://embed.test/health)" '503 exit 0'
is 'which leaves the questions alone' "$(ask "$DECIDER" "$HEALTH")" '200 exit 0'

finish
