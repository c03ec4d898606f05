import type { Fault } from '../../fault.ts'
import type { components } from '../../generated/types.ts'
import { type Path, refusal } from '../problem.ts'
import type { BodyForm, Effect } from '../script.ts'
import { answerRules } from './answers.ts'
import { bodyOf } from './body.ts'
import { delaysOf } from './delays.ts'
import { faultUses } from './faults.ts'
import { lowerCased } from './headers.ts'
import { type CheckTemplate, checkTexts, templateOf } from './template.ts'

type StepSource = NonNullable<components['schemas']['script']['steps']>[number]
/** Effects as people write them, in a step or in an item of `sequence`. */
export type EffectSource = NonNullable<StepSource['sequence']>[number]

/** What the effects of a script are written out with. */
export type EffectWriting = {
  readonly check: CheckTemplate
  /** The faults there are. */
  readonly faults: readonly Fault[]
}

/** Writes one effect out; refuses a template, a fault or a delay that is none. */
export function effectOf(
  source: EffectSource,
  path: Path,
  { check, faults }: EffectWriting,
): Effect {
  const { status, protocol, model, headers, body } = source
  const at = (key: string): Path => [...path, key]
  return {
    answers: answerRules(source.answers, at('answers'), check),
    ...(status !== undefined && { status }),
    ...(headers !== undefined && {
      headers: lowerCased(headers, at('headers'), (value, where) =>
        value === null ? removed(where) : templateOf(String(value), where, check),
      ),
    }),
    ...(body !== undefined && { body: checkedBody(bodyOf(body), at('body'), check) }),
    ...(protocol !== undefined && { protocol }),
    ...(model !== undefined && { model }),
    delays: source.delay === undefined ? [] : delaysOf(source.delay, at('delay')),
    faults: source.fault === undefined ? [] : faultUses(source.fault, at('fault'), faults),
  }
}

function checkedBody(body: BodyForm, path: Path, check: CheckTemplate): BodyForm {
  if (body.form === 'text') checkTexts(body.text, path, check)
  if (body.form === 'json') checkTexts(body.value, path, check)
  return body
}

/** Takes a header away; refuses those that come with every reply, whatever an answer holds. */
function removed(path: Path): null {
  const name = String(path.at(-1))
  if (!added.has(name.toLowerCase())) return null
  const hint = 'The server adds it to every reply; list faults has replies framed in other ways.'
  throw refusal(path, `another value of ${name}`, 'null, which takes a header away', hint)
}

const added: ReadonlySet<string> = new Set(['connection', 'content-length', 'date', 'keep-alive'])
