import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ownValue } from '../spec/json-object.ts'

// Compiled files lie two folders below the package, which alone holds what is not compiled.
const root = new URL('../../', import.meta.url)

const shipped = (name: string): string => fileURLToPath(new URL(`reference/model/${name}`, root))

/** The path of the model file that ships with the package. */
export const shippedModel: string = shipped('decider.gguf')

/** The path of what torch computed with that model. */
export const shippedGoldensFile: string = shipped('goldens.json')

/** The version of the package. */
export const kitVersion: string = String(
  ownValue(JSON.parse(readFileSync(new URL('package.json', root), 'utf8')), 'version'),
)
