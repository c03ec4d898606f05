import { costs, serve } from './fake/served.ts'
import { atMost, type BenchLine } from './line.ts'
import { kindNames } from './script/kinds.ts'
import { starts } from './script/starts.ts'
import { median } from './time.ts'

/** Measures what a script costs a request, what 500 steps cost beside 5, and what they cost at the start. */
export async function bench(): Promise<BenchLine[]> {
  const lines = [await throughput()]
  for (const kind of kindNames) lines.push(await growth(kind))
  return [...lines, ...(await starts())]
}

async function throughput(): Promise<BenchLine> {
  const all = [await serve('bare'), await serve('fake', 'state contains', '5')]
  const [bare = [], fake = []] = await costs(all, { rounds: 9, warm: 20_000, count: 16_000 })
  const value = median(bare) / median(fake)
  const [name, unit] = ['a script of 5 steps, requests per second of CPU', 'x node:http']
  return { name, value, unit, goal: 'at least 0.35', holds: value >= 0.35 }
}

async function growth(kind: string): Promise<BenchLine> {
  const all = [await serve('fake', kind, '5'), await serve('fake', kind, '500')]
  const [few = [], many = []] = await costs(all, { rounds: 7, warm: 12_000, count: 8_000 })
  const value = median(many) / median(few)
  return atMost(`500 steps, ${kind}`, value, 'x 5 steps, CPU of a request', 1.3)
}
