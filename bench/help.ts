import { join } from 'node:path'
import { atMost, type BenchLine } from './line.ts'
import { wallTimes } from './time.ts'

const main = join(import.meta.dirname, '../cli/main.js')

/** Measures what `certify --help` costs beside starting node alone. */
export async function bench(): Promise<BenchLine[]> {
  const node = process.execPath
  const [bare = 0, help = 0] = wallTimes(
    [
      [node, '-e', '0'],
      [node, main, 'certify', '--help'],
    ],
    21,
  )
  const value = help / bare
  return [atMost('certify --help', value, 'x node -e 0', 1.6)]
}
