import { isObject } from '../../spec/json-object.ts'
import { rendered } from '../../spec/rendering.ts'
import { readTable } from './reading.ts'
import type { Table } from './table.ts'

/** What names the form of a calibration file. */
export const FORMAT = 'decider-kit/calibration@1'

/** A calibration as it lies in a file beside its model. */
export type Sidecar = {
  /** The readout and the version of the prompt it was fitted with, for it holds for no other. */
  readonly readout: string
  readonly prompt: string
  /** SHA-256 of the model file it was fitted with, or null for a model on another machine. */
  readonly checkpoint: string | null
  readonly temperatures: Table
}

/** A calibration file that was read, or what is wrong with it: `file: field: expected, got`. */
export type ReadSidecar = { readonly sidecar: Sidecar } | { readonly flaw: string }

/** Reads the text of a calibration file; never throws. */
export function readSidecar(file: string, text: string): ReadSidecar {
  const value = parsed(text)
  if (!isObject(value)) return { flaw: `${file}: expected a JSON object, got ${rendered(text)}` }
  const { format, readout, prompt, checkpoint = null, temperatures } = value
  const flaw = (field: string, expected: string, given: unknown) => ({
    flaw: `${file}: ${field}: expected ${expected}, got ${rendered(given)}`,
  })
  if (format !== FORMAT) return flaw('format', `"${FORMAT}"`, format)
  if (typeof readout !== 'string') return flaw('readout', 'option or label', readout)
  if (typeof prompt !== 'string') return flaw('prompt', 'a version such as option-1', prompt)
  if (
    checkpoint !== null &&
    !(typeof checkpoint === 'string' && /^[0-9a-f]{64}$/.test(checkpoint))
  ) {
    return flaw('checkpoint', '64 hexadecimal digits or null', checkpoint)
  }
  const read = readTable(`${file}: temperatures`, temperatures)
  if ('flaw' in read) return read
  return { sidecar: { readout, prompt, checkpoint, temperatures: read.table ?? {} } }
}

/** Writes a calibration file, which `readSidecar` reads back; `fitted` is kept beside it for whoever looks in. */
export const writeSidecar = (sidecar: Sidecar, fitted: unknown): string =>
  `${JSON.stringify({ format: FORMAT, ...sidecar, fitted }, null, 2)}\n`

/** Says why a calibration does not hold for what is served, or null where it does. */
export function misfitOf(
  file: string,
  { readout, prompt, checkpoint }: Sidecar,
  served: Omit<Sidecar, 'temperatures'>,
): string | null {
  const again = 'Fit it again with what is served.'
  if (readout !== served.readout || prompt !== served.prompt) {
    return `${file} was fitted for readout ${readout} with prompt ${prompt}, and ${served.readout} with ${served.prompt} is served. ${again}`
  }
  if (checkpoint === null || served.checkpoint === null || checkpoint === served.checkpoint)
    return null
  return `${file} was fitted for the model with SHA-256 ${checkpoint}, and ${served.checkpoint} is served. ${again}`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
