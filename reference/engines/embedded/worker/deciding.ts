import type { LlamaModel, Token } from 'node-llama-cpp'
import { ownValue } from '../../../../spec/json-object.ts'
import {
  type Failure,
  type Outcome,
  type PassageRead,
  type Thought,
  tooLong,
} from '../../engine.ts'
import { givenUp } from '../giving-up.ts'
import { type About, isReadOrder, isThinkOrder, type Job, type Order } from '../messages.ts'
import { Candidates, logProbabilityOf } from './candidates.ts'
import type { Computing } from './computing.ts'
import { backendOf, contextTokensFor, type Loaded, loadModel, nameOf } from './llama.ts'
import { type Phrasing, phrasingOf } from './phrasing.ts'
import { Reader } from './reader.ts'

// How many tokens are computed at once; fixed, for another number moves the last bits. On a CPU every token of a
// batch is held against all of the batch, those behind it too, so that fewer waste less.
const batchOf = (backend: Job['backend']): number => (backend === 'cpu' ? 256 : 512)
// A prefix of fewer tokens is not held but goes along with each suffix: it saves next to nothing, and
// a software device compiles a program of its own for each such number, a minute long.
const FEWEST_HELD = 9

type Parts = {
  readonly model: LlamaModel
  readonly reader: Reader
  readonly phrasing: Phrasing
  readonly candidates: Candidates
  readonly contextTokens: number
}

type ReadOrder = Extract<Order, { kind: 'read' }>
type ThinkOrder = Extract<Order, { kind: 'think' }>

/** Loads a model that answers, and has it compute once. */
export async function openDeciding(job: Job, loaded: Loaded): Promise<Computing> {
  const model = await loadModel(loaded, job)
  const contextTokens = contextTokensFor(model, job)
  const phrasing = await phrasingOf(model, job.template)
  const context = await model.createContext({
    // One more, for llama.cpp keeps a place free behind the last token.
    ...{ contextSize: contextTokens + 1, sequences: 1, threads: loaded.threads },
    batchSize: batchOf(job.backend),
    failedCreationRemedy: false,
    // On a CPU it slows the few tokens of a question down more than it speeds the many of a state up.
    ...(job.backend === 'cpu' && { flashAttention: false }),
  })
  const candidates = new Candidates(model)
  const reader = new Reader(context.getSequence())
  const parts = { model, reader, phrasing, candidates, contextTokens }
  const about = aboutOf(job, loaded, parts)
  await read({ kind: 'read', id: 0, ...firstPassage }, parts, () => false)
  return {
    about,
    async obey(order, isStopped) {
      if (isReadOrder(order)) return await read(order, parts, isStopped)
      if (isThinkOrder(order)) return await think(order, parts, isStopped)
      return { failure: { kind: 'unfit', says: `${about.model} is no embedding model.` } }
    },
  }
}

// No fewer tokens than are held, and no more than a line of text has.
const firstPassage = {
  prefix: 'State:\nThe build is red and two tests fail.\n\n',
  passes: [{ suffix: 'Question: Is it red?\nIs it so, Yes or No?\nAnswer:', candidates: [] }],
}

function aboutOf(job: Job, { llama, devices }: Loaded, parts: Parts): About {
  const { model, candidates, contextTokens } = parts
  const { metadata } = model.fileInfo
  const { architecture } = metadata.general
  return {
    ...{ model: nameOf(model, job), backend: backendOf(llama), devices },
    ...{ offloadedLayers: model.gpuLayers, contextTokens, labels: candidates.labels() },
    metadata: {
      general: { architecture },
      [architecture]: { decision: ownValue(ownValue(metadata, architecture), 'decision') },
      decider_kit: ownValue(metadata, 'decider_kit'),
    },
    dimensions: model.embeddingVectorSize,
  }
}

async function read(
  { prefix, passes }: ReadOrder,
  { reader, phrasing, candidates, contextTokens }: Parts,
  isStopped: () => boolean,
): Promise<Outcome<PassageRead>> {
  const tokens = phrasing.prefix(prefix)
  const [shared, along] = tokens.length < FEWEST_HELD ? [[], tokens] : [tokens, []]
  const asked = passes.map(pass => ({
    suffix: [...along, ...phrasing.suffix(pass.suffix)],
    tokens: pass.candidates.map(spellings => candidates.tokensOf(spellings)),
  }))
  const longest = shared.length + Math.max(0, ...asked.map(({ suffix }) => suffix.length))
  if (longest > contextTokens) return tooLong(longest, contextTokens)
  const missing = passes.flatMap((pass, index) =>
    pass.candidates.filter((_, place) => asked[index]?.tokens[place]?.length === 0),
  )
  const [first] = missing
  if (first !== undefined) return { failure: withoutToken(first) }
  if (asked.some(({ suffix }) => suffix.length === 0)) return { failure: withoutText }
  await reader.hold(shared)
  const logProbabilities: number[][] = []
  for (const { suffix, tokens } of asked) {
    if (isStopped()) return { failure: givenUp }
    const next = await reader.read(suffix)
    logProbabilities.push(tokens.map(each => logProbabilityOf(next, each)))
  }
  const inputTokens = asked.reduce((sum, { suffix }) => sum + suffix.length, shared.length)
  return { result: { logProbabilities, inputTokens } }
}

const withoutText: Failure = {
  kind: 'unfit',
  says: 'a pass without a text cannot be read. Give each a suffix of one token at least.',
}

const withoutToken = (spellings: readonly string[]): Failure => ({
  kind: 'unfit',
  says: `the model has no token for ${JSON.stringify(spellings[0])}, so that answers by it cannot be read. Use another --readout, or another model.`,
})

async function think(
  { prompt, mostTokens, seed }: ThinkOrder,
  { model, reader, phrasing, contextTokens }: Parts,
  isStopped: () => boolean,
): Promise<Outcome<Thought>> {
  const tokens = [...phrasing.prefix(''), ...phrasing.suffix(prompt)]
  if (tokens.length > contextTokens) return tooLong(tokens.length, contextTokens)
  // What comes must fit behind the prompt, for llama.cpp would cut the prompt's beginning off.
  const most = Math.min(mostTokens, contextTokens - tokens.length)
  const thought: Token[] = []
  for await (const token of reader.muse(tokens, seed)) {
    if (isStopped()) return { failure: givenUp }
    thought.push(token)
    if (thought.length >= most) break
  }
  return {
    result: { text: model.detokenize(thought, false, tokens), outputTokens: thought.length },
  }
}
