import { type Fault, type OptionsOf, type Preset, type Result, completing, fault, faulty, ok } from '@menagerie/engine'
import { DECKS, type Deck, makeDeck, readDeck, whyNotPlayers } from './components.ts'
import { rows } from './option-rows.ts'

/** Complete, public and frozen; shared by every clone of a state. Every field is the option of its name. */
export interface Options extends OptionsOf<typeof rows> {
  readonly deck: Deck
}

export { rows }

const edition = (changed: Readonly<Record<string, string | number | boolean>>): Preset['values'] => ({
  casters: 'anyone',
  spellMode: 'add',
  sleepDice: 2,
  detourRemovesCorridor: false,
  treasureCards: true,
  dispelAction: 'free',
  detourAction: 'free',
  corridorAfterVictory: 'off',
  charmCombine: 'combine',
  ...changed,
})

/** The editions. A preset only sets values; each can then be changed. */
export const presets: readonly Preset[] = [
  { id: '1', values: edition({}) },
  { id: '2', values: edition({ detourRemovesCorridor: true }) },
  { id: '2box', values: edition({ detourRemovesCorridor: true, treasureCards: false }) },
  {
    id: 'letter',
    values: edition({
      detourRemovesCorridor: true,
      detourInRoom: 'last',
      princessFrom: 'wayBack',
      weaponsFrom: 'wayBack',
      exhaustion: 'immediate',
    }),
  },
  { id: 'translator', values: edition({ corridorAfterVictory: 'battle', charmCombine: 'alone' }) },
]

const FEWEST_PLAYERS = 2

export const complete = completing(rows, (rules, data): Result<Options> => {
  const faults: Fault[] = []
  if (rules.trapDeclaration === 'honor' && rules.trapFaceUp) {
    faults.push(fault('honorNeedsFaceDown', 'options.trapDeclaration', 'MM-TR4'))
  }
  const read = readDeck(typeof data.deck === 'string' ? DECKS[data.deck] : data.deck, rules.treasureCards)
  if (!read.ok) return faulty([...faults, ...read.faults.map((one) => ({ ...one, path: `options.deck.${one.path}` }))])
  const deck = makeDeck(read.value, rules.sleepDice)
  const tooSmall = whyNotPlayers(deck, FEWEST_PLAYERS)
  if (tooSmall !== null) faults.push({ ...tooSmall, path: 'options.deck.main' })
  return faults.length > 0 ? faulty(faults) : ok({ ...rules, deck })
})

/** Perch to the treasure room (MM-TC1, MM-N1, MM-N2). */
export const roomAt = (options: Options, seats: number): number => {
  if (options.distance > 0) return options.distance
  return seats >= 6 ? 70 : seats === 5 ? 80 : 100
}

/** Option `detourInRoom`: a Detour may take a corridor of the way in and shorten the way back. */
export const wayBackShrinks = ({ detourRemovesCorridor, detourInRoom }: Options): boolean =>
  detourRemovesCorridor && detourInRoom === 'last'

/** MM-V1, MM-V3: dungeons to be played, where a number is settled; null: until a pile runs out. */
export const wantedDungeons = ({ dungeons, victory }: Options): number | null =>
  dungeons > 0 ? dungeons : victory === 'dungeonWins' ? 5 : null

/** Dungeons after which the game is over at the latest (MM-V3, MM-X5). */
export const lastDungeon = (options: Options): number =>
  Math.min(wantedDungeons(options) ?? options.maxDungeons, options.maxDungeons)

/** MM-X5: the last dungeon is the last one allowed, not the last one wished for. */
export const isCapped = (options: Options): boolean => {
  const wanted = wantedDungeons(options)
  return wanted === null || wanted > options.maxDungeons
}
