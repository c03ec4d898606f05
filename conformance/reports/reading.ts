/** What the words of a report mean, each in a sentence or two; the same in every format that tells it. */
export const reading: readonly { readonly word: string; readonly means: string }[] = [
  {
    word: 'MUST, SHOULD, MAY',
    means:
      'Only a MUST decides whether a server is conformant. A SHOULD that is not kept is advice.',
  },
  {
    word: 'not testable',
    means:
      'The check could not be made. It counts against a certificate: what was not seen to work is not certified.',
  },
  {
    word: 'not applicable',
    means:
      'The rule is about something this server does not have, as a token. It counts neither way.',
  },
  {
    word: 'estimate, at least, at most',
    means:
      'The estimate is what these answers show. At least and at most are one-sided 95% limits: each is wrong in 1 run of 20.',
  },
  {
    word: 'pass, fail, inconclusive',
    means:
      'A number passes when its whole interval is on the good side of the threshold and fails when all of it is on the other. In between the answers were too few to tell: no failure, and no pass.',
  },
  {
    word: 'MAY ACT, SHADOW ONLY, UNDECIDED',
    means:
      'MAY ACT: every number that is needed passed. SHADOW ONLY: one of them failed, so let it answer and act on nothing. UNDECIDED: none failed, and one is still open.',
  },
  {
    word: 'marked bytes',
    means:
      'In an exchange, what a finding points at is marked. Bytes that are no UTF-8 stand as \\xNN, characters that would act or hide as \\uNNNN.',
  },
]
