/** Opens what a link leads to, so that nobody arrives at a closed line. */
export function openLinked(view: Window): void {
  const open = () => {
    const target = view.document.getElementById(decodeURIComponent(view.location.hash.slice(1)))
    if (target instanceof HTMLDetailsElement) target.open = true
  }
  view.addEventListener('hashchange', open)
  open()
}

/** Opens every check that is not in order while the page is printed, and closes again what was closed. */
export function openForPrint(view: Window): void {
  let opened: HTMLDetailsElement[] = []
  view.addEventListener('beforeprint', () => {
    const amiss = view.document.querySelectorAll<HTMLDetailsElement>('details[data-amiss]')
    opened = [...amiss].filter(({ open }) => !open)
    for (const details of opened) details.open = true
  })
  view.addEventListener('afterprint', () => {
    for (const details of opened) details.open = false
  })
}
