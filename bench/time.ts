import { spawnSync } from 'node:child_process'

/** Gives the middle one of `values`. */
export function median(values: readonly number[]): number {
  const ordered = [...values].sort((one, other) => one - other)
  return ordered[Math.floor(ordered.length / 2)] ?? Number.NaN
}

/** Runs each command in turn, `rounds` times, and gives the median wall time of each in ms. */
export function wallTimes(commands: readonly (readonly string[])[], rounds: number): number[] {
  const times: number[][] = commands.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, [program = '', ...rest]] of commands.entries()) {
      const started = performance.now()
      const { status } = spawnSync(program, rest, { stdio: 'ignore' })
      if (status !== 0) throw new Error(`${program} ${rest.join(' ')} ended with ${status}`)
      times[index]?.push(performance.now() - started)
    }
  }
  return times.map(median)
}
