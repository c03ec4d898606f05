import type { ShownExchange } from '../shown.ts'

/** Gives the exchanges embedded in the page, unpacked when they are first needed: there may be thousands. */
export type Exchanges = () => Promise<readonly ShownExchange[]>

/** Finds the exchanges embedded in a page. */
export function readExchanges(page: Document): Exchanges {
  let held: Promise<readonly ShownExchange[]> | null = null
  return () => {
    held ??= unpacked(page.getElementById('exchange-data')?.textContent ?? '')
    return held
  }
}

/** Undoes what the report packed; it wrote the text itself, so its form is known. */
function unpacked(text: string): Promise<readonly ShownExchange[]> {
  const bytes = Uint8Array.from(atob(text), character => character.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Response(stream).json()
}
