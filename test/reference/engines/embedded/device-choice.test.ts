import { platform } from 'node:os'
import t from 'tap'
import { tinyModel } from '../../gguf/tiny-model.ts'
import { openWith } from './machine.ts'
import { described, fileOf, open } from './opened.ts'

t.test('auto takes the first device that proves itself', async t => {
  const { engine, lines } = openWith(t, { cuda: 'good', vulkan: 'good' }, 'auto')
  t.match(await described(engine), {
    ...{ device: 'cuda: Toy cuda', offloadedLayers: 3, fallback: null },
  })
  t.same(lines, [])
})

const passedOver = [
  ['wrong', /cuda is not used: it computes 0\.2600 where 0\.2500 is right\./],
  ['absent', /cuda is not used: llama\.cpp finds no such device\./],
  ['crashing', /cuda is not used: the process that computes crashed \(SIGSEGV\)\./],
  ['idle', /cuda is not used: llama\.cpp computes with cuda and 0 layers on 0 devices\./],
] as const

for (const [behaviour, says] of passedOver) {
  t.test(
    `auto passes a device over whose driver is ${behaviour}, and keeps the reason`,
    async t => {
      const { engine, lines } = openWith(t, { cuda: behaviour, vulkan: 'good' }, 'auto')
      t.match(await described(engine), { device: 'vulkan: Toy vulkan', fallback: says })
      t.match(lines, [says])
    },
  )
}

t.test('auto passes a device over that does not answer in time', async t => {
  const drivers = { cuda: 'hanging', vulkan: 'absent' } as const
  const { engine } = openWith(t, drivers, 'auto', { probeMs: 300 })
  t.match(await described(engine), {
    device: 'cpu',
    offloadedLayers: 0,
    fallback: /cuda is not used: it did not answer within 0\.3 s\. vulkan is not used/,
  })
})

t.test('a device asked for by its name is taken', async t => {
  const { engine } = openWith(t, { cuda: 'good', vulkan: 'good' }, 'vulkan')
  t.match(await described(engine), { device: 'vulkan: Toy vulkan', fallback: null })
})

t.test(
  'a device asked for by its name that fails is a failure, and none takes its place',
  async t => {
    const { engine } = openWith(t, { cuda: 'crashing', vulkan: 'good' }, 'cuda')
    const says = /^cuda was asked for and cannot be used here: .*SIGSEGV.*Ask for another --device/
    t.match(await engine.ready(), { failure: { kind: 'unfit', says } })
    t.match(engine.condition?.(), { isServing: false })
  },
)

const isMac = platform() === 'darwin'

t.test('metal is refused where there is none', { skip: isMac && 'this is a Mac' }, async t => {
  const model = fileOf(t, tinyModel())
  const golden = { prefix: '', pass: { suffix: 'A', candidates: [['A']] }, probabilities: [1] }
  const { engine } = open(t, model, { device: 'metal', probe: { model, golden } })
  t.match(await engine.ready(), {
    failure: { kind: 'unfit', says: /^metal was asked for and cannot be used here: / },
  })
})
