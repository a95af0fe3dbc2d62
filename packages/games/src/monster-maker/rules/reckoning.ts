import type { BySeat, Chance, Outcome, Seat } from '@menagerie/engine'
import type { TreasureIndex } from '../set/components.ts'
import type { Counted } from './events.ts'
import { lastDungeon } from '../set/options.ts'
import { EMPTY, HAUL, NO_CARDS, NO_TREASURES, type Party, type State } from './state.ts'
import { type GivenUp, NOTHING_GIVEN_UP, countTreasures, facesOf, goldOf, returnTreasures } from './treasure.ts'
import type { Tell } from './tell.ts'

/** MM-V1: the pile whose end ends the match; null while both last. */
export const exhausted = (state: State): 'treasuresOut' | 'prizesOut' | null => {
  const { options } = state
  if (options.victory !== 'gold') return null
  if (options.treasureCards && state.treasurePile.length === 0) return 'treasuresOut'
  return state.prizePile.length === 0 ? 'prizesOut' : null
}

/** MM-E6, MM-TC3: the dead give back, survivors keep what they carried out. */
export const settleDungeon = (state: State, reason: 'empty' | 'idle' | 'exhausted', emit: Tell): void => {
  const { options } = state
  const givenUp: GivenUp[] = []
  const banked: (readonly (TreasureIndex | null)[])[] = []
  for (const party of state.parties) {
    if (party.leg === 'returned') {
      const haul = options.treasureCards ? [] : [{ card: HAUL, shown: true, worth: null, dungeon: state.dungeon }]
      const finds = party.treasures.map((held) => (options.revealOnReturn ? { ...held, shown: true } : held))
      banked.push(facesOf(finds))
      givenUp.push(NOTHING_GIVEN_UP)
      party.banked = [...party.banked, ...finds, ...haul]
      party.treasures = NO_TREASURES
    } else {
      banked.push([])
      givenUp.push(returnTreasures(state, party))
    }
  }
  const [givesBack, leaves] = [givenUp.map((one) => one.givesBack), givenUp.map((one) => one.leaves)]
  emit?.({ kind: 'dungeonEnded', dungeon: state.dungeon, reason, givesBack, leaves, banked })
}

/** MM-TC4, MM-V3: values rolled when a dungeon ends, and who won it. */
export const countDungeon = (state: State, chance: Chance, emit: Tell): void => {
  const { options } = state
  const forWins = options.victory === 'dungeonWins'
  if (!forWins && options.treasureDiceAt !== 'dungeonEnd') return
  if (state.firstBack === EMPTY) return
  const finds: Counted[] = []
  const how = { showAll: forWins, coins: forWins || options.goddessRollAt === 'draw' }
  for (const [seat, party] of state.parties.entries()) {
    if (party.leg === 'returned') party.banked = countTreasures(state, seat, party.banked, how, chance, finds)
  }
  emit?.({ kind: 'counted', finds })
  if (forWins) winDungeon(state, emit)
}

const winDungeon = (state: State, emit: Tell): void => {
  const back = [...state.parties.keys()].filter((seat) => state.parties[seat]?.leg === 'returned')
  if (back.length === 0) return
  const goldHere = (seat: Seat): number => {
    const party = state.parties[seat] as Party
    const found = party.banked.filter(({ dungeon }) => dungeon === state.dungeon)
    return found.reduce((sum, held) => sum + goldOf(state, held), state.firstBack === seat ? state.prize : 0)
  }
  const best = Math.max(...back.map(goldHere))
  const winners =
    state.options.dungeonWinBy === 'firstReturn'
      ? back.filter((seat) => seat === state.firstBack)
      : back.filter((seat) => goldHere(seat) === best)
  for (const seat of winners) (state.parties[seat] as Party).wins++
  emit?.({ kind: 'dungeonWon', seats: winners })
}

/** MM-V3: with dungeon wins every dungeon has both piles complete. */
export const restorePiles = (state: State): void => {
  const { options } = state
  if (options.victory !== 'dungeonWins') return
  state.treasurePile = options.treasureCards ? options.deck.treasurePool.slice() : []
  state.prizePile = options.deck.prizes.slice()
  state.removed = NO_CARDS
  state.spent = NO_CARDS
  for (const party of state.parties) {
    party.banked = NO_TREASURES
    party.gaveBack = []
  }
}

/** Why the match is over after this dungeon; null when another one follows. */
export const whyOver = (state: State): string | null =>
  exhausted(state) ?? (state.dungeon >= lastDungeon(state.options) ? 'lastDungeon' : null)

/** Gold of the prizes a party has won. */
export const prizeGold = ({ prizes }: { readonly prizes: readonly number[] }): number =>
  prizes.reduce((sum, gold) => sum + gold, 0)

/** MM-V2: gold of banked treasures and prizes; open values are rolled first. */
export const finish = (state: State, reason: string, chance: Chance, emit: Tell): void => {
  const finds: Counted[] = []
  for (const [seat, party] of state.parties.entries()) {
    party.banked = countTreasures(state, seat, party.banked, { showAll: true, coins: true }, chance, finds)
  }
  const gold = state.parties.map((party) =>
    party.resigned ? null : party.banked.reduce((sum, held) => sum + goldOf(state, held), prizeGold(party)),
  )
  const scores = state.parties.map((party, seat) => {
    const main = state.options.victory === 'dungeonWins' ? party.wins : (gold[seat] ?? 0)
    return [party.resigned ? 0 : 1, main, state.options.tieBreak === 'prizes' ? prizeGold(party) : 0] as const
  })
  over(state, outcomeOf(scores, reason), gold, finds, emit)
}

/** One player is left: the others conceded. */
export const finishConceded = (state: State, emit: Tell): void => {
  const scores = state.parties.map((party) => [party.resigned ? 0 : 1, 0, 0] as const)
  over(
    state,
    outcomeOf(scores, 'conceded'),
    state.parties.map(() => null),
    [],
    emit,
  )
}

type Score = readonly [number, number, number]

const isBetter = (a: Score, b: Score): boolean => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (a[i] as number) > (b[i] as number)
  return false
}

/** Places by score. A place pays how many of the others it beats less those that beat it, from 1 to -1. */
const outcomeOf = (scores: BySeat<Score>, reason: string): Outcome => {
  const beatenBy = scores.map((mine) => scores.filter((theirs) => isBetter(theirs, mine)).length)
  const beats = scores.map((mine) => scores.filter((theirs) => isBetter(mine, theirs)).length)
  const others = Math.max(1, scores.length - 1)
  return {
    places: beatenBy.map((count) => count + 1),
    payoffs: beats.map((count, seat) => (count - (beatenBy[seat] as number)) / others + 0),
    reason,
  }
}

const over = (
  state: State,
  outcome: Outcome,
  gold: readonly (number | null)[],
  finds: readonly Counted[],
  emit: Tell,
): void => {
  state.phase = { kind: 'over', outcome, gold }
  const wins = state.parties.map((party) => (party.resigned ? null : party.wins))
  emit?.({ kind: 'ended', finds, gold, wins, outcome })
}
