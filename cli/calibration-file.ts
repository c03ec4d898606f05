import { constants } from 'node:fs'
import { access, readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { UsageError } from '../conformance/errors.ts'
import { misfitOf, readSidecar, type Sidecar } from '../reference/calibration/sidecar.ts'
import type { EngineChoice } from '../reference/engines/opening.ts'
import { besideOf } from '../reference/server/calibration.ts'
import { unwritable } from './files.ts'

/** Gives where a calibration goes unless it is told: beside the model's file, else into this folder under the model's name. */
export function placeFor(choice: EngineChoice, model: string): string {
  if (choice.engine === 'embedded' && choice.model !== undefined) return besideOf(choice.model)
  return besideOf(basename(model).replace(/[^\w.-]/g, '-'))
}

/**
 * Refuses to write over a file that is no calibration; gives a sentence where it is one of another model, else null.
 *
 * Throws a UsageError that names file and reason, before anything is asked of a model.
 */
export async function refuseForeign(
  path: string,
  served: Omit<Sidecar, 'temperatures'>,
): Promise<string | null> {
  if (path === '-') return null
  const text = await existing(path)
  if (text === null) return null
  const read = readSidecar(path, text)
  if ('flaw' in read) {
    throw new UsageError(
      `${path} is there and no calibration, so it is not written over (${read.flaw}). Give another file with --out.`,
    )
  }
  const misfit = misfitOf(path, read.sidecar, served)
  return misfit === null ? null : `${misfit.replace(/ Fit it again.*$/, '')} It is written over.`
}

/** Reads a file that may not be there; throws a UsageError where it could not be written either. */
async function existing(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) {
      throw unwritable(path, error)
    }
  }
  await access(dirname(path), constants.W_OK).catch(error => {
    throw unwritable(path, error)
  })
  return null
}
