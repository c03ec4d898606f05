import type { Check } from '../../check.ts'
import type { Exchange } from '../../exchange.ts'
import { fail, isThrottled, pass, throttled, unmet, whatCame } from '../../expect.ts'
import { healthProbe } from '../../health.ts'
import { answersOf } from '../../json-body.ts'
import type { Probe } from '../../probe.ts'
import { post } from '../post.ts'
import { ask } from './ask.ts'
import { doesATestFail, exampleAsk, KEY } from './questions.ts'
import { told } from './reply.ts'
import { MARKER_TEST } from './states.ts'

/** One thing about the page's plain requests that a server may choke on, told by a check of its own. */
type Essential = Pick<Check, 'id' | 'clauses' | 'title' | 'killedBy' | 'sends'> & {
  readonly says: string
  readonly request: unknown
  /** The request changed so that a server that chokes on this one thing answers; the first that is answered tells. */
  readonly helped: readonly unknown[]
  /** Whether the body goes out as it is, whatever the run adds to the requests of other checks. */
  readonly isBare?: boolean
}

const { protocol: _one, ...withoutProtocol } = exampleAsk

/** Names a server may know when it insists on one: any at all, or the alias the API family's own clients send. */
const models = ['decider', 'jev-latest']

const essentials: readonly Essential[] = [
  {
    id: 'request.smallest',
    clauses: ['REQUEST-SMALLEST'],
    title: 'the smallest request of the page is answered',
    sends: 'the page’s health probe: protocol, state and one noul question, and no model',
    says: 'refused a request without model; the same request with a model is answered',
    request: healthProbe,
    helped: models.map(model => ({ ...healthProbe, model })),
    isBare: true,
    killedBy: ['model-required'],
  },
  {
    id: 'version.sent-1',
    clauses: ['REQUEST-PROTOCOL-IGNORED'],
    title: 'a request with protocol 1 is answered',
    sends: 'the page’s example by hand, with protocol 1',
    says: 'refused a request for carrying protocol; the same request without it is answered',
    request: exampleAsk,
    helped: [withoutProtocol],
    killedBy: ['protocol-refused'],
  },
  {
    id: 'noul.plain',
    clauses: ['NOUL-CRITERIA-OPTIONAL'],
    title: 'a noul question without criteria is answered',
    sends: 'the page’s example by hand, whose noul question has no criteria',
    says: 'refused a noul question without criteria; the same question with criteria is answered',
    request: exampleAsk,
    helped: [
      ask(MARKER_TEST, {
        [KEY]: { ...doesATestFail, criteria: { true: 'a test has failed', false: 'none has' } },
      }),
    ],
    killedBy: ['noul-criteria-required-422'],
  },
  {
    id: 'questions.one',
    clauses: ['REQUEST-QUESTIONS-TOGETHER'],
    title: 'one question alone is answered',
    sends: 'the page’s example by hand, which asks one question',
    says: 'refused a single question; two questions are answered',
    request: exampleAsk,
    helped: [ask(MARKER_TEST, { [KEY]: doesATestFail, other: doesATestFail })],
    killedBy: ['one-question-refused'],
  },
]

const essentialCheck = ({ says, request, helped, isBare = false, ...named }: Essential): Check => ({
  ...named,
  needs: ['endpoint.no-redirect'],
  requests: 1 + helped.length,
  passes:
    'status 200 with an answers object; otherwise the changed request tells whose fault it is',
  async run(probe) {
    const put = (body: unknown) =>
      isBare ? probe.send(post(JSON.stringify(body))) : probe.ask(body)
    const exchange = await put(request)
    if (answersOf(exchange) !== null) return pass
    if (isThrottled(exchange)) return throttled(exchange)
    if (!(await isAnyAnswered(helped, put))) {
      return unmet(`an answer to any request (${told(exchange)})`)
    }
    return fail(exchange, {
      says,
      at: exchange.received === null ? 'connection' : 'status',
      expected: 'status 200 with an answers object',
      actual: whatCame(exchange),
    })
  },
})

async function isAnyAnswered(
  bodies: readonly unknown[],
  put: (body: unknown) => Promise<Exchange>,
): Promise<boolean> {
  for (const body of bodies) if (answersOf(await put(body)) !== null) return true
  return false
}

/** Names the check that tells why a server refuses the page's example, or null where none can. */
export async function refusalToldBy(probe: Probe): Promise<string | null> {
  const examples = models.map(model => ({ ...exampleAsk, model }))
  for (const { id, helped, isBare } of essentials) {
    if (await isAnyAnswered(isBare ? examples : helped, body => probe.ask(body))) return id
  }
  return null
}

/** How many requests `refusalToldBy` makes at most. */
export const REFUSAL_REQUESTS = essentials.flatMap(({ helped }) => helped).length

/** The checks of what every request of the page is made of. */
export const essentialChecks: readonly Check[] = essentials.map(essentialCheck)
