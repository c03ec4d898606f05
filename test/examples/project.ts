import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** Makes of a folder a project in which decider-kit is installed: the package, and its command as npm links it. */
export function installInto(folder: string): void {
  const bin = join(folder, 'node_modules/.bin')
  mkdirSync(bin, { recursive: true })
  symlinkSync(root, join(folder, 'node_modules/decider-kit'))
  const command = join(bin, 'decider-kit')
  writeFileSync(command, `#!/bin/sh\nexec node "${join(root, 'dist/cli/main.js')}" "$@"\n`)
  chmodSync(command, 0o755)
}
