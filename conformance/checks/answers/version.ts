import { isObject, ownValue } from '../../../spec/json-object.ts'
import type { Check } from '../../check.ts'
import { fail, pass, unmet } from '../../expect.ts'
import { answersOf, bodyOf } from '../../json-body.ts'
import { type Answerable, answeredCheck } from './answered-check.ts'
import { exampleAsk } from './questions.ts'
import { shown, told } from './reply.ts'

const { protocol: _one, ...withoutProtocol } = exampleAsk
const control = { what: 'the same request with protocol 1', request: exampleAsk }

type Row = Pick<Answerable, 'id' | 'title' | 'what' | 'request' | 'killedBy' | 'needs'>

const variant = (row: Row): Check =>
  answeredCheck({
    ...row,
    clauses: ['REQUEST-PROTOCOL-IGNORED'],
    control,
  })

const requests: readonly Check[] = [
  variant({
    id: 'version.absent',
    title: 'a request without protocol is answered',
    what: 'a request without protocol',
    request: withoutProtocol,
    killedBy: ['protocol-required'],
  }),
  variant({
    id: 'version.2',
    title: 'a request with protocol 2 is answered',
    what: 'a request with protocol 2',
    request: { ...exampleAsk, protocol: 2 },
    killedBy: ['protocol-2-refused'],
  }),
  variant({
    id: 'version.99',
    title: 'a request with protocol 99 is answered',
    what: 'a request with protocol 99',
    request: { ...exampleAsk, protocol: 99 },
    needs: ['version.2'],
    killedBy: ['protocol-above-9-refused'],
  }),
  variant({
    id: 'version.string',
    title: 'a request with protocol "1", a string, is answered',
    what: 'a request with protocol "1", a string',
    request: { ...exampleAsk, protocol: '1' },
    needs: ['version.2'],
    killedBy: ['protocol-string-refused'],
  }),
  variant({
    id: 'version.null',
    title: 'a request with protocol null is answered',
    what: 'a request with protocol null',
    request: { ...exampleAsk, protocol: null },
    needs: ['version.string'],
    killedBy: ['protocol-null-500'],
  }),
]

const sentVersions: readonly (readonly [string, unknown])[] = [
  ['1', exampleAsk],
  ['nothing', withoutProtocol],
  ['2', { ...exampleAsk, protocol: 2 }],
  ['99', { ...exampleAsk, protocol: 99 }],
  ['"1"', { ...exampleAsk, protocol: '1' }],
  ['null', { ...exampleAsk, protocol: null }],
]

/** VERSION-REPLY: a response is version 1, whatever was asked. */
const versionReply: Check = {
  id: 'version.reply',
  clauses: ['VERSION-REPLY'],
  title: 'protocol in a response is 1 or absent, whatever the request carried',
  needs: ['body.answers'],
  requests: sentVersions.length,
  sends: 'the page’s example without protocol and with protocol 1, 2, 99, "1" and null',
  passes: 'every answer has protocol 1, a number, or none',
  killedBy: [
    'protocol-echoed',
    'protocol-reply-2',
    'protocol-reply-string',
    'protocol-reply-null',
    'protocol-null-echoed',
    'protocol-99-echoed',
  ],
  async run(probe) {
    const unanswered: string[] = []
    for (const [sent, request] of sentVersions) {
      const exchange = await probe.ask(request)
      const body = bodyOf(exchange)
      if (answersOf(exchange) === null || !isObject(body)) unanswered.push(told(exchange))
      else if (Object.hasOwn(body, 'protocol') && body['protocol'] !== 1) {
        return fail(exchange, {
          says: `protocol of the response is ${shown(ownValue(body, 'protocol'))} (the request had ${sent})`,
          at: '/protocol',
          expected: '1 or no protocol',
          actual: shown(ownValue(body, 'protocol')),
        })
      }
    }
    const isSilent = unanswered.length === sentVersions.length
    return isSilent ? unmet(`an answer (${unanswered.join('; ')})`) : pass
  },
}

/** The checks of what `protocol` does in requests and in responses. */
export const versionChecks: readonly Check[] = [...requests, versionReply]
