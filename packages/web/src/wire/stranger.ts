import type { ErrorBody } from '@menagerie/protocol'
import { useSyncExternalStore } from 'react'

/*
 * Something on the way may answer in the house's place: a page to sign in at, an error of a proxy's own, the welcome of a network, or
 * whoever has the address now. What it says is not the house's word on anything: the house did not answer.
 */

/** Milliseconds of such answers alone after which it is told of: a house may only be starting again behind its proxy. */
const LONG = 10_000

const listeners = new Set<() => void>()
let since: number | null = null
let isLong = false

const tell = (now: boolean): void => {
  if (now === isLong) return
  isLong = now
  for (const listener of listeners) listener()
}

/** The house says JSON, and a code with each refusal. */
export const isOfHouse = ({ ok }: Pick<Response, 'ok'>, body: unknown): boolean =>
  typeof body === 'object' && body !== null && (ok || typeof (body as Partial<ErrorBody>).error?.code === 'string')

/** What proxies say, and services that lend an address, where the house behind them does not answer. */
export const isGateway = (status: number): boolean => (status > 501 && status < 505) || (status > 519 && status < 531)

export const hearHouse = (): void => {
  since = null
  tell(false)
}

export const hearStranger = (): void => {
  since ??= performance.now()
  tell(performance.now() - since >= LONG)
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether something else has answered for a while. */
export const useStranger = (): boolean => useSyncExternalStore(subscribe, () => isLong)
