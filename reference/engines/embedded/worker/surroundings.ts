import { existsSync } from 'node:fs'
import type { Backend } from '../options.ts'

/** What a worker knows of the machine without asking llama.cpp. */
export type Surroundings = {
  readonly platform: string
  readonly variables: Readonly<Record<string, string | undefined>>
}

// Where Linux shows a graphics device: NVIDIA, WSL, Mesa and AMD, Jetson, Mali, Adreno.
const NODES = [
  'nvidiactl',
  'nvidia0',
  'dxg',
  'dri',
  'kfd',
  'nvgpu',
  'nvhost-ctrl',
  'mali0',
  'kgsl-3d0',
]

/**
 * Gives the backends worth a try, the best first; asking llama.cpp costs a second, and this next to nothing.
 *
 * llama.cpp leaves software devices aside unless GGML_VK_VISIBLE_DEVICES names them, and a real one
 * has its node under /dev.
 */
export async function backendsHere({ platform, variables }: Surroundings): Promise<Backend[]> {
  const isNamed = Boolean(variables['GGML_VK_VISIBLE_DEVICES'])
  if (platform === 'linux' && !isNamed && !NODES.some(node => existsSync(`/dev/${node}`))) return []
  const { getLlamaGpuTypes } = await import('node-llama-cpp')
  const types = await getLlamaGpuTypes('supported')
  return types.filter(type => type !== false)
}
