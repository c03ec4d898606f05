import { figuresOf } from '../../pictures/figures.ts'
import type { RunRecord } from '../../record.ts'

/** A picture as the page holds it: laid out for a wide and a narrow window, and as text. */
export type FigureView = {
  readonly id: string
  readonly title: string
  readonly says: string
  readonly tells: readonly string[]
  readonly isSparse: boolean
  readonly wide: string
  readonly narrow: string
  readonly text: string
}

/** As wide as a picture of text may be where it scrolls in a box of its own. */
const COLUMNS = 72

/** Draws the pictures of a run; the SVG is our own and goes into the page as it is. */
export function figureViews({ calibration, latency }: RunRecord): Promise<FigureView[]> {
  // A saved record may come from a kit that knew neither of the two.
  const figures = figuresOf({ calibration: calibration ?? null, latency: latency ?? null })
  return Promise.all(
    figures.map(async figure => ({
      ...{ id: figure.id, title: figure.title, says: figure.says, tells: figure.tells },
      isSparse: figure.isSparse,
      wide: await figure.svg('wide'),
      narrow: await figure.svg('narrow'),
      text: figure.text(COLUMNS),
    })),
  )
}
