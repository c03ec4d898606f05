import t from 'tap'
import { hits, sources } from '../../style/sources.ts'

const product = sources(['spec', 'fake', 'conformance', 'cli'])
const importing = (pattern: RegExp): string[] =>
  product.filter(source => hits(source, pattern).length > 0).map(({ path }) => path)

t.test('the chart library and its document are loaded by the drawing alone', async t => {
  const loads = /^import (?!type).*'(@observablehq\/plot|linkedom)'|import\('(@obs|linkedom)/
  t.same(importing(loads), ['conformance/pictures/drawing.ts'])
})

t.test('the drawing is loaded once an SVG is asked for, and by nothing else', async t => {
  t.same(importing(/^import .*pictures\/drawing\.ts'/), [])
  const beside = sources(['conformance/pictures'])
  t.same(
    beside.flatMap(source => hits(source, /^import .*\.\/drawing\.ts'/)),
    [],
  )
  t.same(importing(/await import\('\.\/drawing\.ts'\)/), ['conformance/pictures/figure.ts'])
})

t.test('no picture loads the laws of probability', async t => {
  const pictures = sources(['conformance/pictures'])
  const loads = /^import (?!type).*statistics\/(?!binning)/
  t.same(
    pictures.flatMap(source => hits(source, loads)),
    [],
  )
})
