import { rmSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'

/* What workers say to each other, by way of the process that started them all. */

/** Which of the workers of one house a process is. */
export interface Kin {
  /** Names the house; no other has it. */
  readonly group: string
  readonly slot: number
  /** For the addresses at which they reach each other; nobody else may look into it. */
  readonly folder: string
}

/** Ids of tables and people that are listened for at a worker, or not any more; `isAll`: those and no others. */
export interface Listened {
  readonly isAll: boolean
  readonly here: readonly string[]
  readonly gone: readonly string[]
}

export type SiblingWord =
  /** Slots of those that serve. */
  | { readonly serving: readonly number[] }
  /** To a slot: a connection, with what was read of it, in base64. */
  | { readonly connection: string; readonly slot: number }
  | { readonly listened: Listened; readonly slot: number }

export interface Siblings extends Kin {
  /** A connection is gone from this process when it is sent, which may be after others. */
  readonly say: (word: SiblingWord, connection?: Socket) => void
  /** From now on what is said to this one. */
  readonly hear: (hear: (word: SiblingWord, connection: Socket | null) => void) => void
}

export const isSiblingWord = (said: object): said is SiblingWord =>
  'serving' in said || 'connection' in said || 'listened' in said

/** Where a worker takes what was asked at another. One that died may have left its own. */
export const addressOf = ({ group, folder }: Kin, slot: number): string =>
  process.platform === 'win32' ? `\\\\.\\pipe\\menagerie-${group}-${slot}` : join(folder, `${slot}.socket`)

export const clearAddress = (address: string): void => {
  if (process.platform !== 'win32') rmSync(address, { force: true })
}

/** Of a process that has an IPC channel to the first. */
export const openSiblings = (kin: Kin): Siblings => ({
  ...kin,
  say: (word, connection) => {
    if (connection === undefined) process.send?.(word)
    // A server counts those that are its own until they are closed.
    else process.send?.(word, connection, {}, () => connection.destroy())
  },
  hear: (hear) => {
    process.on('message', (said: object, connection: unknown) => {
      if (isSiblingWord(said)) hear(said, connection instanceof Socket ? connection : null)
    })
  },
})
