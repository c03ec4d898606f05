# A loop with a budget of 2 s for all it asks, as Chalk keeps one.
source "$(dirname "${BASH_SOURCE[0]}")/client.sh"

BUDGET=2000 spent=0 outcomes='' limits=''
export FAKE_DECIDER_DELAY=0.8

# spend: asks once with what is left, and adds how it went and how long it took.
spend() {
  local left=$((BUDGET - spent)) started ended said
  if ((left < 50)); then
    outcomes+='budget '
    return
  fi
  started="$(date +%s%N)"
  said="$(LIMIT="$((left / 1000)).$(printf '%03d' $((left % 1000)))" ask "$DECIDER" "$STUCK")"
  ended="$(date +%s%N)"
  spent=$((spent + (ended - started) / 1000000))
  case $said in
    '200 exit 0') outcomes+='ok ' ;;
    '000 exit 28') outcomes+='timeout ' ;;
    *) outcomes+="($said) " ;;
  esac
}

for turn in 1 2 3 4 5; do spend; done
limits="$(sed -n 's/^max-time=\(.*\) auth=no$/\1/p' "$FAKE_STATE/decider.log")"

is 'two answers, one timeout, then nothing is asked' "$outcomes" 'ok ok timeout budget budget '
is 'the first limit is the whole budget' "$(head -n 1 <<<"$limits")" 2.000
is 'each limit is below the one before' "$(sort -ru <<<"$limits")" "$limits"

finish
