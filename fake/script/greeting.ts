import { type ConnectionUse, isConnectionUse } from '../fault.ts'
import { isWithin } from './match.ts'
import type { Script, Step } from './script.ts'
import { effectOf, limitOf } from './use.ts'

/** A connection that a step of the script meets before it has asked anything. */
export type Greeting = ConnectionUse & {
  readonly step: Step
  /** The place of the step in the script, from 0. */
  readonly index: number
}

/** Which connections the script meets. */
export type Greeter = {
  /** Says how connection number `connection` is met; the same each time it is asked. */
  meet(connection: number): Greeting | null
}

/** Says whether a step meets connections, and therefore no request. */
export const meetsConnections = ({ effects }: Step): boolean =>
  effects.some(({ faults }) => faults.some(isConnectionUse))

/** Makes what decides how connections are met; they are asked for in the order of their numbers. */
export function createGreeter({ steps }: Script): Greeter {
  const greeting = [...steps.entries()].filter(([, step]) => meetsConnections(step))
  const met = new Map<number, Greeting>()
  const uses = new Map<number, number>()
  return {
    meet(connection) {
      const known = met.get(connection)
      if (known !== undefined) return known
      for (const [index, step] of greeting) {
        const used = uses.get(index) ?? 0
        const fault = faultAt(step, used)
        const { connection: range } = step.when
        if (fault === undefined || (range && !isWithin(range, connection))) continue
        uses.set(index, used + 1)
        const found = { ...fault, step, index }
        met.set(connection, found)
        return found
      }
      return null
    },
  }
}

/** Gives the fault of a step that was used so often, or undefined where it is used up. */
function faultAt(step: Step, used: number): ConnectionUse | undefined {
  if (used >= limitOf(step)) return undefined
  return effectOf(step, used + 1)?.faults.find(isConnectionUse)
}
