import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { isObject, type JsonObject, ownValue } from '../../spec/json-object.ts'

/** A server that says yes, the first option or the lowest level at 0.97 to everything. */
export type YesServer = {
  readonly url: string
  /** How many requests came. */
  asked(): number
}

/** What happens beside the answers. */
export type YesOptions = {
  /** Called with the count of each request, before it is answered. */
  readonly onAsked?: (count: number) => void
  /** Closes the server and every connection at this request. */
  readonly stopsAt?: number
  /** Gives the probability of yes to say in place of 0.97, where it knows. */
  readonly truth?: Truth
}

/** The probability of yes about a state, or undefined. */
export type Truth = (state: unknown) => number | undefined

/** Reads cases, one a line, into what is true of the states of the yes/no ones. */
export const truthOf = (lines: string): Truth => {
  const cases = lines
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line))
  const known = new Map(cases.map(one => [ownValue(one, 'state'), ownValue(one, 'posterior')]))
  return state => {
    const posterior = known.get(state)
    return typeof posterior === 'number' ? posterior : undefined
  }
}

const answerOf = (question: unknown, noul: number): JsonObject => {
  const criteria = ownValue(question, 'criteria')
  const type = ownValue(question, 'type')
  if (type === 'score') return { type, score: 0, confidence: 0.97 }
  if (type === 'noul' || !isObject(criteria)) return { type: 'noul', noul }
  return { type, choice: Object.keys(criteria)[0], confidence: 0.97 }
}

const answerTo = (body: string, truth: Truth): string => {
  const request: unknown = JSON.parse(body)
  const questions = ownValue(request, 'questions')
  const noul = truth(ownValue(request, 'state')) ?? 0.97
  const asked = isObject(questions) ? Object.entries(questions) : []
  const answers = asked.map(([key, question]) => [key, answerOf(question, noul)] as const)
  return JSON.stringify({ protocol: 1, model: 'yes', answers: Object.fromEntries(answers) })
}

/** Starts such a server for one test. */
export const startYes = async (
  t: { teardown(undo: () => unknown): void },
  {
    onAsked = () => {},
    stopsAt = Number.POSITIVE_INFINITY,
    truth = () => undefined,
  }: YesOptions = {},
): Promise<YesServer> => {
  let count = 0
  const server = createServer(async (request, response) => {
    count += 1
    onAsked(count)
    if (count >= stopsAt) {
      server.close()
      server.closeAllConnections()
      return
    }
    const body = await text(request)
    response.setHeader('content-type', 'application/json')
    response.end(request.method === 'POST' ? answerTo(body, truth) : '{"status":"ok"}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, asked: () => count }
}
