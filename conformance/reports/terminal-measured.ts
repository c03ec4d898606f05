import type { Judged } from '../judged.ts'
import type { Figure } from '../pictures/figure.ts'
import type { RunRecord } from '../record.ts'
import { sentence } from '../wording.ts'
import { counted } from './counted.ts'
import {
  isUnasked,
  judgedLines,
  type LeftOut,
  madeAndLeft,
  stageSentence,
  stagesOf,
} from './judged-lines.ts'
import { marks } from './marks.ts'
import { type Paint, styles } from './paint.ts'
import { standingSentence, standingTones } from './standing-lines.ts'
import { visible, visibleLines } from './visible.ts'

const INDENT = '               '
const COLUMNS = 78

/**
 * Writes the verdicts on calibration and speed, a line each: its mark, id and result.
 *
 * What failed or warns has its numbers below, what is open its next step; what is open or passed its figures,
 * unless the report is brief, which names in one line what was not tested. Facts and exchanges are
 * for the page and for the other formats.
 */
export const stageLines = (record: RunRecord, paint: Paint, isBrief: boolean): string[] =>
  stagesOf(record).flatMap(stage => [
    paint('bold', stage.heading),
    paint('faint', `  ${visible(stageSentence(stage))}`),
    ...(isUnasked(stage) ? [] : verdictsLines(stage.verdicts, paint, isBrief)),
    '',
  ])

function verdictsLines(verdicts: readonly Judged[], paint: Paint, isBrief: boolean): string[] {
  const { made, left } = madeAndLeft(verdicts)
  const width = Math.max(10, ...made.map(({ id }) => id.length))
  return [
    ...made.flatMap(judged => verdictLines(judged, width, paint, isBrief)),
    ...(isBrief ? [] : left.flatMap(one => leftLines(one, width, paint))),
    ...(isBrief && left.length > 0 ? [briefLeft(left, paint)] : []),
  ]
}

const briefLeft = (left: readonly LeftOut[], paint: Paint): string => {
  const ids = left.flatMap(one => one.ids).join(', ')
  return paint('faint', `  ${marks['not-tested'].mark} not tested: ${visible(ids)}`)
}

function leftLines({ says, ids }: LeftOut, width: number, paint: Paint): string[] {
  const [first = '', ...others] = ids
  const mark = `  ${paint('faint', marks['not-tested'].mark)}`
  if (others.length === 0) return [`${mark} ${visible(`${first.padEnd(width)} ${says}`)}`]
  return [
    `${mark} ${visible(`${ids.length} not tested: ${says}`)}`,
    paint('faint', `${INDENT}${visible(ids.join(' '))}`),
  ]
}

function verdictLines(judged: Judged, width: number, paint: Paint, isBrief: boolean): string[] {
  const { mark, tone } = marks[judged.outcome]
  return [
    `  ${paint(styles[tone], mark)} ${visible(judged.id.padEnd(width))} ${visible(sentence(judged.says))}`,
    ...detailsOf(judged, isBrief).map(
      ([label, value]) => `${INDENT}${paint('faint', label.padEnd(8))} ${visible(value)}`,
    ),
  ]
}

function detailsOf(judged: Judged, isBrief: boolean): [label: string, value: string][] {
  const { outcome, title } = judged
  const among = (...labels: string[]) =>
    judgedLines(judged).filter(([label]) => labels.includes(label))
  if (outcome === 'fail' || outcome === 'warn') {
    return [['claim', title], ...among('figures', 'drawn', 'margin', 'next')]
  }
  if (outcome === 'inconclusive') return among(...(isBrief ? [] : ['figures', 'margin']), 'next')
  return isBrief ? [] : among('figures', 'margin')
}

/** The pictures worth a terminal's room: how far a yes can be trusted, and how long answers took. */
const SHOWN = /^(reliability-noul|latency$)/

/** Writes the first pictures of a run as text, each under its title and what it shows; the page has them all. */
export const figureLines = (figures: readonly Figure[], paint: Paint): string[] =>
  figures
    .filter(({ id }) => SHOWN.test(id))
    .flatMap(({ title, says, text }) => [
      paint('bold', visible(title)),
      `  ${visible(says)}`,
      '',
      ...visibleLines(text(COLUMNS)).split('\n'),
      '',
    ])

/** Writes whether a client may act and what is claimed, below the verdicts that decided it; nothing where that was not asked. */
export function standingTail(record: RunRecord, paint: Paint, isBrief: boolean): string[] {
  const { standing } = record
  if (!standing) return []
  const { next, claims, notTested, verdict } = standing
  const sentence = paint('bold', visible(standingSentence(record)))
  const left = counted(notTested.length, 'thing')
  const lines: readonly [label: string, value: string][] = [
    ...(next === null ? [] : [['next', next] satisfies [string, string]]),
    ...claims
      .slice(0, isBrief ? 1 : claims.length)
      .map((line): [string, string] => ['claim', line]),
    ...(notTested.length === 0
      ? []
      : [['left out', `${left} not tested: --html <file> lists them`] satisfies [string, string]]),
  ]
  return [
    '',
    paint(styles[standingTones[verdict]], sentence),
    ...lines.map(([label, value], at) => {
      const isFirst = lines[at - 1]?.[0] !== label
      return `  ${(isFirst ? label : '').padEnd(8)} ${visible(value)}`
    }),
  ]
}
