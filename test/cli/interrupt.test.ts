import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import t from 'tap'
import { isOneLine, start } from './child.ts'

t.test('Ctrl-C reports what was finished and gives exit code 130', async t => {
  let heard = () => {}
  const asked = new Promise<void>(resolve => {
    heard = resolve
  })
  let requests = 0
  const server = createServer((_, response) => {
    requests += 1
    if (requests < 10) response.end('{"model":"m","answers":{"q":{"type":"noul","noul":0.9}}}')
    else heard()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const { child, ended } = start(['certify', `http://127.0.0.1:${port}`])
  await asked
  child.kill('SIGINT')
  const { code, out, err } = await ended
  t.equal(code, 130, out + err)
  t.match(out, /The run was interrupted/)
  t.match(out, /✔ MUST {3}endpoint\.reached/)
})

t.test('Ctrl-C while a server is launched gives exit code 130 and one line', async t => {
  const { code, out, err } = await start([
    'certify',
    '--launch',
    // The shell's parent is the command under test.
    'kill -INT $PPID; exec sleep 300',
  ]).ended
  t.match({ code, out }, { code: 130, out: '' }, err)
  t.ok(isOneLine(err), err)
})

const silent = `
  import { createServer } from 'node:http'
  import { writeFileSync } from 'node:fs'
  let requests = 0
  createServer((_, response) => {
    requests += 1
    if (requests < 4) response.end('{"model":"m","answers":{}}')
    if (requests === 4) process.kill(Number(process.argv[3]), 'SIGINT')
  }).listen(Number(process.argv[2]), '127.0.0.1')
  writeFileSync(process.argv[4], String(process.pid))
`

t.test('Ctrl-C leaves nothing of a launched server', async t => {
  const folder = t.testdir({ 'server.mjs': silent, 'launch.sh': '' })
  const [script, pid] = [join(folder, 'server.mjs'), join(folder, 'pid')]
  // The shell's parent is the command under test: the server interrupts it when it is in the middle.
  const command = `"${process.execPath}" "${script}" {port} $PPID "${pid}"`
  const { code, out, err } = await start(['certify', '--launch', command]).ended
  t.equal(code, 130, out + err)
  const { readFileSync } = await import('node:fs')
  t.throws(() => process.kill(Number(readFileSync(pid, 'utf8')), 0), { code: 'ESRCH' })
})
