import type { Administered } from './admin/route.ts'
import { createControl } from './control.ts'
import { type Door, openDoor } from './door.ts'
import { faceOf } from './faces/index.ts'
import { createJournal } from './journal.ts'
import { misuseOf } from './misuse.ts'
import type { Fake, FakeOptions } from './options.ts'
import { createReception } from './reception.ts'
import { type Redaction, redactionOf } from './redaction.ts'
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
  const { token, mutant, admin, now } = options
  const { limit = 1000, bytes = 65_536, each } = options.journal ?? {}
  const redaction = redactionOf([token, admin?.token].filter(secret => secret !== undefined))
  const journal = createJournal({ limit, bytes, redaction, ...(each && { each }) })
  const stage = createStage(options.sessions?.limit ?? 1000, redaction)
  const [truth] = await Promise.all([truthOf(options), loadScript(options, stage)])
  const face = faceOf(options.dialect, options)
  const reception = createReception({ options, face, stage, journal, truth, redaction })
  const app = wireServer(reception.answer, { now, keep: bytes })
  mutant?.server?.(app.server)
  const { end, ...control } = createControl(stage, journal)
  await app.ready()
  const door = await openDoor(app.server, options)
  const served = await adminOf(options, { control, journal }, redaction).catch(async error => {
    await door.close()
    throw error
  })
  const close = async () => {
    end()
    truth?.close()
    await Promise.all([door.close(), served?.close()])
    reception.close()
    const [first] = reception.thrown
    if (first === undefined) return
    throw new AggregateError(reception.thrown, `mutant ${mutant?.id} threw: ${first}`)
  }
  let stopped: Promise<void> | undefined
  return {
    ...control,
    url: door.url,
    port: door.port,
    certificate: door.certificate,
    journal,
    admin: served && { url: served.url, port: served.port },
    stop: () => {
      stopped ??= close()
      return stopped
    },
  }
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

async function adminOf(
  { admin }: FakeOptions,
  administered: Administered,
  redaction: Redaction,
): Promise<Door | null> {
  if (admin === undefined) return null
  const { startAdmin } = await import('./admin.ts')
  return startAdmin(admin, administered, redaction)
}
