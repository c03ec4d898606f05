import { dialectOf } from '../../spec/dialects.ts'
import { createFace, type Face, type FaceOptions } from './face.ts'
import { unknownDialect } from './misuse.ts'

export type { Face } from './face.ts'

/** Makes the face of the dialect with this id, chalk-1 by default; throws a TypeError that lists the dialects for any other id. */
export function faceOf(id = 'chalk-1', options: FaceOptions = {}): Face {
  const dialect = dialectOf(id)
  if (dialect === undefined) throw new TypeError(unknownDialect(id))
  return createFace(dialect, options)
}
