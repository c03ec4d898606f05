import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbedded } from '../../../../reference/engines/embedded/embedded.ts'
import type { EmbeddedOptions } from '../../../../reference/engines/embedded/options.ts'
import type { Means } from '../../../../reference/engines/embedded/supervisor.ts'
import type { Description, Engine, Outcome } from '../../../../reference/engines/engine.ts'
import { tinyModel } from '../../gguf/tiny-model.ts'

/** Something that has a folder of its own and can stop an engine when its test is over. */
export type Test = {
  testdir(files: Record<string, string>): string
  teardown(stop: () => Promise<void>): void
}

/** Writes a model file into the test's own folder and gives its path. */
export function fileOf(t: Test, bytes: Buffer, name = 'tiny.gguf'): string {
  const path = join(t.testdir({}), name)
  writeFileSync(path, bytes)
  return path
}

/** An engine that is closed with its test, and what it logged. */
export type Opened = {
  readonly engine: Engine
  readonly lines: readonly string[]
  /** Waits for a line that has not been waited for. */
  logged(pattern: RegExp): Promise<string>
}

/** Opens an engine over a model file on the CPU, with one thread, for tests share the machine. */
export function open(
  t: Test,
  model: string,
  options: Partial<EmbeddedOptions> = {},
  means: Partial<Means> = {},
): Opened {
  const lines: string[] = []
  const unseen: string[] = []
  let wake = () => {}
  const log = (line: string) => {
    lines.push(line)
    unseen.push(line)
    wake()
  }
  const plain = { model, device: 'cpu', threads: 1, template: 'plain', log } as const
  const engine = openEmbedded({ ...plain, ...options }, means)
  t.teardown(() => engine.close())
  const logged = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const line = unseen.shift()
      if (line !== undefined && pattern.test(line)) return line
      if (line === undefined) {
        await new Promise<void>(resolve => {
          wake = resolve
        })
      }
    }
  }
  return { engine, lines, logged }
}

/** Opens an engine over a tiny model and waits until it is ready. */
export async function openTiny(t: Test, options: Partial<EmbeddedOptions> = {}): Promise<Engine> {
  const { engine } = open(t, fileOf(t, tinyModel()), options)
  resultOf(await engine.ready())
  return engine
}

/** Gives the result of an outcome; throws with the failure where there is none. */
export function resultOf<Result>(outcome: Outcome<Result>): Result {
  if ('failure' in outcome) throw new Error(`${outcome.failure.kind}: ${outcome.failure.says}`)
  return outcome.result
}

/** Gives the description of an engine that is ready. */
export const described = async (engine: Engine): Promise<Description> =>
  resultOf(await engine.ready())
