import type { Page } from 'playwright-core'

/** In the page: what it asks is asked without a cookie, and the cookie of an answer is not kept. */
export const keepNoCookie = (): void => {
  const asked = window.fetch.bind(window)
  window.fetch = (what, how) => asked(what, { ...how, credentials: 'omit' })
}

/** From its next document on a page's browser refuses cookies, as it may be told to. */
export const withoutCookies = (page: Page): Promise<unknown> => page.context().addInitScript(keepNoCookie)
