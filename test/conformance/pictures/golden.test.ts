import t from 'tap'
import { burstFigure } from '../../../conformance/pictures/burst.ts'
import { reliabilityFigure } from '../../../conformance/pictures/reliability.ts'
import { goldenText } from '../reports/sample.ts'
import { sampleView } from './sample.ts'
import { sampleLatency } from './sample-latency.ts'

/** With numbers of its own, so that a better estimate elsewhere changes no picture. */
const view = {
  ...sampleView('overconfident', 40),
  ...{ estimate: 0.162, lower: 0.07, upper: 0.34, floor: { mean: 0.129, q95: 0.2 } },
}

t.test('the reliability diagram of 40 answers is the golden SVG', async t => {
  const svg = await reliabilityFigure(view).svg('narrow')
  t.equal(`${svg}\n`, goldenText('reliability.svg'))
})

t.test('the reliability diagram of 40 answers is the golden text', async t => {
  const text = reliabilityFigure(view).text(80)
  t.equal(`${text}\n`, goldenText('reliability.txt'))
})

t.test('the bursts of a serial server are the golden text', async t => {
  t.equal(`${burstFigure(sampleLatency('serial')).text(80)}\n`, goldenText('bursts.txt'))
})
