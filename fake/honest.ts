/** What a legal server may do differently from the conforming fake. */
export type HonestTraits = {
  /** Names the combination in a failing proof. */
  readonly seed: string
}
