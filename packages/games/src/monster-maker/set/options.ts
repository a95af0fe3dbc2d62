import {
  type Choices,
  type Fault,
  type Outcome,
  type Preset,
  type Result,
  canonicalJson,
  fault,
  faulty,
  fillChoices,
  ok,
} from '@menagerie/engine'
import { DECKS, type Deck, makeDeck, readDeck, whyNotPlayers } from './components.ts'
import { rows } from './option-rows.ts'

/** Complete, public and frozen; shared by every clone of a state. Every field is the option of its name. */
export interface Options {
  /** Perch to the treasure room; 0: by the number of players. */
  readonly distance: number
  readonly casters: 'anyone' | 'elfMagicUser'
  readonly spellMode: 'add' | 'replace'
  readonly spellsPerCharacter: 'one' | 'many'
  readonly sleepDice: number
  readonly charmCombine: 'combine' | 'killOnly' | 'alone'
  readonly dispelAction: 'free' | 'action'
  readonly detourAction: 'free' | 'action'
  readonly detourRemovesCorridor: boolean
  readonly corridorAfterVictory: 'off' | 'battle' | 'any'
  readonly trapFaceUp: boolean
  readonly trapDeclaration: 'enforced' | 'honor'
  readonly thiefTrap: 'discard' | 'show'
  readonly trapReplacementDraw: boolean
  readonly trapEndsTurn: boolean
  readonly healScope: 'anyUse' | 'battle'
  readonly weaponScope: 'one' | 'all'
  readonly princessPenalty: 'battle' | 'character'
  readonly overshoot: 'lost' | 'forbidden'
  readonly monstersInRoom: boolean
  readonly returnedMayInterfere: boolean
  readonly discardBelowLimit: boolean
  readonly treasureCards: boolean
  readonly treasureDiceAt: 'gameEnd' | 'dungeonEnd'
  readonly goddessRollAt: 'draw' | 'gameEnd'
  readonly oncePerGame: 'remove' | 'redraw'
  readonly deadTreasures: 'dungeonEnd' | 'atDeath'
  readonly exhaustion: 'dungeonEnd' | 'immediate'
  readonly victory: 'gold' | 'dungeonWins'
  /** Dungeons to a game; 0: until a pile is exhausted (gold), five (dungeon wins). */
  readonly dungeons: number
  readonly maxDungeons: number
  readonly dungeonWinBy: 'gold' | 'firstReturn'
  readonly tieBreak: 'shared' | 'prizes'
  readonly starterMethod: 'dice' | 'rps' | 'seat'
  readonly nextStarter: 'dice' | 'rotate' | 'firstReturner'
  readonly revealOnReturn: boolean
  readonly discardVisible: 'all' | 'top'
  readonly stalemateRounds: number
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
  { id: 'translator', values: edition({ corridorAfterVictory: 'battle', charmCombine: 'alone' }) },
]

/** Options already made, by their choices: the same choices are the same object. */
const interned = new Map<string, Options>()
const MOST_INTERNED = 200

export const complete = (chosen: Choices, _last: Outcome | null): Result<Options> => {
  const filled = fillChoices(rows, chosen)
  if (!filled.ok) return filled
  const key = canonicalJson(filled.value)
  const known = interned.get(key)
  if (known !== undefined) return ok(known)
  const made = make(filled.value as unknown as Chosen)
  if (!made.ok) return made
  if (interned.size >= MOST_INTERNED) interned.clear()
  interned.set(key, made.value)
  return made
}

/** Choices after `fillChoices`: every row present and of its kind. */
type Chosen = Omit<Options, 'deck'> & { readonly deck: unknown }

const FEWEST_PLAYERS = 2

const make = (chosen: Chosen): Result<Options> => {
  const faults: Fault[] = []
  if (chosen.trapDeclaration === 'honor' && chosen.trapFaceUp) {
    faults.push(fault('honorNeedsFaceDown', 'options.trapDeclaration', 'MM-TR4'))
  }
  const data = readDeck(typeof chosen.deck === 'string' ? DECKS[chosen.deck] : chosen.deck, chosen.treasureCards)
  if (!data.ok) return faulty([...faults, ...data.faults.map((one) => ({ ...one, path: `options.deck.${one.path}` }))])
  const deck = makeDeck(data.value, chosen.sleepDice)
  const tooSmall = whyNotPlayers(deck, FEWEST_PLAYERS)
  if (tooSmall !== null) faults.push({ ...tooSmall, path: 'options.deck.main' })
  if (faults.length > 0) return faulty(faults)
  const kept: Record<string, unknown> = { deck }
  for (const row of rows) {
    if (row.scope === 'game' && row.id !== 'deck') kept[row.id] = chosen[row.id as keyof Chosen]
  }
  // A copy: an object filled by looked-up keys is a slow dictionary, and every rule reads the options.
  return ok(Object.freeze({ ...kept }) as unknown as Options)
}

/** Perch to the treasure room (MM-TC1, MM-N1, MM-N2). */
export const roomAt = (options: Options, seats: number): number => {
  if (options.distance > 0) return options.distance
  return seats >= 6 ? 70 : seats === 5 ? 80 : 100
}

/** Dungeons after which the game is over at the latest (MM-V3, MM-X5). */
export const lastDungeon = (options: Options): number => {
  const wanted = options.dungeons > 0 ? options.dungeons : options.victory === 'dungeonWins' ? 5 : options.maxDungeons
  return Math.min(wanted, options.maxDungeons)
}
