import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { parseRecord } from '../../cli/saved-record.ts'
import { createFake, type FakeOptions, mutantOf } from '../../fake/index.ts'
import { isOneLine, run } from './child.ts'

const TOKEN = 'cli-test-token-0123456789'

async function started(t: Test, options: FakeOptions = {}) {
  const fake = await createFake(options)
  t.teardown(() => fake.stop())
  return fake
}

t.test('a conforming server gives exit code 0 and its verdict on standard output', async t => {
  const { url } = await started(t)
  const { code, out, err } = await run(['certify', url, '--only', 'noul.*'])
  t.equal(code, 0, out + err)
  t.match(out, /Conformant: http/)
  t.equal(err, '')
})

t.test('a server that breaks a MUST gives exit code 1 and the line to see it again', async t => {
  const mutant = mutantOf('noul-above-one')
  const { url } = await started(t, { ...(mutant && { mutant }) })
  const { code, out } = await run(['certify', url, '--only', 'noul.probability'])
  t.equal(code, 1, out)
  t.match(out, /✖ MUST {3}noul\.probability/)
  t.match(out, /replay {4}curl -sS .*\/v1\/systemone/)
})

t.test('a MUST that cannot be judged gives exit code 3', async t => {
  const { url } = await started(t)
  const { code, out } = await run(['certify', url, '--max-requests', '3'])
  t.equal(code, 3, out)
  t.match(out, /Incomplete: no MUST failed/)
})

t.test('a port nobody listens on gives exit code 4 and no stack trace', async t => {
  const fake = await createFake()
  await fake.stop()
  const { code, out, err } = await run(['certify', fake.url])
  t.equal(code, 4, out + err)
  t.match(out, /Could not connect to/)
  t.notMatch(out + err, /\n {4}at /)
})

t.test(
  'a server that cannot be reached is told in one line beside a record on standard output',
  async t => {
    const fake = await createFake()
    await fake.stop()
    const { code, err } = await run(['certify', fake.url, '--tap'])
    t.equal(code, 4)
    t.ok(isOneLine(err), err)
    t.match(err, /^Unreachable: .*Could not connect .*Is the server running\?/)
  },
)

t.test('a launched server that ends before it answers gives exit code 4 and one line', async t => {
  const { code, out, err } = await run(['certify', '--launch', 'echo no model; exit 3'])
  t.match({ code, out }, { code: 4, out: '' }, err)
  t.ok(isOneLine(err), err)
  t.match(err, /ended \(exit code 3\) .* It last wrote: no model/)
})

t.test('a server that lets nobody in gives exit code 4 where no token was given', async t => {
  const { url } = await started(t, { token: TOKEN })
  const { code, out } = await run(['certify', url, '--only', 'noul.*'])
  t.equal(code, 4, out)
})

t.test('a server that dies in the middle gives what was finished and no stack trace', async t => {
  let left = 20
  const server = createServer((request, response) => {
    left -= 1
    if (left === 0) server.close()
    if (left <= 0) request.socket.destroy()
    else response.setHeader('content-type', 'application/json').end('{"model":"m","answers":{}}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => server.closeAllConnections())
  const { port } = server.address() as AddressInfo
  const { code, out, err } = await run(['certify', `http://127.0.0.1:${port}`])
  t.ok([1, 3, 4].includes(Number(code)), `${code}: ${out}${err}`)
  t.match(out, /requests in a row/)
  t.notMatch(out + err, /\n {4}at /)
})

t.test('the token is in no report and in no message', async t => {
  const { url } = await started(t, { token: TOKEN })
  const folder = t.testdir()
  const [record, junit] = [join(folder, 'run.json'), join(folder, 'run.xml')]
  const words = ['certify', url, '--token-env', 'CLI_TOKEN', '--json', record, '--junit', junit]
  const { code, out, err } = await run([...words, '--only', 'auth.*'], { CLI_TOKEN: TOKEN })
  t.equal(code, 0, out + err)
  const written = [out, err, readFileSync(record, 'utf8'), readFileSync(junit, 'utf8')].join('')
  t.notMatch(written, TOKEN)
  t.match(written, '$CLI_TOKEN')
})

t.test('the secrets of a header file are in no report', async t => {
  const { url } = await started(t)
  const folder = t.testdir({ headers: '# for the gateway\nX-Api-Key: very-secret-value-1\n' })
  const words = ['certify', url, '--header-file', join(folder, 'headers'), '--json', '-']
  const { code, out } = await run([...words, '--only', 'noul.plain'])
  t.equal(code, 0)
  t.notMatch(out, 'very-secret-value-1')
  t.match(out, '$HEADER_X_API_KEY')
})

t.test('a dry run names the checks and their requests and sends nothing', async t => {
  const { url, journal } = await started(t)
  const { code, out } = await run(['certify', url, '--dry-run'])
  t.equal(code, 0)
  t.match(out, /noul\.probability/)
  t.match(out, /at most \d+ requests; nothing was sent\n$/)
  t.equal(journal.total, 0)
})

t.test('a record on standard output stands alone, the verdict on standard error', async t => {
  const { url } = await started(t)
  const { out, err } = await run(['certify', url, '--only', 'noul.plain', '--json', '-'])
  t.equal((await parseRecord(out, 'stdout')).verdict, 'conformant')
  t.ok(isOneLine(err), err)
})

t.test('quiet with a record on standard output says nothing else', async t => {
  const { url } = await started(t)
  const words = ['certify', url, '--only', 'noul.plain', '--json', '-', '--quiet']
  t.equal((await run(words)).err, '')
})

t.test('a saved record gives the reports of its run again', async t => {
  const { url } = await started(t)
  const file = join(t.testdir(), 'run.json')
  const live = await run(['certify', url, '--only', 'choice.*', '--json', file])
  const later = await run(['report', file])
  t.equal(later.out, live.out)
  const again = await run(['report', file, '--json', '-', '--quiet'])
  t.equal(again.out, readFileSync(file, 'utf8'))
})
