import { openMeasuring } from '../bench/measuring.ts'
import { answersTo, readFamilies, sureOf } from '../bench/reference/quality.ts'
import { PATIENCE_MS, serveReference } from '../bench/reference/served.ts'
import { mean } from '../conformance/statistics/forecast.ts'
import { confidenceView } from '../conformance/statistics/view.ts'

// Prints the table of reference/model/README.md: what the shipped model is worth, family by family.

const shareOf = (outcomes: readonly number[]): string =>
  outcomes.length === 0 ? '-' : mean(outcomes).toFixed(2)

const put = (...cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)

const { trained, heldOut } = readFamilies()
const served = await serveReference()
const { measuring, close } = openMeasuring(served.url, PATIENCE_MS)
try {
  put('family', 'trained on', 'right', 'stated', 'at 0.9 or more', 'right of these')
  process.stdout.write('|---|---|---|---|---|---|\n')
  for (const family of [...trained, ...heldOut]) {
    const answers = await answersTo([family], measuring)
    const [view, sure] = [confidenceView(answers), sureOf(answers)]
    put(
      ...[family, trained.includes(family) ? 'yes' : 'no'],
      ...[shareOf(view.map(each => each.outcome)), shareOf(view.map(each => each.stated))],
      ...[(sure.length / view.length).toFixed(2), shareOf(sure.map(each => each.outcome))],
    )
  }
} finally {
  await close()
  await served.close()
}
