import type { Check } from '../../check.ts'
import type { Exchange } from '../../exchange.ts'
import { complete, fail, isThrottled, pass, throttled, unmet, whatCame } from '../../expect.ts'
import { extraBytes } from '../../probe/attempt.ts'
import type { Probe, RawRequest } from '../../probe.ts'
import type { Verdict } from '../../verdict.ts'
import { rawPost } from '../post.ts'
import { controlled } from './control.ts'
import { plainAsk, plainText } from './plain.ts'

const isKept = ({ received }: Exchange): boolean =>
  !/(^|[\s,])close($|[\s,])/i.test(received?.headers['connection'] ?? '')

// Closing is always allowed, announced or not (RFC 9112 section 9.5): then there is nothing to judge.
const isClosed = ({ firstByteMs, ended }: Exchange): boolean =>
  firstByteMs === null && (ended === 'closed-early' || ended === 'reset')

/** Judges that nothing came after the response that was not part of it. */
export function nothingMore(exchange: Exchange): Verdict | null {
  if (exchange.cause !== extraBytes) return null
  return fail(exchange, {
    says: 'bytes follow the response that are not part of it',
    at: 'connection',
    expected: 'nothing after the response',
    actual: `${whatCame(exchange)}, then more bytes`,
  })
}

function answeredNext(exchange: Exchange): Verdict | null {
  if (isClosed(exchange)) return null
  if (isThrottled(exchange)) return throttled(exchange)
  if (exchange.ended === 'clean' && exchange.received?.status === 200) return nothingMore(exchange)
  return fail(exchange, {
    says: 'the next request on the connection that was kept open is not answered',
    at: 'connection',
    expected: '200, or a connection that is closed',
    actual: whatCame(exchange),
  })
}

/** Sends a request and a well-formed one after it on the same connection, and judges the second. */
async function afterwards(
  probe: Probe,
  first: RawRequest,
  judgeFirst: (exchange: Exchange) => Verdict | null,
): Promise<Verdict> {
  const [one, two] = await probe.converse([first, rawPost(plainText)])
  if (one === undefined || two === undefined) return unmet('two exchanges on one connection')
  const wrong = judgeFirst(one) ?? nothingMore(one)
  if (wrong !== null) return wrong
  return (isKept(one) ? answeredNext(two) : null) ?? pass
}

const passes =
  'the connection is closed, or the second request is answered with 200 and nothing comes in between'

const keepAlive: Check = {
  id: 'http.keep-alive',
  clauses: ['HTTP-KEEP-ALIVE', 'HTTP-FRAMING'],
  title: 'two requests on one connection are both answered',
  // Without needs: where this fails the pooled client fails as well, and this check says why.
  needs: [],
  requests: 2,
  sends: 'the plain request twice on one bare connection',
  passes,
  killedBy: ['keep-alive-extra-bytes', 'keep-alive-second-silent', 'keep-alive-second-400'],
  run: probe => afterwards(probe, rawPost(plainText), controlled),
}

/** A request whose refusal may leave its body unread on the connection. */
type Refused = {
  readonly id: string
  readonly what: string
  readonly when?: 'auth'
  readonly request: RawRequest
  readonly killedBy: readonly [string, ...string[]]
}

const plain = rawPost(plainText)
const afterError = ['error-extra-bytes', 'error-body-taken-for-request'] as const

const refusals: readonly Refused[] = [
  {
    id: 'http.keep-alive-after-error',
    what: 'a truncated request',
    request: rawPost(plainText.slice(0, plainText.length / 2)),
    killedBy: [...afterError, 'error-next-silent'],
  },
  {
    id: 'http.keep-alive-after-unknown-path',
    what: 'the plain request to an unknown path',
    request: rawPost(plainText, '/v1/nothing-here'),
    killedBy: afterError,
  },
  {
    id: 'http.keep-alive-after-unauthorized',
    what: 'the plain request with a wrong token',
    when: 'auth',
    request: {
      ...plain,
      headers: [['Authorization', 'Bearer not-the-token-at-all'], ...plain.headers],
    },
    killedBy: afterError,
  },
]

const afterRefusals = refusals.map(
  ({ id, what, when, request, killedBy }): Check => ({
    id,
    clauses: ['HTTP-KEEP-ALIVE', 'HTTP-FRAMING'],
    title: `after ${what} the connection is closed or still good`,
    needs: ['body.answers'],
    ...(when === undefined ? {} : { when }),
    requests: 3,
    sends: `${what}, then the plain request on the same bare connection`,
    passes,
    control: 'the plain request, answered with 200',
    killedBy,
    async run(probe) {
      const missing = controlled(await probe.ask(plainAsk()))
      return missing ?? afterwards(probe, request, complete)
    },
  }),
)

/** Connections that carry more than one request. */
export const keepAliveChecks: readonly Check[] = [keepAlive, ...afterRefusals]
