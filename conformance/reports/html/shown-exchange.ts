import { type RecordedExchange, readExchange } from '../../evidence.ts'
import type { Exchange, Received, Sent } from '../../exchange.ts'
import { shownReplay } from '../replay-line.ts'
import { visible, visibleLines } from '../visible.ts'
import { legible } from './legible.ts'
import { type Offence, offenceAt, STATUS } from './offence.ts'
import { piecesOf } from './pieces.ts'
import type { Piece, ShownExchange, ShownReplay } from './shown.ts'

/** Writes a replay line for the report; `of` names what it replays. */
export function replayView(whole: string, of: string): ShownReplay {
  const line = shownReplay(whole)
  return { line, isWhole: line === whole, of }
}

/** Writes an exchange for the report: `at` is where the finding it shows points to, `replay` the line that sends it again. */
export function shownExchange(
  recorded: RecordedExchange,
  at: string | null,
  replay: string | null = null,
): ShownExchange {
  const exchange = readExchange(recorded)
  const { id, check, sent, received } = exchange
  const offence = at === null ? null : offenceAt(at, received)
  const sentPieces = piecesOfSent(sent)
  const pieces = piecesOfReceived(exchange, offence)
  const isCut = [...sentPieces, ...pieces].some(piece => 'gap' in piece)
  const note = offence?.part === 'body' ? offence.note : null
  return {
    id,
    check: visible(check),
    request: visible(`${sent.method} ${sent.path}`),
    came: cameWords(exchange),
    times: timeWords(exchange),
    sent: sentPieces,
    received: pieces,
    replay: replay === null ? null : replayView(replay, `exchange ${id}`),
    notes: [
      ...(note === null ? [] : [visible(note)]),
      ...(isCut ? [`Shortened; the whole is in the run record (--json), exchange ${id}.`] : []),
    ],
    sha256: recorded.sha256 ?? '',
  }
}

function cameWords({ received, ended, cause }: Exchange): string {
  const why = cause === null ? '' : ` (${visible(cause)})`
  if (received === null) return `${ended}${why}`
  return ended === 'clean' && cause === null
    ? String(received.status)
    : `${received.status}, ${ended}${why}`
}

const timeWords = ({ connectMs, firstByteMs, totalMs }: Exchange): string =>
  [
    ...(connectMs === null ? [] : [`connected ${ms(connectMs)}`]),
    ...(firstByteMs === null ? [] : [`first byte ${ms(firstByteMs)}`]),
    `ended ${ms(totalMs)}`,
  ].join(', ')

const ms = (value: number): string =>
  `${value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en')} ms`

function piecesOfSent({ method, path, headers, body, raw }: Sent): Piece[] {
  if (raw !== null) return piecesOf(raw, null)
  const head = [`${method} ${path} HTTP/1.1`, ...headerLines(headers)].join('\n')
  return [{ plain: visibleLines(`${head}\n\n`) }, ...piecesOf(body, null)]
}

const headerLines = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => `${name}: ${legible(Buffer.from(value))}`)

function piecesOfReceived({ received, ended, cause }: Exchange, offence: Offence | null): Piece[] {
  const why = cause === null ? '' : ` (${cause})`
  const ending = visible(`connection: ${ended}${why}`)
  const isMarked = offence?.part === 'ending'
  if (received === null) return [isMarked ? { marked: ending } : { plain: ending }]
  const body = piecesOf(received.body, offence?.part === 'body' ? offence.span : null)
  const gap = body.length === 0 ? [] : [{ plain: '\n\n' }]
  const tail = isMarked ? [...gap, { marked: ending }] : []
  return [...headPieces(received, offence), { plain: '\n' }, ...body, ...tail]
}

function headPieces({ status, headers, http }: Received, offence: Offence | null): Piece[] {
  const marked = offence?.part === 'head' ? offence.line.toLowerCase() : null
  const lines = [
    { name: STATUS, line: `HTTP${http === undefined ? '' : `/${http}`} ${status}` },
    ...Object.entries(headers).map(([name, value]) => ({ name, line: `${name}: ${value}` })),
  ]
  const isThere = lines.some(({ name }) => name === marked)
  const shown = lines.flatMap(({ name, line }): Piece[] => {
    const isMarked = name === marked
    const text = visible(line)
    return isMarked ? [{ marked: text }, { plain: '\n' }] : [{ plain: `${text}\n` }]
  })
  const absent = marked === null || isThere ? [] : [{ marked: visible(`(no ${marked})`) }]
  return [...merged(shown), ...absent, ...(absent.length > 0 ? [{ plain: '\n' }] : [])]
}

/** Joins neighbours that are plain, so that a page of many exchanges stays small. */
function merged(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const isPlain = last !== undefined && 'plain' in last && 'plain' in piece
    if (isPlain) joined.splice(-1, 1, { plain: last.plain + piece.plain })
    else joined.push(piece)
  }
  return joined
}
