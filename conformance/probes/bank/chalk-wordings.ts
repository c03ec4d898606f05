import type { Wording } from './wording.ts'

/** Chalk's own two questions; what follows the lesson question stays. */
export const chalkWordings: readonly Wording[] = [
  {
    pattern: /^Is the agent stuck on the same root cause as in the previous loop, .*$/,
    negation:
      'Is the root cause another one than in the previous loop, so that another attempt would not fail the same way?',
    paraphrases: [
      'Do both loops fail for one and the same root cause, so that trying again would end the same way?',
      'Has the root cause stayed what it was in the previous loop, so that one more attempt would fail alike?',
      'Does the agent still face the root cause of the previous loop, so that the next attempt would fail as this one did?',
    ],
  },
  {
    pattern: /^Does this past lesson apply to the current failure, so that its fix would help\?/,
    negation:
      'Is this past lesson about something else than the current failure, so that its fix would not help?',
    paraphrases: [
      'Would the fix of this past lesson help, because the lesson applies to the current failure?',
      'Is the current failure one that this past lesson applies to, so that its fix would mend it?',
      'Can this past lesson be applied to the current failure, its fix being of help?',
    ],
  },
]
