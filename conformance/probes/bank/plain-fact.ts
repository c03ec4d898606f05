import type { Next } from '../../corpus/case.ts'
import { pick, whole } from '../../corpus/drawing.ts'
import { services } from '../../corpus/vocabulary.ts'
import type { Known } from '../trial.ts'

/** A fact that a sentence states outright, and its opposite. */
export type PlainFact = { readonly yes: string; readonly no: string; readonly asked: string }

const facts: readonly ((next: Next) => PlainFact)[] = [
  next => {
    const door = `door ${whole(next, 100, 9999)}`
    return { yes: `The ${door} is open.`, no: `The ${door} is closed.`, asked: `Is ${door} open?` }
  },
  next => {
    const build = `build ${whole(next, 100, 9999)} of ${pick(next, services)}`
    return {
      yes: `The ${build} is green.`,
      no: `The ${build} is red.`,
      asked: `Is the ${build} green?`,
    }
  },
  next => {
    const test = `test T-${whole(next, 100, 9999)}`
    return { yes: `The ${test} passed.`, no: `The ${test} failed.`, asked: `Did ${test} pass?` }
  },
  next => {
    const order = `order ${whole(next, 10_000, 99_999)}`
    return {
      yes: `The bill for ${order} has been paid.`,
      no: `The bill for ${order} has not been paid.`,
      asked: `Has the bill for ${order} been paid?`,
    }
  },
  next => {
    const release = `release ${whole(next, 1, 9)}.${whole(next, 0, 99)} of ${pick(next, services)}`
    return {
      yes: `The ${release} was approved.`,
      no: `The ${release} was refused.`,
      asked: `Was the ${release} approved?`,
    }
  },
  next => {
    const pump = `pump ${whole(next, 100, 9999)}`
    return {
      yes: `At noon ${pump} was switched on.`,
      no: `At noon ${pump} was switched off.`,
      asked: `Was ${pump} switched on at noon?`,
    }
  },
  next => {
    const parcel = `parcel ${whole(next, 10_000, 99_999)}`
    return {
      yes: `The ${parcel} has arrived.`,
      no: `The ${parcel} is still on its way.`,
      asked: `Has ${parcel} arrived?`,
    }
  },
  next => {
    const backup = `backup ${whole(next, 100, 9999)} of ${pick(next, services)}`
    return {
      yes: `The ${backup} is complete.`,
      no: `The ${backup} is incomplete.`,
      asked: `Is the ${backup} complete?`,
    }
  },
]

/** Draws the fact of a turn: every wording in its turn. */
export function plainFact(next: Next, turn: number): PlainFact {
  const drawn = facts[turn % facts.length]?.(next)
  if (drawn === undefined) throw new RangeError(`expected a turn from 0 up, got ${turn}`)
  return drawn
}

/** Asks about a plain fact in a state. */
export const plainQuestion = (state: string, { asked }: PlainFact, isYes: boolean): Known => ({
  family: 'plain',
  state,
  question: { type: 'noul', instructions: asked },
  posterior: isYes ? 1 : 0,
  label: isYes,
  level: 'L0',
  cluster: asked,
})
