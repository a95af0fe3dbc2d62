import { heardBy } from './audience.ts'
import type { BySeat, GameTypes, Pending, Seat, Viewer } from './game.ts'
import { type OpenOffer, pausedAt } from './offers.ts'
import { type Happened, type Playing, legalAfter, pendingOf } from './playing.ts'
import { observerHandsAt } from './table-options.ts'
import { type EntryKind, isAside } from './record.ts'

/** What one viewer receives of one entry. */
export interface Update {
  readonly version: number
  /** `aside`: those who sit there have spoken among themselves, of which spectators hear no more. */
  readonly kind: EntryKind | 'aside'
  /** Who committed; public. */
  readonly seat: Seat | null
  /** What an entry of the table, a draw or an undo says, as in its steps (`Entry.steps`); empty for decisions. */
  readonly terms: readonly string[]
  /** Events of the game, as this viewer sees them. */
  readonly events: readonly unknown[]
}

/** Views of all seats, for spectators of tables that allow it (`observerHands`). */
export interface OpenHands {
  /** The version they show. */
  readonly asOf: number
  readonly views: BySeat<unknown>
}

/** All that one viewer may receive, and the only thing that leaves a Table while the match runs. */
export interface Projection {
  readonly version: number
  readonly viewer: Viewer
  readonly pending: Pending
  /** At which version this seat's present question was put; 0 for spectators. */
  readonly askedAt: number
  readonly view: unknown
  /** Notations of the viewer's own legal actions; empty when they are not asked. */
  readonly legal: readonly string[]
  readonly updates: readonly Update[]
  readonly openHands: OpenHands | null
  /** The offer that waits; null for spectators, who are told what is agreed. */
  readonly offer: OpenOffer | null
  /** All have agreed to stop for a while: nobody may decide. */
  readonly paused: boolean
}

/** A position that is past, as one viewer had it then. Nobody acts in it any more. */
export type Moment = Pick<Projection, 'version' | 'pending' | 'view' | 'openHands'>

/** Commits between what delayed observers see and the present. */
export const OBSERVER_DELAY = 12

export const allViews = <T extends GameTypes>(playing: Playing<T>): BySeat<unknown> =>
  playing.header.seats.map((_, seat) => playing.box.game.view(playing.state, seat))

const isAsked = (now: Pending, seat: Seat): boolean => now.status === 'deciding' && now.seats.includes(seat)

/** Notations of the legal next steps of a seat after a draft; empty when it is not asked. */
export const legalNotations = <T extends GameTypes>(
  playing: Playing<T>,
  seat: Seat,
  draft: readonly string[] = [],
): readonly string[] =>
  pausedAt(playing) === null && isAsked(pendingOf(playing), seat)
    ? (legalAfter(playing, seat, draft) ?? []).map((action) => playing.box.game.format(playing.options, action))
    : []

const updateOf = <E>({ seq, kind, seat, terms, happenings }: Happened<E>, viewer: Viewer): Update =>
  viewer === 'spectator' && isAside(kind)
    ? { version: seq, kind: 'aside', seat: null, terms: [], events: [] }
    : { version: seq, kind, seat, terms, events: heardBy(happenings, viewer) }

/** What a viewer receives of the entries after one version, up to another. */
export const updatesOf = <T extends GameTypes>(
  { happened }: Playing<T>,
  viewer: Viewer,
  since: number,
  upTo: number,
): readonly Update[] => happened.slice(Math.max(0, since + 1), upTo + 1).map((one) => updateOf(one, viewer))

/**
 * The one way from a match to a viewer, live and in replays, with the updates after version `since` (-1: all).
 * `delayed` is what the table shows spectators of the hands while it runs.
 */
export const projectionOf = <T extends GameTypes>(
  playing: Playing<T>,
  viewer: Viewer,
  since: number,
  delayed: () => OpenHands | null,
): Projection => {
  const now = pendingOf(playing)
  const version = playing.happened.length - 1
  return {
    version,
    viewer,
    pending: now,
    askedAt: viewer === 'spectator' ? 0 : (playing.askedAt[viewer] as number),
    view: playing.box.game.view(playing.state, viewer),
    legal: viewer === 'spectator' ? [] : legalNotations(playing, viewer),
    updates: updatesOf(playing, viewer, since, version),
    openHands: viewer === 'spectator' ? (openAtEnd(playing, now) ?? delayed()) : null,
    offer: viewer === 'spectator' ? null : playing.offer,
    paused: pausedAt(playing) !== null,
  }
}

/** What `projectionOf` gave a viewer of a position, without what could be done in it and how it came about. */
export const momentOf = <T extends GameTypes>(
  playing: Playing<T>,
  viewer: Viewer,
  delayed: () => OpenHands | null,
): Moment => {
  const { version, pending, view, openHands } = projectionOf(playing, viewer, playing.happened.length, delayed)
  return { version, pending, view, openHands }
}

/** After the end spectators see every hand, where the table allows it. */
const openAtEnd = <T extends GameTypes>(playing: Playing<T>, now: Pending): OpenHands | null => {
  return now.status === 'over' && observerHandsAt(playing.header.choices) !== 'off'
    ? { asOf: playing.happened.length - 1, views: allViews(playing) }
    : null
}
