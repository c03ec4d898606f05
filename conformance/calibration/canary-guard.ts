import type { Fact } from '../judged.ts'
import { mean } from '../statistics/forecast.ts'
import type { MeasuredAnswer } from './calibration-record.ts'
import type { AskedCase } from './reading.ts'
import { fact, figure } from './verdict.ts'

/** What the canaries of the beginning and the end, and the names of models, say of what answered in between. */
export type CanaryGuard = {
  readonly facts: readonly Fact[]
  /** What changed meanwhile, a clause; null where nothing did. */
  readonly change: string | null
}

// More is another model (calibration.md section 3.4).
const MOST_SHIFT = 0.01
const MOST_FLIPS = 0.01
// What one request's answers may lie apart when it is repeated: a tie that falls the other way is no other model.
const MOST_NOISE = 0.02

/** Compares the canaries asked first with the same asked last; says nothing where none was asked twice. */
export function guardByCanaries(asked: readonly AskedCase[]): CanaryGuard {
  const first = new Map<string, MeasuredAnswer>()
  const pairs = asked.flatMap(({ planned, answer }) => {
    if (planned.role !== 'canary' || answer === null) return []
    const before = first.get(planned.id)
    first.set(planned.id, answer)
    return before === undefined ? [] : [{ before, after: answer }]
  })
  const models = modelsOf(asked)
  if (pairs.length === 0) return models
  const shift = mean(pairs.map(({ before, after }) => distance(before, after)))
  const flips = pairs.filter(
    ({ before, after }) =>
      decided(before) !== decided(after) && distance(before, after) > MOST_NOISE,
  ).length
  const isChanged = shift > MOST_SHIFT || flips > MOST_FLIPS * pairs.length
  const shown = `mean shift ${figure(shift)}, ${flips} of ${pairs.length} decided otherwise`
  return {
    facts: [...models.facts, fact('canaries, first against last', shown)],
    change: models.change ?? (isChanged ? UNSTEADY : null),
  }
}

// Answers that vary by themselves shift as well: C5.repeat tells the two apart.
const UNSTEADY =
  'the same questions were answered otherwise at the end: the model changed, or its answers vary'

function modelsOf(asked: readonly AskedCase[]): CanaryGuard {
  const names = [...new Set(asked.flatMap(({ model }) => (model === null ? [] : [model])))]
  if (names.length === 0) return { facts: [], change: null }
  return {
    facts: [fact('models that answered', names.join(', '))],
    change: names.length > 1 ? 'more than one model answered' : null,
  }
}

function distance(before: MeasuredAnswer, after: MeasuredAnswer): number {
  const [one, other] = [statedBy(before), statedBy(after)]
  return mean(one.map((stated, at) => Math.abs(stated - (other[at] ?? 0))))
}

const statedBy = (answer: MeasuredAnswer): readonly number[] =>
  answer.type === 'noul' ? [answer.noul] : (answer.probabilities ?? [answer.confidence])

function decided(answer: MeasuredAnswer): number {
  if (answer.type === 'noul') return answer.noul >= 0.5 ? 1 : 0
  return answer.type === 'choice' ? answer.choice : Math.round(answer.score)
}
