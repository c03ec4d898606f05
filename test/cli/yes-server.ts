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
}

const answerOf = (question: unknown): JsonObject => {
  const criteria = ownValue(question, 'criteria')
  const type = ownValue(question, 'type')
  if (type === 'score') return { type, score: 0, confidence: 0.97 }
  if (type === 'noul' || !isObject(criteria)) return { type: 'noul', noul: 0.97 }
  return { type, choice: Object.keys(criteria)[0], confidence: 0.97 }
}

const answerTo = (body: string): string => {
  const questions = ownValue(JSON.parse(body), 'questions')
  const asked = isObject(questions) ? Object.entries(questions) : []
  const answers = asked.map(([key, question]) => [key, answerOf(question)] as const)
  return JSON.stringify({ protocol: 1, model: 'yes', answers: Object.fromEntries(answers) })
}

/** Starts such a server for one test. */
export const startYes = async (
  t: { teardown(undo: () => unknown): void },
  { onAsked = () => {}, stopsAt = Number.POSITIVE_INFINITY }: YesOptions = {},
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
    response.end(request.method === 'POST' ? answerTo(body) : '{"status":"ok"}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, asked: () => count }
}
