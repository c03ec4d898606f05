import type { Probe } from './probe.ts'

/** Thrown into a check that may send nothing more; it ends the check as unmet. */
export class Withheld extends Error {
  override readonly name = 'Withheld'
  readonly missing: string

  constructor(missing: string) {
    super(missing)
    this.missing = missing
  }
}

/** Gives a probe that asks `why` before each call, with the number of requests it makes, and refuses where there is a reason. */
export const gated = (probe: Probe, why: (requests: number) => string | null): Probe => {
  const pass = (requests: number): void => {
    const missing = why(requests)
    if (missing !== null) throw new Withheld(missing)
  }
  return {
    ...probe,
    async ask(body) {
      pass(1)
      return probe.ask(body)
    },
    async send(request) {
      pass(1)
      return probe.send(request)
    },
    async converse(requests) {
      pass(requests.length)
      return probe.converse(requests)
    },
    async bytes(bytes) {
      pass(1)
      return probe.bytes(bytes)
    },
  }
}
