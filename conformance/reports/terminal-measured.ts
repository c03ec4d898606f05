import type { Judged } from '../judged.ts'
import type { Figure } from '../pictures/figure.ts'
import type { RunRecord } from '../record.ts'
import { briefLines, isOutOfOrder, stageSentence, stagesOf } from './judged-lines.ts'
import { marks } from './marks.ts'
import { type Paint, styles } from './paint.ts'
import { standingLines, standingSentence, standingTones } from './standing-lines.ts'
import { visible, visibleLines } from './visible.ts'

const INDENT = '                '
const COLUMNS = 78

/** Writes the verdicts on calibration and speed: what is not in order with every fact; in brief nothing else. */
export function stageLines(record: RunRecord, paint: Paint, isBrief: boolean): string[] {
  return stagesOf(record).flatMap(stage => {
    const shown = stage.verdicts.filter(judged => !isBrief || isOutOfOrder(judged))
    if (shown.length === 0) return []
    return [
      paint('bold', stage.heading),
      paint('faint', `  ${visible(stageSentence(stage))}`),
      ...shown.flatMap(judged => verdictLines(judged, paint)),
      '',
    ]
  })
}

function verdictLines(judged: Judged, paint: Paint): string[] {
  const { mark, tone, word } = marks[judged.outcome]
  const head = ['', paint(styles[tone], mark), word.padEnd(12), judged.id.padEnd(10), judged.title]
  return [
    ` ${head.map((cell, at) => (at < 2 ? cell : visible(cell))).join(' ')}`,
    ...briefLines(judged).map(([label, value]) => `${INDENT}${label.padEnd(9)} ${visible(value)}`),
  ]
}

/** Writes the pictures of a run as text, each under its title and what it shows. */
export const figureLines = (figures: readonly Figure[], paint: Paint): string[] =>
  figures.flatMap(({ title, says, text }) => [
    paint('bold', visible(title)),
    `  ${visible(says)}`,
    '',
    ...visibleLines(text(COLUMNS)).split('\n'),
    '',
  ])

/** Writes whether a client may act, what decided it and what is claimed; nothing where that was not asked. */
export function standingTail(record: RunRecord, paint: Paint): string[] {
  const { standing } = record
  if (!standing) return []
  const sentence = paint('bold', visible(standingSentence(record)))
  return [
    '',
    paint(styles[standingTones[standing.verdict]], sentence),
    ...standingLines(standing).map(([label, value], at, all) => {
      const isFirst = all[at - 1]?.[0] !== label
      return `  ${(isFirst ? label : '').padEnd(8)} ${visible(value)}`
    }),
  ]
}
