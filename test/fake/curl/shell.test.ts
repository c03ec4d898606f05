import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import t from 'tap'
import { curlFolder, curlPath } from '../../../fake/index.ts'

const scripts = join(import.meta.dirname, '../../../../test/fake/curl')
const env = { ...process.env, PATH: `${curlFolder}${delimiter}${process.env['PATH']}`, LC_ALL: 'C' }

t.test('the stand-in is built', async t => {
  t.ok(existsSync(curlPath), 'npm run build makes it')
})

for (const script of ['answers', 'effects', 'logs', 'budget']) {
  t.spawn('bash', [join(scripts, `${script}.sh`)], { env }, `${script}.sh, from bash`)
}
