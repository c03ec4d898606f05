import { readGgufFileInfo } from 'node-llama-cpp'

/** Gives how many layers of a model file llama.cpp puts on a device that holds all of it: its blocks, and the output. */
export async function layersOf(model: string): Promise<number> {
  const { metadata } = await readGgufFileInfo(model)
  return Number(metadata.llama?.block_count) + 1
}
