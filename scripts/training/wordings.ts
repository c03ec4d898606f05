/** Other words for a question of the corpus, to train with; none of them is one that the probes ask. */
export type TrainingWording = {
  readonly pattern: RegExp
  /** True exactly where the question is; `$1` and so on stand for what the pattern holds. */
  readonly same: readonly string[]
  /** True exactly where the question is not. */
  readonly opposite: readonly string[]
}

const exact: readonly TrainingWording[] = [
  {
    pattern: /^(?:Is a fault present in (\w+)|Does machine (\w+) have a fault|Is (\w+) faulty)\?$/,
    same: ['Is $1$2$3 broken?', 'Has machine $1$2$3 a fault?', 'Is it a faulty machine, $1$2$3?'],
    opposite: ['Is $1$2$3 free of faults?', 'Is machine $1$2$3 in good order?'],
  },
  {
    pattern:
      /^(?:Is the sum of the (\w+) dice at least (\d+)|Do the (\w+) dice together show (\d+) or more)\?$/,
    same: [
      'Is the total of the dice $2$4 or higher?',
      'Do the $1$3 dice make at least $2$4 in all?',
    ],
    opposite: [
      'Is the total of the dice below $2$4?',
      'Do the $1$3 dice make fewer than $2$4 in all?',
    ],
  },
  {
    pattern:
      /^(?:Is the test that was picked flaky|Does the lot fall on a flaky test|Is the picked one of the flaky tests)\?$/,
    same: ['Is the chosen test flaky?', 'Was one of the flaky tests drawn?'],
    opposite: ['Is the chosen test a stable one?', 'Was one drawn that is not flaky?'],
  },
  {
    pattern:
      /^(?:Is the total of the receipt at least (\d+) euros|Did \w+ pay (\d+) euros or more in all)\?$/,
    same: [
      'Is the sum of all prices $1$2 euros or higher?',
      'Did it cost at least $1$2 euros in all?',
    ],
    opposite: [
      'Is the sum of all prices below $1$2 euros?',
      'Did it cost under $1$2 euros in all?',
    ],
  },
  {
    pattern: /^(?:Does (.+) ship|Is (.+) one of those that ship)\?$/,
    same: ['May $1$2 ship?', 'Is $1$2 to be shipped?'],
    opposite: ['Is $1$2 kept from shipping?', 'Does $1$2 stay behind, not to be shipped?'],
  },
  {
    pattern: /^Does (\w+) have (the .+)\?$/,
    same: ['Is $2 with $1?', 'Was it $1 who got $2?'],
    opposite: ['Is $2 with someone other than $1?'],
  },
]

/** Other words for Chalk's question whether an agent is stuck. */
export const stuckWording = {
  pattern: /^Is the agent stuck on the same root cause as in the previous loop, .*$/,
  same: ['Is the cause the same in both loops?', 'Did the attempt leave the cause as it was?'],
  opposite: ['Is the cause of this loop a new one?', 'Did the attempt change the cause?'],
} as const satisfies TrainingWording

/** Other words for Chalk's question whether a past lesson applies. */
export const lessonWording = {
  pattern: /^Does this past lesson apply to the current failure, so that its fix would help\?/,
  same: [
    'Does this lesson fit the current failure?',
    'Is this fix the one for the current failure?',
  ],
  opposite: ['Is this lesson of no use for the current failure?'],
} as const satisfies TrainingWording

const hard: readonly TrainingWording[] = [
  {
    pattern: /^(?:Was|Did) the (\w+) (?:before|come earlier than) the (\w+)\?$/,
    same: ['Did the $1 happen before the $2?', 'Is the $1 earlier than the $2?'],
    opposite: ['Is the $1 no earlier than the $2?'],
  },
  {
    pattern: /^(?:Is the priority of (parcel \d+) high|Does (parcel \d+) have high priority)\?$/,
    same: ['Has $1$2 a high priority?', 'Does $1$2 count as high priority?'],
    opposite: ['Has $1$2 a low priority?', 'Is it low, the priority of $1$2?'],
  },
  {
    pattern:
      /^(?:Is the stated total the sum of all lines|Did \w+ get a receipt whose total is right)\?$/,
    same: ['Is the total correct?', 'Do the prices come to the total that is stated?'],
    opposite: ['Is the total wrong?', 'Is there a slip in the total?'],
  },
  {
    pattern: /^(?:Is|Does it follow that) the (\w+) (?:is )?(\w+)\?$/,
    same: ['Must the $1 be $2?', 'Can one conclude that the $1 is $2?'],
    opposite: ['Does it not follow that the $1 is $2?'],
  },
  {
    pattern: /^Did (\S+) fail in both loops\?$/,
    same: ['Is $1 a failure of loop 1 and of loop 2 as well?'],
    opposite: ['Did $1 pass in one of the loops at least?'],
  },
  {
    pattern:
      /^(?:Did fewer tests fail in loop 2 than in loop 1|Did the number of failing tests drop)\?$/,
    same: ['Are there fewer failures in loop 2 than before?'],
    opposite: ['Are there no fewer failures in loop 2 than before?'],
  },
  stuckWording,
  lessonWording,
]

// Any question of yes or no can be put so.
const any: TrainingWording = {
  pattern: /^[\s\S]*$/,
  same: ['Answer this: $&', 'Is the answer yes? $&', 'Going by the text: $&'],
  opposite: ['Is the answer no? $&', 'Is it not so? $&'],
}

/** Gives the other words for a question of yes or no, those for any question last. */
export const trainingWordings = (question: string): readonly TrainingWording[] => [
  ...[...exact, ...hard].filter(({ pattern }) => pattern.test(question)),
  any,
]
