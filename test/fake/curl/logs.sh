# What is kept under FAKE_STATE, and what is not.
source "$(dirname "${BASH_SOURCE[0]}")/client.sh"

TOKEN=s3cret-token FAKE_DECIDER_TOKEN=s3cret-token LIMIT=1.998 ask "$DECIDER" "$STUCK" >"$kept/status"
is 'a call is two lines in curl.log, without the line end of its body' "$(<"$FAKE_STATE/curl.log")" "$DECIDER"$'\n'"$STUCK"
is 'a question is two lines in decider.log' "$(<"$FAKE_STATE/decider.log")" "max-time=1.998 auth=yes"$'\n'"$STUCK"
is 'the token is nowhere' "$(grep -rc s3cret "$FAKE_STATE" | sort)" \
  "$FAKE_STATE/curl.log:0"$'\n'"$FAKE_STATE/decider.log:0"
is 'one call leaves the logs alone behind' "$(cd "$FAKE_STATE" && printf '%s ' *)" 'curl.log decider.log '

curl -d "$STUCK" "$DECIDER" >"$kept/said"
is 'a question without a limit and a token says so' "$(tail -n 2 "$FAKE_STATE/decider.log" | head -n 1)" 'max-time=none auth=no'
ask "$DECIDER" "$HEALTH" >"$kept/status"
is 'the last line is the last request, byte for byte' "$(tail -n 1 "$FAKE_STATE/decider.log")" "$HEALTH"

rm "$FAKE_STATE"/*
ask "$EMBEDDER" '{"input":["a"]}' >"$kept/status"
health http://decider.test/health >"$kept/status"
curl -L https://example.com/a?b=c >"$kept/said"
is 'every call has its URL on a line of its own' "$(<"$FAKE_STATE/curl.log")" \
  "$EMBEDDER"$'\n{"input":["a"]}\nhttp://decider.test/health\n\nhttps://example.com/a?b=c'
is 'decider.log has questions alone' "$(lacks decider.log)" yes

mkdir "$FAKE_STATE/answering"
is 'a question asked while another is answered is answered' "$(ask "$DECIDER" "$STUCK")" '200 exit 0'
is 'and noted as an overlap' "$(<"$FAKE_STATE/overlaps")" overlap
is "and leaves the other one's mark" "$(lacks answering)" no
ask "$EMBEDDER" '{"input":["a"]}' >"$kept/status"
is 'an embedding overlaps with nothing' "$(<"$FAKE_STATE/overlaps")" overlap

rm -r "$FAKE_STATE"/*
for turn in 1 2 3 4; do ask "$DECIDER" "$STUCK" >"$kept/status"; done
is 'four questions in turn do not overlap' "$(lacks overlaps)" yes

# Each body is larger than what a pipe or a write of bash takes at once.
long="$(printf 'x%.0s' {1..100000})"
askers=()
for turn in 1 2 3 4; do
  FAKE_DECIDER_DELAY=1.5 LIMIT=9 ask "$DECIDER" "${STUCK/Same/$turn$long}" >"$kept/turn.$turn" &
  askers+=($!)
done
wait "${askers[@]}"
is 'four questions at once are all answered' "$(cat "$kept"/turn.*)" '200 exit 0200 exit 0200 exit 0200 exit 0'
is 'and overlap' "$(sort -u "$FAKE_STATE/overlaps")" overlap
is 'and leave no mark' "$(lacks answering)" yes
lines() { tail -n 8 "$FAKE_STATE/decider.log" | awk '{ print length($0), substr($0, 1, 24) }' | sort; }
whole=$((${#STUCK} + ${#long} - 3))
is 'and their lines are whole' "$(lines)" \
  "$(printf "$whole "'{"protocol":1,"state":"%s\n' 1 2 3 4; printf '18 max-time=9 auth=no\n%.0s' 1 2 3 4)"

finish
