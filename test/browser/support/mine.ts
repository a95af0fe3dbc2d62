import type { Summary } from '@menagerie/protocol'
import type { Page } from 'playwright-core'

/* A page that is told what of its tables waits for it, and what it tells of that where nobody looks at it. */

export interface Mine {
  /** Loads the page anew: these are the tables at which one sits. */
  readonly open: (tables: readonly Summary[]) => Promise<void>
  readonly look: (as: 'hidden' | 'visible') => Promise<void>
  /** The icon of the tab, and every badge so far; 0: it was taken away. */
  readonly told: () => Promise<{ readonly icon: string | null; readonly badges: readonly number[] }>
}

let made = 0
/** A table of the person and one other. */
export const awaited = ({
  kind,
  yourTurn = true,
}: Pick<Summary['seats'][number], 'kind'> & { readonly yourTurn?: boolean }): Summary => ({
  id: `${made++}`.padStart(16, '0'),
  game: 'monster-pack',
  status: 'playing',
  seats: [
    { kind: 'human', name: 'Ada', you: true },
    { kind, name: 'Somebody', you: false },
  ],
  yourTurn,
  rated: false,
  pace: 'live',
  clock: null,
  version: 3,
  updatedAt: 0,
})

/** The page counts as the installed one from now on. */
export const openMine = async (page: Page): Promise<Mine> => {
  let tables: readonly Summary[] = []
  await page.route('**/api/tables/mine', (route) => route.fulfill({ json: { tables } }))
  await page.addInitScript(() => {
    const badges: number[] = []
    const asked = matchMedia.bind(globalThis)
    globalThis.matchMedia = (query) => asked(query === '(display-mode: standalone)' ? 'all' : query)
    Object.assign(globalThis, { badges })
    Object.assign(Navigator.prototype, {
      setAppBadge: async (count: number) => void badges.push(count),
      clearAppBadge: async () => void badges.push(0),
    })
  })
  return {
    open: async (next) => {
      tables = next
      await page.reload()
    },
    look: async (as) => {
      await page.evaluate((state) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
        document.dispatchEvent(new Event('visibilitychange'))
      }, as)
    },
    told: () =>
      page.evaluate(() => ({
        icon: document.querySelector('link[rel="icon"]')?.getAttribute('href') ?? null,
        badges: (globalThis as unknown as { badges: readonly number[] }).badges,
      })),
  }
}
