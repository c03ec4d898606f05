import t from 'tap'
import { figuresOf } from '../../../conformance/pictures/figures.ts'
import { growthFigure } from '../../../conformance/pictures/growth.ts'
import { latencyFigure } from '../../../conformance/pictures/latency.ts'
import { reliabilityFigure } from '../../../conformance/pictures/reliability.ts'
import { counting } from '../../../conformance/pictures/wording.ts'
import { edgeFigures, timed } from './edge-figures.ts'
import { sampleAnswers, sampleCalibration, viewOf } from './sample.ts'
import { sampleLatency } from './sample-latency.ts'

const figures = [
  ...figuresOf({
    calibration: sampleCalibration('overconfident'),
    latency: sampleLatency('serial'),
  }),
  ...figuresOf({
    calibration: sampleCalibration('calibrated', 5),
    latency: sampleLatency('stalling'),
  }),
  ...Object.values(edgeFigures),
]
const text = (id: string, width: number): string =>
  figures.find(figure => figure.id === id)?.text(width) ?? ''

t.test('no line is wider than what it is given, and none ends in blanks', async t => {
  for (const figure of figures) {
    for (const width of [60, 61, 72, 80, 99, 100]) {
      const lines = figure.text(width).split('\n')
      t.ok(
        lines.every(line => line.length <= width && line === line.trimEnd()),
        figure.text(width),
      )
    }
  }
})

t.test('less than 60 columns count as 60, more than 100 as 100', async t => {
  for (const figure of figures) {
    t.equal(figure.text(12), figure.text(60))
    t.equal(figure.text(400), figure.text(100))
  }
})

t.test('a point of the reliability diagram has its numbers beside it', async t => {
  t.match(text('reliability-noul-hard', 80), '0.99  102     93     98 to 102  <')
})

t.test('a bar of the histogram has its counts beside it', async t => {
  t.match(text('histogram-noul-hard', 80), /0\.9 to 1\.0 +102 +93 {2}█+/)
})

t.test('failures stand beside times and are among them in no way', async t => {
  const lines = latencyFigure(timed([100, 110, null]))
    .text(80)
    .split('\n')
  t.match(lines.join('\n'), '3 timed, 1 failed')
  t.match(lines.join('\n'), 'max failed')
  t.equal(lines.filter(line => /[▁-█]/.test(line)).length, 1)
})

t.test('an outlier among many is seen', async t => {
  const times = [...Array.from({ length: 9999 }, () => 100), 5000]
  const strip = latencyFigure(timed(times))
    .text(80)
    .split('\n')
    .find(line => line.includes('█'))
  t.match(strip, /█ +┊ +┊ +▁/)
})

t.test('a burst names when its last answer came and where the limit is', async t => {
  const burst = text('bursts', 80)
  t.match(burst, /k = {2}64 {3}13,482 ms {2}█+/)
  t.match(burst, /210 ms more\s+for each further one/)
  t.match(burst, /k = {3}4 +882 ms {2}█+.? +┊/)
})

t.test('growth gives a time for each number of questions and length', async t => {
  const growth = text('growth', 100)
  t.match(growth, /200 +1,500 +4,000 +6,000/)
  t.equal(growth.match(/ ms [█▏▎▍▌▋▊▉]+/g)?.length, 32)
})

t.test('what is not a number is a dash', async t => {
  t.match(edgeFigures['an error that is not a number']?.says, 'error –')
})

for (const [name, figure] of Object.entries(edgeFigures)) {
  t.test(`${name}: the text has numbers alone and shows what would hide`, async t => {
    const all = [figure.title, figure.says, ...figure.tells, figure.text(80)].join('\n')
    t.notMatch(all, /NaN|Infinity|undefined|\[object/)
    t.notMatch(all, /[^\P{Cc}\n]|\u202e|\p{Cs}/u)
    t.ok(figure.says.endsWith('.'))
  })
}

t.test('a slope that noise turned below nothing is told as no growth', async t => {
  const record = sampleLatency('fast', 20)
  if (record.growth === null) throw new Error('the sample measured no growth')
  const growth = { ...record.growth, msPerQuestion: -0.02, msPerThousandCharacters: 0.31 }
  t.match(
    growthFigure({ ...record, growth }).says,
    /^A further question takes no longer; a further 1,000 characters take 0\.3 ms; /,
  )
})

t.test('a picture of few answers is sparse and says so', async t => {
  const few = reliabilityFigure(viewOf(sampleAnswers('overconfident', 29)))
  const enough = reliabilityFigure(viewOf(sampleAnswers('overconfident', 30)))
  t.same([few.isSparse, enough.isSparse], [true, false])
  t.match(few.says, /So few answers tell little\.$/)
})

t.test('a sum that is whole but for its last digits is written whole', async t => {
  t.same([10, 9.999999, 10.26, 0.04].map(counting), ['10', '10', '10.3', '0'])
})
