import { existsSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { lavapipe } from '../../../../scripts/certifying.ts'
import { tinyModel } from '../../gguf/tiny-model.ts'
import { described, fileOf, open, resultOf } from './opened.ts'

// Mesa's software device: the whole way through a GPU, without one.
const { VK_ICD_FILENAMES: LAVAPIPE, GGML_VK_VISIBLE_DEVICES } = lavapipe
const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib64', '/usr/lib']
const isHere =
  existsSync(LAVAPIPE) && libraries.some(folder => existsSync(join(folder, 'libvulkan.so.1')))

// llama.cpp leaves software devices aside unless they are named; workers inherit what is set here.
process.env['VK_ICD_FILENAMES'] = LAVAPIPE
process.env['GGML_VK_VISIBLE_DEVICES'] = GGML_VK_VISIBLE_DEVICES

const candidates = [['Yes'], ['No']]
const passes = ['red?', 'late?'].map(text => ({ suffix: `${text}\nAnswer:`, candidates }))
const passage = { prefix: 'State:\nred\n\n', passes }
const probabilitiesOf = (rows: readonly (readonly number[])[]) =>
  rows.flat().map(each => Math.exp(each))

const skip = isHere ? false : `without Mesa's lavapipe: no ${LAVAPIPE}, or no libvulkan.so.1`

t.test(
  'a Vulkan device computes all layers, and the same as the CPU within 0.005',
  { skip },
  async t => {
    const model = fileOf(t, tinyModel())
    const onCpu = open(t, model).engine
    const { logProbabilities } = resultOf(await onCpu.read(passage))
    await onCpu.close()
    const expected = probabilitiesOf(logProbabilities)
    const [pass = { suffix: '', candidates }] = passes
    const golden = { prefix: passage.prefix, pass, probabilities: expected.slice(0, 2) }
    // Its programs are compiled for the first time here, which takes a busy machine a minute.
    const means = { probeMs: 110_000 }
    const { engine } = open(t, model, { device: 'auto', probe: { model, golden } }, means)
    const { device, offloadedLayers, fallback } = await described(engine)
    t.match(device, /^vulkan: llvmpipe/)
    t.equal(offloadedLayers, 3, 'two blocks and the output')
    t.equal(fallback, null)
    const got = probabilitiesOf(resultOf(await engine.read(passage)).logProbabilities)
    for (const [index, probability] of got.entries()) {
      t.ok(Math.abs(probability - (expected[index] ?? Number.NaN)) < 5e-3, `${probability}`)
    }
    const again = probabilitiesOf(resultOf(await engine.read(passage)).logProbabilities)
    t.same(again, got, 'to the last bit on one device')
  },
)
