import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isSent, type Job, type Received } from '../../../../reference/engines/embedded/messages.ts'
import type { Backend } from '../../../../reference/engines/embedded/options.ts'

/** How a driver behaves: well, or as drivers are known to fail. */
export type Behaviour =
  | 'good'
  /** Computes wrong numbers. */
  | 'wrong'
  /** There is no such device. */
  | 'absent'
  /** Takes the process with it when it is loaded. */
  | 'crashing'
  /** Never comes back. */
  | 'hanging'
  /** Loads, and computes no layer. */
  | 'idle'
  /** Proves itself, and takes the process with it when it is asked for anything else. */
  | 'dying'
  /** Proves itself, and runs out of memory when it is asked for anything else. */
  | 'full'
  /** Proves itself, and says nothing any more when it is asked for anything else. */
  | 'stalling'

/** The drivers of a machine, as a file `drivers.json` beside the model has them; the CPU is good. */
export type Drivers = Readonly<Partial<Record<Backend, Behaviour>>>

/** The prefix that every driver but a broken one answers rightly. */
export const GOLDEN = 'golden'

/** The probability of the first candidate, whatever is asked; another has the rest. */
export const RIGHT = 0.25

// What follows is for the process alone; whoever imports the names above has no parent to hear.
if (process.send !== undefined && process.argv[1]?.endsWith('driver-stand-in.js')) {
  let behaviour: Behaviour = 'good'
  process.on('disconnect', () => process.exit())
  process.on('message', message => {
    if (!isSent(message)) return
    if (message.kind === 'look') send({ kind: 'found', backends: ['cuda', 'vulkan'] })
    if (message.kind === 'start') {
      behaviour = behaviourFor(message.job)
      start(message.job, behaviour)
    }
    if (message.kind !== 'read') return
    if (message.prefix !== GOLDEN && hasFailed(behaviour)) return
    const probability = behaviour === 'wrong' ? RIGHT + 0.01 : RIGHT
    const logProbabilities = message.passes.map(({ candidates }) =>
      candidates.map((_, place) => Math.log(place === 0 ? probability : 1 - probability)),
    )
    send({ kind: 'done', id: message.id, result: { logProbabilities, inputTokens: 1 } })
  })
}

function send(message: Received): void {
  process.send?.(message)
}

function behaviourFor({ model, backend }: Job): Behaviour {
  const drivers: Drivers = JSON.parse(readFileSync(join(dirname(model), 'drivers.json'), 'utf8'))
  return drivers[backend] ?? (backend === 'cpu' ? 'good' : 'absent')
}

function start({ backend }: Job, behaviour: Behaviour): void {
  if (behaviour === 'crashing') process.kill(process.pid, 'SIGSEGV')
  if (behaviour === 'absent') send({ kind: 'unfit', says: 'llama.cpp finds no such device' })
  if (behaviour === 'absent' || behaviour === 'hanging') return
  const isOnDevice = backend !== 'cpu' && behaviour !== 'idle'
  const devices = isOnDevice ? [`Toy ${backend}`] : []
  const layers = { offloadedLayers: isOnDevice ? 3 : 0, contextTokens: 2048, dimensions: 64 }
  const about = { model: 'toy', backend, devices, labels: ['A'], metadata: null, ...layers }
  send({ kind: 'ready', about })
}

function hasFailed(behaviour: Behaviour): boolean {
  if (behaviour === 'dying') process.kill(process.pid, 'SIGSEGV')
  if (behaviour !== 'full') return behaviour === 'stalling'
  const broken: Received = { kind: 'broken', says: 'out of device memory' }
  return process.send?.(broken, undefined, {}, () => process.exit()) ?? false
}
