import type { Check } from '../../check.ts'
import { attended, fail, pass, status200, unmet, whatCame } from '../../expect.ts'
import type { Probe, RawRequest } from '../../probe.ts'
import type { Verdict } from '../../verdict.ts'
import { rawPost } from '../post.ts'
import { controlled } from './control.ts'
import { plainAsk } from './plain.ts'
import { statusOf } from './refusal.ts'

// curl expects a 100 for bodies from 1 MiB on, older versions from 1 KiB on; the size is no matter here.
const body = JSON.stringify({ ...plainAsk(), state: 'The kettle whistles. '.repeat(100) })

const expecting: RawRequest = {
  ...rawPost(body),
  headers: [['Expect', '100-continue'], ...rawPost(body).headers],
  awaitContinue: true,
}

// HTTP/1.0 has no 100 (Continue), and a server of it need not know Expect (RFC 9110 section 10.1.1).
const withoutContinue: Verdict = {
  outcome: 'not-applicable',
  because: 'the server speaks HTTP/1.0, which has no 100 (Continue)',
}

async function isHttp10(probe: Probe): Promise<boolean> {
  const [plain] = await probe.converse([rawPost(JSON.stringify(plainAsk()))])
  return plain?.received?.http === '1.0'
}

const expectContinue: Check = {
  id: 'http.expect-continue',
  clauses: ['HTTP-EXPECT'],
  title: 'a client that waits for 100 (Continue) is not left waiting',
  needs: ['body.answers'],
  requests: 3,
  sends: 'a head with Expect: 100-continue; the body of 2 KiB follows when a 100 comes',
  passes:
    '100 and then 200, or a final status at once, such as 417; a server of HTTP/1.0 knows no 100',
  control: 'the plain request, answered with 200',
  killedBy: ['expect-ignored', 'expect-500', 'expect-continue-then-400'],
  async run(probe) {
    const missing = controlled(await probe.ask(plainAsk()))
    if (missing !== null) return missing
    const [exchange] = await probe.converse([expecting])
    if (exchange === undefined) return unmet('an exchange on a bare connection')
    const broken = attended(exchange)
    if (broken !== null) return (await isHttp10(probe)) ? withoutContinue : broken
    const isSent = Buffer.from(exchange.sent.raw ?? []).includes(body.slice(0, 40))
    if (isSent) return status200(exchange) ?? pass
    if (statusOf(exchange) < 500) return pass
    return fail(exchange, {
      says: 'the server fails on a request that waits for 100 (Continue)',
      at: 'status',
      expected: '100, or a final status below 500',
      actual: whatCame(exchange),
    })
  },
}

/** What becomes of a client that asks before it sends its body. */
export const expectContinueChecks: readonly Check[] = [expectContinue]
