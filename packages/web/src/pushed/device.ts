import type { Me, PushState } from '@menagerie/protocol'
import i18next from 'i18next'
import { ask } from '../wire/remote.ts'
import { tellLanguage } from './language.ts'
import { isRenewed, renewedFor, setRenewed } from './renewed.ts'

/* Whether this browser is told by push that one is asked; nobody but it and the house agree on that. */

const WAY = '/api/me/push'
/** Milliseconds for the browser to have its service worker, which first fetches all that it keeps. */
const PATIENCE = 120_000

/** Why this browser cannot be told: the page did not come by https, or it knows no push; null: it can. */
export const pushHindered = (): 'insecure' | 'unknown' | null => {
  if (!isSecureContext) return 'insecure'
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis ? null : 'unknown'
}

/** Whoever sits before it, or the browser by itself, does not want to show any. */
export class PushRefused extends Error {
  override readonly name = 'PushRefused'
}
/** The browser could not make an address at which it is told. */
export class PushFailed extends Error {
  override readonly name = 'PushFailed'
}

const worker = async (): Promise<ServiceWorkerRegistration> => {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new PushFailed()), PATIENCE))
  return Promise.race([navigator.serviceWorker.ready, late])
}

const sameKey = (known: ArrayBuffer | null, key: string): boolean =>
  known !== null &&
  btoa(String.fromCharCode(...new Uint8Array(known)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '') === key

const subscription = async (key: string): Promise<PushSubscription> => {
  const { pushManager } = await worker()
  const known = await pushManager.getSubscription()
  if (known !== null && sameKey(known.options.applicationServerKey, key)) return known
  // Made for another house at this address, or for its keys of before.
  await known?.unsubscribe()
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch {
    throw new PushFailed()
  }
}

const subscribe = async (key: string): Promise<PushState> => {
  const { endpoint, keys } = (await subscription(key)).toJSON()
  await tellLanguage(i18next.language)
  return ask<PushState>('POST', WAY, { endpoint, keys: { p256dh: keys?.['p256dh'], auth: keys?.['auth'] } })
}

export const pushState = (): Promise<PushState> => ask<PushState>('GET', WAY)

/** Of this press: a browser asks nobody who has not pressed something. */
export const bePushed = async (): Promise<PushState> => {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushRefused()
  const [{ key }, { id }] = await Promise.all([pushState(), ask<Me>('GET', '/api/me')])
  const state = await subscribe(key)
  setRenewed(id)
  return state
}

export const beNotPushed = async (): Promise<PushState> => {
  setRenewed(null)
  const state = await ask<PushState>('DELETE', WAY)
  await (await (await worker()).pushManager.getSubscription())?.unsubscribe()
  return state
}

/**
 * Sees to it that a browser in which somebody wished to be told still is: the house may have other keys, the browser another address.
 * Whoever else is signed in there has not wished for it. Asks for nothing, and a failure waits for the next time.
 */
export const renewPush = async (): Promise<void> => {
  if (!isRenewed() || pushHindered() !== null || Notification.permission !== 'granted') return
  try {
    const { id } = await ask<Me>('GET', '/api/me')
    if (id !== renewedFor()) return
    i18next.on('languageChanged', (language) => void tellLanguage(language).catch(() => undefined))
    await tellLanguage(i18next.language)
    const { pushManager } = await worker()
    const [{ key, here }, known] = await Promise.all([pushState(), pushManager.getSubscription()])
    if (!here || known === null || !sameKey(known.options.applicationServerKey, key)) await subscribe(key)
  } catch {
    // Without a network, or signed out meanwhile.
  }
}
