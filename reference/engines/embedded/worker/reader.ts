import type { LlamaContextSequence, Token } from 'node-llama-cpp'

/** Gives the probability of a token to come next, among all tokens, at temperature 1. */
export type Next = (token: Token) => number

/** Reads what may come next behind a prefix that lies in the context once for all that follow it. */
export class Reader {
  readonly #sequence: LlamaContextSequence

  constructor(sequence: LlamaContextSequence) {
    this.#sequence = sequence
  }

  /** Makes the context hold these tokens and no more; the same once more cost nothing. */
  async hold(prefix: readonly Token[]): Promise<void> {
    const sequence = this.#sequence
    const held = sequence.contextTokens
    if (held.length === prefix.length && held.every((token, index) => token === prefix[index])) {
      return
    }
    // From the first token always, so that equal texts are computed in equal chunks, to the last bit.
    await sequence.clearHistory()
    await sequence.evaluateWithoutGeneratingNewTokens([...prefix])
    // Only for models whose state cannot be cut back, as recurrent ones; then the cut goes back to here.
    await sequence.takeCheckpoint()
  }

  /** Reads what may come after the held tokens and these, one at least; then the context is as it was. */
  async read(suffix: readonly Token[]): Promise<Next> {
    const sequence = this.#sequence
    const start = sequence.nextTokenIndex
    const last = suffix.at(-1)
    if (last === undefined) throw new Error('a pass without a token cannot be read')
    // Without any other option, for those leave all but the likeliest tokens out.
    const asked: [Token, { generateNext: { probabilities: true } }] = [
      last,
      { generateNext: { probabilities: true } },
    ]
    const outputs = await sequence.controlledEvaluate([...suffix.slice(0, -1), asked])
    const probabilities = outputs[suffix.length - 1]?.next.probabilities
    await sequence.eraseContextTokenRanges([{ start, end: sequence.nextTokenIndex }])
    const [any = Number.NaN] = probabilities?.values() ?? []
    if (probabilities === undefined || Number.isNaN(any)) {
      throw new Error('what was computed is no distribution; the file or the device is at fault')
    }
    return token => probabilities.get(token) ?? 0
  }

  /** Goes on with a text as Wald samples a thought, until it ends or `goesOn` says no. */
  async *muse(prompt: readonly Token[], seed: number): AsyncGenerator<Token, void, void> {
    await this.#sequence.clearHistory()
    yield* this.#sequence.evaluate([...prompt], {
      ...{ temperature: 0.6, topP: 0.95, topK: 20, minP: 0, seed },
    })
  }
}
