import { stringify } from 'yaml'
import { readScript } from '../script/read.ts'
import type { Written } from './step.ts'

/** Writes a script whose every request has to be one of the recorded. */
export const writtenScript = (source: string, steps: readonly string[]): string =>
  [
    `# Recorded by decider-kit record from ${source}. Play it with: decider-kit fake <this file>`,
    '# A request that differs from all of these is refused with 501 and the nearest of them.',
    'otherwise: refuse',
    ...(steps.some(isPlayed) ? ['steps:', ...steps] : [...steps, 'steps: []']),
    '',
  ].join('\n')

/** Says whether there is a step beneath the comments. */
const isPlayed = (step: string): boolean => /^ {2}- /m.test(step)

/** Writes a step in YAML beneath its notes; only the notes, and the reason, where it does not read back. */
export async function writtenStep(step: Written | null, notes: readonly string[]): Promise<string> {
  const comments = notes.map(commentOf)
  if (step === null) return comments.join('\n')
  const lines = await checkedYaml(step).catch(error =>
    commentOf(`${step['name']}: ${error.message}`),
  )
  return [...comments, lines].join('\n')
}

async function checkedYaml(step: Written): Promise<string> {
  const text = stringify({ steps: [step] }, { aliasDuplicateObjects: false, lineWidth: 0 })
  await readScript(text, 'recorded')
  return text.slice(text.indexOf('\n') + 1).trimEnd()
}

const commentOf = (note: string): string => `  # ${note.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')}`
