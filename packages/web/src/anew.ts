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

const isThere = async (): Promise<boolean> => {
  try {
    return (await fetch('/readyz', { cache: 'no-store' })).ok
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

/** Whether a part is missing, and the page will be loaded anew. */
export const isMissingParts = (): boolean => waits

/** Loads the page anew when a part of it could not be fetched. */
export const startAnew = (): void =>
  addEventListener('vite:preloadError', () => {
    if (waits) return
    waits = true
    void loadAnew()
  })
