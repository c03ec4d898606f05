import { isObject, type JsonObject } from '../../spec/json-object.ts'
import { ANSWER_EXTRAS, envelopeExtras, HEALTH_EXTRAS } from '../legal/extra-fields.ts'
import { mapAnswers } from './answers.ts'
import type { HostileTrait } from './trait.ts'

// Names and texts beyond ASCII, values of every type, and objects within objects.
const odd: JsonObject = {
  x_deep: { list: [1, [null, { 'clé é 漢 🫖': 'naïve 🫖' }]], answers: {}, error: false },
  'x.größe': 1e-7,
  constructor: 'x',
  '': 0,
}

/** Adds fields of a later version, in the place of none: a client ignores what it does not know. */
export const extras: HostileTrait = {
  id: 'extras',
  says: 'Adds fields the page does not know: to the envelope, to every answer and to health, nested ones too.',
  share: 0.5,
  edit(body, _next, request) {
    if (!isObject(body['answers'])) return { ...HEALTH_EXTRAS, ...odd, ...body }
    const answered = mapAnswers(body, answer => ({ ...ANSWER_EXTRAS, ...odd, ...answer }))
    return { ...odd, ...envelopeExtras(request), usage: { input_tokens: 41 }, ...answered }
  },
}
