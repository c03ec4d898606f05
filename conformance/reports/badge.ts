import type { RunRecord, RunVerdict } from '../record.ts'
import type { StandingVerdict } from '../standing.ts'
import { escapeXml } from './junit.ts'
import { visible } from './visible.ts'

const words: Readonly<Record<RunVerdict, string>> = {
  conformant: 'conformant',
  'not-conformant': 'not conformant',
  incomplete: 'incomplete',
  unreachable: 'unreachable',
}

const standings: Readonly<Record<StandingVerdict, string>> = {
  'may-act': 'may act',
  'shadow-only': 'shadow only',
  undecided: 'undecided',
}

// White on each of them has a contrast of at least 4.5 (WCAG 2.2, 1.4.3).
const GREEN = '#17633e'
const RED = '#a3271c'
const BROWN = '#7a5200'

/**
 * Writes a badge as SVG: profile and day on the left, the verdict on the right.
 *
 * It stands alone, with a title for those who cannot see it. Its letters are all of one width, so
 * that it needs no table of a font; badge-maker carries one for the look of shields.io.
 */
export function toBadge(record: RunRecord): string {
  const { profile, startedAt, target } = record
  const label = visible(`${profile} ${startedAt.slice(0, 10)}`)
  const message = visible(messageOf(record))
  const left = widthOf(label)
  const width = left + widthOf(message)
  const title = `decider-kit: ${target.url} on ${startedAt.slice(0, 10)}, ${profile}: ${message}`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${escapeXml(title)}">`,
    `<title>${escapeXml(title)}</title>`,
    `<clipPath id="round"><rect width="${width}" height="20" rx="3"/></clipPath>`,
    '<g clip-path="url(#round)">',
    `<rect width="${left}" height="20" fill="#3a3f45"/>`,
    `<rect x="${left}" width="${width - left}" height="20" fill="${colourOf(record)}"/>`,
    '</g>',
    '<g fill="#fff" font-family="ui-monospace,Menlo,Consolas,DejaVu Sans Mono,monospace" font-size="11">',
    textOf(label, PADDING),
    textOf(message, left + PADDING),
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}

const messageOf = ({ verdict, standing }: RunRecord): string =>
  standing ? `${words[verdict]}, ${standings[standing.verdict]}` : words[verdict]

function colourOf({ verdict, standing }: RunRecord): string {
  if (verdict === 'not-conformant' || verdict === 'unreachable') return RED
  if (standing?.verdict === 'shadow-only') return RED
  return verdict === 'incomplete' || standing?.verdict === 'undecided' ? BROWN : GREEN
}

const PADDING = 8
const LETTER = 6.6

const widthOf = (text: string): number => Math.ceil(lengthOf(text) * LETTER) + 2 * PADDING

const lengthOf = (text: string): number => [...text].length

// textLength holds a font of another width to the room there is.
const textOf = (text: string, x: number): string =>
  `<text x="${x}" y="14" textLength="${(lengthOf(text) * LETTER).toFixed(1)}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`
