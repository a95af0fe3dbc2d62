import { type LiveMatch, openAuthority, refuse, type Decision, type Time } from '@menagerie/authority'
import type { Seat, Table } from '@menagerie/engine'
import type { Acted, Frame, Lobby } from '@menagerie/protocol'
import type { HereAuthority, HereHost } from './authority.ts'
import { orUnkept } from './errors.ts'
import { type HerePlace, keptOn } from './kept.ts'
import { frameOf, lobbyOf, pastOf, peopleOf, summaryOf, viewerOf } from './shown.ts'
import { openWaiting, rowOf } from './waiting.ts'
import { openWatch } from './watch.ts'

/** Milliseconds, as on the server; a slow device loads the rules of a bot first. */
const BOT_THINK_MS = 800
const BOT_PATIENCE_MS = 30_000
const STORE_PATIENCE_MS = 10_000
const MATCHES_IN_MEMORY = 20

const TIME: Time = {
  now: Date.now,
  after: (ms, work) => {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}

/** Whose decision became that version; null: nobody's. */
const whoActed = (table: Table, version: number): Seat | null =>
  table.project('spectator', version - 1).updates.find((update) => update.version === version)?.seat ?? null

/** The one authority over the tables of this device. */
export const openHere = ({ store, load, plays, think, random, tell }: HereHost): HereAuthority => {
  /** By table: who holds the device. Kept nowhere: a page opened anew begins behind the curtain. */
  const unveiled = new Map<string, Seat>()

  const lobby = async (id: string): Promise<Lobby> => lobbyOf(plays, await rowOf(store, id))
  const viewer = ({ row }: HerePlace) => viewerOf(row, unveiled.get(row.id) ?? null)
  /** Whose commit an act of this page is. */
  const seatOf = (place: HerePlace): Seat | null => {
    const who = viewer(place)
    return who === 'spectator' ? null : who
  }
  const withMatch = <R>(id: string, use: (match: LiveMatch<HerePlace>) => R): Promise<R> =>
    authority.withMatch(id, use).catch(orUnkept)
  const frame = (id: string, since: number): Promise<Frame> =>
    withMatch(id, (match) => frameOf(match, viewer(match.place), since))

  const watch = openWatch({ lobby, frame })
  const changed = (id: string): void => {
    watch.changed(id)
    tell(id)
  }
  const authority = openAuthority<HerePlace>({
    store: keptOn(store),
    storePatienceMs: STORE_PATIENCE_MS,
    load,
    plays,
    time: TIME,
    random,
    bots: {
      run: think,
      inTurn: (_match, _signal, work) => work(),
      threads: 1,
      thinkMs: BOT_THINK_MS,
      patienceMs: BOT_PATIENCE_MS,
    },
    keeps: () => true,
    presence: null,
    show: ({ id }, { isToldElsewhere }) => (isToldElsewhere ? watch.changed(id) : changed(id)),
    // Its row says so already.
    onOver: async () => {},
    onUnplayable: () => {},
    // Whoever asked is told; for bots it is tried again.
    onFailure: () => {},
    capacity: MATCHES_IN_MEMORY,
  })

  const waiting = openWaiting({ store, load, plays, random, changed, goOn: authority.goOn })

  const decideAs = async (id: string, seat: typeof seatOf, decision: Decision): Promise<Acted> => {
    const { version } = await authority.decide(id, seat, decision).catch(orUnkept)
    return { version }
  }
  const decide = (id: string, decision: Decision): Promise<Acted> => decideAs(id, seatOf, decision)

  return {
    ...waiting,
    lobby,
    mine: async () =>
      [...(await store.tables())].sort((a, b) => b.updatedAt - a.updatedAt).map((row) => summaryOf(plays, row)),
    frame,
    past: (id, from) => withMatch(id, (match) => pastOf(match, viewer(match.place), from)),
    act: (id, request) => decide(id, { kind: 'steps', ...request }),
    resign: (id, key) => decide(id, { kind: 'resign', key }),
    away: (id, request) => decide(id, { kind: 'takenOver', ...request }),
    back: (id, request) => decide(id, { kind: 'givenBack', ...request }),
    talk: async (id, said) => {
      if (said.kind !== 'offer' || said.offer.kind !== 'takeBack') throw refuse('malformed')
      const { key, offer } = said
      const whose = await withMatch(id, ({ table }) => whoActed(table, offer.version))
      const owner = ({ row }: HerePlace): Seat | null => (peopleOf(row).includes(whose ?? -1) ? whose : null)
      const decision = { kind: 'offered', key, offer: { kind: 'takeBack', seq: offer.version } } as const
      const people = peopleOf(await rowOf(store, id)).length
      const agreed: Decision = people > 1 ? { ...decision, together: 'together' } : decision
      return decideAs(id, owner, agreed)
    },
    record: (id) =>
      withMatch(id, ({ place, table }) => {
        if (table.pending().status !== 'over') throw refuse('matchRunning')
        return table.record(place.table.secret)
      }),
    remove: async (id) => {
      await store.write(id, () => null, null)
      authority.discard(id)
      unveiled.delete(id)
      changed(id)
    },
    unveil: (id, seat) =>
      withMatch(id, ({ place, table }) => {
        const pending = table.pending()
        if (!peopleOf(place.row).includes(seat) || pending.status === 'over' || !pending.seats.includes(seat)) {
          throw refuse('notSeated')
        }
        unveiled.set(id, seat)
        watch.changed(id)
      }),
    veil: async (id) => {
      unveiled.delete(id)
      watch.changed(id)
    },
    listen: (ids, listener) => {
      const stop = watch.listen(ids, listener)
      for (const id of ids) void authority.goOn(id)
      return stop
    },
    changedElsewhere: (id) => {
      if (watch.isWatched(id)) void authority.chores.quietly(() => authority.reread(id))
      watch.changed(id)
    },
  }
}
