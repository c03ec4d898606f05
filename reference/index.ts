export type { Table } from './calibration/table.ts'
export { openEmbedded, openEmbedder } from './engines/embedded/embedded.ts'
export type {
  Condition,
  Description,
  Embedder,
  Engine,
  Failure,
  Outcome,
  Pass,
  Passage,
  PassageRead,
} from './engines/engine.ts'
export { openRemote, type RemoteOptions } from './engines/remote.ts'
export { createReference } from './server/create.ts'
export type {
  Calibration,
  FindCalibration,
  Limits,
  Ready,
  Reference,
  ReferenceOptions,
} from './server/options.ts'
