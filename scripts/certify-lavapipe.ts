import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shippedModel } from '../reference/package.ts'
import { certify, lavapipe } from './certifying.ts'
import { writeSmallModel } from './small-model.ts'

/**
 * The device proves itself with the shipped model, whose golden answers a test holds it to; the wire is
 * certified with a small one, for a software device takes a quarter of an hour for 2,400 passes of the other.
 */
async function certifyLavapipe(): Promise<boolean> {
  const model = join(mkdtempSync(join(tmpdir(), 'decider-kit-small-')), 'small.gguf')
  await writeSmallModel(model, shippedModel)
  return await certify({
    what: 'the reference on lavapipe',
    server: ['--device', 'vulkan', '--model', model],
    words: ['--quiet', '--seed', 'reference'],
    variables: lavapipe,
    flaw: ({ launch }) =>
      /^device vulkan: llvmpipe/m.test(launch?.output ?? '')
        ? null
        : `lavapipe was expected to compute. The server said: ${launch?.output}`,
  })
}

if (existsSync(lavapipe.VK_ICD_FILENAMES)) {
  process.exitCode = (await certifyLavapipe()) ? 0 : 1
} else {
  process.stdout.write(
    `${lavapipe.VK_ICD_FILENAMES} is not there. Install it: apt-get install mesa-vulkan-drivers libvulkan1\n`,
  )
  process.exitCode = 1
}
