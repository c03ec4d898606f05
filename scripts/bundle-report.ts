import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Page } from '../conformance/reports/html/page.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FOLDER = 'conformance/reports/html'
const TEMPLATES = join(ROOT, FOLDER, 'templates')

/** Bundles and minifies one source file of the page for a browser that reads no module. */
async function bundled(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(FOLDER, entry)],
    absWorkingDir: ROOT,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome111', 'firefox121', 'safari16.4'],
    loader: { '.mustache': 'text' },
    logLevel: 'warning',
  })
  return (outputFiles[0]?.text ?? '').trim()
}

const names = (await readdir(TEMPLATES)).sort()
const templates = await Promise.all(
  names.map(async name => [
    basename(name, '.mustache'),
    await readFile(join(TEMPLATES, name), 'utf8'),
  ]),
)
const page: Page = {
  style: await bundled('page.css'),
  script: await bundled('page/main.ts'),
  templates: Object.fromEntries(templates),
}
await writeFile(
  new URL('../conformance/reports/html/page.json', import.meta.url),
  JSON.stringify(page),
)
