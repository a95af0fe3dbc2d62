import type { Seat } from '@menagerie/engine'
import type { Event, View } from '@menagerie/games/monster-maker'

/** How one party's dungeon ended. */
export interface PartyEnd {
  readonly seat: Seat
  readonly back: boolean
  /** Gold of the prize; null without one. */
  readonly prize: number | null
  /** Carried home, or given back by the dead; null for each that nobody showed this viewer. */
  readonly treasures: readonly (number | null)[]
  /** Gold of this dungeon where it was counted at its end (MM-V3); null otherwise. */
  readonly gold: number | null
  readonly won: boolean
}

/** One dungeon that is over. */
export interface RoundUp {
  readonly dungeon: number
  readonly reason: 'empty' | 'idle' | 'exhausted'
  readonly parties: readonly PartyEnd[]
  /** Dungeon wins decide the match, so that they are told. */
  readonly forWins: boolean
}

/** What this viewer alone knows of their treasures stands in the view, not in what everybody was told. */
const known = (
  view: View,
  seat: Seat,
  dungeon: number,
  back: boolean,
  told: readonly (number | null)[],
): readonly (number | null)[] => {
  const party = view.parties[seat]
  const held = (back ? party?.banked : party?.gaveBack)?.filter((one) => one.dungeon === dungeon) ?? []
  return held.length === told.length ? held.map(({ card }) => card) : told
}

type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>

/** Every dungeon that has ended, from all events so far. */
export const roundUpsOf = (view: View, events: readonly Event[]): readonly RoundUp[] => {
  const found: RoundUp[] = []
  let back = new Map<Seat, Of<'cameBack'>>()
  let died = new Map<Seat, readonly (number | null)[]>()
  for (const event of events) {
    switch (event.kind) {
      case 'dungeonBegan':
        back = new Map()
        died = new Map()
        break
      case 'cameBack':
        back.set(event.seat, event)
        break
      case 'died':
        died.set(event.seat, event.givesBack)
        break
      case 'dungeonEnded': {
        const { dungeon, reason } = event
        const parties = view.parties.map((_, seat): PartyEnd => {
          const home = event.banked[seat] ?? []
          const isBack = back.has(seat) || home.length > 0
          const told = isBack ? home : [...(died.get(seat) ?? []), ...(event.givesBack[seat] ?? [])]
          return {
            seat,
            back: isBack,
            prize: back.get(seat)?.prize ?? null,
            treasures: known(view, seat, dungeon, isBack, told),
            gold: null,
            won: false,
          }
        })
        found.push({ dungeon, reason, parties, forWins: false })
        break
      }
      case 'counted':
      case 'dungeonWon': {
        const last = found.pop()
        if (last !== undefined) found.push(event.kind === 'counted' ? withGold(last, event) : withWinners(last, event))
        break
      }
      default:
    }
  }
  return found
}

/** Values rolled at the end of a dungeon; only with dungeon wins all of them are shown. */
const withGold = (round: RoundUp, { finds }: Of<'counted'>): RoundUp => ({
  ...round,
  parties: round.parties.map((party) => {
    const own = finds.filter(({ seat }) => seat === party.seat)
    const gold = own.reduce((sum, one) => sum + one.gold, party.prize ?? 0)
    return own.length === party.treasures.length && party.back
      ? { ...party, gold, treasures: own.map(({ card }) => card) }
      : party
  }),
})

const withWinners = (round: RoundUp, { seats }: Of<'dungeonWon'>): RoundUp => ({
  ...round,
  forWins: true,
  parties: round.parties.map((party) => ({ ...party, won: seats.includes(party.seat) })),
})
