/** What a failed check found, and where: enough for a server's author to act on. */
export type Finding = {
  /** The finding in one sentence. */
  readonly says: string
  /** A JSON pointer into the body, `status`, `header <name>`, `byte <offset>` or `connection`. */
  readonly at: string
  readonly expected: string
  readonly actual: string
  /** The id of the exchange that shows it. */
  readonly exchange: number
}

/** The outcome of one check; there is no default, and `unmet` counts against conformance. */
export type Verdict =
  | { readonly outcome: 'pass' }
  | { readonly outcome: 'fail'; readonly finding: Finding }
  | { readonly outcome: 'unmet'; readonly missing: string }
  | { readonly outcome: 'not-applicable'; readonly because: string }
  | { readonly outcome: 'harness-fault'; readonly error: Error }

/** The five outcomes, in the order reports list them. */
export type Outcome = Verdict['outcome']
