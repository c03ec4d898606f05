import type { Exchange } from '../conformance/exchange.ts'
import { visible, visibleLines } from '../conformance/reports/visible.ts'
import type { Reading } from '../spec/reading.ts'
import type { Questions } from '../spec/response.ts'
import type { Asked } from './asking.ts'

/** Writes what came of asking by hand for a person: each answer, how it is read, and the time. */
export function transcriptOf(asked: Asked, questions: Questions, threshold: string): string {
  const { reading, raw, exchange } = asked
  const heads = Object.entries(questions).flatMap(([key, { instructions }]) => {
    const answer = raw.get(key)
    const shown = answer === undefined ? 'none' : JSON.stringify(answer)
    const read = sentenceOf(reading.answers.get(key), threshold)
    const lines =
      reading.outcome === 'answered'
        ? [
            ['answer', shown],
            ['reads', read],
          ]
        : []
    return [`${key}: ${instructions}`, ...lines.map(([label = '', text = '']) => row(label, text))]
  })
  const failed = `no answer: ${reading.outcome}, ${reading.reason}`
  const end = reading.outcome === 'answered' ? `model ${reading.model ?? 'not named'}` : failed
  return [...heads.map(visible), timeOf(exchange), visible(end), ''].join('\n')
}

const row = (label: string, text: string): string => `  ${label.padEnd(7)} ${text}`

/** Says how a client reads one answer and whether it acts on it. */
function sentenceOf(reading: Reading | undefined, threshold: string): string {
  if (reading === undefined || reading.reads === 'unknown') {
    return `unknown: ${reading?.reason ?? 'no such key'}`
  }
  const { reads, value, confidenceThousandths, acts } = reading
  const what = reads === 'yes' || reads === 'no' ? reads : `${reads} ${value}`
  const does = acts ? `acts at threshold ${threshold}` : `does not act at threshold ${threshold}`
  return `${what} at ${(confidenceThousandths / 1000).toFixed(3)}; ${does}`
}

const ms = (value: number | null): string => (value === null ? '-' : `${value.toFixed(1)} ms`)

const timeOf = ({ connectMs, firstByteMs, totalMs }: Exchange): string =>
  `time connect ${ms(connectMs)}, first byte ${ms(firstByteMs)}, total ${ms(totalMs)}`

/** Writes the bytes of an exchange both ways, `>` sent and `<` received, secrets as `$NAME`. */
export function bytesOf({ sent, received, ended }: Exchange): string {
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8')
  const fields = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const there = [
    `${sent.method} ${sent.path} HTTP/1.1`,
    ...fields(sent.headers),
    '',
    text(sent.body),
  ]
  const back =
    received === null
      ? [`(${ended})`]
      : [`HTTP ${received.status}`, ...fields(received.headers), '', text(received.body)]
  const marked = (mark: string, lines: readonly string[]) =>
    visibleLines(lines.join('\n'))
      .split('\n')
      .map(line => `${mark} ${line}`.trimEnd())
  return [...marked('>', there), ...marked('<', back), ''].join('\n')
}
