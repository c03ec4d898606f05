import { isObject } from '../../../spec/json-object.ts'
import type { components } from '../../generated/types.ts'
import { type Path, refusal } from '../problem.ts'
import type { BodyForm, Effect } from '../script.ts'
import { answerRules } from './answers.ts'
import { bodyOf } from './body.ts'
import { delaysOf } from './delays.ts'
import { faultUses } from './faults.ts'
import { lowerCased } from './headers.ts'

type StepSource = NonNullable<components['schemas']['script']['steps']>[number]
/** Effects as people write them, in a step or in an item of `sequence`. */
export type EffectSource = NonNullable<StepSource['sequence']>[number]

/** Says what is wrong with a template, or null where nothing is. */
export type CheckTemplate = (text: string) => string | null

/** Writes one effect out; refuses a template, a fault or a delay that is none. */
export function effectOf(source: EffectSource, path: Path, check: CheckTemplate): Effect {
  const { status, protocol, model, headers, body } = source
  const at = (key: string): Path => [...path, key]
  const checked = (text: string, where: Path) => templateOf(text, where, check)
  return {
    answers: answerRules(source.answers),
    ...(status !== undefined && { status }),
    ...(headers !== undefined && {
      headers: lowerCased(headers, at('headers'), (value, where) =>
        value === null ? null : checked(String(value), where),
      ),
    }),
    ...(body !== undefined && { body: checkedBody(bodyOf(body), at('body'), checked) }),
    ...(protocol !== undefined && { protocol }),
    ...(model !== undefined && { model }),
    delays: source.delay === undefined ? [] : delaysOf(source.delay, at('delay')),
    faults: source.fault === undefined ? [] : faultUses(source.fault, at('fault')),
  }
}

type Checked = (text: string, path: Path) => string

function templateOf(text: string, path: Path, check: CheckTemplate): string {
  const wrong = check(text)
  if (wrong === null) return text
  throw refusal(path, 'a template', wrong)
}

function checkedBody(body: BodyForm, path: Path, checked: Checked): BodyForm {
  if (body.form === 'text') checked(body.text, path)
  if (body.form === 'json') checkTexts(body.value, path, checked)
  return body
}

function checkTexts(value: unknown, path: Path, checked: Checked): void {
  if (typeof value === 'string') checked(value, path)
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      checkTexts(item, [...path, index], checked)
    })
  }
  if (!isObject(value)) return
  for (const [key, member] of Object.entries(value)) checkTexts(member, [...path, key], checked)
}
