import { readFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { Test } from 'tap'
import { createFake } from '../../../fake/index.ts'
import { type RecorderOptions, startRecorder } from '../../../fake/record/index.ts'
import { readScript } from '../../../fake/script/read.ts'

/** Serves whatever `answer` writes, once it has read a request to its empty line. */
export async function bareDecider(t: Test, answer: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket.on('error', () => {}))
    let text = ''
    socket.on('data', chunk => {
      text += chunk.toString('latin1')
      if (text.includes('\r\n\r\n')) answer(socket)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    for (const socket of sockets) socket.destroy()
    return new Promise(resolve => server.close(resolve))
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`
}

/** A clock that goes on by 10 ms each time it is looked at. */
const ticking = (): (() => number) => {
  let now = 0
  return () => {
    now += 10
    return now
  }
}

/** Records what `url` answers; `end` stops it and gives the text of the script. */
export async function record(t: Test, url: string, options: Partial<RecorderOptions> = {}) {
  const out = join(t.testdir(), 'recorded.yaml')
  const warnings: string[] = []
  const recorder = await startRecorder({
    ...{ url, out, clock: ticking(), warn: line => warnings.push(line) },
    ...options,
  })
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= recorder.stop()
    return stopped
  }
  t.teardown(stop)
  const end = async () => {
    await stop()
    return readFileSync(out, 'utf8')
  }
  return { ...recorder, out, warnings, end }
}

/** Serves a recorded script without any decider behind it. */
export async function replay(t: Test, text: string) {
  const fake = await createFake({ script: await readScript(text, 'recorded.yaml') })
  t.teardown(() => fake.stop())
  return fake
}
