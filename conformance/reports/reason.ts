import type { RecordedResult } from '../record.ts'

/** Gives why a result is neither a pass nor a failure, or null when it is one of the two. */
export function reasonOf(result: RecordedResult): string | null {
  if (result.outcome === 'unmet') return `not testable: ${result.missing ?? 'no reason recorded'}`
  if (result.outcome === 'not-applicable')
    return `not applicable: ${result.because ?? 'no reason recorded'}`
  if (result.outcome === 'harness-fault')
    return `the kit failed: ${result.error ?? 'no reason recorded'}`
  return null
}

/** Says whether a result alone keeps a server from a certificate: a MUST that failed or could not be judged. */
export const isAgainst = ({ level, outcome }: RecordedResult): boolean =>
  level === 'MUST' && outcome !== 'pass' && outcome !== 'not-applicable'

/** Lists the finding of a failed result, one label with its value a line, as every report words it. */
export function findingLines(result: RecordedResult): [label: string, value: string][] {
  const { finding, exchanges } = result
  if (finding === undefined) return []
  const shows = finding.exchange === undefined ? exchanges : [finding.exchange]
  const shown = shows.length > 0 ? `, exchange ${shows.join(', ')}` : ''
  return [
    ['found', finding.says],
    ['expected', finding.expected],
    ['came', finding.actual],
    ['where', `${finding.at === '' ? 'the whole body' : finding.at}${shown}`],
  ]
}
