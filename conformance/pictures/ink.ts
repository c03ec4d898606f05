/** The colour of text and axes: the page's own. */
export const INK = 'var(--ink, currentColor)'

/** How one of several lines looks: colour, symbol and dash all differ, so that no one of them is needed. */
export type Look = {
  readonly colour: string
  readonly symbol: 'circle' | 'square' | 'triangle' | 'diamond'
  readonly dash: string
}

/**
 * The looks of lines beside each other.
 *
 * Colours of Okabe and Ito (2008) that keep 3:1 to white and to near-black (WCAG 2.2, 1.4.11), so that one
 * picture is right in the light and in the dark; a page may name others.
 */
export const LOOKS: readonly [Look, Look, Look, Look] = [
  { colour: 'var(--series-1, #0072b2)', symbol: 'circle', dash: 'none' },
  { colour: 'var(--series-2, #d55e00)', symbol: 'square', dash: '6 3' },
  { colour: 'var(--series-3, #009e73)', symbol: 'triangle', dash: '2 3' },
  { colour: 'var(--series-4, #cc79a7)', symbol: 'diamond', dash: '9 3 2 3' },
]

/** Gives the look of line `index`, from 0; they repeat after the fourth. */
export const lookOf = (index: number): Look => LOOKS[index % LOOKS.length] ?? LOOKS[0]

/** The colour of a limit: a line that is not to be passed. */
export const LIMIT = 'var(--limit, #d55e00)'

/** The colour of what would be no surprise, to be drawn see-through. */
export const BAND = 'var(--band, #808080)'
