import type { RecordedResult, RunRecord } from '../record.ts'
import { findingLines, isAgainst, reasonOf } from './reason.ts'
import { ruleOf, type Section, sectionsOf } from './sections.ts'
import { visible, visibleLines } from './visible.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes text for XML 1.0, in an attribute or between tags; what XML cannot hold is shown as `\uXXXX`. */
export const escapeXml = (text: string): string =>
  visibleLines(text)
    .replace(/[&<>"]/g, character => entities[character] ?? '')
    .replace(/\n/g, '&#10;')
    .replace(/\t/g, '&#9;')

/** Writes a run as JUnit XML: red where a MUST failed or could not be judged, skipped where no rule is at stake. */
export function toJunit(record: RunRecord): string {
  const { results, profile, target, seed } = record
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${attributes({ name: `decider-kit ${profile}`, ...totals(results) })}>`,
    ...sectionsOf(results).flatMap(section => suiteLines(section, record)),
    '</testsuites>',
    '',
  ]
    .join('\n')
    .replace('<testsuites', `<!-- ${comment(`${target.url}, seed ${seed}`)} -->\n<testsuites`)
}

// Two hyphens end a comment early (XML 1.0 section 2.5).
const comment = (text: string): string => visible(text).replaceAll('-', '‐')

const attributes = (pairs: Readonly<Record<string, string | number>>): string =>
  Object.entries(pairs)
    .map(([name, value]) => `${name}="${escapeXml(String(value))}"`)
    .join(' ')

function totals(results: readonly RecordedResult[]) {
  const tagged = results.map(tagOf)
  const count = (tag: string) => tagged.filter(name => name === tag).length
  return {
    tests: results.length,
    failures: count('failure'),
    errors: count('error'),
    skipped: count('skipped'),
    time: seconds(results.reduce((sum, { ms }) => sum + ms, 0)),
  }
}

const seconds = (ms: number): string => (ms / 1000).toFixed(3)

/** Names the element that tells what became of a test case; a pass has none. */
function tagOf(result: RecordedResult): 'failure' | 'error' | 'skipped' | null {
  if (result.outcome === 'pass') return null
  if (result.outcome === 'harness-fault') return 'error'
  return isAgainst(result) ? 'failure' : 'skipped'
}

function suiteLines({ heading, results }: Section, record: RunRecord): string[] {
  const pairs = { name: heading, timestamp: record.startedAt, ...totals(results) }
  return [
    `  <testsuite ${attributes(pairs)}>`,
    ...results.flatMap(result => caseLines(result, `${record.profile}.${heading}`)),
    '  </testsuite>',
  ]
}

function caseLines(result: RecordedResult, classname: string): string[] {
  const name = `${result.check}: ${result.title}`
  const open = `    <testcase ${attributes({ name, classname, time: seconds(result.ms) })}`
  const tag = tagOf(result)
  if (tag === null) return [`${open}/>`]
  const message = reasonOf(result) ?? result.finding?.says ?? 'failed'
  const said = tag === 'skipped' && result.outcome === 'fail' ? `SHOULD, ${message}` : message
  const type = { type: `${result.level} ${result.outcome}` }
  const marked = attributes({ message: said, ...(tag === 'skipped' ? {} : type) })
  return [
    `${open}>`,
    `      <${tag} ${marked}>${escapeXml(detail(result))}</${tag}>`,
    '    </testcase>',
  ]
}

function detail(result: RecordedResult): string {
  const rules = result.clauses.map(id => `rule: ${ruleOf(id)}`)
  const found = findingLines(result).map(([label, value]) => `${label}: ${visible(value)}`)
  const replay = result.replay.map(line => `replay: ${visible(line)}`)
  return [reasonOf(result) ?? '', ...rules, ...found, ...replay].filter(Boolean).join('\n')
}
