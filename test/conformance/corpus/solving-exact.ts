import type { Case } from '../../../conformance/corpus/case.ts'
import * as worlds from './worlds.ts'

/** Works out shares from the text alone; choice: by option as listed; noul: of yes. */
export type Solver = (given: Case) => readonly number[]

const all = (text: string, pattern: RegExp): string[][] =>
  [...text.matchAll(pattern)].map(match => match.slice(1).map(group => group ?? ''))
const found = (text: string, pattern: RegExp): string[] => all(text, pattern)[0] ?? []
/** Gives the number in the first group that matched. */
const number = (text: string, pattern: RegExp): number => {
  const group = found(text, pattern).find(each => each !== '')
  if (group === undefined) throw new Error(`${pattern} is nowhere in: ${text}`)
  return Number(group)
}
const options = ({ question }: Case): string[] =>
  question.type === 'choice' ? Object.keys(question.criteria) : []
const named: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
}
const percent = (text: string | undefined): number => Number(text) / 100

const sensors: Solver = ({ state }) => {
  const prior = number(state, /(\d+)% (?:of machines|have a fault)/g) / 100
  const rates = [
    ...all(state, /Detector (\w+) fires for (\d+)% of faulty machines and for (\d+)%/g),
    ...all(state, /detector (\w+) fires (\d+)% of the time; without one, (\d+)%/g),
  ]
  const readings = rates.map(([name = '', hit, alarm]) => ({
    hit: percent(hit),
    alarm: percent(alarm),
    isFired: new RegExp(`\\b${name} fired`).test(state),
  }))
  return [worlds.yesOf(worlds.sensorWorlds(prior, readings))]
}

const urns: Solver = given => {
  const { state } = given
  const drawn = found(state, /(?:back: |came )(\d+) (\w+)(?:, | and )(\d+) \w+/g)
  const [first = '', colour = '', second = ''] = drawn
  const boxes = options(given).map(name => {
    const [count, word, other] = found(
      state,
      new RegExp(`Box ${name} holds (\\d+) (\\w+) and (\\d+)`, 'g'),
    )
    const [red, blue] = word === colour ? [count, other] : [other, count]
    return { red: Number(red), blue: Number(blue) }
  })
  const hand = { red: Number(first), blue: Number(second) }
  return worlds.sharesOf(worlds.urnWorlds(boxes, hand), boxes.length)
}

const channel: Solver = given => {
  const lost = number(given.state, /(?:with probability|lost with) (\d+)%/g) / 100
  const [arrived = ''] = found(given.state, /What arrived: (\w+)/g)
  const names = options(given)
  return worlds.sharesOf(worlds.channelWorlds(names, arrived, lost), names.length)
}

const missing: Solver = ({ state }) => {
  const joint = state.includes('all of this')
    ? 'and'
    : state.includes('some of this')
      ? 'or'
      : 'xor'
  const open = all(state, /(?:for|it is so for) (\d+)% of changes/g).map(([rate]) => percent(rate))
  const recorded = all(state, /: (yes|no), says the record/g).map(([word]) =>
    Number(word === 'yes'),
  )
  return [worlds.yesOf(worlds.missingWorlds(joint, [...open, ...recorded]))]
}

const markov: Solver = given => {
  const names = options(given)
  const moves = names.map(from => {
    const [rule = ''] = found(
      given.state,
      new RegExp(`if it is ${from}, it is then ([^.]*)\\.`, 'g'),
    )
    return names.map(to => number(rule, new RegExp(`${to} with (\\d+)%`, 'g')) / 100)
  })
  const [before, after] = [
    found(given.state, /It was (\w+) (\w+) minutes? ago/g),
    found(given.state, /look, (\w+) minutes? before now, found it (\w+)/g),
  ]
  const [start = '', steps = ''] = before.length > 0 ? before : [after[1], after[0]]
  return worlds.sharesOf(
    worlds.markovWorlds(moves, names.indexOf(start), named[steps] ?? 0),
    names.length,
  )
}

const dice: Solver = ({ state, question }) => {
  const sides = number(state, /numbers 1 to (\d+)|with (\d+) sides/g)
  const [open = '', hidden = ''] = found(
    state,
    /(?:One can see|Open:) ([^;.]*)[;.] (?:the other|Hidden:) (\w+)/g,
  )
  const sum = all(open, /(\d+)/g).reduce((total, [pips]) => total + Number(pips), 0)
  const need = number(question.instructions, /(\d+)/g) - sum
  return [worlds.yesOf(worlds.diceWorlds(named[hidden] ?? 0, sides, need))]
}

const rootcause: Solver = ({ state }) => {
  const [list = ''] = found(state, /causes: (.*)/g)
  const causes = all(list, /([a-z]+ [a-z]+) (\d+)%/g)
  const names = causes.map(([name = '']) => name.replace('and ', ''))
  const kept = number(state, /(?:place with|with) (\d+)%(?:;| the cause stays)/g) / 100
  const exact = number(state, /true cause with (\d+)%|its cause (\d+)%/g)
  const [previous = -1, current = -1] = all(state, /first error: \S+: (.*)/g).map(([says = '']) =>
    names.indexOf(says),
  )
  const shares = causes.map(([, share]) => percent(share))
  const given = { shares, kept, exact: exact / 100 }
  return [worlds.yesOf(worlds.rootcauseWorlds(given, previous, current))]
}

const lessonTag: Solver = ({ state, question }) => {
  const prior = number(state, /applies to (\d+)% of failures|with (\d+)% a failure/g)
  const exact = number(state, /component with (\d+)%|right (\d+)% of the time/g)
  const count = number(state, /there are (\d+) components/g)
  const [tag] = found(state, /tag: (\w+)/g)
  const [own] = found(question.instructions, /Its fix: in the (\w+)/g)
  return [worlds.yesOf(worlds.lessonWorlds(prior / 100, exact / 100, count, tag === own))]
}

const graders: Solver = ({ state, question }) => {
  const scale = question.type === 'score' ? question.criteria : []
  const exact = number(state, /itself with (\d+)%|reports, (\d+)% are exact/g)
  const reports = all(state, /\w+ reported (\w+)\./g).map(([level = '']) => scale.indexOf(level))
  return worlds.sharesOf(worlds.graderWorlds(scale.length, exact / 100, reports), scale.length)
}

const annotators: Solver = given => {
  const names = options(given)
  const votes = all(given.state, /right (?:with )?(\d+)%(?: of the time,)?(?: and)? said (\w+)/g)
  const read = votes.map(([rate, name = '']) => ({
    accuracy: percent(rate),
    option: names.indexOf(name),
  }))
  return worlds.sharesOf(worlds.annotatorWorlds(names.length, read), names.length)
}

const poisson: Solver = ({ state }) => {
  const busy = number(state, /(\d+) a minute on busy|on a busy one (\d+)/g)
  const quiet = number(state, /(\d+) a minute on quiet|gets (\d+) requests/g)
  const prior = number(state, /(\d+)% are busy/g) / 100
  const count = number(state, /today (\d+) requests came|brought (\d+) requests/g)
  const density = (rate: number) => Math.exp(-rate + count * Math.log(rate))
  return [(prior * density(busy)) / (prior * density(busy) + (1 - prior) * density(quiet))]
}

const flaky: Solver = ({ state }) => {
  const total = number(state, /Of the (\d+) tests|has (\d+) tests/g)
  const bad = number(state, /exactly (\d+) are flaky|draw made (\d+)/g)
  const seen = number(state, /looked at (\d+)|seen (\d+) tests/g)
  const hits = number(state, /of them: (\d+) are|of which (\d+) turned/g)
  return [(bad - hits) / (total - seen)]
}

const mutantBank: Solver = ({ state }) => {
  const faults = number(state, /one of (\d+) faults/g)
  const kept = number(state, /unchanged with (\d+)%|with (\d+)% the fault/g) / 100
  const [names = ''] = found(state, /current loop fail with (.*), and with no other/g)
  const alike = all(names, /(F\d+)/g).length
  if (state.includes('tests of the previous loop fail')) return [0]
  return [worlds.yesOf(worlds.faultWorlds(kept, faults, alike))]
}

const redacted: Solver = ({ state, question }) => {
  const sum = all(state, /paid (\d+) euros/g).reduce((total, [price]) => total + Number(price), 0)
  const limit = number(question.instructions, /(\d+) euros/g)
  const possible = all(state, /(\d+) euros with (\d+)%/g)
  const over = possible.filter(([value]) => Number(value) + sum >= limit)
  return [over.reduce((total, [, rate]) => total + Number(rate), 0) / 100]
}

/** By family: its text solved in another way than it was written. */
export const exactSolvers: Readonly<Record<string, Solver>> = {
  sensors,
  urns,
  channel,
  missing,
  markov,
  dice,
  rootcause,
  'lesson-tag': lessonTag,
  graders,
  annotators,
  poisson,
  flaky,
  unknowable: given => options(given).map(() => 1 / options(given).length),
  'unknowable-noul': () => [1 / 2],
  'mutant-bank': mutantBank,
  redacted,
}
