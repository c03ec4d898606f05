import type { ShownExchange } from '../shown.ts'

/** Gives the exchanges embedded in the page, read when they are first needed: there may be thousands. */
export type Exchanges = () => readonly ShownExchange[]

/** Finds the exchanges embedded in a page. */
export function readExchanges(page: Document): Exchanges {
  let held: readonly ShownExchange[] | null = null
  return () => {
    held ??= parsed(page.getElementById('exchange-data')?.textContent ?? '[]')
    return held
  }
}

// The report wrote this text itself, so its form is known.
const parsed = (text: string): readonly ShownExchange[] => JSON.parse(text)
