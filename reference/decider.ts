import { hash } from 'node:crypto'
import type { Asked } from '../spec/asked.ts'
import type { Refusal } from '../spec/dialect.ts'
import type { WaldMode } from '../spec/dialects/wald-answer.ts'
import { isObject } from '../spec/json-object.ts'
import type { Question } from '../spec/nouns.ts'
import { calibrate, type Table } from './calibration/table.ts'
import type { Engine, Failure, Outcome } from './engines/engine.ts'
import { flatten } from './prompt/flattening.ts'
import type { Sighted } from './prompt/images.ts'
import { prefixOf, type StateForm } from './prompt/prompt.ts'
import { THOUGHT_TOKENS, thoughtSuffix } from './prompt/thought-prompt.ts'
import { type AllRead, readAll, type Shared } from './reading.ts'
import { distributionOf, type Evidence } from './readout/evidence.ts'
import { excessOf, type Readout } from './readout/readout.ts'

/** How requests are decided: all that is chosen before the first comes. */
export type Deciding = {
  readonly engine: Engine
  readonly readout: Readout
  /** Empty where there is no calibration. */
  readonly table: Table
}

/** How this request is decided, as far as its dialect lets it say. */
export type Effort = {
  readonly form: StateForm
  /** A first distribution whose largest probability lies below it is followed by a thought; 0 for never. */
  readonly gate: number
}

/** What was decided about one question; distributions over its options or levels in their order, or over yes and no. */
export type Decided = {
  readonly calibrated: readonly number[]
  /** At temperature 1. */
  readonly raw: readonly number[]
  readonly mode: WaldMode
}

/** What was decided about a request, and what it cost. */
export type Decision = {
  readonly decided: ReadonlyMap<string, Decided>
  readonly inputTokens: number
  readonly thoughtTokens: number
}

/** Refuses a question with more options than the readout can tell apart; null where there is none. */
export function capacityRefusalOf({ questions }: Asked, readout: Readout): Refusal | null {
  for (const [key, question] of Object.entries(questions)) {
    const excess = excessOf(question, readout)
    if (excess === null) continue
    return { kind: 'over-capacity', detail: `the question ${JSON.stringify(key)}: ${excess}` }
  }
  return null
}

/** Decides every question of a request, the state read once for all of them; all of them or none. */
export async function decide(
  asked: Sighted,
  { engine, readout, table }: Deciding,
  { form, gate }: Effort,
  signal?: AbortSignal,
): Promise<Outcome<Decision>> {
  const shared = sharedBy(asked, form)
  const questions = Object.entries(asked.questions)
  const first = questions.map(([, question]) => readout.read(question, ''))
  const read = await readAll(engine, shared, first, signal)
  if ('failure' in read) return read
  let { inputTokens } = read.result
  let thoughtTokens = 0
  const decided = new Map<string, Decided>()
  for (const [index, [key, question]] of questions.entries()) {
    const evidence = read.result.evidence[index] ?? []
    const plain = decidedBy(question, evidence, readout, table)
    decided.set(key, plain)
    if (!isUnsure(plain, gate) || engine.think === undefined) continue
    const { prefix, ...images } = shared
    const prompt = prefix + thoughtSuffix(question)
    const musing = { prompt, mostTokens: THOUGHT_TOKENS, seed: seedOf(asked, key), ...images }
    const thought = await engine.think(musing, signal)
    const second = await readAgain(thought, text =>
      readAll(engine, shared, [readout.read(question, text)], signal),
    )
    if (second === null) continue
    if ('failure' in second) return second
    inputTokens += second.result.inputTokens
    thoughtTokens += second.result.thoughtTokens
    const [better = evidence] = second.result.evidence
    decided.set(key, { ...decidedBy(question, better, readout, table), mode: 'B' })
  }
  return { result: { decided, inputTokens, thoughtTokens } }
}

/** Gives the part of a request that all its questions share. */
const sharedBy = ({ state, images = [] }: Sighted, form: StateForm): Shared => ({
  prefix: prefixOf(flatten(state), form),
  ...(images.length > 0 && { images }),
})

const isUnsure = ({ raw, mode }: Decided, gate: number): boolean =>
  mode === 'A' && raw.length > 1 && Math.max(...raw) < gate

function decidedBy(
  { type }: Question,
  evidence: Evidence,
  readout: Readout,
  table: Table,
): Decided {
  const raw = distributionOf(evidence)
  const mode = readout.isGrouped(raw.length) ? 'K' : 'A'
  return { raw, calibrated: calibrate(table, type, evidence), mode }
}

type Again = AllRead & { readonly thoughtTokens: number }

/** Reads a second time with a thought; null where the thought does not fit the context, for then the first reading stands. */
async function readAgain(
  thought: Outcome<{ readonly text: string; readonly outputTokens: number }>,
  read: (text: string) => Promise<Outcome<AllRead>>,
): Promise<Outcome<Again> | null> {
  if ('failure' in thought) return unlessTooLong(thought.failure)
  const again = await read(thought.result.text.trim())
  if ('failure' in again) return unlessTooLong(again.failure)
  return { result: { ...again.result, thoughtTokens: thought.result.outputTokens } }
}

const unlessTooLong = (failure: Failure) => (failure.kind === 'too-long' ? null : { failure })

/** Gives the seed of a thought: the first 8 hexadecimal digits of the hash of state, questions and key, as Wald has it. */
function seedOf({ state, questions }: Asked, key: string): number {
  const text = JSON.stringify(sorted({ questions, state })) + key
  return Number.parseInt(hash('sha256', text, 'hex').slice(0, 8), 16)
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isObject(value)) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]))
}
