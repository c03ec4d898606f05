import { clauses, isClauseId } from '../../spec/clauses.ts'
import type { RecordedResult } from '../record.ts'

/** The results whose principal rule stands under one heading of the page. */
export type Section = { readonly heading: string; readonly results: readonly RecordedResult[] }

/** Groups results by the section of the page their principal clause stands in, in the page's order. */
export function sectionsOf(results: readonly RecordedResult[]): Section[] {
  const groups = new Map<string, RecordedResult[]>(headings.map(heading => [heading, []]))
  for (const result of results) {
    const heading = headingOf(result)
    groups.set(heading, [...(groups.get(heading) ?? []), result])
  }
  return [...groups]
    .filter(([, members]) => members.length > 0)
    .map(([heading, members]) => ({ heading, results: members }))
}

/** Gives the heading a result is listed under; rules of an RFC stand together under HTTP. */
function headingOf({ clauses: [principal = ''] }: RecordedResult): string {
  return isClauseId(principal) ? grouped(clauses[principal].section) : OTHER
}

/** Gives a clause with its section and text as one line, or the bare id when the register has none. */
export function ruleOf(id: string): string {
  if (!isClauseId(id)) return `${id} (not in this version's register)`
  const { section, text } = clauses[id]
  return `${id} (${section}): ${text}`
}

const HTTP = 'HTTP'
const OTHER = 'Other rules'

const grouped = (section: string): string => (section.startsWith('RFC ') ? HTTP : section)

const headings = [
  ...new Set([...Object.values(clauses).map(({ section }) => grouped(section)), OTHER]),
]
