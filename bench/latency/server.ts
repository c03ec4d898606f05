import { createFake, type JournalEntry } from '../../fake/index.ts'

/** How long the server held each request it answered since it was last asked, in ms by its own clock. */
export type Held = readonly number[]

const takesMs = Number(process.argv[2])

let held: number[] = []
const note = ({ at, sent }: JournalEntry): void => {
  const endedAt = sent?.endedAt ?? null
  if (at !== null && endedAt !== null) held.push(endedAt - at)
}

const question = { type: 'noul' as const, instructions: 'Is a fault present?' }
const cases = [{ state: 'A fired, B stayed silent.', question, posterior: 0.6, family: 'sensors' }]

createFake({
  truth: { cases, dials: { takesMs } },
  now: () => performance.now(),
  journal: { each: note },
}).then(({ port }) => process.send?.({ port }))

process.on('message', () => {
  process.send?.(held satisfies Held)
  held = []
})
process.on('disconnect', () => process.exit())
