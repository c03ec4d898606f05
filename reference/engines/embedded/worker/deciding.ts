import type { LlamaModel, Token } from 'node-llama-cpp'
import { ownValue } from '../../../../spec/json-object.ts'
import {
  type Failure,
  givenUp,
  type Outcome,
  type PassageRead,
  type Thought,
  tooLong,
} from '../../engine.ts'
import { type About, isReadOrder, isThinkOrder, type Job, type Order, START } from '../messages.ts'
import { Candidates, logProbabilityOf } from './candidates.ts'
import type { Asker, Computing } from './computing.ts'
import { backendOf, contextTokensFor, type Loaded, loadModel, nameOf } from './llama.ts'
import { type Pace, paceOf } from './pace.ts'
import { type Phrasing, phrasingOf } from './phrasing.ts'
import { Reader } from './reader.ts'

type Parts = {
  readonly model: LlamaModel
  readonly reader: Reader
  readonly pace: Pace
  readonly phrasing: Phrasing
  readonly candidates: Candidates
  readonly contextTokens: number
}

type ReadOrder = Extract<Order, { kind: 'read' }>
type ThinkOrder = Extract<Order, { kind: 'think' }>

/** Loads a model that answers, and has it compute once. */
export async function openDeciding(job: Job, loaded: Loaded, asker: Asker): Promise<Computing> {
  const model = await loadModel(loaded, job, asker)
  const contextTokens = contextTokensFor(model, job)
  const pace = paceOf(job.backend)
  const phrasing = await phrasingOf(model, job.template)
  const context = await model.createContext({
    // Behind the last token up to `least - 1` that nobody reads, and the place llama.cpp keeps free.
    ...{ contextSize: contextTokens + pace.least, sequences: 1, threads: loaded.threads },
    batchSize: pace.most,
    failedCreationRemedy: false,
  })
  const candidates = new Candidates(model)
  const reader = new Reader(context.getSequence(), pace)
  const parts = { model, reader, pace, phrasing, candidates, contextTokens }
  const about = aboutOf(job, loaded, parts)
  await read({ kind: 'read', id: START, ...firstPassage }, parts, asker)
  return {
    about,
    async obey(order, caller) {
      if (isReadOrder(order)) return await read(order, parts, caller)
      if (isThinkOrder(order)) return await think(order, parts, caller)
      return { failure: { kind: 'unfit', says: `${about.model} is no embedding model.` } }
    },
  }
}

// Two lines of text, of a few dozen tokens: a CPU reads them as one pass, another device holds the first.
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
  { reader, pace, phrasing, candidates, contextTokens }: Parts,
  { isGone, tell }: Asker,
): Promise<Outcome<PassageRead>> {
  const tokens = phrasing.prefix(prefix)
  const [shared, along] = tokens.length < pace.leastHeld ? [[], tokens] : [tokens, []]
  const asked = passes.map(pass => ({
    suffix: phrasing.suffix(pass.suffix),
    tokens: pass.candidates.map(spellings => candidates.tokensOf(spellings)),
  }))
  const longest = tokens.length + Math.max(0, ...asked.map(({ suffix }) => suffix.length))
  if (longest > contextTokens) return tooLong(longest, contextTokens)
  const missing = passes.flatMap((pass, index) =>
    pass.candidates.filter((_, place) => asked[index]?.tokens[place]?.length === 0),
  )
  const [first] = missing
  if (first !== undefined) return { failure: withoutToken(first) }
  if (asked.some(({ suffix }) => suffix.length === 0)) return { failure: withoutText }
  await reader.hold(shared, { isGone, tell })
  const logProbabilities: number[][] = []
  for (const { suffix, tokens } of asked) {
    if (isGone()) return { failure: givenUp }
    const next = await reader.read([...along, ...suffix], tell)
    logProbabilities.push(tokens.map(each => logProbabilityOf(next, each)))
  }
  const inputTokens = asked.reduce((sum, { suffix }) => sum + suffix.length, tokens.length)
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
  { isGone, tell }: Asker,
): Promise<Outcome<Thought>> {
  const tokens = [...phrasing.prefix(''), ...phrasing.suffix(prompt)]
  if (tokens.length > contextTokens) return tooLong(tokens.length, contextTokens)
  // What comes must fit behind the prompt, for llama.cpp would cut the prompt's beginning off.
  const most = Math.min(mostTokens, contextTokens - tokens.length)
  const thought: Token[] = []
  for await (const token of reader.muse(tokens, seed, tell)) {
    if (isGone()) return { failure: givenUp }
    thought.push(token)
    tell()
    if (thought.length >= most) break
  }
  return {
    result: { text: model.detokenize(thought, false, tokens), outputTokens: thought.length },
  }
}
