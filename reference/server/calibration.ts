import { readFile } from 'node:fs/promises'
import { ownValue } from '../../spec/json-object.ts'
import { readMetadata } from '../calibration/reading.ts'
import { misfitOf, readSidecar } from '../calibration/sidecar.ts'
import type { Failure } from '../engines/engine.ts'
import type { FindCalibration } from './options.ts'

const refused = (says: string): { readonly failure: Failure } => ({
  failure: { kind: 'refused', says },
})

/** Finds the temperatures that a model file carries for the readout and the prompt it is asked with. */
export const calibrationInFile: FindCalibration = async ({ metadata }, { id, prompt }) => {
  const fitted = ownValue(metadata, 'decider_kit')
  const isFor = ownValue(fitted, 'readout') === id && ownValue(fitted, 'prompt') === prompt
  // Temperatures hold for one way of asking; those of another maker's prompt say nothing about ours.
  if (!isFor) return { result: null }
  const read = readMetadata('the model file', metadata)
  if ('flaw' in read) return refused(`${read.flaw}. Give a calibration file in its place.`)
  return { result: read.table && { table: read.table, from: 'the model file' } }
}

/** Makes what reads the calibration of a file with this text, and refuses one that was fitted for something else. */
export const calibrationIn =
  (file: string, text: string): FindCalibration =>
  async ({ checkpoint }, { id, prompt }) => {
    const read = readSidecar(file, text)
    if ('flaw' in read)
      return refused(`${read.flaw}. Give a file that decider-kit calibrate wrote.`)
    const misfit = misfitOf(file, read.sidecar, { readout: id, prompt, checkpoint })
    if (misfit !== null) return refused(misfit)
    return { result: { table: read.sidecar.temperatures, from: file } }
  }

/** Makes what finds the calibration of a model file: what it carries itself, else what lies beside it as `<model>.calibration.json`. */
export const calibrationOf =
  (model: string): FindCalibration =>
  async (description, readout) => {
    const carried = await calibrationInFile(description, readout)
    if ('failure' in carried || carried.result !== null) return carried
    const file = besideOf(model)
    const text = await readFile(file, 'utf8').catch(cause => ({ code: ownValue(cause, 'code') }))
    if (typeof text === 'string') return calibrationIn(file, text)(description, readout)
    if (text.code === 'ENOENT') return { result: null }
    return refused(`${file} cannot be read (${text.code}). Make it readable, or move it away.`)
  }

/** Gives where the calibration of a model file lies if it lies beside it. */
export const besideOf = (model: string): string => `${model}.calibration.json`
