import type { Browser, Page } from 'playwright-core'

// Who reads of a failed test has no page before them: what its pages showed in the end is told with it.

/** The newest things a page met that a test need not have minded. */
const notes = new WeakMap<Page, string[]>()
const MOST_NOTES = 12
const MOST_TEXT = 600

/** From now on what goes wrong in a page is kept, in case its test fails. */
export const keepNotes = (page: Page): void => {
  const kept: string[] = []
  notes.set(page, kept)
  const note = (text: string): void => {
    kept.push(text.slice(0, MOST_TEXT))
    if (kept.length > MOST_NOTES) kept.shift()
  }
  page.on('requestfailed', (request) => note(`not fetched: ${request.url()} ${request.failure()?.errorText ?? ''}`))
  page.on('response', (response) => {
    if (response.status() >= 400) note(`answered ${response.status()}: ${response.url()}`)
  })
  page.on('pageerror', (error) => note(`error: ${String(error)}`))
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) note(`went to ${frame.url()}`)
  })
}

/** Milliseconds a page that hangs may take to tell of itself. */
const PATIENCE = 3000

const shown = async (page: Page): Promise<string> => {
  const told = page.evaluate((most) => {
    const { activeElement: active, body, documentElement: root, readyState } = document
    const dialogs = [...document.querySelectorAll('dialog[open]')].map(
      (one) => one.querySelector('h2')?.textContent ?? '?',
    )
    const table = document.querySelector('.table-page')
    return [
      `${readyState}, ${root.hasAttribute('data-coming') ? 'a part is coming' : 'all parts are here'}`,
      `version ${table?.getAttribute('data-version') ?? '-'}, dialogs: ${dialogs.join(', ') || 'none'}`,
      `focus on ${active?.outerHTML.slice(0, 120) ?? 'nothing'}`,
      body.innerText.replaceAll(/\s+/g, ' ').slice(0, most),
    ].join('\n  ')
  }, MOST_TEXT)
  const slow = new Promise<string>((resolve) => setTimeout(() => resolve('it does not answer'), PATIENCE))
  return Promise.race([told, slow]).catch((error: unknown) => `it cannot be asked: ${String(error).slice(0, 200)}`)
}

/** What every page of a browser shows that somebody is in, and what it met. */
export const lastSeen = async (browser: Browser): Promise<readonly string[]> => {
  const pages = browser.contexts().flatMap((context) => context.pages())
  const used = pages.filter((page) => page.url() !== 'about:blank')
  return Promise.all(used.map(async (page) => [page.url(), await shown(page), ...(notes.get(page) ?? [])].join('\n  ')))
}
