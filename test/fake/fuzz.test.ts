import { connect } from 'node:net'
import t from 'tap'
import { generatorOf } from '../../fake/distribution.ts'
import { createFake } from '../../fake/index.ts'
import { malformed } from './malformed.ts'
import { everyType } from './requests.ts'
import { post, talk } from './socket.ts'

const COUNT = 20_000
const PARALLEL = 32

/** Sends bytes and waits until the fake has ended its half; a few leave at once or write in two pieces. */
function send(port: number, bytes: Buffer, manner: number): Promise<void> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    // An abort leaves no port behind in TIME-WAIT, of which 20,000 would be most there are.
    const leave = () => socket.resetAndDestroy()
    socket.on('error', () => undefined)
    socket.once('close', () => resolve())
    socket.once('end', leave)
    socket.resume()
    if (manner < 0.1) {
      socket.write(bytes, leave)
    } else if (manner < 0.2) {
      const half = bytes.subarray(0, bytes.length / 2)
      socket.write(half, () => socket.end(bytes.subarray(half.length)))
    } else {
      socket.end(bytes)
    }
  })
}

t.test(`the fake answers after ${COUNT} malformed byte strings as before`, async t => {
  const fake = await createFake({ journal: { limit: 10 } })
  t.teardown(() => fake.stop())
  const next = generatorOf('fuzz')
  const draw = malformed(next)
  const ask = () => talk(fake.port, post(JSON.stringify(everyType), 'Connection: close'))
  const before = await ask()
  t.match(before.text, /^HTTP\/1\.1 200 /)
  let left = COUNT
  const sendAll = async () => {
    while (left > 0) {
      left -= 1
      await send(fake.port, draw(), next())
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, sendAll))
  const after = await ask()
  const undated = (text: string) => text.replace(/Date: [^\r]*/, '')
  t.equal(undated(after.text), undated(before.text))
  t.ok(fake.journal.total > 1000, `${fake.journal.total} of them reached the answering`)
})
