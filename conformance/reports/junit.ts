import type { RecordedResult, RunRecord } from '../record.ts'
import { judgedLines, type Stage, stagesOf } from './judged-lines.ts'
import { earlyEndOf, weightOf } from './judged-weight.ts'
import { marks } from './marks.ts'
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

/** Writes a run as JUnit XML: red where a MUST or a number that decides failed or stayed open, skipped where no rule is at stake. */
export function toJunit(record: RunRecord): string {
  const { profile, target, seed } = record
  const suites = [
    ...sectionsOf(record.results).map(section => suiteOf(section, profile)),
    ...stagesOf(record).map(stage => stageSuiteOf(stage, profile)),
  ]
  const name = `decider-kit ${profile}`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<!-- ${comment(`${target.url}, seed ${seed}`)} -->`,
    `<testsuites ${attributes({ name, ...totals(suites.flatMap(({ cases }) => cases)) })}>`,
    ...suites.flatMap(suite => suiteLines(suite, record.startedAt)),
    '</testsuites>',
    '',
  ].join('\n')
}

/** One test case: `tag` is the element that tells what became of it, null where it passed. */
type Case = {
  readonly name: string
  readonly classname: string
  readonly ms: number
  readonly tag: 'failure' | 'error' | 'skipped' | null
  readonly type: string
  readonly message: string
  readonly detail: string
}

type Suite = { readonly heading: string; readonly cases: readonly Case[] }

// Two hyphens end a comment early (XML 1.0 section 2.5).
const comment = (text: string): string => visible(text).replaceAll('-', '‐')

const attributes = (pairs: Readonly<Record<string, string | number>>): string =>
  Object.entries(pairs)
    .map(([name, value]) => `${name}="${escapeXml(String(value))}"`)
    .join(' ')

function totals(cases: readonly Case[]) {
  const count = (tag: string) => cases.filter(one => one.tag === tag).length
  return {
    tests: cases.length,
    failures: count('failure'),
    errors: count('error'),
    skipped: count('skipped'),
    time: seconds(cases.reduce((sum, { ms }) => sum + ms, 0)),
  }
}

const seconds = (ms: number): string => (ms / 1000).toFixed(3)

function suiteLines({ heading, cases }: Suite, startedAt: string): string[] {
  const pairs = { name: heading, timestamp: startedAt, ...totals(cases) }
  return [`  <testsuite ${attributes(pairs)}>`, ...cases.flatMap(caseLines), '  </testsuite>']
}

function caseLines({ name, classname, ms, tag, type, message, detail }: Case): string[] {
  const open = `    <testcase ${attributes({ name, classname, time: seconds(ms) })}`
  const passed = detail === '' ? [] : [`      <system-out>${escapeXml(detail)}</system-out>`]
  if (tag === null && passed.length > 0) return [`${open}>`, ...passed, '    </testcase>']
  if (tag === null) return [`${open}/>`]
  const marked = attributes({ message, ...(tag === 'skipped' ? {} : { type }) })
  return [`${open}>`, `      <${tag} ${marked}>${escapeXml(detail)}</${tag}>`, '    </testcase>']
}

const suiteOf = ({ heading, results }: Section, profile: string): Suite => ({
  heading,
  cases: results.map(result => caseOf(result, `${profile}.${heading}`)),
})

function caseOf(result: RecordedResult, classname: string): Case {
  const { check, title, ms, level, outcome } = result
  const tag = tagOf(result)
  const message = reasonOf(result) ?? result.finding?.says ?? 'failed'
  const isAdvice = tag === 'skipped' && outcome === 'fail'
  return {
    ...{ name: `${check}: ${title}`, classname, ms, tag, type: `${level} ${outcome}` },
    message: isAdvice ? `SHOULD, ${message}` : message,
    detail: tag === null ? '' : detailOf(result),
  }
}

function tagOf(result: RecordedResult): Case['tag'] {
  if (result.outcome === 'pass') return null
  if (result.outcome === 'harness-fault') return 'error'
  return isAgainst(result) ? 'failure' : 'skipped'
}

function detailOf(result: RecordedResult): string {
  const rules = result.clauses.map(id => `rule: ${ruleOf(id)}`)
  const found = findingLines(result).map(([label, value]) => `${label}: ${visible(value)}`)
  const replay = result.replay.map(line => `replay: ${visible(line)}`)
  return [reasonOf(result) ?? '', ...rules, ...found, ...replay].filter(Boolean).join('\n')
}

const weighed = { none: null, against: 'failure', advice: 'skipped', skipped: 'skipped' } as const

function stageSuiteOf(stage: Stage, profile: string): Suite {
  const { heading, level, verdicts } = stage
  const classname = `${profile}.${heading}`
  const cases = verdicts.map(judged => ({
    ...{ classname, ms: 0, tag: weighed[weightOf(judged, level)] },
    name: `${judged.id}: ${judged.title}`,
    type: `${heading} ${judged.outcome}`,
    message: `${marks[judged.outcome].word}: ${judged.says}`,
    detail: judgedLines(judged)
      .map(([label, value]) => `${label}: ${visible(value)}`)
      .join('\n'),
  }))
  const end = earlyEndOf(stage)
  if (end === null) return { heading, cases }
  const { name, says, weight } = end
  const type = `${heading} ended early`
  return {
    heading,
    cases: [
      ...cases,
      { ...{ name, classname, ms: 0, type }, tag: weighed[weight], message: says, detail: says },
    ],
  }
}
