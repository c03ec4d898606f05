import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openEmbedded } from '../reference/engines/embedded/embedded.ts'
import { type AskedDevice, askableDevices } from '../reference/engines/embedded/options.ts'
import { shippedGoldens } from '../reference/engines/embedded/shipped-probe.ts'
import type { Description } from '../reference/engines/engine.ts'
import { shippedModel } from '../reference/package.ts'
import { tryGoldens } from './gpu-check/goldens.ts'
import { layersOf } from './gpu-check/layers.ts'
import { slowOf, timeRequests } from './gpu-check/timing.ts'

const gpus = askableDevices.filter(device => device !== 'cpu')

const say = (line: string) => void process.stderr.write(`gpu-check: ${line}\n`)

/** Reads the command line; ends the process with 2 where it is not to be understood. */
function readOptions(): { readonly device: AskedDevice; readonly requests: number } {
  try {
    const { values } = parseArgs({
      options: {
        device: { type: 'string', default: 'auto' },
        requests: { type: 'string', default: '400' },
      },
    })
    const device = gpus.find(each => each === values.device)
    if (device === undefined) throw new Error(`--device is one of ${gpus.join(', ')}`)
    const requests = Number(values.requests)
    if (!(Number.isInteger(requests) && requests > 0)) throw new Error('--requests is a count')
    return { device, requests }
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exit(2)
  }
}

/** Says what keeps a device from being the one that was asked for, with the whole model on it. */
function flawsOf(
  { device, offloadedLayers, fallback }: Description,
  asked: AskedDevice,
  layers: number,
): string[] {
  const isAsked = asked === 'auto' ? device !== 'cpu' : device?.startsWith(`${asked}:`)
  if (isAsked && offloadedLayers === layers) return []
  const where = `${device} with ${offloadedLayers} of ${layers} layers`
  return [`${asked} was asked for, and ${where} computes. ${fallback ?? ''}`.trim()]
}

const { device, requests } = readOptions()
const engine = openEmbedded({ model: shippedModel, device, template: 'plain', log: say })
const began = performance.now()
const ready = await engine.ready()
if ('failure' in ready) {
  say(ready.failure.says)
  process.exit(1)
}
const startMs = performance.now() - began
const description = ready.result
say(
  `${description.device}, ${description.offloadedLayers} layers, ready in ${startMs.toFixed(0)} ms`,
)
const goldens = await tryGoldens(engine, await shippedGoldens())
const layers = await layersOf(shippedModel)
const wrong = [...flawsOf(description, device, layers), ...goldens.flaws]
// A device that computes wrongly has no speed worth knowing.
const times = wrong.length === 0 ? await timeRequests(engine, { requests, say }) : []
const flaws = [...wrong, ...slowOf(times)]
for (const flaw of flaws) say(flaw)
const { model, checkpoint, offloadedLayers, fallback } = description
const result = {
  format: 'decider-kit/gpu-check@1',
  passed: flaws.length === 0,
  flaws,
  asked: device,
  ...{ device: description.device, offloadedLayers, fallback, model, checkpoint, startMs },
  goldens: { count: goldens.count, largestDeviation: goldens.largestDeviation },
  times,
}
await engine.close()
const text = `${JSON.stringify(result, null, 2)}\n`
const out = process.env['OUT']
if (out === undefined) process.stdout.write(text)
else writeFileSync(join(out, 'gpu-check.json'), text)
process.exitCode = flaws.length === 0 ? 0 : 1
