import type { ShownExchange } from '../shown.ts'
import type { Exchanges } from './exchange-data.ts'

/** So many exchanges are listed at once. */
const PAGE = 50

/** Lists the exchanges once their drawer is opened, page by page, and those a text is found in. */
export function listExchanges(page: Document, exchanges: Exchanges): void {
  const list = page.getElementById('exchange-list')
  const drawer = page.getElementById('exchange-drawer')
  const form = page.getElementById('exchange-filter')
  if (list === null || drawer === null || !(form instanceof HTMLFormElement)) return
  let first = 0
  const show = async () => {
    const all = await exchanges()
    const text = String(new FormData(form).get('text') ?? '').trim()
    const found = all.filter(exchange => isFound(exchange, text.toLowerCase()))
    first = Math.max(0, Math.min(first, found.length - 1))
    first -= first % PAGE
    list.replaceChildren(...found.slice(first, first + PAGE).map(one => rowOf(page, one)))
    tell(page, first, found.length)
  }
  const turn = (by: number) => () => {
    first += by
    void show().then(() => form.scrollIntoView())
  }
  form.addEventListener('submit', event => event.preventDefault())
  form.addEventListener('input', () => {
    first = 0
    void show()
  })
  page.getElementById('pages-back')?.addEventListener('click', turn(-PAGE))
  page.getElementById('pages-on')?.addEventListener('click', turn(PAGE))
  drawer.addEventListener('toggle', () => void show(), { once: true })
}

function isFound({ id, check, request, came }: ShownExchange, text: string): boolean {
  if (/^\d+$/.test(text) && text === String(id)) return true
  return `${check} ${request} ${came}`.toLowerCase().includes(text)
}

function rowOf(page: Document, { id, check, request, came }: ShownExchange): HTMLElement {
  const row = page.createElement('details')
  row.className = 'one'
  row.dataset['exchange'] = String(id)
  const summary = page.createElement('summary')
  const number = page.createElement('span')
  number.className = 'number'
  number.textContent = String(id)
  summary.append(number, ` ${check}: ${request}, ${came}`)
  row.append(summary)
  return row
}

function tell(page: Document, first: number, count: number): void {
  const status = page.getElementById('shown-exchanges')
  const last = Math.min(first + PAGE, count)
  const words = count === 0 ? 'none found' : `${first + 1} to ${last} of ${count}`
  if (status !== null) status.textContent = words
  disable(page.getElementById('pages-back'), first === 0)
  disable(page.getElementById('pages-on'), last >= count)
}

function disable(button: HTMLElement | null, isDisabled: boolean): void {
  if (button instanceof HTMLButtonElement) button.disabled = isDisabled
}
