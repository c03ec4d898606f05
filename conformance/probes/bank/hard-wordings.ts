import type { Wording } from './wording.ts'

/** Questions of the families whose truth is sure. */
export const hardWordings: readonly Wording[] = [
  {
    pattern: /^(?:Was|Did) the (\w+) (?:before|come earlier than) the (\w+)\?$/,
    negation: 'Was the $1 on the same day as the $2, or after it?',
    paraphrases: [
      'Is the date of the $1 an earlier one than that of the $2?',
      'Of the $1 and the $2, was the $1 first?',
      'Did the $2 take place after the $1?',
    ],
  },
  {
    pattern: /^(?:Is the priority of (parcel \d+) high|Does (parcel \d+) have high priority)\?$/,
    negation: 'Is the priority of $1$2 low?',
    paraphrases: [
      'By the rule, does $1$2 get high priority?',
      'Is $1$2 a parcel of high priority?',
      'Would $1$2 be put among those of high priority?',
    ],
  },
  {
    pattern:
      /^(?:Is the stated total the sum of all lines|Did \w+ get a receipt whose total is right)\?$/,
    negation: 'Does the stated total differ from the sum of all lines?',
    paraphrases: [
      'Do all lines add up to the stated total?',
      'Is the total on the receipt the right one?',
      'Does the stated total agree with the lines?',
    ],
  },
  {
    pattern: /^(?:Is|Does it follow that) the (\w+) (?:is )?(\w+)\?$/,
    negation: 'Is the $1 not $2?',
    paraphrases: [
      'By these rules, is the $1 $2?',
      'Do the rules make the $1 $2?',
      'Is it true of the $1 that it is $2?',
    ],
  },
  {
    pattern: /^Going by the lists, is the (\w+) of (\w+) "(.+)"\?$/,
    negation: 'Going by the lists, is the $1 of $2 another one than "$3"?',
    paraphrases: [
      'Do the lists give "$3" as the $1 of $2?',
      'Looking it up for $2, does one come to the $1 "$3"?',
      'Is "$3" the $1 that the lists lead to from $2?',
    ],
  },
  {
    pattern: /^Do the lists lead from (\w+) to the (\w+) "(.+)"\?$/,
    negation: 'Do the lists lead from $1 to another $2 than "$3"?',
    paraphrases: [
      'Do the lists give "$3" as the $2 of $1?',
      'Looking it up for $1, does one come to the $2 "$3"?',
      'Is "$3" the $2 of $1, by the lists?',
    ],
  },
  {
    pattern: /^Did (\S+) fail in both loops\?$/,
    negation: 'Is there a loop in which $1 did not fail?',
    paraphrases: [
      'Is $1 among the failing tests of loop 1 and of loop 2?',
      'Is $1 listed as failing in each of the two loops?',
      'Did $1 fail twice, once in each loop?',
    ],
  },
  {
    pattern:
      /^(?:Did fewer tests fail in loop 2 than in loop 1|Did the number of failing tests drop)\?$/,
    negation: 'Did as many tests fail in loop 2 as in loop 1, or more?',
    paraphrases: [
      'Were there fewer failing tests the second time?',
      'Is the list of failures of loop 2 shorter than that of loop 1?',
      'Did more tests fail in loop 1 than in loop 2?',
    ],
  },
]
