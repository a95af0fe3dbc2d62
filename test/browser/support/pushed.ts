import type { PushMessage, PushSubscribeRequest } from '@menagerie/protocol'
import type { BrowserContext, Page } from 'playwright-core'

/* A browser that is told by push, without the service of its maker: the messages come by the browser's own protocol. */

/** What is shown; `path`: where a press on it is to lead. */
export interface Shown {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly path: string
}

export interface Pushed {
  readonly deliver: (message: PushMessage) => Promise<void>
  readonly shown: () => Promise<readonly Shown[]>
  /** Presses what is shown under that tag: the page it brings forward, or the address it opens. */
  readonly press: (tag: string) => Promise<{ readonly opened: string } | { readonly focused: string }>
}

/** From now on its pages may show notices, and have an address at which they are told. */
export const bePushable = async (
  context: BrowserContext,
  origin: string,
  subscription: PushSubscribeRequest,
): Promise<void> => {
  await context.grantPermissions(['notifications'], { origin })
  await context.addInitScript(({ endpoint, keys }) => {
    if (!('PushManager' in globalThis)) return
    // Headless, it says no to pages in spite of the leave above.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    const key = (): ArrayBuffer | null => {
      const text = localStorage.getItem('key of this test')
      if (text === null) return null
      return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)).buffer
    }
    const kept = {
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
      get options() {
        return { applicationServerKey: key() }
      },
      unsubscribe: async () => {
        localStorage.removeItem('key of this test')
        return true
      },
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (key() === null ? null : kept),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem('key of this test', applicationServerKey)
        return kept
      },
    })
  }, subscription)
}

/** In the service worker: a tray in place of the system's, which a browser without a screen does not have. */
const layTray = (): void => {
  interface Kept {
    readonly title: string
    readonly tag: string
    readonly data: unknown
    readonly body: string
    readonly close: () => void
  }
  const tray = new Map<string, Kept>()
  Object.assign(ServiceWorkerRegistration.prototype, {
    showNotification: async (title: string, { tag = '', body = '', data }: NotificationOptions) => {
      tray.set(tag, { title, tag, body, data, close: () => tray.delete(tag) })
    },
    getNotifications: async () => [...tray.values()],
  })
  // It has no icon to put a badge on either, and dies of being asked to.
  Object.assign(Object.getPrototypeOf(navigator) as object, { setAppBadge: async () => {} })
  Object.assign(globalThis, { tray })
}

export const openPushed = async (page: Page): Promise<Pushed> => {
  const context = page.context()
  const session = await context.newCDPSession(page)
  const known = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await known
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(layTray)
  const { origin } = new URL(page.url())
  return {
    deliver: async (message) => {
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })
    },
    shown: () =>
      worker.evaluate(() =>
        [...(globalThis as unknown as { tray: Map<string, Shown & { data: { path: string } }> }).tray.values()].map(
          ({ title, body, tag, data }) => ({ title, body, tag, path: data.path }),
        ),
      ),
    press: (tag) =>
      worker.evaluate(async (pressed) => {
        const { tray, ExtendableEvent } = globalThis as unknown as {
          tray: Map<string, unknown>
          ExtendableEvent: new (kind: string) => Event
        }
        // Nobody presses anything without a screen, and only who is pressed may open and bring forward.
        const led = new Promise<{ opened: string } | { focused: string }>((resolve) => {
          const { Clients, WindowClient } = globalThis as unknown as Record<string, { prototype: object }>
          Object.assign(Clients?.prototype ?? {}, { openWindow: async (opened: string) => resolve({ opened }) })
          Object.assign(WindowClient?.prototype ?? {}, {
            async focus(this: { url: string }) {
              resolve({ focused: new URL(this.url).pathname })
            },
          })
        })
        const event = new ExtendableEvent('notificationclick')
        dispatchEvent(Object.assign(event, { notification: tray.get(pressed) }))
        return led
      }, tag),
  }
}
