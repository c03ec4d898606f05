import { mkdir, writeFile } from 'node:fs/promises'
import { generateFiles, staleFiles } from './generated-files.ts'

const stale = await staleFiles(await generateFiles())
if (process.argv.includes('--check')) {
  for (const file of stale) {
    process.stderr.write(`${file.path} does not follow from ${file.from}. Run npm run generate.\n`)
  }
  process.exitCode = stale.length === 0 ? 0 : 1
} else {
  for (const file of stale) {
    await mkdir(new URL('.', file.url), { recursive: true })
    await writeFile(file.url, file.text)
    process.stdout.write(`wrote ${file.path}\n`)
  }
}
