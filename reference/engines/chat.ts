import { type JsonObject, ownValue } from '../../spec/json-object.ts'
import { oneToken, type Prompt, sampled, type Wire } from './wire.ts'

/**
 * POST /chat/completions: the prompt is one message of a user, in the chat template the server has for its model.
 *
 * Images come before the text as data URIs, which no other path of these servers takes.
 */
export const chat: Wire = {
  path: '/chat/completions',
  ask: (prompt, top) => ({
    ...{ messages: messagesOf(prompt), ...oneToken, logprobs: true, top_logprobs: top },
  }),
  goOn: musing => ({
    messages: messagesOf({ images: musing.images ?? [], text: musing.prompt }),
    ...sampled(musing),
  }),
  textIn(choice) {
    const message = ownValue(choice, 'message')
    // A server that takes a model's own thoughts out of its answer leaves them beside it.
    return ownValue(message, 'content') || ownValue(message, 'reasoning_content')
  },
}

function messagesOf({ images, text }: Prompt): JsonObject[] {
  const seen = images.map(url => ({ type: 'image_url', image_url: { url } }))
  const content = images.length === 0 ? text : [...seen, { type: 'text', text }]
  return [{ role: 'user', content }]
}
