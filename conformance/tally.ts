import { costOfRequest, noCost, sumOfCosts } from './cost.ts'
import type { Cost, Measuring } from './measuring.ts'

/** Counts what is sent through a Measuring; what was withheld is not. */
export const counting = (measuring: Measuring): { measuring: Measuring; sent(): Cost } => {
  let sent = noCost
  return {
    sent: () => sent,
    measuring: {
      ...measuring,
      async ask(body, how) {
        const exchange = await measuring.ask(body, how)
        sent = sumOfCosts([sent, costOfRequest(body)])
        return exchange
      },
      async health(label) {
        const exchange = await measuring.health(label)
        sent = sumOfCosts([sent, { ...noCost, requests: 1 }])
        return exchange
      },
    },
  }
}
