import { stat } from 'node:fs/promises'
import type { GgufFileInfo } from 'node-llama-cpp'
import { isObject, ownValue } from '../../../spec/json-object.ts'
import { misfitOfHead, type Purpose } from './model-head.ts'

/**
 * Says in a sentence why a file is no model for this purpose, or null where its head shows nothing against it.
 *
 * Reads the head alone: not there, no GGUF, cut short, an architecture or a decision head that
 * llama.cpp cannot read here, a model for another purpose, node-llama-cpp not installed. For exit
 * code 2, before anything starts.
 */
export async function misfitOfFile(path: string, purpose: Purpose): Promise<string | null> {
  const size = await sizeOf(path)
  if (typeof size === 'string') return size
  const library = await import('node-llama-cpp').catch(() => null)
  if (library === null) return NOT_INSTALLED
  try {
    const reading = { sourceType: 'filesystem', logWarnings: false } as const
    const info = await library.readGgufFileInfo(path, reading)
    if (isCut(info, size)) return `${path} is cut short: it ends before its tensors do. ${AGAIN}`
    return misfitOfHead(path, info.metadata, architecturesIn(library), purpose)
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error)
    if (!/magic/i.test(says)) return `${path} cannot be read as GGUF: ${says}. ${AGAIN}`
    return `${path} is no GGUF file. Give a model in that format, as llama.cpp reads it.`
  }
}

/** Gives the architectures a library lists; its types hold them as a constant that compilers cannot take over. */
function architecturesIn(library: object): readonly unknown[] {
  const listed = ownValue(library, 'GgufArchitectureType')
  return isObject(listed) ? Object.values(listed) : []
}

const AGAIN = 'Download it again, or give another.'

const NOT_INSTALLED =
  'node-llama-cpp, which computes with GGUF files, is not installed. Install it with npm install node-llama-cpp@3.21.1, or give a completions server with --upstream.'

/** Gives the size of a file, or why it has none. */
async function sizeOf(path: string): Promise<number | string> {
  try {
    const found = await stat(path)
    return found.isFile() ? found.size : `${path} is no file. Give the path of a GGUF file.`
  } catch (error) {
    const code = String(ownValue(error, 'code'))
    return code === 'ENOENT'
      ? `${path} is not there. Give the path of a GGUF file.`
      : `${path} cannot be read (${code}). Give the path of a GGUF file that can.`
  }
}

/** Says whether a file ends before its head, or before its last tensor begins; behind its end zeros are read. */
function isCut({ tensorInfo = [], infoEndOffset = 0, splicedParts }: GgufFileInfo, size: number) {
  if (tensorInfo.length === 0 || tensorInfo.some(({ name }) => name === '')) return true
  // The tensors of a model in several files lie in the others as well.
  const ends = splicedParts > 1 ? [] : tensorInfo.map(({ fileOffset }) => Number(fileOffset))
  return Math.max(infoEndOffset - 1, ...ends) >= size
}
