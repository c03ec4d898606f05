import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { After } from '../../../../reference/engines/embedded/asking.ts'
import type { AskedDevice } from '../../../../reference/engines/embedded/options.ts'
import { type Means, pauseAfter } from '../../../../reference/engines/embedded/supervisor.ts'
import { tinyModel } from '../../gguf/tiny-model.ts'
import { type Drivers, GOLDEN, RIGHT } from './driver-stand-in.ts'
import { fileOf, type Opened, open, type Test } from './opened.ts'

const module = join(import.meta.dirname, 'driver-stand-in.js')
const golden = {
  prefix: GOLDEN,
  pass: { suffix: '', candidates: [['A'], ['B']] },
  probabilities: [RIGHT, 1 - RIGHT],
}
const LONGEST_PAUSE_MS = pauseAfter(100)

/** A passage with one pass and two candidates. */
export const passage = { prefix: 'State:', passes: [{ suffix: '', candidates: [['A']] }] }

/** A clock whose limits ring by hand, whereas a pause before a start is over at once. */
export function clockByHand() {
  const limits = new Set<() => void>()
  let wake = () => {}
  const after: After = (ms, call) => {
    if (ms <= LONGEST_PAUSE_MS) {
      setImmediate(call)
      return () => {}
    }
    limits.add(call)
    wake()
    return () => limits.delete(call)
  }
  return {
    after,
    /** Resolves when the next limit starts. */
    started: () =>
      new Promise<void>(resolve => {
        wake = resolve
      }),
    /** Has every limit that runs be over. */
    ring() {
      for (const call of limits) call()
    },
  }
}

/** Opens an engine on a machine with these drivers. */
export function openWith(
  t: Test,
  drivers: Drivers,
  device: AskedDevice,
  means: Partial<Means> = {},
): Opened & { readonly change: (drivers: Drivers) => void } {
  const model = fileOf(t, tinyModel())
  const change = (next: Drivers) =>
    writeFileSync(join(dirname(model), 'drivers.json'), JSON.stringify(next))
  change(drivers)
  const opened = open(t, model, { device, probe: { model, golden } }, { module, ...means })
  return { ...opened, change }
}
