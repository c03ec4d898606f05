import type { Asked } from '../spec/asked.ts'
import type { Face } from './faces/index.ts'
import { giveAnswers } from './giving.ts'
import { respondHonestly } from './honest.ts'
import type { Hostile, HostileTurn } from './hostile.ts'
import { refuse } from './json-reply.ts'
import type { Occasion } from './occasion.ts'
import type { FakeOptions } from './options.ts'
import type { Redaction } from './redaction.ts'
import type { FakeReply, FakeRequest } from './reply.ts'
import { respondThrough } from './respond.ts'
import type { Cursor } from './script/cursor.ts'
import type { Decision } from './script/decision.ts'
import { editReply, wireSteps } from './script/effect.ts'
import type { Effect, Script } from './script/script.ts'
import type { Truth, TruthTurn } from './truth.ts'
import type { WireReply, WireStep } from './wire.ts'

/** Everything beside the request that decides a turn. */
export type Setting = {
  readonly options: FakeOptions
  readonly face: Face
  readonly script: Script | null
  readonly cursor: Cursor | null
  readonly truth: Truth | null
  readonly hostile: Hostile | null
  readonly redaction: Redaction
}

/** What one request gets. */
export type Turn = {
  readonly asked: Asked | null
  readonly decision: Decision | null
  /** Where a script has steps and none takes the request: the nearest, in words. */
  readonly nearest: string | null
  readonly truth: TruthTurn | null
  readonly dressing: HostileTurn | null
  /** Makes the reply; throws what a mutant throws. */
  reply(): FakeReply
  /** The steps that put the framed reply on the wire; absent where it goes out whole. */
  readonly steps?: (wire: WireReply) => readonly WireStep[]
}

/** Takes one turn: reads the request, has the script decide it, answers, and edits the answer. */
export function takeTurn(setting: Setting, request: FakeRequest, occasion: Occasion): Turn {
  const { face, options, script, cursor, redaction } = setting
  const { honest, mutant } = options
  const read = face.route(request) === 'decisions' ? face.read(request) : null
  const asked = read !== null && 'asked' in read ? read.asked : null
  const decision = cursor?.decide(request, asked, occasion) ?? null
  const why = decision?.nearest ?? null
  const nearest = why && redaction.text(why)
  const truth = enterTruth(setting, request, asked, occasion)
  const conforming = (changed: FakeRequest): FakeReply => {
    if (honest !== undefined) return respondHonestly(changed, options, honest, occasion.request)
    return respondThrough(face, changed, options, {
      // A mutant may ask again with another request, and every other one is read once.
      read: each => (each === request && read !== null ? read : face.read(each)),
      give: each => giveAnswers(setting, each, decision, truth),
    })
  }
  const dressing = setting.hostile?.at(occasion) ?? null
  const isRefused = nearest !== null && script?.otherwise === 'refuse'
  const scripted = (changed: FakeRequest): FakeReply =>
    isRefused
      ? refuse(501, `no step of the script matches; nearest: ${nearest}`)
      : dressed(edited(conforming(changed), decision), dressing)
  const reply = () => mutant?.reply?.(request, scripted) ?? scripted(request)
  return { asked, decision, nearest, truth, dressing, reply, ...stepsOf(decision, dressing) }
}

/** Lets the truth in on a request that it will answer. */
function enterTruth(
  { truth, face }: Setting,
  request: FakeRequest,
  asked: Asked | null,
  occasion: Occasion,
): TruthTurn | null {
  if (truth === null || asked === null || face.admit(request) !== null) return null
  return truth.enter(asked, occasion)
}

/** Puts what a step of the script does over a reply. */
const edited = (reply: FakeReply, decision: Decision | null): FakeReply =>
  decision === null || decision.effect === null || !isEditing(decision.effect)
    ? reply
    : editReply(reply, decision.effect, decision.view(), decision.next)

// Most steps answer and do no more.
const isEditing = (effect: Effect): boolean =>
  effect.status !== undefined ||
  effect.headers !== undefined ||
  effect.body !== undefined ||
  effect.protocol !== undefined ||
  effect.model !== undefined ||
  effect.faults.length > 0

const dressed = (reply: FakeReply, dressing: HostileTurn | null): FakeReply =>
  dressing === null ? reply : dressing.edit(reply)

const PLAIN = { delays: [], faults: [] } as const

/** Gives the steps of a turn that does more than send a reply whole and at once. */
function stepsOf(decision: Decision | null, dressing: HostileTurn | null): Pick<Turn, 'steps'> {
  const { delays, faults } = decision?.effect ?? PLAIN
  const isPlain = delays.length === 0 && !faults.some(({ fault }) => fault.at === 'delivery')
  if (isPlain && dressing === null) return {}
  const send = (wire: WireReply) =>
    wireSteps(wire, { delays, faults }, decision === null ? () => 0 : decision.next)
  return { steps: dressing === null ? send : wire => dressing.deliver(wire, send) }
}
