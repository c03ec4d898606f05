import { isObject, ownValue } from '../../../spec/json-object.ts'
import type { Check } from '../../check.ts'
import { fail, pass, unmet, whatCame } from '../../expect.ts'
import { answersOf, bodyOf } from '../../json-body.ts'
import { bodyTooLong } from '../../probe/attempt.ts'
import { rawPost } from '../post.ts'
import { exampleAsk } from './questions.ts'
import { shown, told } from './reply.ts'

const sends = 'the page’s example by hand'

/** RESPONSE-CONTENT-TYPE: JSON is announced as such. */
export const bodyContentType: Check = {
  id: 'body.content-type',
  clauses: ['RESPONSE-CONTENT-TYPE'],
  title: 'the body is announced as application/json',
  needs: ['body.answers'],
  requests: 1,
  sends,
  passes: 'the media type application/json in any case, with or without parameters',
  killedBy: ['content-type-html', 'content-type-missing'],
  async run(probe) {
    const exchange = await probe.ask(exampleAsk)
    if (answersOf(exchange) === null) return unmet(`an answer (${told(exchange)})`)
    const announced = exchange.received?.headers['content-type']
    const media = announced?.split(';')[0]?.trim().toLowerCase()
    if (media === 'application/json') return pass
    return fail(exchange, {
      says: 'the body is JSON and is not announced as application/json',
      at: 'header content-type',
      expected: 'application/json',
      actual: announced ?? 'no content-type',
    })
  },
}

/** RESPONSE-MODEL: which model answered. */
export const bodyModel: Check = {
  id: 'body.model',
  clauses: ['RESPONSE-MODEL'],
  title: 'model names the model that answered',
  needs: ['body.answers'],
  requests: 1,
  sends,
  passes: 'model is a string that is not blank',
  killedBy: ['model-missing', 'model-null', 'model-empty', 'model-object'],
  async run(probe) {
    const exchange = await probe.ask(exampleAsk)
    const body = bodyOf(exchange)
    if (answersOf(exchange) === null || !isObject(body)) {
      return unmet(`an answer (${told(exchange)})`)
    }
    const model = ownValue(body, 'model')
    if (typeof model === 'string' && model.trim() !== '') return pass
    return fail(exchange, {
      says: model === undefined ? 'model is missing' : 'model does not name a model',
      at: '/model',
      expected: 'the name of the model, a string',
      actual: shown(model),
    })
  },
}

/** HTTP-FRAMING: as many bytes as announced, then nothing. */
export const bodyFraming: Check = {
  id: 'body.framing',
  clauses: ['HTTP-FRAMING'],
  title: 'the response is as long as it announces',
  needs: ['body.status'],
  requests: 1,
  sends: `${sends}, on a bare connection`,
  passes:
    'a complete body, whether by Content-Length, chunked or to the close, and no byte after it',
  killedBy: ['body-cut', 'length-too-long', 'length-too-short'],
  async run(probe) {
    const [exchange] = await probe.converse([rawPost(JSON.stringify(exampleAsk))])
    if (exchange?.received?.status !== 200) return unmet('a response with status 200')
    if (exchange.ended === 'clean' && exchange.cause === null) return pass
    if (exchange.cause === bodyTooLong) return unmet(`a body the kit can hold (${bodyTooLong})`)
    const extra = exchange.ended === 'clean'
    return fail(exchange, {
      says: extra ? 'bytes follow the body that was announced' : 'the body broke off',
      at: extra ? `byte ${exchange.received.body.length}` : 'connection',
      expected: 'as many bytes as announced, then nothing',
      actual: whatCame(exchange),
    })
  },
}
