import type {
  Description,
  Embedder,
  Engine,
  Outcome,
  Pass,
  Passage,
} from '../../../reference/engines/engine.ts'
import { letters } from '../../../reference/readout/labels.ts'

/** What a toy engine thinks of a pass: log-probabilities by candidate. */
export type Belief = (pass: Pass, prefix: string) => readonly number[]

/** An engine without a model that keeps what it was asked. */
export type ToyEngine = Engine & { readonly asked: Passage[] }

export const toyDescription: Description = {
  ...{ model: 'toy', checkpoint: 'a'.repeat(64), device: 'cpu', contextTokens: 4096 },
  ...{ offloadedLayers: 0, fallback: null, labels: letters, metadata: null, seesImages: false },
}

/** Makes an engine that believes what a function says. */
export function toyEngine(belief: Belief, parts: Partial<Engine> = {}): ToyEngine {
  const asked: Passage[] = []
  return {
    asked,
    ready: async (): Promise<Outcome<Description>> => ({ result: toyDescription }),
    async read(passage) {
      asked.push(passage)
      const logProbabilities = passage.passes.map(pass => belief(pass, passage.prefix))
      return { result: { logProbabilities, inputTokens: 10 * passage.passes.length } }
    },
    close: async () => {},
    ...parts,
  }
}

/** Makes an embedder of 384 dimensions: the length of a text stands in the first. */
export const toyEmbedder = (parts: Partial<Embedder> = {}): Embedder => ({
  ready: async () => ({ result: { model: 'toy-embedder', dimensions: 384 } }),
  embed: async texts => ({
    result: {
      vectors: texts.map(text => [text.length / 8, ...Array.from({ length: 383 }, () => 0)]),
      inputTokens: 3 * texts.length,
    },
  }),
  close: async () => {},
  ...parts,
})

/** Believes in an option by the number its text holds between brackets, whatever it is asked with. */
export const byBrackets: Belief = ({ suffix }) => [
  Number(/\[(-?[\d.]+)\]/.exec(suffix)?.[1] ?? 0),
  0,
]

/** Believes in a label by the number its line holds between brackets. */
export const byLabels: Belief = ({ suffix, candidates }) =>
  candidates.map(([label]) => {
    const line = suffix.split('\n').find(each => each.startsWith(`${label}. `))
    return Number(/\[(-?[\d.]+)\]/.exec(line ?? '')?.[1] ?? 0)
  })
