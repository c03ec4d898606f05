import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { curlPath } from '../fake/index.ts'
import type { BenchLine } from './line.ts'
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
      line('the stand-in for curl', call / bare, 'x node -e 0', 2.2),
      line('the stand-in for curl, one call', call, 'ms', 150),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const line = (name: string, value: number, unit: string, most: number): BenchLine => ({
  name,
  value,
  unit,
  goal: `at most ${most}`,
  holds: value <= most,
})
