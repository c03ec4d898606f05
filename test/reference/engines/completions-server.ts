import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request a stand-in was sent. */
export type Sent = {
  readonly path: string
  readonly authorization: string | undefined
  readonly body: Readonly<Record<string, unknown>>
}

/** What a stand-in answers: a status and a JSON value, a text, a connection cut short, or spaces without end. */
export type Reply = { readonly status: number; readonly body: unknown } | 'cut' | 'drip'

/** Something that can stop it when its test is over. */
type Test = { teardown(stop: () => Promise<void>): void }

const vllmModels = {
  object: 'list',
  data: [{ id: 'toy-4b', object: 'model', max_model_len: 8192 }],
}

/** Starts a server on loopback that speaks the completions API, and keeps what it was sent. */
export async function serveCompletions(
  t: Test,
  completion: (sent: Sent) => Reply,
  models: unknown = vllmModels,
) {
  const sent: Sent[] = []
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request
    const each = { path, authorization: headers.authorization, body: await bodyOf(request) }
    sent.push(each)
    const reply = path.endsWith('/models') ? { status: 200, body: models } : completion(each)
    if (reply === 'cut') return response.destroy()
    if (reply === 'drip') return drip(response)
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body)
    return response.writeHead(reply.status, { 'content-type': 'application/json' }).end(text)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  t.teardown(async () => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = addressOf(server.address())
  return { baseUrl: `http://127.0.0.1:${port}/v1`, sent }
}

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 20)
  response.once('close', () => clearInterval(timer))
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (typeof address === 'object' && address !== null) return address
  throw new Error('the stand-in listens nowhere')
}

async function bodyOf(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return chunks.length === 0 ? {} : JSON.parse(Buffer.concat(chunks).toString())
}

/** Writes a completion as vLLM, SGLang and OpenAI do: a map for each place. */
export const asMap = (tokens: Readonly<Record<string, number>>) => ({
  status: 200,
  body: {
    choices: [{ index: 0, text: ' A', logprobs: { top_logprobs: [tokens] } }],
    usage: { prompt_tokens: 7, completion_tokens: 1 },
  },
})

/** Writes a completion as llama-server does: a list for each place, on the same path. */
export const asList = (tokens: Readonly<Record<string, number>>) => {
  const top = Object.entries(tokens).map(([token, logprob], id) => ({ id, token, logprob }))
  const content = [{ ...top[0], top_logprobs: top }]
  return {
    status: 200,
    body: {
      choices: [{ index: 0, text: ' A', logprobs: { content } }],
      usage: { prompt_tokens: 7, completion_tokens: 1 },
    },
  }
}
