import { thousandths, thresholdThousandths } from '../../spec/thousandths.ts'
import type { Fact } from '../judged.ts'
import { equalWidth } from '../statistics/binning.ts'
import { WIDTH } from '../statistics/calibration.ts'
import { calibrationError } from '../statistics/calibration-error.ts'
import { type Forecast, mean } from '../statistics/forecast.ts'
import { nearness, rightness } from '../statistics/graded-answer.ts'
import { largestView, withProbabilities } from '../statistics/view.ts'
import type { SpreadAnswer } from './summary.ts'
import { fact, figure, setting, share, shareLimits } from './verdict.ts'

/** How often what a client would act on is right, with limits; null where nothing reaches the threshold. */
export type Acted = {
  readonly value: number
  readonly lower: number
  readonly upper: number
} | null

/** Gives what stands beside C6: what a client acts on, what the largest probability would do, how near scores come. */
export const confidenceFacts = (
  acted: Acted,
  { answers, acting }: Record<'answers' | 'acting', readonly SpreadAnswer[]>,
  threshold: number,
): Fact[] => [
  ...actedFacts(acted, acting, threshold),
  ...largestFacts(answers, threshold),
  ...nearFacts(answers),
]

function actedFacts(acted: Acted, acting: readonly SpreadAnswer[], threshold: number): Fact[] {
  const label = `right at ${setting(threshold)} or more`
  if (acted === null) return [fact(label, 'none was so confident')]
  const stated = mean(acting.map(({ confidence }) => confidence))
  return [
    fact(label, `${share(acted.value)} (${shareLimits(acted)}) of ${acting.length}`),
    fact('mean confidence of those', figure(stated)),
  ]
}

/** What the largest probability would do in the place of the confidence; for information. */
function largestFacts(answers: readonly SpreadAnswer[], threshold: number): Fact[] {
  const view: readonly Forecast[] = largestView(withProbabilities(answers))
  if (view.length === 0) return []
  const { expected, debiased } = calibrationError(equalWidth(view, WIDTH))
  const isExact = answers.every(answer => answer.isExact)
  const least = thresholdThousandths(threshold)
  const acting = view.filter(({ stated }) => thousandths(stated) >= least)
  const right = acting.length === 0 ? 'none' : figure(mean(acting.map(({ outcome }) => outcome)))
  const shown = `error ${figure(isExact ? expected : debiased)}; right at ${setting(threshold)} or more: ${right} of ${acting.length}`
  return [fact('largest probability in its place', shown)]
}

function nearFacts(answers: readonly SpreadAnswer[]): Fact[] {
  const scores = answers.flatMap(answer => (answer.type === 'score' ? [answer] : []))
  if (scores.length === 0) return []
  return [
    fact('nearest level right', figure(mean(scores.map(rightness)))),
    fact('at most one level off', figure(mean(scores.map(nearness)))),
  ]
}
