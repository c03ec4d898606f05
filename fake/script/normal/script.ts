import { Refusal } from '../problem.ts'
import type { ScriptSource } from '../read.ts'
import type { Script } from '../script.ts'
import { answerRules } from './answers.ts'
import { stepOf, type Writing } from './step.ts'

/** Where a script comes from: its file, null for an object, and the line each step starts on. */
export type Origin = {
  readonly source: string | null
  readonly lineOf: (index: number) => number | null
}

/** Writes a valid script out; throws a Refusal with the first thing that is wrong in each of its steps. */
export function normalScript(script: ScriptSource, origin: Origin, writing: Writing): Script {
  const refused: Refusal[] = []
  const written = <T>(write: () => T): readonly T[] => {
    try {
      return [write()]
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push(error)
      return []
    }
  }
  const answers = written(() => answerRules(script.answers, ['answers'], writing.check)).flat()
  const steps = (script.steps ?? []).flatMap((step, index) =>
    written(() => stepOf(step, index, origin.lineOf(index), writing)),
  )
  if (refused.length > 0) throw new Refusal(refused.flatMap(({ problems }) => problems))
  return {
    source: origin.source,
    seed: String(script.seed ?? 'fake'),
    otherwise: script.otherwise ?? 'answer',
    answers,
    steps,
  }
}
