import t from 'tap'
import { families } from '../../conformance/corpus/families.ts'
import { readCorpus } from '../../conformance/corpus/user-corpus.ts'
import { runHere } from './paper-rim.ts'

const casesOf = (out: string) => readCorpus(Buffer.from(out), 'out')

t.test('corpus writes ten cases of every family', async t => {
  const { code, out } = await runHere(['corpus', '--seed', 's'])
  t.equal(code, 0)
  t.equal(casesOf(out).length, 10 * families.length)
})

t.test('corpus says on standard error what decided the cases, and its digest', async t => {
  const { err } = await runHere(['corpus', '--family', 'dice'])
  t.equal(
    err,
    'seed "fresh", sha256 d098ab5e44b9aabb755f76d806598f43573c662b35e4a2eab1e312ec9ad195e2\n',
  )
})

t.test('corpus writes those of the families named, as many as asked for', async t => {
  const words = ['corpus', '--family', 'stuck', '--family', 'dice', '--count', '3', '--seed', 's']
  const { out } = await runHere(words)
  t.same(new Set(casesOf(out).map(({ family }) => family)), new Set(['stuck', 'dice']))
  t.equal(casesOf(out).length, 6)
})

t.test('corpus gives the same bytes for a seed', async t => {
  const words = ['corpus', '--count', '2', '--seed', 's', '--partition', 'certify']
  t.equal((await runHere(words)).out, (await runHere(words)).out)
})

t.test('corpus names the family that was meant', async t => {
  const { code, err, out } = await runHere(['corpus', '--family', 'sensor'])
  t.equal(code, 2)
  t.match(err, /^there is no family "sensor"; did you mean sensors/)
  t.equal(out, '')
})

t.test('corpus gives everyone the same canaries', async t => {
  const { code, out, err } = await runHere(['corpus', '--partition', 'canary'])
  t.equal(code, 0)
  t.equal(casesOf(out).length, 40)
  t.equal(err, '')
})

for (const extra of [
  ['--seed', 's'],
  ['--count', '3'],
  ['--family', 'dice'],
]) {
  t.test(`corpus refuses ${extra.join(' ')} for canaries`, async t => {
    const { code, err, out } = await runHere(['corpus', '--partition', 'canary', ...extra])
    t.equal(code, 2)
    t.match(err, /the same 40 cases for everyone/)
    t.equal(out, '')
  })
}
