import { useEffect, useSyncExternalStore } from 'react'
import { isRenewed } from './pushed/renewed.ts'

/** Held by every page that shows a match: none of them is to lose its chunks to a newer version. */
const PLAYING = 'menagerie-playing'
const HOUR = 3_600_000
/** Milliseconds the page has for itself at first. */
const GRACE = 2500
/** Milliseconds the old version may take to end what it has begun, before the page that holds it goes. */
const PATIENCE = 5000

const listeners = new Set<() => void>()
let waiting: ServiceWorker | null = null

const setWaiting = (worker: ServiceWorker | null): void => {
  waiting = worker
  for (const listener of listeners) listener()
}

const follow = (registration: ServiceWorkerRegistration): void => {
  // Without a controller this is the first of all: it takes over by itself, and nothing is old.
  const look = (): void => {
    if (navigator.serviceWorker.controller !== null) setWaiting(registration.waiting)
  }
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  look()
  setInterval(() => void registration.update().catch(() => undefined), HOUR)
}

/** Lets the page be there without a network from now on; once it stands and has time. */
export const startOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = (): void =>
    void navigator.serviceWorker.register('/sw.js').then(
      (registration) => {
        follow(registration)
        if (isRenewed()) void import('./pushed/device.ts').then(({ renewPush }) => renewPush())
      },
      () => {
        // A browser that allows none is a page as before.
      },
    )
  const idle = (): void => {
    // The first game is not to share the machine with it.
    setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(register) : register()), GRACE)
  }
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a newer version is here and waits to be shown. */
export const useNewVersion = (): boolean => useSyncExternalStore(subscribe, () => waiting !== null)

/**
 * A worker with an answer still under way keeps the newer one waiting for minutes, and may keep a reload waiting too: who
 * asked is not to wait with it. A reload that is asked for once more begins anew, so each is given twice as long.
 */
const askAgain = (ask: () => void, patience: number): void => {
  setTimeout(() => {
    ask()
    askAgain(ask, 2 * patience)
  }, patience)
}

/** Shows the newer version; false, and nothing happens, while a match is open in any page of this browser. */
export const showNewVersion = async (): Promise<boolean> => {
  const held = (await navigator.locks?.query())?.held ?? []
  if (waiting === null || held.some(({ name }) => name === PLAYING)) return false
  const again = (): void => location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', again, { once: true })
  waiting.postMessage({ type: 'SKIP_WAITING' })
  askAgain(again, PATIENCE)
  return true
}

/** Milliseconds for all files of a version. */
const ALL_FILES = 60_000

/** Until something is so, or was waited for long enough. */
const inTime = (ms: number, begin: (done: () => void) => void): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, ms)
    begin(done)
  })

/**
 * The house itself has another version: what this browser keeps of the one before makes room for it, whoever plays, for none of its
 * pages understands that house any more. Settled when a reload shows it, or where nothing is kept.
 */
export const takeNewVersion = async (): Promise<void> => {
  const { serviceWorker } = navigator
  if (!serviceWorker?.controller) return
  const registration = await serviceWorker.getRegistration()
  await registration?.update().catch(() => undefined)
  const coming = registration?.installing ?? registration?.waiting
  if (coming == null) return
  await inTime(ALL_FILES, (done) => {
    const look = (): void => {
      if (coming.state !== 'installing') done()
    }
    coming.addEventListener('statechange', look)
    look()
  })
  await inTime(PATIENCE, (done) => {
    serviceWorker.addEventListener('controllerchange', done, { once: true })
    coming.postMessage({ type: 'SKIP_WAITING' })
  })
}

/** While this stands no page of this browser changes its version. */
export const usePlaying = (): void => {
  useEffect(() => {
    const end: { now: (() => void) | null; over: boolean } = { now: null, over: false }
    void navigator.locks
      ?.request(PLAYING, { mode: 'shared' }, () => new Promise<void>((done) => (end.over ? done() : (end.now = done))))
      .catch(() => undefined)
    return () => {
      end.over = true
      end.now?.()
    }
  }, [])
}
