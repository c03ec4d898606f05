import t from 'tap'
import {
  agreeable,
  blind,
  contrary,
  crowded,
  cutting,
  deaf,
  formal,
  impressed,
  leaking,
  literal,
  ordering,
  presumptuous,
  sampling,
  swapping,
  topmost,
} from './deciders.ts'
import { idsOf, judgedOf, verdict } from './judging.ts'
import type { Decider } from './simulated.ts'

type Fault = readonly [
  what: string,
  decider: Decider,
  id: string,
  outcome: 'fail' | 'warn',
  /** What else follows from the same fault. */
  along?: readonly string[],
]

const faults: readonly Fault[] = [
  ['lets keys decide', leaking(3), 'C5.rename', 'fail'],
  ['is led by what else is asked', crowded, 'C5.batch', 'fail'],
  ['answers questions in one another’s place', swapping, 'C5.batch', 'fail'],
  ['leans to the first option', ordering(3), 'C5.options', 'fail', ['C5.exchangeable']],
  ['ignores the state', blind, 'C5.state', 'fail'],
  ['is sure of what nobody can know', presumptuous, 'C5.exchangeable', 'fail'],
  ['hears no negation', agreeable, 'C5.negation', 'warn', ['C5.exchangeable']],
  ['says yes whatever is asked', agreeable, 'C5.complement', 'warn', ['C5.exchangeable']],
  ['goes by the wording', literal, 'C5.paraphrase', 'warn', ['C5.exchangeable']],
  ['is surer of choices', formal, 'C5.form', 'warn'],
  ['ignores the question', deaf, 'C5.question', 'warn', ['C5.exchangeable', 'C5.options']],
  ['reads the last 4,000 characters', cutting, 'C5.truncation', 'warn'],
  [
    'goes by the length of the state',
    impressed,
    'C5.dressing',
    'warn',
    ['C5.exchangeable', 'C5.options'],
  ],
  ['gives a stronger claim more', contrary, 'C5.ladder', 'warn'],
  ['leans to the first level', topmost, 'C5.levels', 'warn'],
  ['draws its answers', sampling, 'C5.repeat', 'warn'],
]

for (const [what, decider, id, outcome, along = []] of faults) {
  t.test(`a decider that ${what} is seen by ${id}`, async t => {
    const judged = await judgedOf(decider, 'standard', 'fault')
    const found = verdict(judged, id)
    t.equal(found.outcome, outcome, JSON.stringify(found, null, 2))
    t.ok(found.exchanges.length > 0 && found.exchanges.length <= 10)
    t.ok(found.next !== null && found.margin !== null)
    const failed = idsOf(judged, 'fail').filter(each => each !== id && !along.includes(each))
    t.same(failed, [], 'nothing else fails')
  })
}
