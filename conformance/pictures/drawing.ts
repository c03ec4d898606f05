import * as Plot from '@observablehq/plot'
import { parseHTML } from 'linkedom'
import { visible } from '../reports/visible.ts'
import { ROOM } from './axis.ts'
import type { FigureParts, Panel, Shape } from './figure.ts'
import { INK } from './ink.ts'

const SVG = 'http://www.w3.org/2000/svg'
const FONT = 13

/** What is used of an element of the document. */
type Element = {
  readonly localName: string
  readonly outerHTML: string
  readonly children: Iterable<Element>
  textContent: string
  append(child: Element): void
  remove(): void
  getAttributeNames(): string[]
  getAttribute(name: string): string | null
  setAttribute(name: string, value: string): void
  removeAttribute(name: string): void
}

/** Draws a figure as one SVG element; the same parts give the same bytes. */
export function draw(parts: FigureParts, shape: Shape): string {
  const { document } = parseHTML('<html></html>')
  const element = (name: string, attributes: Readonly<Record<string, string>>): Element => {
    const made: Element = document.createElementNS(SVG, name)
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
    return made
  }
  const words = (name: string, id: string, text: string): Element => {
    const made = element(name, { id })
    made.textContent = text
    return made
  }
  const panels = parts.panels(Plot, shape)
  const placed = rowsOf(panels.length > 0 ? panels : [sayingPanel(parts.says)], ROOM[shape])
  const id = `${parts.id}-${shape}`
  const svg = element('svg', {
    xmlns: SVG,
    viewBox: `0 0 ${ROOM[shape]} ${placed.height}`,
    role: 'img',
    'aria-labelledby': `${id}-title`,
    'aria-describedby': `${id}-desc`,
    color: INK,
    'font-size': String(FONT),
    'font-family': 'system-ui, sans-serif',
  })
  svg.append(words('title', `${id}-title`, parts.title))
  svg.append(words('desc', `${id}-desc`, [parts.says, ...parts.tells].join(' ')))
  for (const [index, { panel, x, y, width }] of placed.panels.entries()) {
    const { height, options } = panel
    const drawn: Element = Plot.plot({ ...options, document, width, height, style: {} })
    clean(drawn, `${id}-clip-${index}`)
    for (const [key, value] of Object.entries({ x, y, overflow: 'visible', 'aria-hidden': true })) {
      drawn.setAttribute(key, String(value))
    }
    svg.append(drawn)
  }
  return svg.outerHTML
}

/** Gives a panel of words, for where there is nothing to show. */
const sayingPanel = (says: string): Panel => ({
  height: 60,
  options: {
    axis: null,
    marks: [Plot.text([says], { frameAnchor: 'middle', lineWidth: 24 })],
  },
})

type Placed = {
  readonly panel: Panel
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Places panels from left to right, and below where the room ends. */
function rowsOf(panels: readonly Panel[], room: number) {
  const placed: Placed[] = []
  let [x, y, tallest] = [0, 0, 0]
  for (const panel of panels) {
    const width = Math.min(room, panel.width ?? room)
    if (x > 0 && x + width > room) [x, y, tallest] = [0, y + tallest, 0]
    placed.push({ panel, x, y, width })
    x += width
    tallest = Math.max(tallest, panel.height)
  }
  return { panels: placed, height: y + tallest }
}

// What the outer element says already, or a style sheet that a strict policy would refuse.
const DROPPED = ['style', 'class', 'font-family', 'font-size', 'aria-label', 'aria-hidden']

/** Takes out what several pictures in one document would share, and digits no eye can see. */
function clean(element: Element, clip: string): void {
  const children = [...element.children]
  if (children.length === 0) element.textContent = visible(element.textContent)
  for (const child of children) {
    if (child.localName === 'style') child.remove()
    else clean(child, clip)
  }
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? ''
    if (DROPPED.includes(name)) element.removeAttribute(name)
    else element.setAttribute(name, rounded(value.replace(/plot-clip-\d+/, clip)))
  }
}

// A tenth of a pixel, and for shares of 1 a hundredth.
const rounded = (value: string): string =>
  value.replace(/-?\d*\.\d{2,}(e-?\d+)?/g, digits => {
    const number = Number(digits)
    return String(Number(number.toFixed(Math.abs(number) < 1 ? 2 : 1)))
  })
