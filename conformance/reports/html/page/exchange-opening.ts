import Mustache from 'mustache'
import template from '../templates/exchange.mustache'
import replay from '../templates/replay.mustache'
import type { Exchanges } from './exchange-data.ts'

/** Fills the place of an exchange when it is first opened. */
export function openExchanges(page: Document, exchanges: Exchanges): void {
  // The event does not bubble, so it is caught on its way down.
  page.addEventListener('toggle', event => void fill(event.target, exchanges), true)
}

async function fill(place: EventTarget | null, exchanges: Exchanges): Promise<void> {
  if (!(place instanceof HTMLDetailsElement) || !place.open) return
  const { exchange } = place.dataset
  if (exchange === undefined) return
  const shown = (await exchanges()).find(({ id }) => id === Number(exchange))
  if (shown === undefined || place.querySelector('.exchange') !== null) return
  place.insertAdjacentHTML('beforeend', Mustache.render(template, shown, { replay }))
}
