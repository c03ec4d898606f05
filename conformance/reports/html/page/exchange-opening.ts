import Mustache from 'mustache'
import template from '../templates/exchange.mustache'
import type { Exchanges } from './exchange-data.ts'

/** Fills the place of an exchange when it is first opened. */
export function openExchanges(page: Document, exchanges: Exchanges): void {
  // The event does not bubble, so it is caught on its way down.
  page.addEventListener('toggle', event => fill(event.target, exchanges), true)
}

function fill(place: EventTarget | null, exchanges: Exchanges): void {
  if (!(place instanceof HTMLDetailsElement) || !place.open) return
  const { exchange } = place.dataset
  if (exchange === undefined || place.querySelector('.exchange') !== null) return
  const shown = exchanges().find(({ id }) => id === Number(exchange))
  if (shown === undefined) return
  place.insertAdjacentHTML('beforeend', Mustache.render(template, shown))
}
