import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { curlPath } from '../fake/index.ts'
import { atMost, type BenchLine } from './line.ts'
import { wallTimes } from './time.ts'

const request = JSON.stringify({
  protocol: 1,
  state: 'previous loop: 3 failing tests. current loop: the same 3. '.repeat(100),
  questions: { stuck: { type: 'noul', instructions: 'Is the work stuck in a loop?' } },
})

/** Measures one question to the stand-in for curl, as Chalk puts it, beside starting node alone. */
export async function bench(): Promise<BenchLine[]> {
  const folder = mkdtempSync(join(tmpdir(), 'decider-kit-curl-'))
  try {
    process.env['FAKE_STATE'] = folder
    process.env['FAKE_DECIDER_ANSWERS'] = 'lesson_*=0.2 stuck=0.96'
    const output = ['-sS', '-o', join(folder, 'answer'), '-w', '%{http_code}', '--max-time', '2']
    const asked = ['--data-binary', request, 'http://decider.test/v1/systemone']
    const commands = [
      [process.execPath, '-e', '0'],
      [curlPath, ...output, ...asked],
    ]
    const [bare = 0, call = 0] = wallTimes(commands, 31)
    return [
      atMost('the stand-in for curl', call / bare, 'x node -e 0', 2.2),
      atMost('the stand-in for curl, one call', call, 'ms', 150),
      atMost('five questions of 0.8 s under a budget of 2 s', spend(2000, asked), 'ms', 2150),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Asks up to five times, each with what the budget has left as its limit, and gives what that took in ms. */
function spend(budget: number, asked: readonly string[]): number {
  const env = { ...process.env, FAKE_DECIDER_DELAY: '0.8' }
  let spent = 0
  for (let turn = 0; turn < 5 && budget - spent >= 50; turn += 1) {
    const limit = ((budget - spent) / 1000).toFixed(3)
    const started = performance.now()
    spawnSync(curlPath, ['--max-time', limit, ...asked], { env, stdio: 'ignore' })
    spent += performance.now() - started
  }
  return spent
}
