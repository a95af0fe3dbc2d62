import { hearPushes } from './pushed/worker.ts'

/* What is ours of the service worker; workbox makes the rest (build/offline-plugin.ts). */

interface InstallEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

/**
 * What a browser keeps is the house's. Something else that answers at its address just then, such as a page to sign in at, would stand in
 * the page's place until there is another version. A worker that was not made whole is none, and is made again with the next page.
 */
const refuseStrangers = async (): Promise<void> => {
  const response = await fetch('/index.html', { cache: 'no-store' })
  if (!response.ok || !(await response.text()).includes('id="root"')) throw new Error('something else answers')
}

self.addEventListener('install', (event) => (event as InstallEvent).waitUntil(refuseStrangers()))
hearPushes()
