import type { LlamaEmbeddingContext, Token } from 'node-llama-cpp'
import { type Embedded, givenUp, type Outcome, tooLong } from '../../engine.ts'
import { isEmbedOrder, type Job } from '../messages.ts'
import type { Asker, Computing } from './computing.ts'
import { backendOf, contextTokensFor, type Loaded, loadModel, nameOf } from './llama.ts'

/** Loads a model that turns texts into vectors, pooled as its file says, and has it compute once. */
export async function openEmbedding(job: Job, loaded: Loaded, asker: Asker): Promise<Computing> {
  const model = await loadModel(loaded, job, asker)
  const contextTokens = contextTokensFor(model, job)
  const context = await model.createEmbeddingContext({
    // One more, for llama.cpp keeps a place free behind the last token.
    ...{ contextSize: contextTokens + 1, threads: loaded.threads },
  })
  const about = {
    model: nameOf(model, job),
    ...{ backend: backendOf(loaded.llama), devices: loaded.devices, contextTokens },
    ...{ offloadedLayers: model.gpuLayers, labels: [], metadata: null },
    dimensions: model.embeddingVectorSize,
  }
  await context.getEmbeddingFor('Hello')
  return {
    about,
    async obey(order, caller) {
      if (isEmbedOrder(order)) return await embed(order.texts, context, contextTokens, caller)
      return { failure: { kind: 'unfit', says: `${about.model} is an embedding model.` } }
    },
  }
}

async function embed(
  texts: readonly string[],
  context: LlamaEmbeddingContext,
  contextTokens: number,
  { isGone, tell }: Asker,
): Promise<Outcome<Embedded>> {
  const inputs = texts.map(text => tokensOf(text, context))
  const lengths = inputs.map(input => context.calculateInputLength(input))
  const longest = Math.max(0, ...lengths)
  if (longest > contextTokens) return tooLong(longest, contextTokens)
  const vectors: number[][] = []
  for (const input of inputs) {
    if (isGone()) return { failure: givenUp }
    const { vector } = await context.getEmbeddingFor(input)
    vectors.push(normalised(vector))
    tell()
  }
  return { result: { vectors, inputTokens: lengths.reduce((sum, length) => sum + length, 0) } }
}

/** Gives the tokens of a text, none of them special; of one without any, what a text begins or ends with. */
function tokensOf(text: string, { model }: LlamaEmbeddingContext): Token[] {
  const tokens = model.tokenize(text)
  const { bos, eos } = model.tokens
  return tokens.length > 0 ? tokens : [bos ?? eos].filter(token => token !== null)
}

/** Gives a vector its length 1; one of zeros stays. */
function normalised(vector: readonly number[]): number[] {
  const length = Math.hypot(...vector)
  return vector.map(each => (length === 0 ? 0 : each / length))
}
