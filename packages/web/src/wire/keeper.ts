import type { Seat } from '@menagerie/engine'
import type { Kept } from '@menagerie/fair'
import type { Frame, Lobby } from '@menagerie/protocol'
import { randomBytes } from './chance.ts'
import { type KeptStore, openKeptStore } from './kept-store.ts'

/* What this browser keeps of the matches it sees, out of reach of whoever hosts them: the commitment, what was contributed
   from here, the seals of all, and the cover of every entry. When a match is over its record is held against it. */

/** A seat's part of the seed. */
type Part = Kept['own'][number]

/** The same, behind its seal until all have sealed theirs. */
export interface Sealed extends Part {
  readonly seal: string
}

export interface Keeper {
  /**
   * Makes and keeps a part for each of one's own seats; asked again in the same round, it gives the same. A part that was opened
   * is known to the host, so it is never given where somebody could still choose theirs: then the round counts as given up.
   */
  readonly contribute: (lobby: Lobby) => readonly Part[]
  /** The same with the seals of these parts. */
  readonly seal: (lobby: Lobby) => Promise<readonly Sealed[]>
  /** Keeps the seals of all, and gives what may be opened now; nothing where other seals were seen before, or none yet. */
  readonly open: (lobby: Lobby) => Promise<readonly Sealed[]>
  /** Keeps the covers of the entries a frame tells of. What was kept first stays. */
  readonly note: (frame: Frame) => void
  readonly keptOf: (table: string) => Kept | null
}

const NOTHING: Omit<Kept, 'table' | 'commitment'> = { format: 1, seals: [], own: [], lapsed: null, covers: [] }

/** Whether these parts were opened, and what stands against that now: nothing, where nobody contributes after them. */
const isSpent = ({ seals }: Kept, lobby: Lobby): boolean =>
  seals.length > 0 && !(isAlone(lobby) && seals.every((seal) => seal === ''))

/** Rounds given up, as the authority tells them, and those it keeps quiet about. */
const givenUp = (before: Kept | null, lobby: Lobby): readonly string[] => {
  const told = lobby.lapsed.map(({ commitment }) => commitment)
  if (before === null) return told
  const spent = before.commitment !== null && isSpent(before, lobby) ? [before.commitment] : []
  return [...told, ...[...(before.lapsed ?? []), ...spent].filter((one) => !told.includes(one))]
}

const ownSeats = ({ seats }: Lobby): readonly Seat[] =>
  seats.flatMap(({ you, kind }, seat) => (you && kind === 'human' ? [seat] : []))

/** Nobody else contributes at this table: there is nothing to seal. */
export const isAlone = ({ seats }: Lobby): boolean => seats.filter(({ kind }) => kind === 'human').length === 1

/** Hashes are fetched where somebody seals: who looks on, or plays against bots, needs none. */
const sealed = async ({ commitment }: Lobby, own: readonly Part[]): Promise<readonly Sealed[]> => {
  const { sealOf } = await import('@menagerie/fair/seal')
  return own.map(({ seat, contribution }) => ({ seat, contribution, seal: sealOf(commitment, seat, contribution) }))
}

/** 32 bytes of this browser's own randomness, hex. */
const newContribution = (): string => [...randomBytes(32)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export const keeperOf = (store: KeptStore): Keeper => {
  const contribute = (lobby: Lobby): readonly Part[] =>
    store.change(lobby.id, (before) => {
      const isSame = before?.commitment === lobby.commitment && !isSpent(before, lobby)
      const known = isSame ? before.own : []
      return {
        ...NOTHING,
        table: lobby.id,
        commitment: lobby.commitment,
        seals: isAlone(lobby) ? lobby.seats.map(() => '') : [],
        lapsed: givenUp(before, lobby),
        own: ownSeats(lobby).map(
          (seat) => known.find((one) => one.seat === seat) ?? { seat, contribution: newContribution() },
        ),
      }
    }).own

  return {
    contribute,
    seal: async (lobby) => {
      const own = contribute(lobby)
      if (isAlone(lobby)) store.change(lobby.id, (kept) => ({ ...(kept as Kept), seals: [] }))
      return sealed(lobby, own)
    },
    open: async (lobby) => {
      const seals = lobby.seats.flatMap(({ seal }) => (seal === null ? [] : [seal]))
      const before = store.read(lobby.id)
      if (!lobby.opening || seals.length !== lobby.seats.length || before?.commitment !== lobby.commitment) return []
      if (before.seals.length > 0 && before.seals.join() !== seals.join()) return []
      // Sealed by another browser of this person, or not as it was.
      const own = await sealed(lobby, before.own)
      if (own.some(({ seat, seal }) => seals[seat] !== seal)) return []
      store.change(lobby.id, (now) => ({ ...(now ?? before), seals }))
      return own.filter(({ seat }) => lobby.seats[seat]?.opened === false)
    },
    note: ({ table, commitment, updates, covers }) => {
      const kept = store.read(table)
      if (updates.every(({ version }) => (kept?.covers[version] ?? null) !== null)) return
      store.change(table, (before) => {
        const known = before ?? { ...NOTHING, table, commitment }
        const all = [...known.covers]
        for (const [at, { version }] of updates.entries()) {
          while (all.length < version) all.push(null)
          all[version] ??= covers[at] ?? null
        }
        return { ...known, covers: all }
      })
    },
    keptOf: store.read,
  }
}

let keeper: Keeper | null = null

/** The one of this page. */
export const openKeeper = (): Keeper => (keeper ??= keeperOf(openKeptStore()))
