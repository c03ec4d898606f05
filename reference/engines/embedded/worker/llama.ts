import { basename } from 'node:path'
import type { Llama, LlamaModel } from 'node-llama-cpp'
import type { Job } from '../messages.ts'
import type { Backend } from '../options.ts'
import type { Asker } from './computing.ts'

/** What llama.cpp was loaded as: its backend, the devices of it, the threads. */
export type Loaded = {
  readonly llama: Llama
  readonly devices: readonly string[]
  /** How many threads compute on a CPU. */
  readonly threads: number
}

/** Why a job cannot be done here, in a sentence for whoever asked. */
export class Unfit extends Error {}

// The most tokens of one prompt where a model was trained for more, so that its memory stays within bounds.
const MOST_TOKENS = 8192

/** Loads llama.cpp on the backend of a job; throws `Unfit` where it is not there, or another came in its place. */
export async function loadLlama({ backend, threads }: Job, complaints: string[]): Promise<Loaded> {
  const { getLlama, LlamaLogLevel, NoBinaryFoundError } = await import('node-llama-cpp')
  const binary = { build: 'never', skipDownload: true, progressLogs: false } as const
  const logger = (_level: string, message: string) => void complaints.push(message.trim())
  try {
    const llama = await getLlama({
      ...{ ...binary, gpu: backend === 'cpu' ? false : backend },
      ...{
        logLevel: LlamaLogLevel.error,
        logger,
        ...(threads !== null && { maxThreads: threads }),
      },
    })
    const came = backendOf(llama)
    if (came !== backend) throw new Unfit(`llama.cpp computes with ${came} in its place`)
    const devices = await llama.getGpuDeviceNames()
    if (backend !== 'cpu' && devices.length === 0) throw new Unfit('llama.cpp finds no such device')
    return { llama, devices, threads: threads ?? Math.max(1, llama.cpuMathCores - 1) }
  } catch (error) {
    if (!(error instanceof NoBinaryFoundError)) throw error
    throw new Unfit(`node-llama-cpp has no binary for it that loads here; ${wanted[backend]}`)
  }
}

/** What a binary needs beside the packages that come with node-llama-cpp. */
const wanted: Readonly<Record<Backend, string>> = {
  cpu: 'its optional packages hold them, for glibc alone on Linux',
  cuda: "it needs NVIDIA's driver and the CUDA libraries libcudart and libcublas",
  vulkan: "it needs libvulkan and the device's driver for it",
  metal: 'it needs a Mac',
}

/** Gives the backend llama.cpp says it loaded; that a device computes only its layers show. */
export const backendOf = ({ gpu }: Llama): Backend => (gpu === false ? 'cpu' : gpu)

/** Loads the model of a job, with as many layers on the device as fit beside its context. */
export async function loadModel({ llama }: Loaded, job: Job, { tell }: Asker): Promise<LlamaModel> {
  const contextSize = job.contextTokens ?? MOST_TOKENS
  const gpuLayers = job.backend === 'cpu' ? 0 : { fitContext: { contextSize } }
  const model = await llama.loadModel({ modelPath: job.model, gpuLayers, onLoadProgress: tell })
  if (job.backend !== 'cpu' && model.gpuLayers === 0) {
    throw new Unfit('no layer of the model fits the memory of the device')
  }
  return model
}

/** Gives the name a model has in answers: the one in its file, or else the file's. */
export function nameOf({ fileInfo }: LlamaModel, { model }: Job): string {
  const { name } = fileInfo.metadata.general
  return typeof name === 'string' && name !== '' ? name : basename(model, '.gguf')
}

/** Gives the most tokens a prompt may have: what was asked for, within what the model was trained for. */
export const contextTokensFor = (model: LlamaModel, { contextTokens }: Job): number =>
  Math.min(model.trainContextSize, contextTokens ?? MOST_TOKENS)
