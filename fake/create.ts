import { type Control, createControl } from './control.ts'
import { type Door, openDoor } from './door.ts'
import { faceOf } from './faces/index.ts'
import type { Hostile } from './hostile.ts'
import { createJournal } from './journal.ts'
import { misuseOf } from './misuse.ts'
import type { Fake, FakeOptions } from './options.ts'
import { createReception } from './reception.ts'
import { redactionOf } from './redaction.ts'
import { wireServer } from './server.ts'
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
  const { mutant, now, journal: { bytes = BYTES } = {} } = options
  const parts = await equip(options)
  const { stage, journal, truth } = parts
  const reception = createReception({ ...parts, numberOf: socket => door.numberOf(socket) })
  const { end, ...control } = createControl(stage, journal, () => door.refresh())
  const app = wireServer(reception.answer, { now, keep: bytes })
  mutant?.server?.(app.server)
  await app.ready()
  const door = await openDoor(app.server, options, reception.front)
  const admin = await openAdmin(parts, control).catch(async error => {
    await door.close()
    throw error
  })
  const close = async () => {
    end()
    truth?.close()
    await Promise.all([door.close(), admin?.close()])
    reception.close()
    const [first] = reception.thrown
    if (first === undefined) return
    throw new AggregateError(reception.thrown, `mutant ${mutant?.id} threw: ${first}`)
  }
  let stopped: Promise<void> | undefined
  const { url, port, certificate } = door
  return {
    ...{ ...control, url, port, certificate, journal },
    admin: admin && { url: admin.url, port: admin.port },
    stop: () => {
      stopped ??= close()
      return stopped
    },
  }
}

const BYTES = 65_536

/** Makes everything a fake of these options plays with. */
async function equip(options: FakeOptions) {
  const { token, admin, dialect } = options
  const { limit = 1000, bytes = BYTES, each } = options.journal ?? {}
  const redaction = redactionOf([token, admin?.token].filter(secret => secret !== undefined))
  const journal = createJournal({ limit, bytes, redaction, ...(each && { each }) })
  const stage = createStage(options.sessions?.limit ?? 1000, redaction)
  const [truth, hostile] = await Promise.all([
    truthOf(options),
    hostileOf(options),
    loadScript(options, stage),
  ])
  return { options, redaction, journal, stage, truth, hostile, face: faceOf(dialect, options) }
}

async function loadScript({ script }: FakeOptions, stage: Stage): Promise<void> {
  if (script !== undefined) await stage.load(script)
}

async function truthOf({ truth, seed }: FakeOptions): Promise<Truth | null> {
  if (truth === undefined) return null
  // Loaded when there are cases, for a plain fake does without.
  const { createTruth, prepareCases } = await import('./truth.ts')
  return createTruth({ ...(await prepareCases(truth)), ...(seed !== undefined && { seed }) })
}

async function hostileOf({ hostile, seed }: FakeOptions): Promise<Hostile | null> {
  if (hostile === undefined) return null
  const { createHostile } = await import('./hostile.ts')
  return createHostile(hostile, seed)
}

async function openAdmin(
  { options: { admin }, journal, redaction }: Awaited<ReturnType<typeof equip>>,
  control: Control,
): Promise<Door | null> {
  if (admin === undefined) return null
  const { startAdmin } = await import('./admin.ts')
  return startAdmin(admin, { control, journal }, redaction)
}
