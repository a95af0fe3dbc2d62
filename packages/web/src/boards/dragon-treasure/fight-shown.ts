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

type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>

const toldOf = <K extends Event['kind']>(told: readonly Event[], kind: K): Of<K> | undefined =>
  told.find((event): event is Of<K> => event.kind === kind)

/** Both counters are turned. */
const turned = ({ phase }: View, told: readonly Event[], showed: Of<'showed'>): FightShown => {
  const won = toldOf(told, 'won')
  const duel = phase.kind === 'duel' ? phase : null
  return {
    space: won?.space ?? duel?.space ?? -1,
    sides: showed.seats.map((seat, at) => ({
      seat,
      played: showed.values[at as 0 | 1],
      peek: null,
      earlier: duel?.shown[at as 0 | 1] ?? [],
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

/** A counter against the two dice of the Dragon. */
const against = (view: View, told: readonly Event[], fought: Of<'foughtDragon'>): FightShown => {
  const { seat, value, dice } = fought
  const beat = toldOf(told, 'beatDragon')
  const eaten = toldOf(told, 'eaten') !== undefined
  const duel = view.phase.kind === 'dragonDuel' ? view.phase : null
  return {
    space: beat?.space ?? duel?.space ?? view.dragon ?? -1,
    sides: [{ seat, played: value, peek: null, earlier: duel?.shown ?? [] }],
    dragon: true,
    dice,
    winner: beat !== undefined ? seat : eaten ? DRAGON : null,
    distance: beat?.distance ?? 0,
    exhausted: false,
    tied: beat === undefined && !eaten,
    key: `${value ?? 0}-${dice.join('-')}-${view.round}`,
  }
}

/** The fight a counter is asked for. */
const asked = (view: View): FightShown | null => {
  const { phase } = view
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

/** The fight that is shown now: the one being told, or the one a counter is asked for; null for none. */
export const fightOf = (view: View, told: readonly Event[]): FightShown | null => {
  const showed = toldOf(told, 'showed')
  if (showed !== undefined) return turned(view, told, showed)
  const fought = toldOf(told, 'foughtDragon')
  if (fought !== undefined) return against(view, told, fought)
  return told.length > 0 ? null : asked(view)
}
