import type { Clause } from '../clause.ts'
import { CLIENT } from './unseen.ts'

/** Rules of the page's section "Response" about single answers, unknown ones and calibration. */
export const answerClauses = {
  'ANSWER-KEYS': {
    level: 'MUST',
    binds: 'server',
    section: 'Request',
    text: 'An answer stands under the key of its question, byte for byte.',
  },
  'ANSWER-KEYS-ASKED': {
    level: 'MUST',
    binds: 'server',
    section: 'Response',
    text: 'answers holds no key that was not asked.',
  },
  'ANSWER-TYPE': {
    level: 'MUST',
    binds: 'server',
    section: 'Response',
    text: 'Each answer has the type of its question.',
  },
  'NOUL-RANGE': {
    level: 'MUST',
    binds: 'server',
    section: 'Response',
    text: 'A noul answer carries noul, the probability from 0 to 1 that the statement is true.',
  },
  'NOUL-READING': {
    level: 'MUST',
    binds: 'client',
    section: 'Response',
    text: 'A noul answer reads yes at 0.5 and above, otherwise no; its confidence is the larger of noul and 1 - noul.',
    unseen: CLIENT,
  },
  'NOUL-NO-CONFIDENCE': {
    level: 'INFO',
    binds: 'server',
    section: 'Response',
    text: 'A noul answer needs no confidence of its own: with two outcomes the probability is the confidence.',
    unseen:
      'A field that is not needed may still be sent, so neither its absence nor its presence breaks anything.',
  },
  'CHOICE-OPTION': {
    level: 'MUST',
    binds: 'server',
    section: 'Response',
    text: 'choice is one of the options of the question.',
  },
  'CHOICE-CONFIDENCE': {
    level: 'MUST',
    binds: 'server',
    section: 'Response',
    text: 'A choice answer carries confidence, a number from 0 to 1.',
  },
  'CHOICE-PROBABILITIES': {
    level: 'MUST',
    binds: 'server',
    section: 'Response',
    text: 'probabilities, where a choice answer has them, give each option of the question and no other key a probability from 0 to 1.',
  },
  'CHOICE-SUM': {
    level: 'MUST',
    binds: 'server',
    section: 'Response',
    text: 'probabilities of a choice add up to 1 within what rounding explains; all zeros never do.',
  },
  'CHOICE-ARGMAX': {
    level: 'MUST',
    binds: 'server',
    section: 'Response',
    text: 'No option has a higher probability than the one picked; ties are the server’s to break.',
  },
  'CHOICE-READING': {
    level: 'MUST',
    binds: 'client',
    section: 'Response',
    text: 'A choice answer is read as the option in choice, with confidence as its confidence.',
    unseen: CLIENT,
  },
  'SCORE-RANGE': {
    level: 'MUST',
    binds: 'server',
    section: 'Response',
    text: 'score is a number within the scale: 0 is the first level, the number of levels less one the last.',
  },
  'SCORE-CONFIDENCE': {
    level: 'MUST',
    binds: 'server',
    section: 'Response',
    text: 'A score answer carries confidence, a number from 0 to 1.',
  },
  'SCORE-PROBABILITIES': {
    level: 'MUST',
    binds: 'server',
    section: 'Response',
    text: 'probabilities, where a score answer has them, give each level and nothing else a probability from 0 to 1.',
  },
  'SCORE-SUM': {
    level: 'MUST',
    binds: 'server',
    section: 'Response',
    text: 'probabilities of a score add up to 1 within what rounding explains; all zeros never do.',
  },
  'SCORE-EXPECTATION': {
    level: 'MUST',
    binds: 'server',
    section: 'Response',
    text: 'score is the expected level: where probabilities are sent, their expectation.',
  },
  'SCORE-LEGEND': {
    level: 'MUST',
    binds: 'server',
    section: 'Response',
    text: 'legend, where a score answer has it, names the levels of the question, each a string, in their order.',
  },
  'SCORE-READING': {
    level: 'MUST',
    binds: 'client',
    section: 'Response',
    text: 'A score answer is read as the score, with confidence as its confidence.',
    unseen: CLIENT,
  },
  'UNKNOWN-MISSING-KEY': {
    level: 'MUST',
    binds: 'server',
    section: 'Response',
    text: 'A question that cannot be answered has its key left out of a 200 response; it is not answered with an error.',
  },
  'UNKNOWN-NOT-NULL': {
    level: 'MUST',
    binds: 'server',
    section: 'Response',
    text: 'An unknown answer is a missing key, never null or a placeholder under the key.',
  },
  'UNKNOWN-ALONE': {
    level: 'MUST',
    binds: 'server',
    section: 'Response',
    text: 'A question that cannot be answered takes no other question of the request with it.',
  },
  'UNKNOWN-READING': {
    level: 'MUST',
    binds: 'client',
    section: 'Response',
    text: 'A key missing from answers is read as unknown for that key.',
    unseen: CLIENT,
  },
  'UNKNOWN-BELOW-THRESHOLD': {
    level: 'MUST',
    binds: 'client',
    section: 'Response',
    text: 'An answer whose confidence is below the threshold is unknown; neither it nor a missing one changes a run.',
    unseen: CLIENT,
  },
  'CALIBRATION-CONFIDENCE': {
    level: 'MUST',
    binds: 'server',
    section: 'Response',
    text: 'Confidence is calibrated: of the answers given at 0.9 about nine in ten are right.',
    unseen:
      'It is a property of many answers to questions of known truth; a statistical verdict judges it, not a single exchange.',
  },
  'CALIBRATION-THRESHOLD': {
    level: 'MUST',
    binds: 'client',
    section: 'Response',
    text: 'The client acts on an answer only at or above its threshold, 0.9 unless set otherwise.',
    unseen: CLIENT,
  },
  'CALIBRATION-RECORD': {
    level: 'MUST',
    binds: 'client',
    section: 'Response',
    text: 'Every answer is recorded with the model that gave it and with what happened next.',
    unseen: CLIENT,
  },
} as const satisfies Record<string, Clause>
