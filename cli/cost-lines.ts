import type { Plan } from '../conformance/plan.ts'
import { counted } from '../conformance/reports/counted.ts'
import type { Stages } from '../conformance/stage.ts'
import { whole } from '../conformance/wording.ts'

// What an answer to a short question takes on the machines Chalk runs on.
const REQUEST_MS = 150

/** Says how long so many requests take, one after the other. */
const durationOf = (requests: number): string => {
  const seconds = Math.ceil((requests * REQUEST_MS) / 1000)
  const time = seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
  return `about ${time} at ${REQUEST_MS} ms each`
}

/** Says what each part of a run sends, one line a part, and whether that fits; nothing where only checks are made and they fit. */
export function costLines(
  { requests }: Plan,
  stages: Stages,
  maxRequests: number | undefined,
): string[] {
  const costs = Object.entries(stages).map(([name, { cost }]) => ({ name, cost }))
  const total = costs.reduce((sum, { cost }) => sum + cost.requests, requests)
  const wire = `checks: at most ${counted(requests, 'request')}, ${durationOf(requests)}`
  const lines = costs.map(({ name, cost }) =>
    [
      `${name}: at most ${counted(cost.requests, 'request')}`,
      counted(cost.questions, 'question'),
      `${whole(cost.characters)} characters of text`,
      durationOf(cost.requests),
    ].join(', '),
  )
  const all = `in all: at most ${counted(total, 'request')}, ${durationOf(total)}`
  return [...(lines.length > 0 ? [wire, ...lines, all] : []), ...shortage(total, maxRequests)]
}

const shortage = (total: number, most: number | undefined): string[] =>
  most === undefined || total <= most
    ? []
    : [
        `--max-requests ${most} is less than the ${whole(total)} this run may need: what is left then is not sent, and stays open`,
      ]
