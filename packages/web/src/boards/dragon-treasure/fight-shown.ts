import type { Seat } from '@menagerie/engine'
import type { Event, Space, View } from '@menagerie/games/dragon-treasure'

export type Played = number | null | 'open' | 'down'

/** One side of a fight as far as this viewer knows it. */
export interface Side {
  readonly seat: Seat
  readonly played: Played
  /** Its own choice, which only this viewer may know. */
  readonly peek: number | null
  readonly earlier: readonly number[]
}

/** The winner when the Dragon wins. */
export const DRAGON = -1

export interface FightShown {
  readonly space: Space
  readonly sides: readonly Side[]
  /** The Dragon fights too. */
  readonly dragon: boolean
  readonly dice: readonly [number, number] | null
  /** The seat that won, or DRAGON; null while nobody has. */
  readonly winner: Seat | null
  readonly distance: number
  readonly exhausted: boolean
  /** Both showed, and neither won. */
  readonly tied: boolean
  /** Names the throw of the dice. */
  readonly key: string
}

const sealedOf = (view: View, seat: Seat): { played: Played; peek: number | null } => {
  const { sealed } = view.sides[seat] ?? { sealed: 'open' as const }
  return sealed === 'open' || sealed === 'down' ? { played: sealed, peek: null } : { played: 'down', peek: sealed }
}

/** The fight that is shown now: the one being told, or the one a counter is asked for; null for none. */
export const fightOf = (view: View, told: readonly Event[]): FightShown | null => {
  const { phase } = view
  const won = told.find((event) => event.kind === 'won')
  const showed = told.find((event) => event.kind === 'showed')
  if (showed !== undefined) {
    return {
      space: won?.space ?? (phase.kind === 'duel' ? phase.space : -1),
      sides: showed.seats.map((seat, at) => ({
        seat,
        played: showed.values[at as 0 | 1],
        peek: null,
        earlier: phase.kind === 'duel' ? phase.shown[at as 0 | 1] : [],
      })),
      dragon: false,
      dice: null,
      winner: won?.seat ?? null,
      distance: won?.distance ?? 0,
      exhausted: won?.exhausted ?? false,
      tied: won === undefined,
      key: showed.values.join('-'),
    }
  }
  const fought = told.find((event) => event.kind === 'foughtDragon')
  if (fought !== undefined) {
    const beat = told.find((event) => event.kind === 'beatDragon')
    const eaten = told.some((event) => event.kind === 'eaten')
    return {
      space: beat?.space ?? (phase.kind === 'dragonDuel' ? phase.space : (view.dragon ?? -1)),
      sides: [
        {
          seat: fought.seat,
          played: fought.value,
          peek: null,
          earlier: phase.kind === 'dragonDuel' ? phase.shown : [],
        },
      ],
      dragon: true,
      dice: fought.dice,
      winner: beat !== undefined ? fought.seat : eaten ? DRAGON : null,
      distance: beat?.distance ?? 0,
      exhausted: false,
      tied: beat === undefined && !eaten,
      key: `${fought.value ?? 0}-${fought.dice.join('-')}-${view.round}`,
    }
  }
  if (told.length > 0) return null
  const none = { dice: null, winner: null, distance: 0, exhausted: false, tied: false, key: '' } as const
  if (phase.kind === 'duel') {
    return {
      space: phase.space,
      sides: phase.seats.map((seat, at) => ({ seat, ...sealedOf(view, seat), earlier: phase.shown[at as 0 | 1] })),
      dragon: false,
      ...none,
    }
  }
  if (phase.kind === 'dragonDuel') {
    return {
      space: phase.space,
      sides: [{ seat: phase.seat, played: 'open', peek: null, earlier: phase.shown }],
      dragon: true,
      ...none,
    }
  }
  return null
}
