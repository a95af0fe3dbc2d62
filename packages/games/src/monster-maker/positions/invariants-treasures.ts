import type { Invariant } from '@menagerie/engine'
import type { Dice } from '../set/dice.ts'
import type { Options } from '../set/options.ts'
import { exhausted } from '../rules/reckoning.ts'
import { HAUL, type Held, type State } from '../rules/state.ts'
import { at, eachParty, impossible, isPartOf } from './judging.ts'

/** A die of hundreds (MM-TC13). */
const HAUL_DICE: Dice = { dice: 1, times: 100, plus: 0 }

/** What is rolled for a treasure: its coin, its dice, or nothing. */
export const rolledFor = ({ deck }: Options, card: number): 'coin' | 'dice' | 'nothing' => {
  if (card === HAUL) return 'dice'
  const treasure = deck.treasures[card]
  if (treasure?.coin != null) return 'coin'
  return (treasure?.value?.dice ?? 0) > 0 ? 'dice' : 'nothing'
}

/** MM-TC4, MM-TC12: whether dice or coin can come to this; of a treasure for which nothing is rolled, anything. */
const canBeWorth = (options: Options, { card, worth }: Held): boolean => {
  if (worth === null) return true
  const { coin = null, value = null } = options.deck.treasures[card] ?? {}
  switch (rolledFor(options, card)) {
    case 'coin':
      return (
        coin !== null && ((worth === coin.value && coin.goldOn.length > 0) || (worth === 0 && coin.goldOn.length < 6))
      )
    case 'dice': {
      const { dice, times, plus } = card === HAUL ? HAUL_DICE : (value ?? HAUL_DICE)
      const shown = (worth - plus) / times
      return Number.isInteger(shown) && shown >= dice && shown <= 6 * dice
    }
    default:
      return true
  }
}

/** Treasures and the piles of them. */
export const ofTreasures: readonly Invariant<State>[] = [
  impossible('MM-I24', 'noTreasureCards', 'MM-TC13', (state) => {
    if (state.options.treasureCards) return []
    const isCard = ({ card }: { readonly card: number }): boolean => card !== HAUL
    return [
      ...at('treasurePile', state.treasurePile.length > 0),
      ...at('removed', state.removed.length > 0),
      ...at('spent', state.spent.length > 0),
      ...eachParty(({ treasures, banked, gaveBack }) => [
        treasures.length > 0 && 'treasures',
        banked.some(isCard) && 'banked',
        gaveBack.length > 0 && 'gaveBack',
      ])(state),
    ]
  }),
  impossible(
    'MM-I25',
    'treasureTooSoon',
    'MM-TC1',
    eachParty(({ leg, treasures }) => [leg === 'outbound' && treasures.length > 0 && 'treasures']),
  ),
  impossible(
    'MM-I26',
    'worthWrong',
    'MM-TC4',
    eachParty(({ treasures, banked }, _, { options }) => {
      const isWrong = (held: Held): boolean => !canBeWorth(options, held)
      return [treasures.some(isWrong) && 'treasures', banked.some(isWrong) && 'banked']
    }),
  ),
  impossible(
    'MM-I27',
    'deadKeepNothing',
    'MM-E6',
    eachParty(({ leg, treasures }, _, { options }) => [
      options.deadTreasures === 'atDeath' && leg === 'dead' && treasures.length > 0 && 'treasures',
    ]),
  ),
  impossible('MM-I28', 'spentWrong', 'MM-E7', ({ options, spent, treasurePile }) => {
    if (spent.length === 0) return []
    const once = spent.every((card) => options.deck.treasures[card]?.oncePerGame === true)
    return at('spent', options.oncePerGame !== 'redraw' || !once || !isPartOf(spent, treasurePile))
  }),
  impossible('MM-I29', 'removedWrong', 'MM-E7', ({ options, removed }) => {
    const leaves = (card: number): boolean => {
      const treasure = options.deck.treasures[card]
      return treasure !== undefined && (treasure.oncePerGame || treasure.draws > 0)
    }
    return at('removed', !removed.every(leaves))
  }),
  impossible(
    'MM-I30',
    'gaveBackWrong',
    'MM-E7',
    eachParty(({ gaveBack }, _, { options }) => [
      options.oncePerGame === 'remove' &&
        gaveBack.some(({ card }) => options.deck.treasures[card]?.oncePerGame === true) &&
        'gaveBack',
    ]),
  ),
  impossible(
    'MM-I31',
    'dungeonAhead',
    'MM-G4',
    eachParty(({ banked, gaveBack }, _, { dungeon }) => {
      const isAhead = (one: { readonly dungeon: number }): boolean => one.dungeon > dungeon || one.dungeon < 1
      return [banked.some(isAhead) && 'banked', gaveBack.some(isAhead) && 'gaveBack']
    }),
  ),
  impossible('MM-I32', 'exhaustedAlready', 'MM-V1', (state) => {
    const { phase, options } = state
    if (phase.kind === 'dungeonEnd' || (phase.kind !== 'rps' && options.exhaustion !== 'immediate')) return []
    const why = exhausted(state)
    return [...at('treasurePile', why === 'treasuresOut'), ...at('prizePile', why === 'prizesOut')]
  }),
]
