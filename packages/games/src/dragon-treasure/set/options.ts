import {
  type Claims,
  type DataOf,
  type Fault,
  type OptionRow,
  type OptionsOf,
  type Preset,
  type Result,
  completing,
  fault,
  faulty,
  ok,
  absenceAfterRow,
  absenceRow,
  bankRow,
  hintsRow,
  observerHandsRow,
  secondsRow,
  settledClaims,
  spectatorDelayRow,
  suppliedOr,
} from '@menagerie/engine'
import {
  CHARACTER_SETS,
  type Character,
  TREASURE_SETS,
  type Treasure,
  readCharacters,
  readTreasures,
} from './components.ts'
import { FEWEST_SEATS, MAPS, MOST_SEATS, type GameMap, dealtCastles, readMap } from './map.ts'

const rule = { scope: 'game', when: null } as const

export const rows = [
  {
    ...rule,
    id: 'map',
    kind: 'data',
    choices: Object.keys(MAPS),
    default: 'standard',
    mark: 'D',
    rules: ['DT-1.1', 'DT-3.3'],
  },
  {
    ...rule,
    id: 'characters',
    kind: 'data',
    choices: Object.keys(CHARACTER_SETS),
    default: 'standard',
    mark: 'D',
    rules: ['DT-1.3', 'DT-4.3'],
  },
  {
    ...rule,
    id: 'treasures',
    kind: 'data',
    choices: Object.keys(TREASURE_SETS),
    default: 'standard',
    mark: 'D',
    rules: ['DT-1.2'],
  },
  { ...rule, id: 'victoryTreasures', kind: 'integer', min: 2, max: 4, default: 3, mark: 'S', rules: ['DT-7.1'] },
  { ...rule, id: 'startingCounters', kind: 'integer', min: 2, max: 6, default: 4, mark: 'S', rules: ['DT-1.3'] },
  { ...rule, id: 'passOwn', kind: 'flag', default: false, mark: 'D', rules: ['DT-3.5'] },
  {
    ...rule,
    id: 'continueAfterDragon',
    kind: 'flag',
    default: true,
    mark: 'D',
    rules: ['DT-3.6', 'DT-3.7', 'DT-3.11'],
  },
  { ...rule, id: 'stealUndefended', kind: 'flag', default: true, mark: 'D', rules: ['DT-3.15'] },
  { ...rule, id: 'throwIntoCombat', kind: 'flag', default: true, mark: 'D', rules: ['DT-4.8', 'DT-5.4'] },
  { ...rule, id: 'frenzyStops', kind: 'flag', default: true, mark: 'D', rules: ['DT-6.3'] },
  { ...rule, id: 'emptyCastlesStore', kind: 'flag', default: false, mark: 'S', rules: ['DT-3.13', 'DT-3.14'] },
  { ...rule, id: 'castles', kind: 'claim', most: MOST_SEATS, default: [], mark: 'S', rules: ['DT-1.1'] },
  { ...rule, id: 'exactDistance', kind: 'flag', default: false, mark: 'S', rules: ['DT-4.12', 'DT-5.4'] },
  { ...rule, id: 'roundLimit', kind: 'integer', min: 0, max: 1000, default: 100, mark: 'D', rules: ['DT-7.2'] },
  {
    ...rule,
    id: 'counterMemory',
    kind: 'choice',
    choices: ['none', 'rest'],
    default: 'rest',
    mark: 'D',
    rules: ['DT-4.6'],
  },
  {
    ...rule,
    id: 'startPlayer',
    kind: 'choice',
    choices: ['roll', 'seat0', 'seat1', 'seat2', 'seat3'],
    default: 'roll',
    mark: 'S',
    rules: ['DT-1.4'],
  },
  secondsRow('turnTimer'),
  observerHandsRow,
  hintsRow,
  bankRow,
  absenceRow,
  absenceAfterRow,
  spectatorDelayRow,
] as const satisfies readonly OptionRow[]

type Rules = OptionsOf<typeof rows>

/** Complete, public and frozen; shared by every clone of a state. */
export interface Options extends Rules {
  /** Its castles are dealt: they are indexed by seat. */
  readonly map: GameMap
  /** Which castle of the map, and so which colour, each seat has, from 1. Indexed by seat; every castle once. */
  readonly castles: readonly number[]
  readonly characters: readonly Character[]
  readonly treasures: readonly Treasure[]
}

export const presets: readonly Preset[] = [
  { id: 'standard', values: {} },
  { id: 'literal', values: { emptyCastlesStore: true, exactDistance: true, roundLimit: 0 } },
  { id: 'short', values: { map: 'short' } },
  { id: 'gentle', values: { throwIntoCombat: false, stealUndefended: false } },
  { id: 'wild', values: { map: 'short', frenzyStops: false, passOwn: true } },
]

/** Counters for the first hands of so many players; at least four each. */
const whyTooFew = (characters: readonly Character[], startingCounters: number, seats: number): readonly Fault[] => {
  const least = seats * Math.max(4, startingCounters)
  const count = characters.length
  return count < least ? [fault('charactersTooFew', 'options.characters', 'DT-1.3', { count, least, seats })] : []
}

/** Claims to castles the map does not have; a supplied map has all of them. */
const whyNoCastle = (claims: Claims, { castles: { length: count } }: GameMap): readonly Fault[] =>
  claims.flatMap((castle, seat) =>
    castle !== null && (castle > count || seat >= count)
      ? [fault('castleUnknown', `options.castles.${seat}`, 'DT-1.1', { castle, count })]
      : [],
  )

/** Why so many cannot play: a castle and a first hand for each. */
export const misfits = ({ map, characters, startingCounters }: Options, seats: number): readonly Fault[] => {
  const count = map.castles.length
  const few = count < seats ? [fault('mapCastles', 'options.map', 'DT-1.1', { count, seats })] : []
  return [...few, ...whyTooFew(characters, startingCounters, seats)]
}

const make = (rules: Rules, data: DataOf<typeof rows>): Result<Options> => {
  const map = suppliedOr<GameMap>(MAPS, data.map, readMap)
  const characters = suppliedOr(CHARACTER_SETS, data.characters, readCharacters)
  const treasures = suppliedOr(TREASURE_SETS, data.treasures, readTreasures)
  const faults: Fault[] = [map, characters, treasures].flatMap((read) => (read.ok ? [] : read.faults))
  const { victoryTreasures, startingCounters } = rules
  if (map.ok) faults.push(...whyNoCastle(rules.castles, map.value))
  if (characters.ok) faults.push(...whyTooFew(characters.value, startingCounters, FEWEST_SEATS))
  if (treasures.ok) {
    const count = treasures.value.length
    if (map.ok && count !== map.value.lairs.length) {
      const lairs = map.value.lairs.length
      faults.push(fault('lairsAndCounters', 'options.treasures', 'DT-1.2', { count, lairs }))
    }
    if (count - 1 < victoryTreasures) {
      faults.push(
        fault('treasuresTooFew', 'options.victoryTreasures', 'DT-7.1', { count: count - 1, least: victoryTreasures }),
      )
    }
  }
  if (!map.ok || !characters.ok || !treasures.ok || faults.length > 0) return faulty(faults)
  const castles = settledClaims(rules.castles, map.value.castles.length)
  return ok({
    ...rules,
    castles,
    map: dealtCastles(map.value, castles),
    characters: characters.value,
    treasures: treasures.value,
  })
}

export const complete = completing(rows, make)
