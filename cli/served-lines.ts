import { hashOf } from '../reference/calibration/table.ts'
import type { Ready } from '../reference/server/options.ts'

/** Says in lines what is served: model, device, readout and calibration; without a calibration the last is a warning. */
export function servedLines({
  description,
  engine,
  readout,
  table,
  calibratedBy,
  embeddings,
}: Ready): readonly string[] {
  const { model, checkpoint, device, offloadedLayers, fallback } = description
  const whose = checkpoint === null ? '' : `, SHA-256 ${checkpoint}`
  const layers = offloadedLayers ? `, ${offloadedLayers} layers of the model on it` : ''
  return [
    `model ${model} (${engine}${whose}), read by ${readout.id} with prompt ${readout.prompt}`,
    device === null
      ? 'device not known: the server of the model does not say'
      : `device ${device}${layers}`,
    ...(fallback === null ? [] : [fallback]),
    table === null
      ? 'warning: no calibration is known for this model, so confidences are as it gave them. Fit one with decider-kit calibrate.'
      : `calibration of ${calibratedBy}, SHA-256 ${hashOf(table)}`,
    ...(embeddings === null
      ? []
      : [`embeddings of ${embeddings.dimensions} dimensions by ${embeddings.model}`]),
  ]
}
