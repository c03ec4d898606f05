import type { Judged } from '../judged.ts'
import type { Figure } from '../pictures/figure.ts'
import type { RunRecord } from '../record.ts'
import { counted } from './counted.ts'
import { isUnasked, judgedLines, madeAndLeft, stageSentence, stagesOf } from './judged-lines.ts'
import { marks } from './marks.ts'
import { type Paint, styles } from './paint.ts'
import { reasonLines } from './reasons.ts'
import { sentence } from './sentence.ts'
import { standingSentence, standingTones } from './standing-lines.ts'
import { visible, visibleLines } from './visible.ts'

const INDENT = '               '
const COLUMNS = 78

/**
 * Writes the verdicts on calibration and speed, a line each: its mark, id and result.
 *
 * What failed or warns has its numbers below, what is open its next step; what passed its figures,
 * unless the report is brief. Facts and exchanges are for the page and for the other formats.
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
    ...left.flatMap(({ says, ids: [first = '', ...others] }) => {
      const mark = `  ${paint('faint', marks['not-tested'].mark)}`
      if (others.length === 0) return [`${mark} ${visible(`${first.padEnd(width)} ${says}`)}`]
      return [
        `${mark} ${visible(`${others.length + 1} not tested: ${says}`)}`,
        paint('faint', `${INDENT}${visible([first, ...others].join(' '))}`),
      ]
    }),
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
  if (outcome === 'inconclusive') return among('figures', 'margin', 'next')
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

/** Writes whether a client may act, what decided it and what is claimed; nothing where that was not asked. */
export function standingTail(record: RunRecord, paint: Paint, isBrief: boolean): string[] {
  const { standing } = record
  if (!standing) return []
  const { because, next, claims, notTested, verdict } = standing
  const sentence = paint('bold', visible(standingSentence(record)))
  const left = counted(notTested.length, 'thing')
  const lines: readonly [label: string, value: string][] = [
    ...reasonLines(because).map((line): [string, string] => ['because', line]),
    ...(next === null ? [] : [['next', next] satisfies [string, string]]),
    ...claims
      .slice(0, isBrief ? 1 : claims.length)
      .map((line): [string, string] => ['claim', line]),
    ...(notTested.length === 0
      ? []
      : [
          ['left out', `${left} not tested: the page of --html names them`] satisfies [
            string,
            string,
          ],
        ]),
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
