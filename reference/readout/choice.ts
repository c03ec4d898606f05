import { ownValue } from '../../spec/json-object.ts'
import type { Description } from '../engines/engine.ts'
import { labelReadout } from './label.ts'
import { option } from './option.ts'
import { type Readout, type ReadoutId, readoutIds } from './readout.ts'

/** Gives the readout that is wanted, else the one the model file names, else `label`, as any instruct model can be read so. */
export function readoutOf(
  { labels, metadata }: Pick<Description, 'labels' | 'metadata'>,
  wanted?: ReadoutId,
): Readout {
  const id = wanted ?? namedIn(metadata) ?? 'label'
  return id === 'option' ? option : labelReadout(labels)
}

/** Finds the readout a model file was made for: `decider_kit.readout` of its metadata. */
function namedIn(metadata: unknown): ReadoutId | undefined {
  const named = ownValue(ownValue(metadata, 'decider_kit'), 'readout')
  return readoutIds.find(id => id === named)
}
