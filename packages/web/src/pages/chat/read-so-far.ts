import type { Remark } from '@menagerie/protocol'

/** The last numbers of each side that somebody has had before their eyes on this device. */
type Read = Readonly<Record<Remark['side'], number>>

const KEY = 'menagerie.chat-read'
/** Tables that are remembered. */
const MOST = 40
const NOTHING: Read = { players: 0, spectators: 0 }

type Kept = readonly (readonly [table: string, players: number, spectators: number])[]

const isKept = (value: unknown): value is Kept =>
  Array.isArray(value) &&
  value.every(
    (one) => Array.isArray(one) && typeof one[0] === 'string' && Number.isInteger(one[1]) && Number.isInteger(one[2]),
  )

const kept = (): Kept => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return isKept(value) ? value : []
  } catch {
    // A browser that stores nothing, or stored nonsense: all of it is new.
    return []
  }
}

export const readSoFar = (table: string): Read => {
  const found = kept().find(([id]) => id === table)
  return found === undefined ? NOTHING : { players: found[1], spectators: found[2] }
}

/** Everything up to the newest of these has been read. */
export const haveRead = (table: string, remarks: readonly Remark[]): Read => {
  const newest = (side: Remark['side']): number =>
    Math.max(readSoFar(table)[side], ...remarks.filter((one) => one.side === side).map(({ number }) => number))
  const read = { players: newest('players'), spectators: newest('spectators') }
  try {
    const others = kept().filter(([id]) => id !== table)
    localStorage.setItem(KEY, JSON.stringify([[table, read.players, read.spectators], ...others].slice(0, MOST)))
  } catch {
    // Remembered until the page is closed.
  }
  return read
}

/** How many others' words there are beyond what was read. */
export const unreadIn = (remarks: readonly Remark[], read: Read): number =>
  remarks.filter(({ you, side, number }) => !you && number > read[side]).length
