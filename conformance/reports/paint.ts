import type { Mark } from './marks.ts'

const codes = { red: 31, green: 32, yellow: 33, bold: 1, faint: 2 } as const

/** Colours and weights of text on a terminal. */
export type Style = keyof typeof codes

/** Puts text in a style, or leaves it as it is where no colour is wanted. */
export type Paint = (style: Style, text: string) => string

/** Makes the painter for a terminal with colour or without. */
export const painter =
  (hasColour: boolean): Paint =>
  (style, text) =>
    hasColour ? `\u001b[${codes[style]}m${text}\u001b[0m` : text

/** The style of each tone. */
export const styles: Readonly<Record<Mark['tone'], Style>> = {
  good: 'green',
  bad: 'red',
  open: 'yellow',
  none: 'faint',
}
