import type { Case } from '../../../conformance/corpus/case.ts'
import type { Exchange } from '../../../conformance/exchange.ts'
import { Withheld } from '../../../conformance/gate.ts'
import type { MeasureEnd, Measuring } from '../../../conformance/measuring.ts'
import { sharesOf } from '../../../conformance/probes/bases.ts'
import { generatorOf } from '../../../spec/generator.ts'
import type { JsonObject } from '../../../spec/json-object.ts'
import type { Question } from '../../../spec/nouns.ts'

/** What a decider without a server is asked, and what is true. */
export type Matter = {
  readonly state: string
  readonly key: string
  readonly question: Question
  /** In the order of the question; of yes and no for a noul. Null for no case. */
  readonly truth: readonly number[] | null
  /** The keys of the request, in order. */
  readonly keys: readonly string[]
  /** Every state that is asked about at the same time. */
  readonly together: readonly string[]
  readonly random: () => number
  /** Looks up what is true of the same question about another state. */
  truthAbout(state: string): readonly number[] | null
}

/** A decider: the probabilities of an answer, or null for none. */
export type Decider = (matter: Matter) => readonly number[] | null

/** Knows everything. */
export const perfect: Decider = ({ truth }) => truth

/** What a simulated server is, beside its decider. */
export type Manner = {
  readonly seed?: string
  /** Whether answers state the probabilities of options. */
  readonly isOpen?: boolean
  /** After how many requests nothing more may be sent. */
  readonly budget?: number
  /** How late timers of this machine are, in ms. */
  readonly loopDelayMs?: number
}

const identity = (state: string, question: Question): string => {
  const criteria =
    question.type === 'choice' ? Object.entries(question.criteria).sort() : question.criteria
  return JSON.stringify([state, question.type, question.instructions, criteria])
}

/** Makes an asker whose server is a function: no HTTP, no clock. */
export function simulated(
  cases: readonly Case[],
  decide: Decider,
  { seed = 'noise', isOpen = true, budget = 1e9, loopDelayMs = 0 }: Manner = {},
): Measuring & { readonly bodies: JsonObject[] } {
  const known = new Map(cases.map(each => [identity(each.state, each.question), each]))
  const random = generatorOf(seed)
  const bodies: JsonObject[] = []
  const inside = new Set<string>()
  const end: MeasureEnd = { reason: 'budget', says: '--max-requests was used up' }
  const isOver = () => bodies.length >= budget
  const truthOf = (state: string, question: Question): readonly number[] | null => {
    const found = known.get(identity(state, question))
    if (found === undefined) return null
    const { posterior } = found
    if (question.type !== 'choice' || typeof posterior === 'number') return sharesOf(posterior)
    const byName = new Map(Object.entries(posterior))
    return Object.keys(question.criteria).map(name => byName.get(name) ?? 0)
  }
  return {
    seed,
    bodies,
    async ask(body) {
      if (isOver()) throw new Withheld(end.says)
      bodies.push(body)
      const id = bodies.length
      const { state, questions } = read(body)
      inside.add(state)
      // One turn of the loop: whoever else is asked at once is in by now.
      await new Promise(resolve => setImmediate(resolve))
      const together = [...inside]
      const keys = Object.keys(questions)
      const answers = keys.flatMap(key => {
        const question = questions[key]
        if (question === undefined) return []
        const truth = truthOf(state, question)
        const truthAbout = (other: string) => truthOf(other, question)
        const matter = { state, key, question, truth, keys, together, random, truthAbout }
        const believed = decide(matter)
        return believed === null ? [] : [[key, answerOf(question, believed, isOpen)] as const]
      })
      inside.delete(state)
      return exchangeOf(id, body, { model: 'simulated', answers: Object.fromEntries(answers) })
    },
    health: () => Promise.reject(new Error('a probe asks nothing about health')),
    ended: () => (isOver() ? end : null),
    now: () => 0,
    sleep: () => Promise.resolve(),
    watchLoop: () => ({ stop: () => loopDelayMs }),
  }
}

type Body = { readonly state: string; readonly questions: Readonly<Record<string, Question>> }

const read = (body: JsonObject): Body => JSON.parse(JSON.stringify(body))

function answerOf(question: Question, believed: readonly number[], isOpen: boolean): JsonObject {
  const [first = 0] = believed
  if (question.type === 'noul') return { type: 'noul', noul: first }
  const confidence = Math.max(...believed)
  if (question.type === 'score') {
    const score = believed.reduce((sum, share, level) => sum + share * level, 0)
    return { type: 'score', score: Math.min(score, believed.length - 1), confidence }
  }
  const names = Object.keys(question.criteria)
  const probabilities = Object.fromEntries(names.map((name, at) => [name, believed[at] ?? 0]))
  const choice = names[believed.indexOf(confidence)]
  return { type: 'choice', choice, confidence, ...(isOpen ? { probabilities } : {}) }
}

const encoder = new TextEncoder()

const exchangeOf = (id: number, sent: JsonObject, received: JsonObject): Exchange => ({
  id,
  check: 'probes',
  sent: {
    method: 'POST',
    path: '/v1/systemone',
    headers: {},
    body: encoder.encode(JSON.stringify(sent)),
    raw: null,
  },
  received: { status: 200, headers: {}, body: encoder.encode(JSON.stringify(received)) },
  ended: 'clean',
  cause: null,
  connectMs: null,
  firstByteMs: 1,
  totalMs: 1,
})
