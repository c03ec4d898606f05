import type { Question } from '../../spec/nouns.ts'
import type { Engine, Failure, Outcome } from '../engines/engine.ts'
import { flatten } from '../prompt/flattening.ts'
import { prefixOf } from '../prompt/prompt.ts'
import { readAll } from '../reading.ts'
import { excessOf, type Readout } from '../readout/readout.ts'
import type { Labelled } from './labelled.ts'

/** A question with what is true of it, before a model has read it. */
export type Told = {
  /** What it is called where it could not be read, such as its file and line. */
  readonly name: string
  readonly state: unknown
  readonly question: Question
  /** The probability of each outcome in its order; of a noul: yes, then no. */
  readonly truth: readonly number[]
  readonly cluster: string
}

/** A question that could not be read, and why, in a sentence. */
export type Unread = { readonly name: string; readonly says: string }

/** What a model was found to hold of questions whose answers are known. */
export type Collected = {
  readonly labelled: readonly Labelled[]
  readonly unread: readonly Unread[]
}

/** What reads the questions, and who is told how many are done. */
export type Collecting = {
  readonly engine: Engine
  readonly readout: Readout
  readonly onDone?: (done: number) => void
  readonly signal?: AbortSignal
}

/**
 * Reads the evidence of questions whose answers are known, those about one state in one passage.
 *
 * A question that is too long, has too many options or whose answers the model does not list is left out by
 * name; what any other failure keeps from being read ends it all. Nothing runs side by side, so that a
 * model that computes the same each time gives the same each time.
 */
export const collect = (
  told: readonly Told[],
  collecting: Collecting,
): Promise<Outcome<Collected>> => readEach(groupsOf(told), collecting)

async function readEach(
  groups: Iterable<readonly Told[]>,
  collecting: Collecting,
): Promise<Outcome<Collected>> {
  const labelled: Labelled[] = []
  const unread: Unread[] = []
  for (const group of groups) {
    const read = await readGroup(group, collecting)
    if ('failure' in read) return read
    labelled.push(...read.result.labelled)
    unread.push(...read.result.unread)
    collecting.onDone?.(labelled.length + unread.length)
  }
  return { result: { labelled, unread } }
}

/** Puts questions about one state together, states in the order they first came. */
function groupsOf(told: readonly Told[]): Iterable<readonly Told[]> {
  const groups = new Map<string, Told[]>()
  for (const each of told) {
    const text = flatten(each.state)
    const group = groups.get(text)
    if (group === undefined) groups.set(text, [each])
    else group.push(each)
  }
  return groups.values()
}

async function readGroup(
  group: readonly Told[],
  collecting: Collecting,
): Promise<Outcome<Collected>> {
  const { engine, readout, signal } = collecting
  const over = group.flatMap(each => overCapacity(each, readout))
  const fitting = group.filter(({ name }) => !over.some(each => each.name === name))
  const [first] = fitting
  if (first === undefined) return { result: { labelled: [], unread: over } }
  const shared = { prefix: prefixOf(flatten(first.state)) }
  const readings = fitting.map(({ question }) => readout.read(question, ''))
  const read = await readAll(engine, shared, readings, signal)
  if ('result' in read) {
    const labelled = fitting.map(({ question: { type }, truth, cluster }, index): Labelled => {
      return { type, truth, cluster, evidence: read.result.evidence[index] ?? [] }
    })
    return { result: { labelled, unread: over } }
  }
  if (!isOfQuestion(read.failure)) return read
  const alone = fitting.length === 1
  const rest = alone ? leftOut(first, read.failure) : await eachAlone(fitting, collecting)
  if ('failure' in rest) return rest
  return { result: { ...rest.result, unread: [...over, ...rest.result.unread] } }
}

// The length of a text and what a model lists behind it depend on the question; anything else stays as it is.
const isOfQuestion = ({ kind }: Failure): boolean => kind === 'too-long' || kind === 'too-few'

const leftOut = ({ name }: Told, { says }: Failure): { readonly result: Collected } => ({
  result: { labelled: [], unread: [{ name, says }] },
})

const eachAlone = (group: readonly Told[], { onDone: _, ...collecting }: Collecting) =>
  readEach(
    group.map(each => [each]),
    collecting,
  )

function overCapacity({ name, question }: Told, readout: Readout): Unread[] {
  const excess = excessOf(question, readout)
  return excess === null ? [] : [{ name, says: `${excess}.` }]
}
