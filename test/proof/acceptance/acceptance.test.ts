import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import t from 'tap'

const script = join(import.meta.dirname, '../../../scripts/acceptance.js')

async function accept(...words: string[]): Promise<{ code: number; said: string; told: string }> {
  const child = spawn(process.execPath, [script, ...words])
  const [said, told, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code: Number(code), said, told }
}

t.test('the kit keeps every required rate with one seed, over HTTP as in one process', async t => {
  // Some ten seconds of two cores, which other tests use as well.
  t.setTimeout(120_000)
  const { code, said, told } = await accept('--seeds', '1', '--http', '1', '--outcomes')
  t.equal(code, 0, `${said}\n${told}`)
  t.match(said, /All \d+ required rates are kept/)
  t.match(said, /honest, acceptance-1: 0 of \d{3} answers and no verdict differ over HTTP/)
})

t.test('a number of seeds that is none is refused', async t => {
  const { code, told } = await accept('--seeds', 'few')
  t.equal(code, 2)
  t.match(told, /--seeds/)
})
