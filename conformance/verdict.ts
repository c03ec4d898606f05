/** What a failed check found, and where: enough for a server's author to act on. */
export type Finding = {
  /** The finding as a phrase about the server: lower case at its start, no full stop at its end. */
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

/** Says that a check was not made because one it needs was not judged. */
export const unjudged = (id: string): string => `because ${id} could not be judged`

/** Says whether a check was not made because one it needs did not pass: what is missing then names that one. */
export const isInherited = (missing: string): boolean => missing.startsWith('because ')

/** The five outcomes, in the order reports list them. */
export type Outcome = Verdict['outcome']

/** Tells a verdict in one line, with what led to it. */
export function told(verdict: Verdict): string {
  switch (verdict.outcome) {
    case 'pass':
      return 'passed'
    case 'fail':
      return `${verdict.finding.says} (expected ${verdict.finding.expected}; came ${verdict.finding.actual})`
    case 'unmet':
      return `could not be judged: ${verdict.missing}`
    case 'not-applicable':
      return `does not apply: ${verdict.because}`
    case 'harness-fault':
      return `the kit failed: ${verdict.error.message}`
  }
}
