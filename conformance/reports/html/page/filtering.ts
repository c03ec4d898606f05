/** Hides the checks that the chosen section, level, outcome and text leave out, and says how many are left. */
export function filterChecks(page: Document): void {
  const form = page.getElementById('filters')
  if (!(form instanceof HTMLFormElement)) return
  const checks = [...page.querySelectorAll<HTMLElement>('details.check')]
  const texts = new Map<HTMLElement, string>()
  const textOf = (check: HTMLElement): string => {
    const text = texts.get(check) ?? (check.textContent ?? '').toLowerCase()
    texts.set(check, text)
    return text
  }
  const show = () => {
    const wanted = wantedIn(form)
    const left = checks.filter(check => {
      const isFound = wanted.text === '' || textOf(check).includes(wanted.text)
      check.hidden = !isFound || !isWanted(check, wanted)
      return !check.hidden
    })
    hideEmpty(page)
    const status = page.getElementById('shown-checks')
    if (status !== null) status.textContent = `${left.length} of ${checks.length} checks shown`
  }
  form.addEventListener('submit', event => event.preventDefault())
  form.addEventListener('input', show)
  // The fields have their first values again only after the event.
  form.addEventListener('reset', () => setTimeout(show))
  show()
}

type Wanted = Readonly<Record<'section' | 'level' | 'outcome' | 'text', string>>

function wantedIn(form: HTMLFormElement): Wanted {
  const fields = new FormData(form)
  const field = (name: string) => String(fields.get(name) ?? '')
  return {
    section: field('section'),
    level: field('level'),
    outcome: field('outcome'),
    text: field('text').trim().toLowerCase(),
  }
}

function isWanted({ dataset }: HTMLElement, { section, level, outcome }: Wanted): boolean {
  const isOutcome = outcome === 'out-of-order' ? 'amiss' in dataset : outcome === dataset['outcome']
  return (
    (section === '' || section === dataset['section']) &&
    (level === '' || level === dataset['level']) &&
    (outcome === '' || isOutcome)
  )
}

function hideEmpty(page: Document): void {
  for (const group of page.querySelectorAll<HTMLElement>('.group')) {
    group.hidden = group.querySelector('details.check:not([hidden])') === null
  }
}
