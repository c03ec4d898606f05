#!/usr/bin/env bash
# Record and replay: stand before a decider once, then test against what it said, without it and at its pace.
#
#   npm run build && bash examples/scripts/record-and-replay.sh
#
# Prints:
#   through the recorder: {"stuck":{"type":"noul","noul":0.96}}
#   replayed: {"stuck":{"type":"noul","noul":0.96}}
#   replayed as slowly: yes
#   another question: 501
#   the token in the recording: 0 times
set -euo pipefail
kit="$(cd "$(dirname "$0")/../.." && pwd)/dist/cli/main.js"

work=$(mktemp -d)
running=()
stop_all() {
  # The last first, so that nothing is asked of what has ended.
  while [ "${#running[@]}" -gt 0 ]; do
    pid=${running[${#running[@]} - 1]}
    unset "running[${#running[@]}-1]"
    kill "$pid"
    wait "$pid" || true
  done
}
trap 'stop_all; rm -r "$work"' EXIT

# Starts a server of the kit and says in $url where it listens.
serve() {
  rm -f "$work/said"
  mkfifo "$work/said"
  node "$kit" "$@" >"$work/said" 2>>"$work/errors" &
  running+=($!)
  exec 3<"$work/said"
  read -r _ url <&3
}

# Prints the status and the seconds it took; the reply is in $work/reply.
ask() {
  curl -sS -o "$work/reply" -w '%{http_code} %{time_total}\n' \
    --data "{\"state\":\"s\",\"questions\":{\"$1\":{\"type\":\"noul\",\"instructions\":\"Is it $1?\"}}}" \
    "$url/v1/systemone"
}
answers() { grep -o '{"stuck.*}}' "$work/reply" | sed 's/}}}/}}/'; }

# It stands for the real decider: one that takes 200 ms and wants a token.
export DECIDER_TOKEN=decider-secret
echo '{"answers": {"stuck": 0.96}, "steps": [{"delay": 200}]}' >"$work/real.json"
serve fake --token-env DECIDER_TOKEN "$work/real.json"

serve record --token-env DECIDER_TOKEN --out "$work/recorded.yaml" "$url"
ask stuck >"$work/status"
echo "through the recorder: $(answers)"
stop_all

serve fake "$work/recorded.yaml"
ask stuck >"$work/status"
read -r _ seconds <"$work/status"
echo "replayed: $(answers)"
echo "replayed as slowly: $(awk -v s="$seconds" 'BEGIN { print (s >= 0.2 ? "yes" : "no") }')"
# A changed question misses loudly, for no answer to it was ever given.
read -r status _ < <(ask hungry)
echo "another question: $status"
echo "the token in the recording: $(grep -c decider-secret "$work/recorded.yaml" || true) times"
