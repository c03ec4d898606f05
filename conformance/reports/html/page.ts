import { readFile } from 'node:fs/promises'
import { isObject } from '../../../spec/json-object.ts'

/** The parts of the HTML report that no record changes, as `npm run build` puts them together. */
export type Page = {
  /** Style sheet and script, minified. */
  readonly style: string
  readonly script: string
  /** Mustache templates by name; `page` is the outermost. */
  readonly templates: Readonly<Record<string, string>>
}

/** Reads the parts of the HTML report; throws where the package was not built whole. */
export async function readPage(): Promise<Page> {
  const value: unknown = JSON.parse(await readFile(new URL('page.json', import.meta.url), 'utf8'))
  if (isPage(value)) return value
  throw new Error('conformance/reports/html/page.json holds no page: build the package again')
}

const isPage = (value: unknown): value is Page =>
  isObject(value) &&
  typeof value['style'] === 'string' &&
  typeof value['script'] === 'string' &&
  isObject(value['templates']) &&
  Object.values(value['templates']).every(template => typeof template === 'string')
