import { openMeasuring } from '../bench/measuring.ts'
import { answersTo, readFamilies } from '../bench/reference/quality.ts'
import { serveReference } from '../bench/reference/served.ts'
import { mean } from '../conformance/statistics/forecast.ts'
import { confidenceView } from '../conformance/statistics/view.ts'
import { thousandths } from '../spec/thousandths.ts'

// Prints the table of reference/model/README.md: what the shipped model is worth, family by family.

const served = await serveReference()
const { measuring, close } = openMeasuring(served.url)

const shareOf = (outcomes: readonly number[]): string =>
  outcomes.length === 0 ? '-' : mean(outcomes).toFixed(2)

process.stdout.write('| family | trained on | right | stated | at 0.9 or more | right of these |\n')
process.stdout.write('|---|---|---|---|---|---|\n')
const { trained, heldOut } = readFamilies()
for (const family of [...trained, ...heldOut]) {
  const view = confidenceView(await answersTo([family], measuring))
  const sure = view.filter(({ stated }) => thousandths(stated) >= 900)
  const cells = [
    ...[family, trained.includes(family) ? 'yes' : 'no'],
    ...[shareOf(view.map(each => each.outcome)), shareOf(view.map(each => each.stated))],
    ...[(sure.length / view.length).toFixed(2), shareOf(sure.map(each => each.outcome))],
  ]
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}
await close()
await served.close()
