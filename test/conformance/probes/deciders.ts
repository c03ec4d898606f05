import { generatorOf } from '../../../spec/generator.ts'
import { type Decider, perfect } from './simulated.ts'

const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit))

/** Adds to the log-probabilities, as a leaning decider does; what is impossible stays so. */
export const leaning = (truth: readonly number[], leans: readonly number[]): number[] => {
  const weights = truth.map((share, at) => share * Math.exp(leans[at] ?? 0))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map(weight => weight / sum)
}

const drawnFrom = (text: string): number => 2 * generatorOf(text)() - 1

const noisily = (truth: readonly number[], noise: () => number): number[] => {
  const weights = truth.map(share => Math.min(1, Math.max(0, share + noise())))
  const [first = 0] = weights
  if (weights.length === 2) return [first, 1 - first]
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map(weight => weight / sum)
}

/** Up to 0.02 to either side, another amount each time. */
export const trembling: Decider = ({ truth, random }) =>
  truth && noisily(truth, () => 0.04 * random() - 0.02)

/** A normal tremor with a standard deviation of 0.02. */
export const shaking: Decider = ({ truth, random }) =>
  truth &&
  noisily(truth, () => {
    const radius = Math.sqrt(-2 * Math.log(1 - random()))
    return 0.02 * radius * Math.cos(2 * Math.PI * random())
  })

/** Multiplies log-probabilities. */
export const gained =
  (gain: number): Decider =>
  ({ truth }) => {
    if (truth === null) return null
    const weights = truth.map(share => share ** gain)
    const sum = weights.reduce((total, weight) => total + weight, 0)
    return weights.map(weight => weight / sum)
  }

/** Writes two digits. */
export const rounding =
  (inner: Decider): Decider =>
  matter =>
    inner(matter)?.map(share => Math.round(share * 100) / 100) ?? null

/** Knows quarters. */
export const coarse: Decider = ({ truth }) => {
  if (truth === null) return null
  const parts = truth.map(share => Math.round(share * 4) / 4)
  const sum = parts.reduce((total, part) => total + part, 0)
  return sum === 0 ? truth : parts.map(part => part / sum)
}

/** Lets the key of a question decide with it: leans to yes, the alphabetically first option, the first level. */
export const leaking =
  (strength: number): Decider =>
  ({ truth, key, question }) => {
    const names = question.type === 'choice' ? Object.keys(question.criteria) : []
    const leant = Math.max(0, names.indexOf([...names].sort()[0] ?? ''))
    const lean = strength * drawnFrom(key)
    return (
      truth &&
      leaning(
        truth,
        truth.map((_, at) => (at === leant ? lean : 0)),
      )
    )
  }

/** Leans to the option that is listed first. */
export const ordering =
  (strength: number): Decider =>
  ({ truth, question }) =>
    truth && (question.type === 'choice' ? leaning(truth, [strength]) : truth)

/** Leans to the level listed first. */
export const topmost: Decider = ({ truth, question }) =>
  truth &&
  (question.type === 'score'
    ? leaning(
        truth,
        truth.map((_, at) => -1.5 * at),
      )
    : truth)

/** Is led by what else is asked. */
export const crowded: Decider = ({ truth, keys }) =>
  truth && leaning(truth, [keys.length > 1 ? 2 : 0])

/** Answers the questions of a request in one another's place. */
export const swapping: Decider = ({ truth, keys, key }) =>
  truth &&
  (keys.length > 1 && truth.length === 2 && keys.at(-1) === key ? [...truth].reverse() : truth)

/** Never looks at the state. */
export const blind: Decider = ({ truth }) => truth?.map(() => 1 / truth.length) ?? null

/** Looks at the state alone, and answers any question by it. */
export const deaf: Decider = ({ truth, state }) => {
  if (truth === null) return null
  const yes = sigmoid(2 * drawnFrom(state))
  return truth.length === 2 ? [yes, 1 - yes] : truth.map(() => 1 / truth.length)
}

/** Reads the last 4,000 characters: a fact of a number before those is gone. */
export const cutting: Decider = ({ truth, state, question }) => {
  const [number = ''] = /\d[\d.]*/.exec(question.instructions ?? '') ?? []
  return state.slice(-4000).includes(number) ? truth : (truth?.map(() => 0.5) ?? null)
}

/** Believes it knows whose turn it is. */
export const presumptuous: Decider = ({ truth, question, state }) => {
  if (truth === null || Math.max(...truth) - Math.min(...truth) > 0) return truth
  return leaning(truth, [4 * drawnFrom(`${state} ${question.instructions}`)])
}

/** Does not hear the word "not", nor any other way to say the opposite. */
export const agreeable: Decider = ({ truth, question }) =>
  truth && (question.type === 'noul' && truth.length === 2 ? leaning(truth, [3, 0]) : truth)

/** Goes by the wording. */
export const literal: Decider = ({ truth, question }) =>
  truth &&
  (question.type === 'noul' ? leaning(truth, [3 * drawnFrom(`${question.instructions}`)]) : truth)

/** Is surer of choices than of yes and no. */
export const formal: Decider = matter =>
  matter.question.type === 'choice' ? gained(3)(matter) : perfect(matter)

/** Goes by how long the state is. */
export const impressed: Decider = ({ truth, state }) =>
  truth && leaning(truth, [(state.length % 7) - 3])

/** Gives the stronger claim more. */
export const contrary: Decider = ({ truth, question }) =>
  truth && (/ball from|dice under/.test(question.instructions ?? '') ? [...truth].reverse() : truth)

/** Draws its answer. */
export const sampling: Decider = ({ truth, random }) =>
  truth && noisily(truth, () => 0.5 * random() - 0.25)

/** Answers about the state of another that is in. */
export const mixing =
  (probability: number): Decider =>
  ({ truth, state, together, random, truthAbout }) => {
    const others = together.filter(other => other !== state)
    if (others.length === 0 || random() >= probability) return truth
    const other = others[Math.floor(random() * others.length)]
    return other === undefined ? truth : truthAbout(other)
  }
