import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { clauses } from '../spec/clauses.ts'
import { ownValue } from '../spec/json-object.ts'
import type { Kit } from './record.ts'

const sha256 = (content: string | Uint8Array): string =>
  `sha256:${createHash('sha256').update(content).digest('hex')}`

const packageFile = (name: string): URL => new URL(`../../${name}`, import.meta.url)

/** Reads which kit this is: its version, and the SHA-256 of its clause register and its openapi.yaml. */
export const readKit = async (): Promise<Kit> => {
  const manifest: unknown = JSON.parse(await readFile(packageFile('package.json'), 'utf8'))
  const version = ownValue(manifest, 'version')
  return {
    version: typeof version === 'string' ? version : 'unknown',
    register: sha256(JSON.stringify(clauses)),
    openapi: sha256(await readFile(packageFile('openapi.yaml'))),
  }
}
