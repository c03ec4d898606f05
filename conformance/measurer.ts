import { clearTimeout, setTimeout } from 'node:timers'
import type { Contact } from './contact.ts'
import type { Exchange } from './exchange.ts'
import { Withheld } from './gate.ts'
import type { Closed, Gatekeeper } from './gatekeeper.ts'
import { getHealth } from './health.ts'
import { watchLoop } from './loop-delay.ts'
import type { MeasureEnd, Measuring, Way } from './measuring.ts'
import { watchPresence } from './presence.ts'
import type { Target } from './probe/target.ts'
import type { Probe } from './probe.ts'

/** What a measurement is made with. */
export type MeasurerDeps = {
  readonly target: Target
  readonly url: string
  readonly seed: string
  readonly contact: Contact
  readonly gatekeeper: Gatekeeper
  /** Why nothing is to be measured at all, or null. */
  readonly closed: MeasureEnd | null
  readonly signal?: AbortSignal
  /** A clock that never goes back, in ms. */
  now(): number
}

/** A measurement's hands, and what went through them. */
export type Measurer = {
  readonly measuring: Measuring
  /** Every exchange that ended, in the order of their ends. */
  readonly exchanges: readonly Exchange[]
  /** Lets nothing more through and keeps nothing more. */
  finish(): void
}

/** The name in the record of a look whether a server is still there. */
const lookLabel = 'measuring.presence'

/** Gives each waiting measurement its early end when the run is interrupted. */
const interruptions = (signal: AbortSignal | undefined) => {
  const waiting = new Set<() => void>()
  const abort = (): void => {
    for (const end of [...waiting]) end()
  }
  signal?.addEventListener('abort', abort)
  return {
    /** Waits for `work`, and rejects with a Withheld when the run is interrupted before. */
    orEnd: <Value>(work: Promise<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        const end = (): void => reject(new Withheld('an answer before the run was interrupted'))
        waiting.add(end)
        work.then(resolve, reject).finally(() => waiting.delete(end))
      }),
    sleep: (ms: number): Promise<void> =>
      new Promise(resolve => {
        const end = (): void => {
          clearTimeout(timer)
          waiting.delete(end)
          resolve()
        }
        const timer = setTimeout(end, ms)
        waiting.add(end)
        if (signal?.aborted === true) end()
      }),
    close: () => signal?.removeEventListener('abort', abort),
  }
}

/** Gives the probes of a measurement, one for each name and way. */
const probesOf = (
  { target, seed }: MeasurerDeps,
  record: (exchange: Exchange) => void,
): ((label: string, way: Way) => Probe) => {
  const probes = new Map<string, Probe>()
  return (label, way) => {
    const key = `${way} ${label}`
    const known = probes.get(key)
    if (known !== undefined) return known
    const probe = target.probe({ check: label, seed, way, record })
    probes.set(key, probe)
    return probe
  }
}

/** Keeps why a measurement may send nothing more. */
const doorOf = ({ gatekeeper, closed }: MeasurerDeps) => {
  let end = closed
  const shut = (): Closed | null => (end === null ? null : { missing: end.says, end })
  return {
    ended: (): MeasureEnd | null => end ?? gatekeeper.pass(0)?.end ?? null,
    pass(): void {
      const reason = shut() ?? gatekeeper.pass(1)
      if (reason === null) return
      end = reason.end
      throw new Withheld(reason.missing)
    },
  }
}

/** Lets whoever comes while `work` is under way wait for the same. */
const once = (work: () => Promise<void>): (() => Promise<void>) => {
  let underWay: Promise<void> | null = null
  return () => {
    underWay ??= work().finally(() => {
      underWay = null
    })
    return underWay
  }
}

/** Makes the hands of one measurement; what it sends goes through the run's own gate. */
export const openMeasurer = (deps: MeasurerDeps): Measurer => {
  const { contact, url, now, signal, seed } = deps
  const exchanges: Exchange[] = []
  let isOver = false
  const presence = watchPresence(url, contact, now)
  const door = doorOf(deps)
  const interruption = interruptions(signal)
  const probeFor = probesOf(deps, exchange => {
    if (!isOver) exchanges.push(exchange)
  })
  // Async, so that a closed door rejects and never throws.
  const send = async (make: () => Promise<Exchange>): Promise<Exchange> => {
    door.pass()
    return interruption.orEnd(make())
  }
  const health = (label: string) => send(() => getHealth(probeFor(label, 'fresh')))
  const look = once(async () => presence.settle(await health(lookLabel)))
  const measuring: Measuring = {
    ...{ seed, now, watchLoop, sleep: interruption.sleep, ended: door.ended },
    async ask(body, { way, label }) {
      if (presence.isDoubtful()) await look()
      const exchange = await send(() => probeFor(label, way).ask(body))
      presence.observe(exchange)
      return exchange
    },
    async health(label) {
      const exchange = await health(label)
      contact.note(exchange)
      return exchange
    },
  }
  const finish = (): void => {
    isOver = true
    interruption.close()
  }
  return { measuring, exchanges, finish }
}
