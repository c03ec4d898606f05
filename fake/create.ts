import { type Complain, type Complaints, createComplaints } from './complaints.ts'
import { type Control, createControl } from './control.ts'
import { type Door, openDoor } from './door.ts'
import { faceOf } from './faces/index.ts'
import type { Hostile } from './hostile.ts'
import { createJournal, type JournalEntry } from './journal.ts'
import { misuseOf } from './misuse.ts'
import type { Fake, FakeOptions } from './options.ts'
import { createReception, type Reception } from './reception.ts'
import { redactionOf } from './redaction.ts'
import { wireServer } from './server.ts'
import { sleep } from './sleep.ts'
import { createStage, type Stage } from './stage.ts'
import type { Truth } from './truth.ts'

/**
 * Starts a fake decider and gives its URL once it answers.
 *
 * Rejects with a sentence when it cannot listen or an option is none, with a ScriptError for a bad script
 * and a TruthError for bad cases.
 */
export async function createFake(options: FakeOptions = {}): Promise<Fake> {
  const misuse = misuseOf(options)
  if (misuse !== null) throw new TypeError(misuse)
  const complaints = createComplaints()
  const parts = await equip(options, complaints)
  const { stage, journal, truth } = parts
  const reception = createReception({ ...parts, numberOf: socket => door.numberOf(socket) })
  const { end, ...control } = createControl(stage, journal, () => door.refresh())
  const door = await openDoor(await serverOf(options, reception), options, reception.front)
  const admin = await openAdmin(parts, control).catch(async error => {
    await door.close()
    throw error
  })
  const close = async (finishMs: number) => {
    end()
    truth?.close()
    await idleWithin(reception, finishMs)
    reception.stopping()
    await Promise.all([door.close(), admin?.close()])
    await idleWithin(reception, SETTLE_MS)
    reception.close()
    complaints.raise()
  }
  let stopped: Promise<void> | undefined
  const { url, port, certificate } = door
  return {
    ...control,
    ...(options.honest && { load: refuseScript }),
    url,
    port,
    certificate,
    journal,
    admin: admin && { url: admin.url, port: admin.port },
    stop: ({ finishMs = 0 } = {}) => {
      stopped ??= close(finishMs)
      return stopped
    },
  }
}

/** Makes the HTTP server, which does not listen itself. */
async function serverOf({ mutant, now, journal }: FakeOptions, { answer }: Reception) {
  const app = wireServer(answer, { now, keep: journal?.bytes ?? BYTES })
  mutant?.server?.(app.server)
  await app.ready()
  return app.server
}

/** Waits until every exchange has ended, and no longer than `ms`. */
async function idleWithin(reception: Reception, ms: number): Promise<void> {
  const over = new AbortController()
  if (ms > 0) await Promise.race([reception.idle(), sleep(ms, over.signal)])
  over.abort()
}

const BYTES = 65_536

type Each = (entry: JournalEntry) => void

// Deliveries that were broken off say at once what they had sent; one that does not is waited for no longer.
const SETTLE_MS = 100

/** Makes everything a fake of these options plays with. */
async function equip(options: FakeOptions, { complain }: Complaints) {
  const { token, admin, dialect } = options
  const { limit = 1000, bytes = BYTES, each } = options.journal ?? {}
  const redaction = redactionOf([token, admin?.token].filter(secret => secret !== undefined))
  const journal = createJournal({ limit, bytes, redaction, each: guarded(each, complain) })
  const stage = createStage(options.sessions?.limit ?? 1000, redaction)
  const [truth, hostile] = await Promise.all([
    truthOf(options),
    hostileOf(options),
    loadScript(options, stage),
  ])
  const face = faceOf(dialect, options)
  return { options, redaction, journal, stage, truth, hostile, complain, face }
}

/** Keeps what `each` throws from the exchange that it is told of. */
const guarded =
  (each: Each | undefined, complain: Complain): Each =>
  entry => {
    try {
      each?.(entry)
    } catch (cause) {
      complain('journal.each', cause)
    }
  }

const refuseScript = (): Promise<void> =>
  Promise.reject(new TypeError('a fake with honest takes no script: give one of the two.'))

async function loadScript({ script }: FakeOptions, stage: Stage): Promise<void> {
  if (script !== undefined) await stage.load(script)
}

async function truthOf({ truth, seed }: FakeOptions): Promise<Truth | null> {
  if (truth === undefined) return null
  // Loaded when there are cases, for a plain fake does without.
  const { createTruth, prepareCases } = await import('./truth.ts')
  return createTruth({ ...(await prepareCases(truth)), ...(seed !== undefined && { seed }) })
}

async function hostileOf({ hostile, seed, dialect }: FakeOptions): Promise<Hostile | null> {
  if (hostile === undefined) return null
  const { createHostile } = await import('./hostile.ts')
  return createHostile(hostile, seed, dialect)
}

async function openAdmin(
  { options: { admin }, journal, redaction }: Awaited<ReturnType<typeof equip>>,
  control: Control,
): Promise<Door | null> {
  if (admin === undefined) return null
  const { startAdmin } = await import('./admin.ts')
  return startAdmin(admin, { control, journal }, redaction)
}
