import type { JsonObject } from '../../spec/json-object.ts'

/** Fields that the page does not know, in every answer. */
export const ANSWER_EXTRAS: JsonObject = { mode: 'fast', notes: null }

/** Fields that the page does not know, in what GET /health answers. */
export const HEALTH_EXTRAS: JsonObject = {
  checkpoint: 'checkpoint-1',
  base_model: null,
  uptime_s: 12.5,
}

/** Gives fields that the page does not know, for the envelope of the answers to one request. */
export const envelopeExtras = (request: number): JsonObject => ({
  id: `decision-${request}`,
  x_region: { name: 'here', zone: null },
})
