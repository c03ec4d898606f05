import { existsSync } from 'node:fs'
import t, { type Test } from 'tap'
import { openEmbedded } from '../../reference/engines/embedded/embedded.ts'
import { shippedGoldens } from '../../reference/engines/embedded/shipped-probe.ts'
import type { Engine } from '../../reference/engines/engine.ts'
import { shippedModel } from '../../reference/package.ts'
import { lavapipe } from '../../scripts/certifying.ts'
import { tryGoldens } from '../../scripts/gpu-check/goldens.ts'
import { layersOf } from '../../scripts/gpu-check/layers.ts'

// A software device takes seconds for a hundred tokens; reference/gpu-check tries every golden answer.
const MOST_GOLDENS = 5

const skip = existsSync(lavapipe.VK_ICD_FILENAMES)
  ? false
  : 'lavapipe is not installed: apt-get install mesa-vulkan-drivers libvulkan1'

// Its first answers wait for a compiler.
t.setTimeout(120_000)

function openOn(test: Test, log: (line: string) => void): Engine {
  Object.assign(process.env, lavapipe)
  const engine = openEmbedded({ model: shippedModel, device: 'vulkan', template: 'plain', log })
  test.teardown(() => engine.close())
  return engine
}

t.test(
  'the shipped model computes on Vulkan what torch does, every layer of it',
  { skip },
  async t => {
    const lines: string[] = []
    const engine = openOn(t, line => lines.push(line))
    const ready = await engine.ready()
    if ('failure' in ready) return void t.fail(ready.failure.says, { lines })
    const { device, offloadedLayers } = ready.result
    t.match(device, /^vulkan: llvmpipe/)
    t.equal(offloadedLayers, await layersOf(shippedModel))
    const goldens = [...(await shippedGoldens())]
      .sort((one, other) => one.prefix.length - other.prefix.length)
      .slice(0, MOST_GOLDENS)
    const { count, flaws } = await tryGoldens(engine, goldens)
    t.same({ count, flaws }, { count: MOST_GOLDENS, flaws: [] })
  },
)
