import type { LlamaModel, Token } from 'node-llama-cpp'
import { labelsIn, spellingsOf } from '../../../readout/labels.ts'
import type { Next } from './reader.ts'

// The least probability there is: what a model rounds to nothing is not impossible.
const LEAST = 1e-38

/** Finds the tokens that answers are read by. */
export class Candidates {
  readonly #model: LlamaModel
  readonly #known = new Map<string, Token | null>()

  constructor(model: LlamaModel) {
    this.#model = model
  }

  /** Gives the labels that are one token each in this vocabulary. */
  labels(): string[] {
    return labelsIn(label => spellingsOf(label).some(spelling => this.#tokenOf(spelling) !== null))
  }

  /** Gives the distinct tokens of a candidate's spellings; none where no spelling is one token. */
  tokensOf(spellings: readonly string[]): Token[] {
    const tokens = spellings.map(spelling => this.#tokenOf(spelling))
    return [...new Set(tokens.filter(token => token !== null))]
  }

  #tokenOf(spelling: string): Token | null {
    const known = this.#known.get(spelling)
    if (known !== undefined) return known
    const [token, ...more] = this.#model.tokenize(spelling)
    const isOne = token !== undefined && more.length === 0 && this.#isOrdinary(token)
    const found = isOne ? token : null
    this.#known.set(spelling, found)
    return found
  }

  /** Says whether a token stands for its own text, not for whatever the vocabulary lacks. */
  #isOrdinary(token: Token): boolean {
    const { unknown, control } = this.#model.getTokenAttributes(token)
    return !unknown && !control
  }
}

/** Gives the natural logarithm of the probability that one of these tokens comes next. */
export const logProbabilityOf = (next: Next, tokens: readonly Token[]): number =>
  Math.log(
    Math.max(
      LEAST,
      tokens.map(next).reduce((sum, each) => sum + each, 0),
    ),
  )
