import t from 'tap'
import { readScript } from '../../../fake/script/read.ts'

/** Gives the lines that the steps of a JSON script stand on. */
const linesOf = async (text: string) => (await readScript(text, 'a.json')).steps.map(s => s.line)

t.test('a JSON script with a body of many megabytes is read', async t => {
  for (const body of ['x'.repeat(20_000_000), '\\"'.repeat(10_000_000)]) {
    t.same(await linesOf(`{"steps": [{"body": "${body}"},\n{"status": 200}]}`), [1, 2])
  }
})

t.test('braces, quotes and line ends inside a text move no step to another line', async t => {
  const odd = String.raw`"}]{[\"\\\n\\\\"`
  const text = `{"answers": {"steps": {"exactly": [{}, ${odd}]}},\n"steps":\n[{"name": ${odd}},\n\n{"status": 200}]}`
  t.same(await linesOf(text), [3, 5])
})
