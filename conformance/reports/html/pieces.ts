import { counted } from '../counted.ts'
import { legible, wholeCharacters } from './legible.ts'
import type { Piece } from './shown.ts'
import type { Span } from './span.ts'

/** A body up to this many bytes is shown whole. */
const WHOLE = 4000
const HEAD = 1200
const TAIL = 300
/** Shown on each side of a mark, and of a longer mark at each of its ends. */
const AROUND = 600

/**
 * Writes a body as pieces, the span in `marked` marked; of a long body its start, its end and what stands about the mark.
 *
 * An empty span marks the place between two bytes, as where something is missing at the end.
 */
export function piecesOf(bytes: Uint8Array, marked: Span | null): Piece[] {
  if (marked === null) return stretch(bytes, { from: 0, to: bytes.length }, 'plain')
  const span = wholeCharacters(bytes, marked)
  return [
    ...stretch(bytes, { from: 0, to: span.from }, 'plain', AROUND),
    ...(span.to === span.from ? [] : stretch(bytes, span, 'marked', AROUND)),
    ...(span.to === span.from ? [{ marked: endMark(bytes, span.from) }] : []),
    ...stretch(bytes, { from: span.to, to: bytes.length }, 'plain'),
  ]
}

const endMark = (bytes: Uint8Array, at: number): string =>
  bytes.length === 0 ? '(no bytes)' : at >= bytes.length ? '(end of the body)' : '(here)'

/** Writes the bytes of one span; a long one without its middle, `last` bytes of it kept. */
function stretch(bytes: Uint8Array, span: Span, kind: 'plain' | 'marked', last = TAIL): Piece[] {
  const length = span.to - span.from
  if (length === 0) return []
  if (length <= WHOLE) return [piece(bytes, span, kind)]
  const head = wholeCharacters(bytes, { from: span.from, to: span.from + HEAD })
  const tail = wholeCharacters(bytes, { from: span.to - last, to: span.to })
  return [
    piece(bytes, head, kind),
    { gap: `${counted(tail.from - head.to, 'byte')} left out` },
    piece(bytes, tail, kind),
  ]
}

function piece(bytes: Uint8Array, { from, to }: Span, kind: 'plain' | 'marked'): Piece {
  const text = legible(bytes.subarray(from, to))
  return kind === 'marked' ? { marked: text } : { plain: text }
}
