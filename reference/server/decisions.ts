import type { Asked } from '../../spec/asked.ts'
import type { Written } from '../../spec/dialect.ts'
import type { HeaderTexts } from '../../spec/headers.ts'
import { type IncomingBody, readIncoming } from '../../spec/incoming.ts'
import { capacityRefusalOf, decide } from '../decider.ts'
import { busyRefusal, type Face } from '../faces/face.ts'
import { isDeeperThan, MOST_LEVELS } from '../prompt/flattening.ts'
import { type Sighted, takeImages } from '../prompt/images.ts'
import type { Queue } from '../queue.ts'
import type { OpenRequests } from './open-requests.ts'
import type { Limits } from './options.ts'
import { isSound, unsound } from './preparing.ts'
import { refuserOf } from './refuser.ts'
import type { Prepared, Standing } from './standing.ts'
import type { Trouble } from './trouble.ts'

/** What requests for decisions are answered with. */
export type DecisionParts = {
  readonly face: Face
  readonly standing: Standing
  readonly trouble: Pick<Trouble, 'note'>
  readonly queue: Queue
  readonly open: Pick<OpenRequests, 'closing'>
  readonly limits: Pick<Limits, 'mostQuestions'>
  readonly token?: string
  now(): number
  /** Takes a line about what the engine failed at. */
  log(line: string): void
}

/** Answers the body of a request for decisions; null where its caller has gone. */
export type AnswerDecisions = (
  incoming: IncomingBody,
  headers: HeaderTexts,
  gone: AbortSignal,
) => Promise<Written | null>

/** What a request whose turn did not come is told when the server ends. */
export const CLOSING = 'the server is being stopped. Ask another, or ask again once it runs.'

/** Makes what answers requests for decisions, one at a time in the order they came. */
export function createDecisions(parts: DecisionParts): AnswerDecisions {
  const { face, standing, queue, open } = parts
  return async (incoming, headers, gone) => {
    const { prepared } = standing
    const obstacle = standing.obstacle()
    if (prepared === null || obstacle !== null) {
      return face.unready(obstacle ?? '', standing.model)
    }
    const { model } = standing
    const refuse = refuserOf(parts, { body: incoming.body, headers, model })
    const dialect = { ...face.dialect, bodyLimit: face.bodyLimit(standing.seesImages) }
    const read = readIncoming(dialect, incoming, { model })
    if ('refusal' in read) return refuse(read.refusal)
    const taken = take(read.asked, prepared, parts)
    if ('refusal' in taken) return refuse(taken.refusal)
    const { asked } = taken
    const waiting = AbortSignal.any([gone, open.closing])
    const turn = () => decideInTurn(asked, prepared, parts, gone)
    const served = await queue.run(incoming.body.byteLength, turn, waiting)
    if ('result' in served) return served.result
    if ('busy' in served) return face.refuse(busyRefusal(served.busy.retryAfter), model)
    return gone.aborted ? null : face.unready(CLOSING, model)
  }
}

/** Takes a request as it will be decided; refuses what is allowed in form and more than this server takes, or sees. */
function take(
  asked: Asked,
  { deciding, ready }: Prepared,
  { face, limits }: Pick<DecisionParts, 'face' | 'limits'>,
): ReturnType<typeof takeImages> {
  const count = Object.keys(asked.questions).length
  if (count > limits.mostQuestions) {
    const detail = `/questions: expected at most ${limits.mostQuestions} questions in one request, got ${count}. Send them in several.`
    return { refusal: { kind: 'over-capacity', detail } }
  }
  if (isDeeperThan(MOST_LEVELS, asked.state)) {
    const detail = `/state: expected at most ${MOST_LEVELS} objects and lists within each other, got more. Send a flatter one, or text.`
    return { refusal: { kind: 'over-capacity', detail } }
  }
  const refusal = capacityRefusalOf(asked, deciding.readout)
  if (refusal !== null) return { refusal }
  return takeImages(asked, face.images, ready.description.seesImages)
}

/** Decides a request whose turn it is; null where its caller gave it up. */
async function decideInTurn(
  asked: Sighted,
  { deciding }: Prepared,
  { face, standing, trouble, now, log }: DecisionParts,
  gone: AbortSignal,
): Promise<Written | null> {
  const { model } = standing
  const obstacle = standing.obstacle()
  if (obstacle !== null) return face.unready(obstacle, model)
  const start = now()
  const outcome = await decide(asked, deciding, face.effort(asked), gone)
  trouble.note('failure' in outcome ? outcome.failure : null)
  if ('result' in outcome && isSound(outcome.result)) {
    return face.write(outcome.result, asked, now() - start, model)
  }
  const failure = 'failure' in outcome ? outcome.failure : unsound
  if (gone.aborted) return null
  if (failure.kind !== 'too-long') log(`a request failed: ${failure.says}`)
  return face.fail(failure, model)
}
