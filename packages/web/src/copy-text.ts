/** Puts text on the clipboard, also on pages that are not https, where the browser offers none. False where it does not let it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    field.style.position = 'fixed'
    field.style.opacity = '0'
    // Inside an open sheet, or it could not be selected.
    ;(document.querySelector('dialog[open]') ?? document.body).append(field)
    const before = document.activeElement
    field.select()
    const copied = document.execCommand('copy')
    field.remove()
    if (before instanceof HTMLElement) before.focus()
    return copied
  }
}
