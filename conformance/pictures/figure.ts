import type * as Plot from '@observablehq/plot'
import { visible } from '../reports/visible.ts'
import { fitted } from './wording.ts'

/** For which room a picture is laid out: 720 px, or a telephone's 340 px; both scale. */
export type Shape = 'wide' | 'narrow'

/** A part of a picture: one plot, `height` px high, as wide as the picture or `width` px. */
export type Panel = {
  readonly height: number
  /** Panels that fit beside each other stand in a row. */
  readonly width?: number
  readonly options: Plot.PlotOptions
}

/** What a figure is made of before it is drawn. */
export type FigureParts = {
  /** Letters, digits and hyphens; unique within one run. */
  readonly id: string
  readonly title: string
  /** What it shows, in one sentence. */
  readonly says: string
  /** What is in it, a sentence each, for who cannot see it. */
  readonly tells: readonly string[]
  /** Whether it is of so few answers that it tells little. */
  readonly isSparse?: boolean
  /** Gives it as lines of text of at most `width` columns, 60 at least. */
  lines(width: number): readonly string[]
  /** Gives its plots, none where there is nothing to show; called once it is to be drawn. */
  panels(plot: typeof Plot, shape: Shape): readonly Panel[]
}

/** A picture of what was measured, as SVG and as text. */
export type Figure = Pick<FigureParts, 'id' | 'title' | 'says' | 'tells'> & {
  readonly isSparse: boolean
  /** Gives the picture as one SVG element: no script, no style sheet, nothing from elsewhere. */
  svg(shape: Shape): Promise<string>
  /** Gives the picture as text of at most `width` columns; less than 60 counts as 60. */
  text(width: number): string
}

const NARROWEST = 60
const WIDEST = 100

/** Makes a figure of its parts; libraries are loaded when an SVG is asked for, and not before. */
export function figureOf(parts: FigureParts): Figure {
  const { id, lines, isSparse = false } = parts
  const [title, says] = [visible(parts.title), visible(parts.says)]
  const tells = parts.tells.map(visible)
  return {
    id,
    title,
    says,
    tells,
    isSparse,
    text(width) {
      const room = Math.min(WIDEST, Math.max(NARROWEST, Math.floor(width)))
      return lines(room)
        .map(line => fitted(visible(line), room))
        .join('\n')
    },
    async svg(shape) {
      const { draw } = await import('./drawing.ts')
      return draw({ ...parts, title, says, tells }, shape)
    },
  }
}

/** Says whether answers are too few for a picture: not three for each of its ten bins. */
export const isSparse = (answers: number): boolean => answers < 30

/** Makes an id of letters, digits and hyphens of any text. */
export const idOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'figure'
