import { withOptional } from '../legal/optional-fields.ts'
import { mapAnswers } from './answers.ts'
import type { HostileTrait } from './trait.ts'

/** Leaves out every field a server may leave out. */
export const bare: HostileTrait = {
  id: 'bare',
  says: 'Leaves out what a server may leave out: probabilities, legend, latency_ms and usage.',
  share: 0.5,
  isOfProtocol: true,
  edit(body) {
    const { latency_ms: _latency, usage: _usage, ...needed } = body
    return mapAnswers(needed, answer =>
      withOptional(answer, { probabilities: false, legend: false }),
    )
  },
}
