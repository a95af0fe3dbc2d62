/*
 * A part of the page that could not be fetched once is not asked for again by a browser while that page stands: it is missing for
 * good, and what waits for it is blank. So the page is loaded anew as soon as there is somebody to load it from. Nothing is lost: what was
 * decided is kept elsewhere.
 */

const KEY = 'menagerie.anew'
/** Milliseconds between two questions whether the server answers. */
const WAIT = 1000
/**
 * Milliseconds between two loadings: what is missing on the server too must not keep the page loading. A clock that was set back
 * since makes the last one no later.
 */
const SELDOM = 30_000

let waits = false

const lastTime = (): number => {
  try {
    return Number(sessionStorage.getItem(KEY) ?? 0)
  } catch {
    return 0
  }
}

/** Whether the house answers, and nobody in its place. */
const isThere = async (): Promise<boolean> => {
  try {
    const response = await fetch('/readyz', { cache: 'no-store' })
    return ((await response.json()) as { readonly ready?: boolean }).ready === true
  } catch {
    return false
  }
}

const loadAnew = async (): Promise<void> => {
  do await new Promise((resume) => setTimeout(resume, WAIT))
  while (Math.abs(Date.now() - lastTime()) < SELDOM || !(await isThere()))
  try {
    sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    // A browser that stores nothing asks as often as it likes.
  }
  location.reload()
}

/** In an address: its page is asked for, where a service worker keeps it too. */
export const ASKED_FOR = 'anew'

/** Leaves the page for what answers at its address just now; where that is the house, for the same page. */
export const lookWhoAnswers = (): void => {
  const address = new URL(location.href)
  address.searchParams.set(ASKED_FOR, '')
  location.assign(address)
}

/** Whether a part is missing, and the page will be loaded anew. */
export const isMissingParts = (): boolean => waits

/** Loads the page anew when a part of it could not be fetched. */
export const startAnew = (): void => {
  const address = new URL(location.href)
  if (address.searchParams.has(ASKED_FOR)) {
    address.searchParams.delete(ASKED_FOR)
    history.replaceState(history.state, '', address)
  }
  addEventListener('vite:preloadError', () => {
    if (waits) return
    waits = true
    void loadAnew()
  })
}
