import { join } from 'node:path'
import type { Description, Embedder, Engine, Outcome } from '../engine.ts'
import { placeOf, type Serving, type Task } from './choosing.ts'
import { unlessGivenUp } from './giving-up.ts'
import { isEmbedded, isPassageRead, isThought, type Job } from './messages.ts'
import { misfitOfFile } from './model-file.ts'
import type { EmbeddedOptions, EmbedderOptions } from './options.ts'
import { shippedProbe } from './shipped-probe.ts'
import { type Means, Supervisor } from './supervisor.ts'

const means: Means = {
  module: join(import.meta.dirname, 'worker/main.js'),
  // A software device compiles its programs for the first time in up to 50 s on a busy machine.
  probeMs: 60_000,
  // A CPU takes minutes for 256 tokens of a model of 30 billion parameters; a driver that hangs, for ever.
  silenceMs: 300_000,
  after(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}

/**
 * Makes the engine of a GGUF file: llama.cpp in a process of its own, through node-llama-cpp.
 *
 * Nothing starts before `ready` is first called. It resolves once the model has computed, on a device
 * that has proved itself. A process that is lost is started anew, and what comes meanwhile fails as
 * `lost`; `ready` then tells what is so now. A test may bring other means.
 */
export function openEmbedded(options: EmbeddedOptions, changed: Partial<Means> = {}): Engine {
  const { contextTokens = null, template } = options
  const task = taskOf(options, { purpose: 'decider', contextTokens, template })
  const supervisor = new Supervisor(task, { ...means, ...changed })
  return {
    async ready(signal) {
      const opened = await opening(task.job, supervisor, signal)
      return 'failure' in opened ? opened : { result: descriptionOf(opened.result) }
    },
    read: ({ prefix, passes }, signal) =>
      supervisor.ask({ kind: 'read', prefix, passes }, isPassageRead, signal),
    condition: () => supervisor.condition(),
    think: (musing, signal) => supervisor.ask({ kind: 'think', ...musing }, isThought, signal),
    close: () => supervisor.close(),
  }
}

/** Makes the embedder of a GGUF file with an embedding model: vectors pooled as the file says, of length 1. */
export function openEmbedder(options: EmbedderOptions, changed: Partial<Means> = {}): Embedder {
  const task = taskOf(options, { purpose: 'embedder', contextTokens: null, template: 'plain' })
  const supervisor = new Supervisor(task, { ...means, ...changed })
  return {
    async ready(signal) {
      const opened = await opening(task.job, supervisor, signal)
      if ('failure' in opened) return opened
      const { model, dimensions } = opened.result.about
      return { result: { model, dimensions } }
    },
    embed: (texts, signal) => supervisor.ask({ kind: 'embed', texts }, isEmbedded, signal),
    close: () => supervisor.close(),
  }
}

type Way = Pick<Job, 'purpose' | 'contextTokens' | 'template'>

function taskOf({ model, device, threads, probe, log }: EmbedderOptions, way: Way): Task {
  const proof = async () => probe ?? (await shippedProbe())
  return { job: { model, threads: threads ?? null, ...way }, device, probe: proof, log }
}

/** Opens what a supervisor keeps, unless the head of the file shows that it is of no use. */
async function opening(
  { model, purpose }: Task['job'],
  supervisor: Supervisor,
  signal: AbortSignal | undefined,
): Promise<Outcome<Serving>> {
  const isFirst = !supervisor.condition().isServing
  const misfit = isFirst ? await misfitOfFile(model, purpose) : null
  if (misfit !== null) return { failure: { kind: 'unfit', says: misfit } }
  return await unlessGivenUp(supervisor.open(), signal)
}

function descriptionOf(serving: Serving): Description {
  const { model, contextTokens, labels, metadata } = serving.about
  const { checkpoint } = serving
  return {
    ...{ model, checkpoint, contextTokens, labels, metadata, seesImages: false },
    ...placeOf(serving),
  }
}
