import t from 'tap'
import { probabilityFault, readLevels } from '../../../conformance/checks/answers/distribution.ts'

const AT = '/answers/q/probabilities'
const options = ['tea', 'soup', '__proto__']

t.test('probabilities are whole when each option has one', async t => {
  const value: unknown = JSON.parse('{"soup":0.2,"tea":0.7,"__proto__":0.1}')
  t.equal(probabilityFault(value, options, AT), null)
})

const broken: readonly (readonly [name: string, json: string, at: string])[] = [
  ['an array', '[0.7,0.2,0.1]', AT],
  ['null', 'null', AT],
  ['a key nobody asked', '{"tea":0.7,"soup":0.2,"__proto__":0.1,"milk":0}', `${AT}/milk`],
  ['an option less', '{"tea":0.7,"soup":0.3}', `${AT}/__proto__`],
  ['null in place of a number', '{"tea":null,"soup":0.2,"__proto__":0.1}', `${AT}/tea`],
  ['a string in place of a number', '{"tea":"0.7","soup":0.2,"__proto__":0.1}', `${AT}/tea`],
  ['a negative number', '{"tea":1.2,"soup":-0.2,"__proto__":0}', `${AT}/tea`],
  ['a number beyond a double', '{"tea":1e400,"soup":0.2,"__proto__":0}', `${AT}/tea`],
]

for (const [name, json, at] of broken) {
  t.test(`probabilities are not whole with ${name}`, async t => {
    t.equal(probabilityFault(JSON.parse(json), options, AT)?.at, at)
  })
}

const levels = ['silent', 'soft', 'loud']

const forms: readonly (readonly [name: string, json: string])[] = [
  ['by index', '{"2":0.1,"0":0.7,"1":0.2}'],
  ['by level', '{"loud":0.1,"silent":0.7,"soft":0.2}'],
  ['as an array', '[0.7,0.2,0.1]'],
]

for (const [name, json] of forms) {
  t.test(`probabilities of levels are read ${name}, lowest level first`, async t => {
    t.same(readLevels(JSON.parse(json), levels, AT), [0.7, 0.2, 0.1])
  })
}

const unreadable: readonly (readonly [name: string, json: string])[] = [
  ['null', 'null'],
  ['a level less', '[0.7,0.3]'],
  ['a level more', '[0.7,0.2,0.1,0]'],
  ['indexes from one', '{"1":0.7,"2":0.2,"3":0.1}'],
  ['indexes and levels mixed', '{"silent":0.7,"1":0.2,"2":0.1}'],
  ['null for a level', '{"0":0.7,"1":null,"2":0.3}'],
]

for (const [name, json] of unreadable) {
  t.test(`probabilities of levels are not read with ${name}`, async t => {
    t.notOk(Array.isArray(readLevels(JSON.parse(json), levels, AT)))
  })
}
