import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openEmbedded } from '../reference/engines/embedded/embedded.ts'
import { type AskedDevice, askableDevices } from '../reference/engines/embedded/options.ts'
import { shippedGoldens } from '../reference/engines/embedded/shipped-probe.ts'
import type { Description, Engine } from '../reference/engines/engine.ts'
import { shippedModel } from '../reference/package.ts'
import { type TriedGoldens, tryGoldens } from './gpu-check/goldens.ts'
import { layersOf } from './gpu-check/layers.ts'
import { type Times, timeRequests } from './gpu-check/timing.ts'

const gpus = askableDevices.filter(device => device !== 'cpu')

// All of it: the start, the golden answers, the times.
const MOST_MS = 240_000

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
    if (!(Number.isInteger(requests) && requests > 0)) {
      throw new Error(`--requests takes a whole number from 1, got ${values.requests}`)
    }
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

/** What came of a device: what is known of it, what was measured, and every flaw, a sentence each. */
type Measured = {
  readonly description: Description | null
  readonly goldens: Omit<TriedGoldens, 'flaws'> | null
  readonly times: readonly Times[]
  readonly flaws: readonly string[]
}

/** Tries a device that is ready: the golden answers first, for one that computes wrongly has no speed worth knowing. */
async function measure(
  engine: Engine,
  description: Description,
  { device, requests, signal }: ReturnType<typeof readOptions> & { readonly signal: AbortSignal },
): Promise<Measured> {
  const { flaws, ...goldens } = await tryGoldens(engine, await shippedGoldens(), signal)
  const wrong = [...flawsOf(description, device, await layersOf(shippedModel)), ...flaws]
  if (wrong.length > 0) return { description, goldens, times: [], flaws: wrong }
  return { description, goldens, ...(await timeRequests(engine, { requests, say, signal })) }
}

const options = readOptions()
const { device: asked } = options
const signal = AbortSignal.timeout(MOST_MS)
const engine = openEmbedded({ model: shippedModel, device: asked, template: 'plain', log: say })
const began = performance.now()
const ready = await engine.ready(signal)
const startMs = performance.now() - began
if ('result' in ready) {
  const { device, offloadedLayers } = ready.result
  say(`${device}, ${offloadedLayers} layers, ready in ${startMs.toFixed(0)} ms`)
}
const { description, goldens, times, flaws } =
  'result' in ready
    ? await measure(engine, ready.result, { ...options, signal })
    : { description: null, goldens: null, times: [], flaws: [ready.failure.says] }
const late = signal.aborted ? [`it was not done within ${MOST_MS / 1000} s.`] : []
const all = [...flaws, ...late]
for (const flaw of all) say(flaw)
const result = {
  format: 'decider-kit/gpu-check@1',
  passed: all.length === 0,
  ...{ flaws: all, asked, goldens, times },
  startMs: description === null ? null : startMs,
  device: description?.device ?? null,
  offloadedLayers: description?.offloadedLayers ?? null,
  fallback: description?.fallback ?? null,
  model: description?.model ?? null,
  checkpoint: description?.checkpoint ?? null,
}
await engine.close()
const text = `${JSON.stringify(result, null, 2)}\n`
const out = process.env['OUT']
if (out === undefined) process.stdout.write(text)
else writeFileSync(join(out, 'gpu-check.json'), text)
process.exitCode = all.length === 0 ? 0 : 1
