/** How binding a rule is, in the words of RFC 2119; INFO states a fact that binds nobody. */
export type Level = 'MUST' | 'SHOULD' | 'MAY' | 'INFO'

/** Who has to keep a rule: the server that answers, the client that asks, or an embedding service. */
export type Party = 'server' | 'client' | 'embedder'

/** One rule of a page, in our own words. */
export type Clause = {
  readonly level: Level
  readonly binds: Party
  /** The page's heading the rule stands under, or the RFC section it comes from. */
  readonly section: string
  readonly text: string
  /** Why no check of the server suite can see it; a clause without this has at least one check. */
  readonly unseen?: string
}
