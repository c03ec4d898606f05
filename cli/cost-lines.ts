import { noCost, sumOfCosts } from '../conformance/cost.ts'
import type { Cost, Paced } from '../conformance/measuring.ts'
import type { Plan } from '../conformance/plan.ts'
import { counted } from '../conformance/reports/counted.ts'
import type { Stages } from '../conformance/stage.ts'
import { whole } from '../conformance/wording.ts'

// What Chalk reports of its own decider on an M3 Pro: 210 ms for one question about 500 characters, 680 ms about
// 6,000, 1.2 s for five about 4,000.
const QUESTION_MS = 170
const THOUSAND_CHARACTERS_MS = 85

const PACE = `at ${QUESTION_MS} ms a question and ${THOUSAND_CHARACTERS_MS} ms a 1,000 characters`

const timeOf = ({ questions, characters }: Cost): number =>
  questions * QUESTION_MS + (characters / 1000) * THOUSAND_CHARACTERS_MS

/** Gives how long requests take one after the other, those on a clock of their own as long as that goes. */
const durationOf = (cost: Cost, paced: Paced | null): number =>
  timeOf(cost) + (paced === null ? 0 : paced.ms - timeOf(paced.cost))

const durationWords = (ms: number): string => {
  const seconds = Math.ceil(ms / 1000)
  return `about ${seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}`
}

/** Says what each part of a run sends, one line a part, and whether that fits; nothing where only checks are made and they fit. */
export function costLines(
  { requests }: Plan,
  stages: Stages,
  maxRequests: number | undefined,
): string[] {
  // A check asks one short question or none.
  const checks: Cost = { ...noCost, requests, questions: requests }
  const parts = Object.entries(stages).map(([name, { cost, paced = null }]) => ({
    name,
    cost,
    ms: durationOf(cost, paced),
  }))
  const total = sumOfCosts([checks, ...parts.map(({ cost }) => cost)]).requests
  const all = parts.reduce((sum, { ms }) => sum + ms, timeOf(checks))
  const lines = [
    `checks: at most ${counted(requests, 'request')}, ${durationWords(timeOf(checks))}`,
    ...parts.map(({ name, cost, ms }) =>
      [
        `${name}: at most ${counted(cost.requests, 'request')}`,
        counted(cost.questions, 'question'),
        `${whole(cost.characters)} characters of text`,
        durationWords(ms),
      ].join(', '),
    ),
    `in all: at most ${counted(total, 'request')}, ${durationWords(all)} ${PACE}`,
  ]
  return [...(parts.length > 0 ? lines : []), ...shortage(total, maxRequests)]
}

const shortage = (total: number, most: number | undefined): string[] =>
  most === undefined || total <= most
    ? []
    : [
        `--max-requests ${most} is less than the ${whole(total)} this run may need: what is left then is not sent, and stays open`,
      ]
