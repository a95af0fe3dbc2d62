import {
  type Choices,
  type Fault,
  type Preset,
  type Result,
  canonicalJson,
  fault,
  faulty,
  fillChoices,
  interned,
  ok,
} from '@menagerie/engine'
import { deckFor, partsFor, readCardSet } from './card-read.ts'
import { CARD_SETS, type CardSet } from './cards.ts'
import { rows } from './option-rows.ts'

/** Complete, public and frozen; shared by every clone of a state. Every field but `set` is the option of its name. */
export interface Options {
  readonly mode: 'dominoes' | 'classic' | 'arena'
  /** Option `cardSet`. */
  readonly set: CardSet
  readonly firstPlayer: 'random' | 'seat0' | 'youngest'
  /** The youngest player's chair, from 1; beyond the table it is the last. */
  readonly youngestSeat: number
  readonly dominoHands: 'closed' | 'open'
  readonly dominoForced: boolean
  readonly dominoStrictPlugs: boolean
  readonly dominoDragons: boolean
  readonly dominoTie: 'shared' | 'mostCards'
  readonly factionPick: 'order' | 'random'
  readonly lateChallenge: boolean
  readonly firstReinforceTie: 'attacker' | 'defender'
  readonly drawRemoved: 'return' | 'lost'
  readonly dragonGoal: number
  readonly arenaAdjust: 'none' | 'onFight'
  /** Rounds; 0 is never. */
  readonly arenaTimeout: number
  readonly stalemateRounds: number
  readonly turnCap: number
  readonly backs: 'printed' | 'shuffled'
}

export { rows }

export const presets: readonly Preset[] = [
  { id: 'classic', values: { mode: 'classic' } },
  { id: 'dominoes', values: { mode: 'dominoes' } },
  { id: 'arena', values: { mode: 'arena' } },
  { id: 'short', values: { mode: 'classic', dragonGoal: 3 } },
]

const known = interned<Options>()
const supplied = new Map<string, Result<CardSet>>()

const setOf = (chosen: unknown): Result<CardSet> => {
  if (typeof chosen !== 'string') return readCardSet(chosen, false)
  let made = supplied.get(chosen)
  if (made === undefined) {
    made = readCardSet({ csv: CARD_SETS[chosen] }, true)
    supplied.set(chosen, made)
  }
  return made
}

export const complete = (chosen: Choices): Result<Options> => {
  const filled = fillChoices(rows, chosen)
  if (!filled.ok) return filled
  const values = filled.value
  const { cardSet, ...kept } = values
  return known(canonicalJson(values), () => {
    const set = setOf(cardSet)
    if (!set.ok) return faulty(set.faults.map((one) => ({ ...one, path: `options.${one.path}` })))
    return ok(Object.freeze(optionsFrom(set.value, <K extends keyof Options>(id: K) => kept[id] as Options[K])))
  })
}

/** Written out field by field: an object made of looked-up keys is a slow one, and the rules read it at every decision. */
const optionsFrom = (set: CardSet, value: <K extends keyof Options>(id: K) => Options[K]): Options => ({
  set,
  mode: value('mode'),
  firstPlayer: value('firstPlayer'),
  youngestSeat: value('youngestSeat'),
  dominoHands: value('dominoHands'),
  dominoForced: value('dominoForced'),
  dominoStrictPlugs: value('dominoStrictPlugs'),
  dominoDragons: value('dominoDragons'),
  dominoTie: value('dominoTie'),
  factionPick: value('factionPick'),
  lateChallenge: value('lateChallenge'),
  firstReinforceTie: value('firstReinforceTie'),
  drawRemoved: value('drawRemoved'),
  dragonGoal: value('dragonGoal'),
  arenaAdjust: value('arenaAdjust'),
  arenaTimeout: value('arenaTimeout'),
  stalemateRounds: value('stalemateRounds'),
  turnCap: value('turnCap'),
  backs: value('backs'),
})

/** Section 1.7: a set of the user may be too small for so many players. */
export const misfits = ({ set, mode, dominoDragons }: Options, seats: number): readonly Fault[] => {
  const faults: Fault[] = []
  const say = (code: string, count: number, least: number): void => {
    if (count < least) faults.push(fault(code, 'options.cardSet', null, { count, least }))
  }
  if (mode === 'dominoes')
    say('partsTooFew', set.parts + (dominoDragons ? set.ids.length - set.deck : 0), partsFor(seats))
  else {
    say('factionsTooFew', set.dragons.filter((cards) => cards !== undefined).length, seats)
    say('deckTooSmall', set.deck, deckFor(seats))
  }
  return faults
}
