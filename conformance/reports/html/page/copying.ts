/** Lets each copy button put the line beside it on the clipboard. */
export function offerCopies(page: Document): void {
  page.addEventListener('click', event => {
    const button = event.target instanceof Element ? event.target.closest('button.copy') : null
    const line = button?.parentElement?.querySelector('pre')
    if (button && line) void copy(page, line).then(isCopied => tell(button, isCopied))
  })
}

/** Copies the text of an element; where the clipboard is refused, selects it for a copy by hand. */
async function copy(page: Document, line: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(line.textContent ?? '')
    return true
  } catch {
    page.getSelection()?.selectAllChildren(line)
    return false
  }
}

function tell(button: Element, isCopied: boolean): void {
  const [word] = button.childNodes
  if (word !== undefined) word.textContent = isCopied ? 'Copied' : 'Selected'
}
