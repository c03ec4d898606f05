import { FEWEST, type FitReport } from '../reference/calibration/fit.ts'

/** What a fit is told by: whose answers, and how many questions there were. */
export type FitHead = {
  readonly corpus: string
  readonly questions: number
  readonly read: number
  readonly model: string
  readonly readout: string
  readonly prompt: string
}

const outcomes: Readonly<Record<FitReport['bucket'], string>> = {
  any: 'all',
  '2': '2',
  '3_5': '3 to 5',
  '6_10': '6 to 10',
  '11': '11 and more',
}

const columns = [
  ...['type', 'outcomes', 'answers', 'temperature'],
  ...['error before', 'after', 'floor', '95%', 'loss before', 'after'],
]

const LEGEND = [
  'error: expected calibration error in ten bins, of yes for a noul and else of the likeliest outcome; loss: cross-entropy in nats.',
  'after: out of sample, each half of the states at the temperature that the other half asks for.',
  'floor: the error that noise of labels alone would show, its mean and what it stays under in 95 of 100 runs; - without labels.',
]

/** Says in lines what fitting came to, and what follows where a temperature is missing or does little. */
export function fitLines(head: FitHead, reports: readonly FitReport[]): readonly string[] {
  const { corpus, questions, read, model, readout, prompt } = head
  const rows = [columns, ...reports.map(cellsOf)]
  const widths = columns.map((_, at) => Math.max(...rows.map(row => row[at]?.length ?? 0)))
  const table = rows.map(row =>
    row
      .map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  )
  return [
    `${model}, read by ${readout} with prompt ${prompt}: ${read} of ${questions} questions of ${corpus}`,
    ...['', ...table, '', ...LEGEND],
    ...reports.flatMap(each => noteOn(each, reports)),
  ]
}

const figure = (value: number | undefined): string => (value === undefined ? '-' : value.toFixed(4))

function cellsOf({ type, bucket, answers, temperature, before, after }: FitReport): string[] {
  const { floor } = after ?? before
  return [
    ...[type, outcomes[bucket], String(answers), temperature?.toFixed(3) ?? '-'],
    ...[figure(before.error), figure(after?.error), figure(floor?.mean), figure(floor?.upper)],
    ...[figure(before.loss), figure(after?.loss)],
  ]
}

const nameOf = ({ type, bucket }: FitReport): string =>
  bucket === 'any' ? type : `${type} with ${outcomes[bucket]} outcomes`

function noteOn(report: FitReport, all: readonly FitReport[]): string[] {
  const { before, after, because, answers } = report
  const name = nameOf(report)
  if (because !== null || after === null) {
    const more =
      answers < FEWEST ? ` ${FEWEST - answers} more would give it a temperature of its own.` : ''
    return [`${name}: ${because}, so ${consequenceOf(report, all)}.${more}`]
  }
  if (after.loss > before.loss) {
    return [`${name}: out of sample the loss did not fall, so that its temperature is no gain.`]
  }
  if (before.floor !== null && before.error <= before.floor.upper) {
    return [`${name}: its error was within the noise of its labels already.`]
  }
  if (after.floor !== null && after.error > after.floor.upper) {
    return [
      `${name}: its error is still beyond the noise of its labels; a temperature mends no more.`,
    ]
  }
  return []
}

function consequenceOf({ type, bucket }: FitReport, all: readonly FitReport[]): string {
  const isFitted = (wanted: FitReport['bucket']) =>
    all.some(each => each.type === type && each.bucket === wanted && each.temperature !== null)
  return bucket !== 'any' && isFitted('any')
    ? `it takes the temperature of every ${type}`
    : 'its answers stay as they are, at temperature 1'
}
