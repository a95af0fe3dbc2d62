import type { Summary } from '@menagerie/protocol'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { isRenewed } from './pushed/renewed.ts'
import { isHere } from './wire/here-id.ts'
import { useWire } from './wire/hooks.ts'
import { keys } from './wire/known.ts'

/* How a page that nobody looks at tells that somebody waits: by the icon of its tab, and by the badge of the installed page. */

const MARK = '/art/mark.svg'
const MARK_ASKED = '/art/mark-asked.svg'
const MINUTE = 60_000

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const useHidden = (): boolean => useSyncExternalStore(subscribe, () => document.visibilityState === 'hidden')

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

/** Whether another person waits for whoever looks; bots and this device wait for nobody. */
const isAwaited = ({ id, yourTurn, seats }: Summary): boolean =>
  yourTurn && !isHere(id) && seats.some(({ kind, you }) => kind === 'human' && !you)

const showMark = (address: string): void => {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', address)
}

const showBadge = (count: number): void => {
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  shown?.catch(() => undefined)
}

/** What was shown of the page that is looked at now is done with. */
const closeShown = async (path: string): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? [])
    if ((shown.data as { readonly path?: unknown } | null)?.path === path) shown.close()
}

/** A page that is looked at asks for nothing on its account, unless it is the installed one, which has a badge. */
export const useAttention = (): void => {
  const { transport } = useWire()
  const [path] = useLocation()
  const hidden = useHidden()
  const tables = useQuery({
    queryKey: keys.mine,
    queryFn: transport.myTables,
    enabled: hidden || isInstalled(),
    refetchInterval: MINUTE,
    refetchIntervalInBackground: true,
  }).data
  const count = tables?.filter(isAwaited).length ?? null
  useEffect(() => showMark(hidden && count !== null && count > 0 ? MARK_ASKED : MARK), [hidden, count])
  useEffect(() => {
    if (count !== null && isInstalled()) showBadge(count)
  }, [count])
  useEffect(() => {
    if (!hidden && isRenewed()) void closeShown(path).catch(() => undefined)
  }, [hidden, path])
}
