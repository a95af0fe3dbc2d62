import { type Chance, insertSorted } from '@menagerie/engine'
import type { CardIndex } from '../set/components.ts'
import { completeAtRandom, fits, presetDecks, without } from '../set/deck.ts'
import type { Options } from '../set/options.ts'
import { EMPTY, type Side, type State } from '../rules/state.ts'
import type { SideView, View } from './view.ts'

/** A full state that fits the view: unknown decks by section 4 of the specification, unknown hands dealt at random. */
export const imagine = (view: View): ((chance: Chance) => State) => {
  const [first, second] = [imagineSide(view.options, view.sides[0]), imagineSide(view.options, view.sides[1])]
  return (chance) => ({
    options: view.options,
    phase: view.phase,
    turn: view.turn,
    turnPlayer: view.turnPlayer,
    starter: view.starter,
    boostUsed: view.boostUsed,
    sides: [first(chance), second(chance)],
  })
}

const imagineSide = (options: Options, side: SideView): ((chance: Chance) => Side) => {
  const seen = [...side.discard]
  for (const one of side.waiting) if (one !== null) seen.push(one.card)
  for (const card of side.active) if (card !== null) seen.push(card)
  const { hand, deck, list } = side
  if (hand !== null && deck !== null && list !== null) {
    return () => build(side, list, [...deck], [...hand])
  }
  const size = seen.length + side.handCount + side.deckCount
  const fitting = list === null ? fittingPresets(options, seen, size) : [list]
  return (chance) => {
    const whole = unknownList(options, fitting, seen, size, chance)
    const rest = without(whole, seen) ?? []
    const dealt: CardIndex[] = []
    for (let i = 0; i < side.handCount; i++) insertSorted(dealt, chance.draw(rest))
    return build(side, whole, rest, dealt)
  }
}

/** The presets that hold everything seen. Arranged positions of another size fit none. */
export const fittingPresets = (
  options: Options,
  seen: readonly CardIndex[],
  size: number,
): readonly (readonly CardIndex[])[] =>
  presetDecks(options)
    .map((known) => known.sorted)
    .filter((list) => list.length === size && fits(list, seen))

/** One of the presets that fit, each equally likely; else the seen cards completed to a legal list. */
export const unknownList = (
  options: Options,
  fitting: readonly (readonly CardIndex[])[],
  seen: readonly CardIndex[],
  size: number,
  chance: Chance,
): readonly CardIndex[] => {
  if (fitting.length === 0) return completeAtRandom(options, seen, size, chance)
  return fitting[chance.pick(fitting.length)] as readonly CardIndex[]
}

const build = (side: SideView, list: readonly CardIndex[], deck: CardIndex[], hand: CardIndex[]): Side => ({
  hp: side.hp,
  list,
  deck,
  hand,
  discard: [...side.discard],
  waiting: side.waiting.map((one) => one?.card ?? EMPTY),
  dice: side.waiting.map((one) => one?.die ?? 0),
  boosted: bits(side, (one) => one.boosted),
  held: bits(side, (one) => one.held),
  active: side.active.map((card) => card ?? EMPTY),
})

const bits = (side: SideView, has: (one: NonNullable<SideView['waiting'][number]>) => boolean): number =>
  side.waiting.reduce((sum, one, spot) => (one !== null && has(one) ? sum | (1 << spot) : sum), 0)
