import t from 'tap'
import type { Figure, Shape } from '../../../conformance/pictures/figure.ts'
import { figuresOf } from '../../../conformance/pictures/figures.ts'
import { latencyFigure } from '../../../conformance/pictures/latency.ts'
import { edgeFigures, timed } from './edge-figures.ts'
import { sampleCalibration } from './sample.ts'
import { sampleLatency } from './sample-latency.ts'

const run = () =>
  figuresOf({ calibration: sampleCalibration('overconfident'), latency: sampleLatency('stalling') })
const shapes: readonly Shape[] = ['wide', 'narrow']
const drawn = async (figures: readonly Figure[]): Promise<string[]> => {
  const svgs: string[] = []
  for (const figure of figures) for (const shape of shapes) svgs.push(await figure.svg(shape))
  return svgs
}
const figures = run()
const svgs = await drawn(figures)

t.test('a run has six pictures where it has one type of answers', async t => {
  t.same(
    figures.map(({ id }) => id),
    [
      'reliability-noul-hard',
      'histogram-noul-hard',
      'risk-noul-hard',
      'latency',
      'bursts',
      'growth',
    ],
  )
})

t.test('what was not measured has no picture', async t => {
  t.same(figuresOf({ calibration: null, latency: null }), [])
})

t.test('the same record gives the same bytes', async t => {
  t.same(await drawn(run()), svgs)
})

t.test('a picture is one image with a name and a description in words', async t => {
  for (const [index, svg] of svgs.entries()) {
    const figure = figures[Math.floor(index / 2)]
    const id = `${figure?.id}-${shapes[index % 2]}`
    const [opening = ''] = /^<svg [^>]*>/.exec(svg) ?? []
    t.match(opening, `role="img"`)
    t.match(opening, `aria-labelledby="${id}-title"`)
    t.match(opening, `aria-describedby="${id}-desc"`)
    t.match(svg, `<title id="${id}-title">${figure?.title}</title>`)
    t.match(svg, `<desc id="${id}-desc">${figure?.says}`)
  }
})

t.test('a picture has the size of the room it is given', async t => {
  for (const svg of svgs) {
    const [opening = ''] = /^<svg [^>]*>/.exec(svg) ?? []
    t.match(opening, /viewBox="0 0 (720|340) \d+"/)
    t.notMatch(opening, /\s(width|height)=/)
  }
})

t.test('no two pictures share an id', async t => {
  const ids = svgs.flatMap(svg => [...svg.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id))
  t.equal(new Set(ids).size, ids.length)
})

t.test('a picture needs no style sheet, script, class or address', async t => {
  for (const svg of svgs) {
    t.notMatch(svg, /<(style|script|image|a|use|foreignObject)[\s>]/)
    t.notMatch(svg, /\s(style|class|href|xlink:href|on\w+)=/)
    t.notMatch(svg.replace(' xmlns="http://www.w3.org/2000/svg"', ''), /https?:|url\(/)
  }
})

t.test("every colour is the page's own or one it may replace", async t => {
  for (const svg of svgs) {
    const colours = [...svg.matchAll(/\s(?:fill|stroke|color)="([^"]*)"/g)].map(([, each]) => each)
    t.ok(colours.length > 10)
    for (const colour of new Set(colours)) {
      t.match(colour, /^(none|currentColor|var\(--[a-z0-9-]+, (#[0-9a-f]{6}|currentColor)\))$/)
    }
  }
})

t.test('a picture of 10,000 samples is as small as one of 100', async t => {
  const times = Array.from({ length: 10_000 }, (_, index) => 1 + (index % 5000))
  for (const svg of await drawn([latencyFigure(timed(times))])) t.ok(svg.length < 25_000)
})

t.test('a picture of 10,000 answers is as small as one of 300', async t => {
  const many = figuresOf({ calibration: sampleCalibration('calibrated', 10_000), latency: null })
  for (const svg of await drawn(many)) t.ok(svg.length < 12_000, `${svg.length}`)
})

for (const [name, figure] of Object.entries(edgeFigures)) {
  t.test(`${name}: the SVG is well-formed and has numbers alone`, async t => {
    for (const svg of await drawn([figure])) {
      t.notMatch(svg, /NaN|Infinity|undefined|\[object/)
      t.notMatch(svg, /&(?!(amp|lt|gt|quot|apos|nbsp|#\d+);)/)
      t.notMatch(svg, /<(?!\/?(svg|title|desc|g|path|text|tspan|line|circle|rect)[\s>/])/)
      t.notMatch(svg, /\p{Cc}|\u202e|\p{Cs}/u)
    }
  })
}
