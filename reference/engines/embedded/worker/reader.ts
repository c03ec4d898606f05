import type { ControlledEvaluateInputItem, LlamaContextSequence, Token } from 'node-llama-cpp'
import { sampling } from '../../engine.ts'
import type { Asker } from './computing.ts'
import { type Pace, partsOf } from './pace.ts'

/** Gives the probability of a token to come next, among all tokens, at temperature 1. */
export type Next = (token: Token) => number

/** Reads what may come next behind a prefix that lies in the context once for all that follow it. */
export class Reader {
  readonly #sequence: LlamaContextSequence
  readonly #pace: Pace

  constructor(sequence: LlamaContextSequence, pace: Pace) {
    this.#sequence = sequence
    this.#pace = pace
  }

  /** Makes the context hold these tokens and no more, and tells of each part; stops between parts once nobody waits. The same once more cost nothing. */
  async hold(prefix: readonly Token[], { isGone, tell }: Asker): Promise<void> {
    const sequence = this.#sequence
    const held = sequence.contextTokens
    if (held.length === prefix.length && held.every((token, index) => token === prefix[index])) {
      return
    }
    // From the first token always, so that equal texts are computed in equal chunks, to the last bit.
    await sequence.clearHistory()
    for (const part of partsOf(prefix, this.#pace)) {
      if (isGone()) return
      await this.#append([part], tell)
    }
    // Only for models whose state cannot be cut back, as recurrent ones; then the cut goes back to here.
    await sequence.takeCheckpoint()
  }

  /** Reads what may come after the held tokens and these, one at least, and tells of each part; then the context is as it was. */
  async read(suffix: readonly Token[], tell: () => void): Promise<Next> {
    const sequence = this.#sequence
    const start = sequence.nextTokenIndex
    const parts = partsOf(suffix, this.#pace)
    const asked = parts.at(-1) ?? []
    const last = asked.at(-1)
    if (last === undefined) throw new Error('a pass without a token cannot be read')
    await this.#append(parts.slice(0, -1), tell)
    // What lies behind a token changes nothing about it.
    const behind = Array.from({ length: Math.max(0, this.#pace.least - asked.length) }, () => last)
    const outputs = await sequence.controlledEvaluate([
      ...asked.slice(0, -1),
      askedOf(last),
      ...behind,
    ])
    tell()
    const probabilities = outputs[asked.length - 1]?.next.probabilities
    await sequence.eraseContextTokenRanges([{ start, end: sequence.nextTokenIndex }])
    const [any = Number.NaN] = probabilities?.values() ?? []
    if (probabilities === undefined || Number.isNaN(any)) {
      throw new Error('what was computed is no distribution; the file or the device is at fault')
    }
    return token => probabilities.get(token) ?? 0
  }

  /** Goes on with a text as Wald samples a thought, until it ends or no more is taken; tells of each part of the text. */
  async *muse(
    prompt: readonly Token[],
    seed: number,
    tell: () => void,
  ): AsyncGenerator<Token, void, void> {
    await this.#sequence.clearHistory()
    const parts = partsOf(prompt, this.#pace)
    await this.#append(parts.slice(0, -1), tell)
    yield* this.#sequence.evaluate(parts.at(-1) ?? [], { ...sampling, minP: 0, seed })
  }

  async #append(parts: readonly Token[][], tell: () => void): Promise<void> {
    for (const part of parts) {
      await this.#sequence.evaluateWithoutGeneratingNewTokens(part)
      tell()
    }
  }
}

// Without any other option, for those leave all but the likeliest tokens out.
const askedOf = (token: Token): ControlledEvaluateInputItem => [
  token,
  { generateNext: { probabilities: true } },
]
