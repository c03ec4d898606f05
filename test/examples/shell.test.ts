import { readdirSync } from 'node:fs'
import t from 'tap'
import { folder, promisedBy, runProgram } from './program.ts'

t.setTimeout(120_000)

for (const name of readdirSync(folder).filter(name => name.endsWith('.sh'))) {
  t.test(`${name} prints what its comment says, and nothing else`, async t => {
    const promised = promisedBy(name)
    t.not(promised, '', 'its comment says what it prints')
    const { code, out, err } = await runProgram(name)
    t.equal(out, promised, err)
    t.equal(code, 0, err)
  })
}
