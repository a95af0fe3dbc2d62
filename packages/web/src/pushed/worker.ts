import type { PushMessage } from '@menagerie/protocol'
import { toldLanguage } from './language.ts'
import en from './locales/en.json'
import ja from './locales/ja.json'

/*
 * What the service worker does when a push service wakes it, and when somebody presses what it shows. A message says where one is asked
 * and no more: the words are made here, in the language of whoever reads them.
 */

interface Waits extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}
interface PushEvent extends Waits {
  readonly data: { readonly json: () => unknown } | null
}
interface PressEvent extends Waits {
  readonly notification: Notification
}
interface Window {
  readonly url: string
  readonly focus: () => Promise<unknown>
}
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    readonly matchAll: (options: { readonly type: 'window'; readonly includeUncontrolled: true }) => Promise<Window[]>
    readonly openWindow: (path: string) => Promise<unknown>
  }
  readonly navigator: Pick<Navigator, 'setAppBadge'>
  readonly location: Location
  readonly addEventListener: ((kind: 'push', listener: (event: PushEvent) => void) => void) &
    ((kind: 'notificationclick', listener: (event: PressEvent) => void) => void)
}

const scope = self as unknown as WorkerScope

/** A browser wants something shown for every message, and so does one that cannot be read. */
const AT_HOME: PushMessage = { path: '/', tag: 'turn' }

const messageIn = (event: PushEvent): PushMessage => {
  try {
    if (event.data === null) return AT_HOME
    const { path, tag } = event.data.json() as PushMessage
    return /^\/t\/[0-9a-z]{16}$/.test(path) && /^[\w-]{1,32}$/.test(tag) ? { path, tag } : AT_HOME
  } catch {
    return AT_HOME
  }
}

const pathOf = ({ data }: Notification): string => {
  const path = (data as Partial<PushMessage> | null)?.path
  return typeof path === 'string' ? path : AT_HOME.path
}

const show = async ({ path, tag }: PushMessage): Promise<void> => {
  const { registration } = scope
  const lang = await toldLanguage()
  const { title, text } = (lang === 'ja' ? ja : en).turn
  // Whoever is asked anew at a table has answered what they were asked there before.
  for (const shown of await registration.getNotifications())
    if (shown.tag !== tag && pathOf(shown) === path) shown.close()
  await registration.showNotification(title, { body: text, tag, lang, data: { path }, icon: '/icons/app-192.png' })
  await scope.navigator.setAppBadge?.().catch(() => undefined)
}

/** To the page of the table where one is open; else it is opened. */
const goTo = async (path: string): Promise<void> => {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = open.find(({ url }) => new URL(url).pathname === path)
  await (there === undefined ? scope.clients.openWindow(path) : there.focus())
}

export const hearPushes = (): void => {
  scope.addEventListener('push', (event) => event.waitUntil(show(messageIn(event))))
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(goTo(pathOf(event.notification)))
  })
}
