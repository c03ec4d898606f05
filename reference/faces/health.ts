import type { Dialect } from '../../spec/dialect.ts'
import { isObject, type JsonObject } from '../../spec/json-object.ts'
import { hashOf, type Table, temperatureIn } from '../calibration/table.ts'
import type { Condition, Description } from '../engines/engine.ts'
import { MOST_IMAGES } from '../prompt/images.ts'
import type { Readout } from '../readout/readout.ts'

/** What a server says of itself once its model has answered. */
export type Facts = {
  readonly description: Description
  readonly engine: 'embedded' | 'remote'
  readonly readout: Pick<Readout, 'id' | 'prompt'>
  /** Null without a calibration: answers are stated as the model gave them. */
  readonly table: Table | null
  /** What happened to the engine since; null where it computes elsewhere. */
  readonly condition: Condition | null
  /** The model behind /v1/embeddings; null where there is none. */
  readonly embeddings: { readonly model: string; readonly dimensions: number } | null
  /** The version of the kit. */
  readonly version: string
}

/** Writes the body of /health in the form of one dialect; `form` is what the dialect says without a decider behind it. */
export type Healthy = (facts: Facts, form: JsonObject) => JsonObject

/** What this server says in every dialect beyond it, for whoever runs it. */
const common = (facts: Facts): JsonObject => ({
  ...decidedBy(facts),
  ...(facts.embeddings !== null && { embeddings: facts.embeddings }),
})

const decidedBy = ({ description, engine, readout, table, condition }: Facts): JsonObject => ({
  model: description.model,
  checkpoint: description.checkpoint,
  device: description.device,
  offloaded_layers: description.offloadedLayers,
  engine,
  readout: readout.id,
  prompt: readout.prompt,
  calibrated: table !== null,
  calibration_sha256: table === null ? null : hashOf(table),
  ...(description.fallback !== null && { fallback: description.fallback }),
  ...(condition?.reason && { restarts: condition.restarts, last_loss: condition.reason }),
})

/** Says of itself what the protocol wants, and beyond it what decides an answer. */
export const chalkHealth: Healthy = facts => ({ status: 'ok', ...withDevice(common(facts)) })

/** Says of itself what strands-decider does, with the temperature of a yes or no, and null for what only its model has. */
export const strandsHealth: Healthy = (facts, form) => ({
  ...form,
  base_model: null,
  num_slots: null,
  max_length: facts.description.contextTokens,
  temperature: temperatureIn(facts.table ?? {}, 'noul', 2),
  // The state is read once a request; a server behind the remote engine caches or does not.
  prefix_cache: facts.engine === 'embedded',
  state_cache: false,
  // What its images look like on the wire is not documented, so they are refused.
  vision: false,
  ...withDevice(common(facts)),
})

/** Says of itself what Wald does; null for what only its native engine has. */
export const waldHealth: Healthy = (facts, form) => {
  const { description, engine, table, version } = facts
  return {
    ...form,
    ...common(facts),
    checkpoint: description.model,
    model_sha256: description.checkpoint,
    version,
    engine,
    max_model_len: description.contextTokens,
    temperature_sha256: table === null ? null : hashOf(table),
    native_reader_sha256: null,
    backend: null,
    ...(description.seesImages && { vision: true, max_images: MOST_IMAGES }),
  }
}

/** Takes a device that is not known out, for the protocol has a text there or nothing. */
function withDevice(body: JsonObject): JsonObject {
  const { device, ...rest } = body
  return device === null ? rest : body
}

/** Gives what a dialect says of its health without a decider behind it: the fields it has. */
export function formOf(dialect: Dialect, model: string): JsonObject {
  const body = dialect.health?.({ model, id: () => '' }).body
  return isObject(body) ? body : {}
}
