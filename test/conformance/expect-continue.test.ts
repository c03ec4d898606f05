import t from 'tap'
import { checks } from '../../conformance/checks.ts'
import { runCheck } from '../../conformance/judge.ts'
import { startBare, type Undo } from './server.ts'

const check = checks.filter(({ id }) => id === 'http.expect-continue')[0]

/** Judges a server that reads on for the body and never says 100 (Continue). */
async function judged(t: Undo, version: string) {
  if (check === undefined) throw new Error('no check http.expect-continue')
  const answer = '{"model":"m","answers":{}}'
  const url = await startBare(t, (socket, bytes) => {
    if (bytes.toString().includes('Expect:')) return
    const head = `HTTP/${version} 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${answer.length}\r\n`
    socket.end(`${head}Connection: close\r\n\r\n${answer}`)
  })
  const options = { url, seed: 'expect', timeoutMs: 300, now: () => performance.now() }
  return (await runCheck(check, options)).verdict
}

t.test('a server of HTTP/1.1 that leaves the client waiting for 100 (Continue) fails', async t => {
  t.match(await judged(t, '1.1'), { outcome: 'fail', finding: { at: 'connection' } })
})

t.test('a server of HTTP/1.0, which has no 100 (Continue), is not blamed for it', async t => {
  t.match(await judged(t, '1.0'), { outcome: 'not-applicable' })
})
