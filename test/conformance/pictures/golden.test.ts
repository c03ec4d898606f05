import t from 'tap'
import { burstFigure } from '../../../conformance/pictures/burst.ts'
import { reliabilityFigure } from '../../../conformance/pictures/reliability.ts'
import { goldenText } from '../reports/sample.ts'
import { sampleView } from './sample.ts'
import { sampleLatency } from './sample-latency.ts'

t.test('the reliability diagram of 40 answers is the golden SVG', async t => {
  const svg = await reliabilityFigure(sampleView('overconfident', 40)).svg('narrow')
  t.equal(`${svg}\n`, goldenText('reliability.svg'))
})

t.test('the reliability diagram of 40 answers is the golden text', async t => {
  const text = reliabilityFigure(sampleView('overconfident', 40)).text(80)
  t.equal(`${text}\n`, goldenText('reliability.txt'))
})

t.test('the bursts of a serial server are the golden text', async t => {
  t.equal(`${burstFigure(sampleLatency('serial')).text(80)}\n`, goldenText('bursts.txt'))
})
