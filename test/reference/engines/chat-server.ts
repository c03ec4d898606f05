import { isObject, ownValue } from '../../../spec/json-object.ts'
import { type Reply, type Sent, serveCompletions } from './completions-server.ts'

/** Writes a chat completion as OpenAI, vLLM, SGLang and llama-server do: a list for each place. */
export const asChat = (tokens: Readonly<Record<string, number>>): Reply => {
  const top = Object.entries(tokens).map(([token, logprob]) => {
    return { token, logprob, bytes: [...Buffer.from(token)] }
  })
  const message = { role: 'assistant', content: top[0]?.token ?? '' }
  const logprobs = { content: [{ ...top[0], top_logprobs: top }] }
  return {
    status: 200,
    body: {
      choices: [{ index: 0, message, logprobs, finish_reason: 'length' }],
      usage: { prompt_tokens: 11, completion_tokens: 1 },
    },
  }
}

const refused = (message: string): Reply => ({ status: 400, body: { error: { message } } })

/** What a user's message says: its text, and the addresses of its images in their order. */
export type Said = { readonly text: string; readonly images: readonly string[] }

/** Reads the only message of a chat request; null where the request is none that such a server takes. */
export function saidIn({ body }: Sent): Said | null {
  const messages = body['messages']
  const [message, ...others] = Array.isArray(messages) ? messages : []
  if (ownValue(message, 'role') !== 'user' || others.length > 0) return null
  const content = ownValue(message, 'content')
  if (typeof content === 'string') return { text: content, images: [] }
  const parts = Array.isArray(content) ? content.filter(isObject) : []
  const textual = parts.filter(({ type }) => type === 'text').map(({ text }) => String(text))
  const images = parts
    .filter(({ type }) => type === 'image_url')
    .map(part => String(ownValue(part['image_url'], 'url')))
  return { text: textual.join('\n'), images }
}

/** Starts a stand-in on loopback that answers chat alone, as strict about what it is sent as vLLM is. */
export const serveChat = (
  test: Parameters<typeof serveCompletions>[0],
  answer: (said: Said, sent: Sent) => Reply,
  seesImages = true,
) =>
  serveCompletions(test, sent => {
    if (!sent.path.endsWith('/chat/completions')) {
      return { status: 404, body: { detail: 'Not Found' } }
    }
    const said = saidIn(sent)
    if (said === null) return refused('messages: Field required')
    const { logprobs, top_logprobs: top } = sent.body
    if (top !== undefined && (logprobs !== true || Number(top) > 20)) {
      return refused('top_logprobs of 25 is greater than max allowed: 20')
    }
    if (said.images.length > 0 && !seesImages) {
      return refused('toy-4b is not a multimodal model')
    }
    return answer(said, sent)
  })
