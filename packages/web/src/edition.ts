import { EDITION_HEADER, editionOf } from '@menagerie/protocol/edition'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { takeNewVersion } from './offline.ts'
import { isHere } from './wire/here-id.ts'

/*
 * A house that was updated has other pages than the one that still stands open here, and may speak with them in another way than this
 * one understands. Every answer says which pages it has. A table is loaded anew at once, for all that was decided is kept elsewhere;
 * any other page with the next way that is gone, for somebody may be filling it in.
 */

const KEY = 'menagerie.edition'
/** Milliseconds between two looks whether somebody writes. */
const WAIT = 500

const listeners = new Set<() => void>()
let newer: string | null = null
let own: string | null | undefined

/** Of the page that stands here; null where it is served from its sources. */
const ownEdition = (): string | null =>
  (own ??= [...document.scripts].map(({ src }) => editionOf(src)).find((one) => one !== null) ?? null)

/** Told of each answer of the house. */
export const hearEdition = ({ headers }: Response): void => {
  const told = headers.get(EDITION_HEADER)
  if (told === null || told === newer || ownEdition() === null) return
  newer = told === ownEdition() ? null : told
  for (const listener of listeners) listener()
}

/** Milliseconds in which a page is loaded once for an edition: what still is another one then is kept by somebody on the way, or comes from a server that is yet to be updated. */
const SELDOM = 600_000

/** Whether the page was loaded for that edition a while ago; a clock that was set back since makes that no later. */
const isTried = (edition: string): boolean => {
  try {
    const [tried, at] = (sessionStorage.getItem(KEY) ?? '').split(' ')
    if (tried === edition && Math.abs(Date.now() - Number(at)) < SELDOM) return true
    sessionStorage.setItem(KEY, `${edition} ${Date.now()}`)
    return false
  } catch {
    // A browser that stores nothing could load for ever.
    return true
  }
}

const isWriting = (): boolean => {
  const at = document.activeElement
  return (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) && at.value !== ''
}

const loadNewer = async (edition: string): Promise<void> => {
  if (isTried(edition)) return
  while (isWriting()) await new Promise((resume) => setTimeout(resume, WAIT))
  await takeNewVersion()
  location.reload()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const tableIn = (address: string): string | undefined => /^\/t\/([^/]+)/.exec(address)?.[1]

/** Loads the page anew once the house has others. */
export const useEdition = (address: string): void => {
  const edition = useSyncExternalStore(subscribe, () => newer)
  const since = useRef(address)
  useEffect(() => {
    if (edition === null) since.current = address
    else {
      const table = tableIn(address)
      if (address !== since.current || (table !== undefined && !isHere(table))) void loadNewer(edition)
    }
  }, [edition, address])
}
