import type { Script } from './script/script.ts'

/** Reads a script file, YAML or JSON, for `createFake({script})`; rejects with a ScriptError where there is none or it is wrong. */
export async function readScriptFile(path: string): Promise<Script> {
  // Loaded when it is called, for most fakes have no script in a file.
  const reader = await import('./script/read.ts')
  return reader.readScriptFile(path)
}
