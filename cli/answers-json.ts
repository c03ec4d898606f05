import type { Asked } from './asking.ts'

/** Writes what came of asking by hand as JSON: outcome, model, each answer with its reading, times in ms. */
export function answersJson({ exchange, reading, raw }: Asked): string {
  const { connectMs, firstByteMs, totalMs } = exchange
  const answers = [...reading.answers].map(([key, read]) => [
    key,
    { answer: raw.get(key) ?? null, reading: read },
  ])
  const { outcome, reason, model } = reading
  return `${JSON.stringify(
    {
      ...{ outcome, reason, model, answers: Object.fromEntries(answers) },
      time: { connectMs, firstByteMs, totalMs },
    },
    null,
    2,
  )}\n`
}
