import type { BySeat, GameTypes } from './game.ts'
import { bankOf } from './bank.ts'
import type { Playing } from './playing.ts'
import { OBSERVER_DELAY, type OpenHands, type Projection, allViews, projectionOf, updatesOf } from './projecting.ts'
import { observerHandsAt, spectatorDelayAt } from './table-options.ts'

/* What of the past those who only look on are shown: hands some decisions late, or the whole match. */

/** What spectators of a table see who are shown it late, as it stood then. */
export interface Behind {
  /** The version they see. */
  readonly version: number
  /** Indexed by seat: the bot that played for a person who was away. */
  readonly away: BySeat<string | null>
  /** Indexed by seat: milliseconds that it had of its own beside the time of its question. */
  readonly banks: BySeat<number>
}

interface Kept extends Behind {
  readonly projection: Projection
  /** Decisions up to this one. */
  readonly decisions: number
}

/** The past of one match, as far as somebody may yet be shown it. */
export interface Observer<T extends GameTypes> {
  /** Told of every entry in order, when the match stands as it left it. */
  readonly note: (playing: Playing<T>, seq: number) => void
  /** The latest position of hands that is old enough. */
  readonly oldest: () => OpenHands | null
  /** What spectators see who are shown the match late; null: they see the present. Of a match that runs. */
  readonly behind: () => Behind | null
  /** All they may have of it, with the updates after version `since`. */
  readonly project: (playing: Playing<T>, since: number) => Projection | null
}

/** A decision is told later by as many decisions as the table says; what its people do beside the match comes with the one before. */
export const observer = <T extends GameTypes>(): Observer<T> => {
  const hands: OpenHands[] = []
  /** The first is what is shown. */
  const late: Kept[] = []
  let decisions = 0

  const oldest = (): OpenHands | null => (hands.length > OBSERVER_DELAY ? (hands[0] as OpenHands) : null)

  const keepLate = (playing: Playing<T>, seq: number, delay: number): void => {
    const { kind } = playing.happened[seq] as Playing<T>['happened'][number]
    if (kind === 'steps' || kind === 'timeout') decisions++
    const projection = projectionOf(playing, 'spectator', seq, oldest)
    const banks = playing.header.seats.map((_, seat) => bankOf(playing, seat))
    late.push({ version: seq, projection, decisions, away: playing.away, banks })
    while (late[1] !== undefined && decisions - late[1].decisions >= delay) late.shift()
  }

  return {
    note: (playing, seq) => {
      const { choices } = playing.header
      if (observerHandsAt(choices) === 'delayed') hands.push({ asOf: seq, views: allViews(playing) })
      if (hands.length > OBSERVER_DELAY + 1) hands.shift()
      const delay = spectatorDelayAt(choices)
      if (delay > 0) keepLate(playing, seq, delay)
    },
    oldest,
    behind: () => late[0] ?? null,
    project: (playing, since) => {
      const [shown] = late
      if (shown === undefined) return null
      return { ...shown.projection, updates: updatesOf(playing, 'spectator', since, shown.version) }
    },
  }
}
