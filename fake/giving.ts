import type { Asked } from '../spec/asked.ts'
import { matchesAny } from './glob.ts'
import type { Given } from './respond.ts'
import { answerBy, standsAlone } from './script/answer.ts'
import type { Decision } from './script/decision.ts'
import type { AnswerForm } from './script/script.ts'
import { renderForm } from './script/template.ts'
import type { TruthTurn } from './truth.ts'
import type { Setting } from './turn.ts'

/** Answers what was asked: as the script says, over what the truth knows, over what the seed decides. */
export function giveAnswers(
  { options: { omit = [], seed = 'fake' }, face }: Setting,
  asked: Asked,
  decision: Decision | null,
  truth: TruthTurn | null,
): Given {
  const answers: [string, unknown][] = []
  const exact = new Set<string>()
  for (const [key, question] of Object.entries(asked.questions)) {
    if (matchesAny(key, omit)) continue
    const form = formOf(decision, key)
    // What the seed decides is a hash over the whole state, and most answers of a script do without.
    const known =
      truth?.answer(key) ??
      (standsAlone(form) ? undefined : face.answering(question, (truth?.heard ?? asked).text, seed))
    const given = form === undefined ? known : face.restate(answerBy(form, question, known), form)
    if (given === undefined) continue
    answers.push([key, given])
    if (form?.form === 'exactly') exact.add(key)
  }
  // Object.fromEntries defines properties, so a key named __proto__ stays a key like any other.
  return { answers: Object.fromEntries(answers), exact }
}

/** Gives the form a script has for a key, with what its templates insert. */
function formOf(decision: Decision | null, key: string): AnswerForm | undefined {
  const form = decision?.formOf(key)
  // Most forms hold no text, and a view of the request is made for those that do.
  if (form === undefined || form.form === 'number' || form.form === 'omit') return form
  return decision === null ? form : renderForm(form, decision.view())
}
