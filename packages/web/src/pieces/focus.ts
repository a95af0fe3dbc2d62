import { type RefObject, useEffect } from 'react'

/** Keys that act without anything focused. */
const TABLE_KEYS = /^(?:[1-9?]|[lLrR]|Arrow\w+|Enter| |Escape)$/

const isSeen = (element: HTMLElement): boolean => element.getClientRects().length > 0

const firstOf = (root: HTMLElement, selectors: readonly string[]): HTMLElement | null => {
  for (const selector of selectors) {
    const found = [...root.querySelectorAll<HTMLElement>(selector)].find(isSeen)
    if (found !== undefined) return found
  }
  return null
}

/** What leads on when nothing else is known: what glows, the prompt's buttons, the list. */
const ONWARD = ['button.is-can[data-place]', '.prompt .btn:not(:disabled)', '[data-action]:not(:disabled)']

/** A ground to stand on while there is nothing to do. */
const standOn = (element: HTMLElement | null): void => {
  if (element === null) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.dataset['ground'] = ''
  element.focus({ preventScroll: true })
}

/**
 * Never loses the focus: when what had it is played, gone or disabled, it goes to the same place, to the list of actions
 * where it came from there, or to what may be done next; while nothing may be done it waits on the table itself.
 */
export const useKeptFocus = (root: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = root.current
    if (element === null) return
    let last: { place: string | null; listed: boolean } | null = null
    let waits = false
    let moving = false

    const ground = (): HTMLElement | null =>
      (last?.listed === true ? firstOf(element, ['.can-do']) : null) ?? element.querySelector<HTMLElement>('main')

    const check = (): void => {
      if (moving || document.querySelector('dialog[open]') !== null) return
      const active = document.activeElement
      const lost =
        active === null || active === document.body || (active.matches(':disabled') && element.contains(active))
      if (!lost && !waits) return
      if (last === null) return
      const place = last.place
      const same =
        lost && place !== null ? firstOf(element, [`button[data-place="${CSS.escape(place)}"]:not(:disabled)`]) : null
      const next = same ?? firstOf(element, last.listed ? ['[data-action]:not(:disabled)', ...ONWARD] : ONWARD)
      if (next !== null) {
        waits = false
        next.focus({ preventScroll: true })
      } else if (lost) {
        waits = true
        standOn(ground())
      }
    }
    const note = (event: FocusEvent): void => {
      if (!(event.target instanceof HTMLElement) || event.target.dataset['ground'] !== undefined) return
      waits = false
      last = {
        place: event.target.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null,
        listed: event.target.closest('.can-do') !== null,
      }
    }
    const onKey = (event: KeyboardEvent): void => {
      if (document.activeElement !== document.body || !TABLE_KEYS.test(event.key)) return
      last ??= { place: null, listed: false }
      waits = true
      standOn(ground())
    }
    const onClose = (): void => void setTimeout(check, 0)
    // While the focus moves nothing has it for a moment: what the page draws at that moment must not call it back.
    const onLeave = (event: FocusEvent): void => {
      moving = event.relatedTarget !== null
    }
    const onArrive = (): void => {
      moving = false
    }
    const observer = new MutationObserver(check)
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled', 'class'] })
    element.addEventListener('focusin', note)
    document.addEventListener('keydown', onKey)
    document.addEventListener('focusout', onLeave, { capture: true })
    document.addEventListener('focusin', onArrive)
    element.addEventListener('close', onClose, { capture: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('focusin', note)
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('focusout', onLeave, { capture: true })
      document.removeEventListener('focusin', onArrive)
      element.removeEventListener('close', onClose, { capture: true })
    }
  }, [root])
}
