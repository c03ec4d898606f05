import { readFileSync } from 'node:fs'
import { createFake } from '../../fake/index.ts'

const [path] = process.argv.slice(2)
const script: unknown = path === undefined ? undefined : JSON.parse(readFileSync(path, 'utf8'))
const fake = await createFake(script === undefined ? {} : { script: Object(script) })
process.stdout.write(`listening ${fake.url}\n`)
