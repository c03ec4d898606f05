import type { Fake } from '../fake/index.ts'
import { readScriptFile } from '../fake/script/read.ts'
import type { Script } from '../fake/script/script.ts'
import type { Rim } from './rim.ts'

/** A script that a fake starts with, and takes again from its file. */
export type ScriptFile = {
  /** What createFake takes. */
  readonly first: { readonly script: Script }
  /** Puts every later state of the file in force, and says so. */
  follow(fake: Fake): void
  close(): void
}

/** Reads a script file, and watches it where that is wanted; rejects with a ScriptError. */
export async function followScript(
  path: string,
  isWatched: boolean,
  rim: Rim,
): Promise<ScriptFile> {
  let latest: Script | null = null
  let fake: Fake | null = null
  const load = async (script: Script) => {
    latest = script
    if (fake === null) return
    await fake.load(script)
    rim.warn(`read ${path} again: ${stepsOf(script)}, every session at its start.`)
  }
  const watch = isWatched ? await watchWith(path, load, rim) : null
  // Read after the watch has begun, so that no change is missed in between.
  const script = await readScriptFile(path).catch(error => {
    watch?.close()
    throw error
  })
  return {
    first: { script },
    follow(started) {
      fake = started
      if (latest !== null) void load(latest)
    },
    close: () => watch?.close(),
  }
}

async function watchWith(path: string, load: (script: Script) => Promise<void>, rim: Rim) {
  const { watchScript } = await import('../fake/script/watch.ts')
  return watchScript(path, {
    onScript: script => void load(script),
    onRefused: error => rim.warn(`${error.message} The script before stays in force.`),
  })
}

const stepsOf = ({ steps: { length } }: Script): string =>
  length === 1 ? '1 step' : `${length} steps`
