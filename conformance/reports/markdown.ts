import type { Judged } from '../judged.ts'
import type { RecordedResult, RunRecord } from '../record.ts'
import { shortName } from '../wording.ts'
import { caveats, nextSteps, verdictSentence } from './conclusion.ts'
import { counted } from './counted.ts'
import { estimateWords } from './figure-words.ts'
import {
  isOutOfOrder,
  isUnasked,
  judgedLines,
  madeAndLeft,
  type Stage,
  stageSentence,
  stagesOf,
} from './judged-lines.ts'
import { code, fenced, prose, summary } from './markdown-escape.ts'
import { fitted } from './markdown-room.ts'
import { marks } from './marks.ts'
import { findingLines, reasonOf } from './reason.ts'
import { shownReplay } from './replay-line.ts'
import { ruleOf } from './sections.ts'
import { sentence } from './sentence.ts'
import { measureStep, standingSentence } from './standing-lines.ts'
import { countTable } from './summary.ts'

/**
 * Writes a run as Markdown that fits a comment on a pull request: verdict, what is against it, then the rest.
 *
 * At most 60,000 characters; what does not fit is left out whole, and the end says so.
 */
export function toMarkdown(record: RunRecord): string {
  const parts = [
    { rank: 0, blocks: headBlocks(record) },
    { rank: 2, blocks: failureBlocks(record) },
    { rank: 1, blocks: stageBlocks(record) },
    { rank: 1, blocks: openBlocks(record) },
    { rank: 3, blocks: judgedBlocks(record) },
    { rank: 3, blocks: passedBlocks(record) },
    { rank: 0, blocks: [footOf(record)] },
  ]
  return `${fitted(parts).join('\n\n')}\n`
}

function headBlocks(record: RunRecord): string[] {
  const { standing } = record
  const steps = [...caveats(record), ...nextSteps(record)]
  const measure = standing ? null : measureStep(record)
  return [
    `## ${prose(verdictSentence(record))}`,
    `**${prose(standingSentence(record))}**`,
    ...listed('What to do next:', [
      ...(standing?.next ? [sentence(standing.next)] : []),
      ...steps,
      ...(measure === null ? [] : [`Measure it: ${measure}`]),
    ]),
    ...listed('What this claims, and what it does not:', standing?.claims ?? []),
    countsOf(record),
  ]
}

const listed = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [heading, listOf(lines)]

const listOf = (lines: readonly string[]): string =>
  lines.map(line => `- ${stepOf(line)}`).join('\n')

/** Writes a command a line ends in as code. */
function stepOf(line: string): string {
  const [, words, command] = /^(.*?:) (decider-kit .*)$/s.exec(line) ?? []
  return words === undefined || command === undefined
    ? prose(line)
    : `${prose(words)} ${code(command)}`
}

function countsOf(record: RunRecord): string {
  const { outcomes, rows } = countTable(record)
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [
    row(['', ...outcomes]),
    row(['---', ...outcomes.map(() => '--:')]),
    ...rows.map(({ level, cells }) => row([level, ...cells])),
  ].join('\n')
}

function failureBlocks({ results }: RunRecord): string[] {
  const amiss = results.filter(({ outcome }) => outcome === 'fail' || outcome === 'harness-fault')
  if (amiss.length === 0) return []
  const first = amiss.filter(({ level }) => level === 'MUST')
  const rest = amiss.filter(({ level }) => level !== 'MUST')
  const [worst = '', ...others] = [...first, ...rest].map(failureOf)
  // No heading stays without what it is over.
  return [`### Checks not kept\n\n${worst}`, ...others]
}

const stageBlocks = (record: RunRecord): string[] =>
  stagesOf(record).flatMap(stage => [
    `### ${stage.heading}`,
    prose(stageSentence(stage)),
    ...(isUnasked(stage) ? [] : numberBlocks(stage)),
  ])

function numberBlocks({ verdicts }: Stage): string[] {
  const { made, left } = madeAndLeft(verdicts)
  const rows = made.map(judged => {
    const { mark, word } = marks[judged.outcome]
    const cells = [judged.title, sentence(judged.says), figuresOf(judged)].map(prose)
    return `| ${mark} ${prose(judged.id)} ${word} | ${cells.join(' | ')} |`
  })
  const head = ['| | what is claimed | result | figures |', '| --- | --- | --- | --- |']
  const lines = left.map(
    ({ says, ids }) => `- not tested: ${ids.map(code).join(' ')}: ${prose(says)}`,
  )
  return [
    ...(rows.length === 0 ? [] : [[...head, ...rows].join('\n')]),
    ...(lines.length === 0 ? [] : [lines.join('\n')]),
  ]
}

function openBlocks({ results }: RunRecord): string[] {
  const open = results.filter(({ outcome }) => outcome === 'unmet')
  return open.length === 0 ? [] : [`### Checks not testable\n\n${openOf(open)}`]
}

/** Writes the estimate of a verdict with what would have changed it. */
const figuresOf = (judged: Judged): string =>
  [estimateWords(judged), judged.margin].filter(words => words !== null).join('; ')

/** Writes what each number that is not in order rests on. */
const judgedBlocks = (record: RunRecord): string[] =>
  stagesOf(record)
    .flatMap(stage => (isUnasked(stage) ? [] : stage.verdicts.filter(isOutOfOrder)))
    .map(judged => {
      const lines = judgedLines(judged).map(([label, value]) => `${label}: ${value}`)
      return details(`${judged.id}: what it rests on`, fenced(lines.join('\n')))
    })

function failureOf(result: RecordedResult): string {
  const { level, check, title, outcome, clauses, replay } = result
  const lines = [
    ...clauses.map(id => `rule: ${ruleOf(id)}`),
    ...(outcome === 'fail' ? findingLines(result) : []).map(
      ([label, value]) => `${label}: ${value}`,
    ),
    ...(outcome === 'fail' ? [] : [reasonOf(result) ?? '']),
  ]
  const replays = replay.map(line => fenced(shownReplay(line), 'sh'))
  return details(
    `${marks[outcome].mark} ${level} ${check}: ${title}`,
    [fenced(lines.join('\n')), ...replays].join('\n\n'),
  )
}

/** Lists checks by the reason they were not made, so that one cause is not told a hundred times. */
function openOf(results: readonly RecordedResult[]): string {
  const reasons = [...new Set(results.map(reasonOf))]
  return reasons
    .map(reason => {
      const ids = results.filter(one => reasonOf(one) === reason).map(({ check }) => code(check))
      return `- ${prose(reason ?? '')}: ${ids.join(' ')}`
    })
    .join('\n')
}

const details = (heading: string, body: string): string =>
  `<details><summary>${summary(heading)}</summary>\n\n${body}\n\n</details>`

function passedBlocks({ results }: RunRecord): string[] {
  const passed = results.filter(({ outcome }) => outcome === 'pass')
  if (passed.length === 0) return []
  const ids = passed.map(({ check }) => code(check)).join(' ')
  return [details(`${counted(passed.length, 'check')} passed`, ids)]
}

const footOf = ({ target, profile, seed, kit, startedAt }: RunRecord): string =>
  `Server ${code(target.url)}, model ${code(shortName(target.model ?? 'unknown'))}, profile ${code(profile)}, ` +
  `seed ${code(seed)}, decider-kit ${prose(kit.version)}, ${prose(startedAt)}.`
