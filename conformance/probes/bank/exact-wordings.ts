import type { Wording } from './wording.ts'

/** Questions of the families whose posterior is stated exactly. */
export const exactWordings: readonly Wording[] = [
  {
    pattern: /^(?:Is a fault present in (\w+)|Does machine (\w+) have a fault|Is (\w+) faulty)\?$/,
    negation: 'Is machine $1$2$3 sound?',
    paraphrases: [
      'Is machine $1$2$3 one of those with a fault?',
      'Is something wrong with machine $1$2$3, that is, does it have a fault?',
      'Is there a fault in machine $1$2$3?',
    ],
  },
  {
    pattern:
      /^(?:Is the sum of the (\w+) dice at least (\d+)|Do the (\w+) dice together show (\d+) or more)\?$/,
    negation: 'Is the sum of the $1$3 dice less than $2$4?',
    paraphrases: [
      'Do the $1$3 dice add up to $2$4 or more?',
      'Do the $1$3 dice reach a sum of $2$4 at the least?',
      'Is the number of all pips of the $1$3 dice $2$4 or greater?',
    ],
  },
  {
    pattern: /^Is (?:today a busy day for|this a busy day of) (\w+)\?$/,
    negation: 'Is today a quiet day for $1?',
    paraphrases: [
      'Is $1 having a busy day today?',
      'Does today belong to the busy days of $1?',
      'Is today one of the days on which $1 is busy?',
    ],
  },
  {
    pattern:
      /^(?:Is the test that was picked flaky|Does the lot fall on a flaky test|Is the picked one of the flaky tests)\?$/,
    negation: 'Is the test that was picked one that is not flaky?',
    paraphrases: [
      'Was it a flaky test that was picked?',
      'Is the test picked by lot a flaky one?',
      'Did the lot pick out a test that is flaky?',
    ],
  },
  {
    pattern:
      /^(?:Is the total of the receipt at least (\d+) euros|Did \w+ pay (\d+) euros or more in all)\?$/,
    negation: 'Is the total of the receipt less than $1$2 euros?',
    paraphrases: [
      'Does the receipt come to $1$2 euros or more?',
      'Do all prices of the receipt add up to at least $1$2 euros?',
      'Was no less than $1$2 euros paid in all?',
    ],
  },
  {
    pattern: /^(?:Does (.+) ship|Is (.+) one of those that ship)\?$/,
    negation: 'Is $1$2 held back, so that it does not ship?',
    paraphrases: [
      'Will $1$2 ship, by this rule?',
      'Does the rule let $1$2 ship?',
      'Is $1$2 a change that ships?',
    ],
  },
]
