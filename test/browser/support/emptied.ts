import type { Browser, BrowserContext, Page } from 'playwright-core'

// Browsers somebody was in before, emptied. What the house sends is compiled in their page already, and that is two thirds
// of what the first look of a new guest takes.

/** A context with its one page. */
interface Room {
  readonly context: BrowserContext
  readonly page: Page
}

const idle = new Map<string, Room[]>()

/** What is not undone by leaving a page; whoever did one of them leaves a browser that is thrown away. */
const LASTING = [
  'addInitScript',
  'addLocatorHandler',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'newPage',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
  'setOffline',
  'clock',
] as const

/** What tests listen to. */
const HEARD = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
] as const
const ANSWERED = ['requestfinished', 'response', 'websocket', 'worker', 'framenavigated'] as const

/** Calls back before anything of a thing is used that lasts. */
const watch = (thing: object, onLasting: () => void): void => {
  for (const name of LASTING) {
    const own: unknown = Reflect.get(thing, name)
    if (own === undefined) continue
    const given: unknown = typeof own === 'function' ? own.bind(thing) : own
    Object.defineProperty(thing, name, {
      configurable: true,
      get: () => {
        onLasting()
        return given
      },
    })
  }
}

/** Forgets who was here: what was kept, where they were, and how their screen was. */
const empty = async ({ context, page }: Room, session: Awaited<ReturnType<BrowserContext['newCDPSession']>>) => {
  const { origin } = new URL(page.url())
  for (const event of [...HEARD, ...ANSWERED]) page.removeAllListeners(event)
  if (origin !== 'null') await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  if (origin !== 'null') await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('Page.resetNavigationHistory')
  await context.clearCookies()
  await page.mouse.move(0, 0)
}

/**
 * A browser with a page for a guest who is nobody yet: an emptied one that was opened alike, or a new one. `alike`: names
 * what was settled when it was opened. Its `close` empties it for the next, or closes it where that would not be enough.
 */
export const emptied = async (browser: Browser, alike: string, open: () => Promise<BrowserContext>): Promise<Room> => {
  const ready = idle.get(alike)?.pop()
  if (ready !== undefined && browser.contexts().includes(ready.context) && !ready.page.isClosed()) return ready
  const context = await open()
  const page = await context.newPage()
  const room = { context, page }
  const session = await context.newCDPSession(page)
  const close = context.close.bind(context)
  let lasts = false
  const origins = new Set<string>()
  page.context().on('response', (response) => {
    if (response.request().isNavigationRequest()) origins.add(new URL(response.url()).origin)
  })
  for (const thing of [context, page]) watch(thing, () => (lasts = true))
  context.close = async () => {
    try {
      if (lasts || origins.size > 1 || context.pages().length !== 1) return await close()
      await empty(room, session)
      origins.clear()
      idle.set(alike, [...(idle.get(alike) ?? []), room])
    } catch {
      await close()
    }
  }
  return room
}

/** Closes all browsers that somebody is in. */
export const clear = async (browser: Browser): Promise<void> => {
  const waiting = new Set([...idle.values()].flat().map(({ context }) => context))
  const left = browser.contexts().filter((context) => !waiting.has(context))
  await Promise.all(left.map((context) => context.close()))
}
