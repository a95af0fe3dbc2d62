import { type Chance, type Seat, insertSorted } from '@menagerie/engine'
import type { Treasure, TreasureIndex } from '../set/components.ts'
import { rollOpenly } from '../set/dice.ts'
import type { Counted } from './events.ts'
import { EMPTY, HAUL, type Held, NO_TREASURES, type Party, type State, partyOf } from './state.ts'
import type { Tell } from './tell.ts'

export const treasureOf = (state: State, card: TreasureIndex): Treasure =>
  state.options.deck.treasures[card] as Treasure

/** A die of hundreds: what a survivor finds without treasure cards (MM-TC13). */
const HAUL_VALUE = { dice: 1, times: 100, plus: 0 } as const

/** Out of the game, for all to see; sorted: nobody's view tells in which order a party gained what it shows. */
export const removeTreasure = (state: State, card: TreasureIndex): void => {
  state.removed = [...state.removed, card].sort((a, b) => a - b)
}

/** MM-E7, option `oncePerGame: redraw`: a used card drawn again leaves the game, and another is drawn. */
const takeCard = (state: State, chance: Chance, gone: TreasureIndex[]): TreasureIndex => {
  while (state.treasurePile.length > 0) {
    const card = chance.draw(state.treasurePile)
    const spent = state.spent.indexOf(card)
    if (spent < 0) return card
    // Of several copies each is as likely the used one.
    const copies = 1 + state.treasurePile.filter((one) => one === card).length
    const used = state.spent.filter((one) => one === card).length
    if (used < copies && chance.pick(copies) >= used) return card
    state.spent = state.spent.filter((_, i) => i !== spent)
    removeTreasure(state, card)
    gone.push(card)
  }
  return EMPTY
}

/** MM-TC1, MM-TC2: one treasure for the party in the room. False when the pile gave none. True when it was a door. */
export const drawTreasure = (state: State, seat: Seat, chance: Chance, emit: Tell): boolean => {
  const { options } = state
  if (!options.treasureCards) return false
  const party = partyOf(state, seat)
  const gone: TreasureIndex[] = []
  const card = takeCard(state, chance, gone)
  const told = { kind: 'treasureDrawn', seat, gone, die: 0, worth: null, required: party.required } as const
  if (card === EMPTY) {
    emit?.({ ...told, card: null, shown: true })
    return false
  }
  const { open, lengthens, coin, draws } = treasureOf(state, card)
  let die = 0
  let worth: number | null = null
  if (open) {
    party.required += lengthens // MM-TC11
    if (coin !== null && options.goddessRollAt === 'draw') {
      die = chance.die(6) // MM-TC12
      worth = coin.goldOn.includes(die) ? coin.value : 0
    }
  }
  party.treasures = [...party.treasures, { card, shown: open, worth, dungeon: state.dungeon }]
  if (open) emit?.({ ...told, card, shown: true, die, worth, required: party.required })
  else emit?.({ ...told, card: null, shown: false }, { to: [seat], event: { ...told, card, shown: false } })
  return open && draws > 0
}

/** MM-TC5: using a treasure shows it to everybody for good. */
export const showTreasure = (party: Party, card: TreasureIndex): void => {
  const at = party.treasures.findIndex((held) => held.card === card && !held.shown)
  if (at < 0 || party.treasures.some((held) => held.card === card && held.shown)) return
  party.treasures = party.treasures.map((held, i) => (i === at ? { ...held, shown: true } : held))
}

/** What everybody knows of treasures that lie together: those shown, sorted, then null for each back. */
export const facesOf = (held: readonly Held[]): readonly (TreasureIndex | null)[] => {
  const faces = held.filter(({ shown }) => shown).map(({ card }) => card)
  return [...faces.sort((a, b) => a - b), ...held.filter(({ shown }) => !shown).map(() => null)]
}

/** What a dead party gives up, as everybody sees it: all of it, null for each card not shown, and what leaves the game. */
export interface GivenUp {
  readonly givesBack: readonly (TreasureIndex | null)[]
  readonly leaves: readonly TreasureIndex[]
}

export const NOTHING_GIVEN_UP: GivenUp = { givesBack: [], leaves: [] }

/** MM-E6, MM-E7: a dead party's treasures go back into the pile, or out of the game. */
export const returnTreasures = (state: State, party: Party): GivenUp => {
  const givesBack = facesOf(party.treasures)
  const leaves: TreasureIndex[] = []
  for (const { card, shown, dungeon } of party.treasures) {
    const { oncePerGame } = treasureOf(state, card)
    if (oncePerGame && state.options.oncePerGame === 'remove') {
      removeTreasure(state, card)
      leaves.push(card)
      continue
    }
    insertSorted(state.treasurePile, card)
    if (oncePerGame) state.spent = [...state.spent, card].sort((a, b) => a - b)
    party.gaveBack = [...party.gaveBack, { card, shown, dungeon }]
  }
  party.treasures = NO_TREASURES
  return { givesBack, leaves: leaves.sort((a, b) => a - b) }
}

const NO_DICE: readonly number[] = []

/** True when the value of this treasure is still to be rolled. */
const isUnrolled = (state: State, held: Held, coins: boolean): boolean => {
  if (held.worth !== null) return false
  if (held.card === HAUL) return true
  const { value, coin } = treasureOf(state, held.card)
  return coin !== null ? coins : value !== null && value.dice > 0
}

/** Gold of a treasure whose dice, if any, were rolled. */
export const goldOf = (state: State, held: Held): number => {
  if (held.worth !== null) return held.worth
  if (held.card === HAUL) return 0
  const { value } = treasureOf(state, held.card)
  return value === null || value.dice > 0 ? 0 : value.plus
}

/** MM-TC4: rolls what is unrolled, which shows it, in the order gained; coin effects only with `coins`. */
export const countTreasures = (
  state: State,
  seat: Seat,
  held: readonly Held[],
  { showAll, coins }: { readonly showAll: boolean; readonly coins: boolean },
  chance: Chance,
  finds: Counted[],
): readonly Held[] =>
  held.map((one) => {
    if (!isUnrolled(state, one, coins)) {
      if (showAll) finds.push({ seat, card: one.card, dice: NO_DICE, gold: goldOf(state, one) })
      return showAll ? { ...one, shown: true } : one
    }
    const dice: number[] = []
    let worth: number
    const coin = one.card === HAUL ? null : treasureOf(state, one.card).coin
    if (coin !== null) {
      const die = chance.die(6)
      dice.push(die)
      worth = coin.goldOn.includes(die) ? coin.value : 0
    } else
      worth = rollOpenly(
        one.card === HAUL ? HAUL_VALUE : (treasureOf(state, one.card).value ?? HAUL_VALUE),
        chance,
        dice,
      )
    finds.push({ seat, card: one.card, dice, gold: worth })
    return { ...one, shown: true, worth }
  })
