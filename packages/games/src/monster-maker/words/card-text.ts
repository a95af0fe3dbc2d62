import type { Message, MessageValues } from '@menagerie/engine'
import {
  CHARACTER,
  CLERIC,
  CORRIDOR,
  DETOUR,
  type Kind,
  MONSTER,
  SPELL,
  TRAP,
  type Treasure,
} from '../set/components.ts'
import type { Options } from '../set/options.ts'

// What a card does at this table, in short sentences: for card faces, help pages and paper.

const NONE: MessageValues = {}
const note = (id: string, values: MessageValues = NONE): Message => ({ id: `notes.${id}`, values })

const isCharmer = (name: string): boolean => name === 'elf' || name === 'magicUser'

/** Classes of the rulebook have words; those of a person's own deck are called as they are written. */
const KNOWN: ReadonlySet<string> = new Set(['fighter', 'dwarf', 'elf', 'magicUser', 'thief', 'cleric'])
const classWords = (classes: readonly string[]): readonly string[] =>
  classes.map((name) => (KNOWN.has(name) ? `@classes.${name}` : name))

/** MM-SP3, MM-CH2, MM-TC6, MM-TC7, MM-TR2: what a class may do that others may not, and what the table lets all do. */
const characterNotes = (options: Options, { class: name }: Kind): readonly string[] => {
  const { deck, casters, thiefTrap } = options
  const treasures = options.treasureCards ? deck.treasures : []
  const found: string[] = []
  if (name === 'thief' && deck.trap >= 0) found.push(thiefTrap === 'show' ? 'thiefShown' : 'thief')
  if (treasures.some(({ openers }) => openers.includes(name))) found.push('opens')
  if (deck.kinds.some(({ what }) => what === SPELL)) {
    if (casters === 'anyone') found.push('castsAsAll')
    else if (isCharmer(name)) found.push('casts')
  }
  if (isCharmer(name) && deck.kinds.some(({ charm }) => charm)) found.push('turns')
  if (treasures.some(({ bonus, wielders }) => bonus > 0 && wielders.includes(name))) found.push('bears')
  return found
}

/** MM-SP2 to MM-SP4, MM-CH1 to MM-CH3 */
const spellNotes = ({ casters, spellMode, charmCombine }: Options, { humanOnly, charm }: Kind): readonly string[] => {
  const alone = charm && charmCombine === 'alone'
  return [
    ...(humanOnly ? ['humanOnly'] : []),
    ...(casters === 'elfMagicUser' ? ['castByTwo'] : []),
    alone ? 'charmAlone' : spellMode === 'replace' ? 'spellInstead' : 'spellAdded',
    ...(charm ? [charmCombine === 'killOnly' ? 'charmTurnsAlone' : 'charmTurns'] : []),
  ]
}

const idsOf = (options: Options, kind: Kind): readonly string[] => {
  switch (kind.what) {
    case CORRIDOR:
      return ['corridor']
    case CHARACTER:
      return characterNotes(options, kind)
    case CLERIC:
      return [
        options.dispelAction === 'action' ? 'clericAction' : 'cleric', // MM-C2
        options.healScope === 'battle' ? 'healsBattle' : 'heals', // MM-C3
        ...(kind.dice === null ? [] : ['clericFights']),
      ]
    case SPELL:
      return spellNotes(options, kind)
    case MONSTER:
      return [kind.type ?? 'general']
    case DETOUR:
      return [
        options.detourAction === 'action' ? 'detourAction' : 'detour', // MM-D3
        ...(options.detourRemovesCorridor ? [options.detourInRoom === 'last' ? 'detourCostsAny' : 'detourCosts'] : []), // MM-D2
      ]
    case TRAP:
      return [
        options.thiefTrap === 'show' ? 'trapShown' : 'trap', // MM-TR2
        ...(options.trapEndsTurn ? ['trapEnds'] : []), // MM-TR5
        ...(options.trapReplacementDraw ? ['trapDraws'] : []),
      ]
    default:
      return []
  }
}

export const kindNotes = (options: Options, kind: Kind): readonly Message[] =>
  idsOf(options, kind).map((id) => note(id))

/** MM-TC12: with dungeon wins everything is rolled when the dungeon ends. */
const coinAt = ({ goddessRollAt, victory }: Options): string => {
  if (goddessRollAt === 'draw') return 'coin'
  return victory === 'dungeonWins' ? 'coinDungeon' : 'coinGame'
}

/** MM-TC4 */
const diceAt = ({ treasureDiceAt, victory }: Options): string =>
  treasureDiceAt === 'dungeonEnd' || victory === 'dungeonWins' ? 'diceDungeon' : 'diceGame'

const burdenOf = ({ princessPenalty, princessFrom }: Options): string => {
  if (princessFrom === 'wayBack') return princessPenalty === 'character' ? 'burdenEachBack' : 'burdenBack'
  return princessPenalty === 'character' ? 'burdenEach' : 'burden'
}

/** The first tells who sees it (MM-TC2), the others what it does. */
export const treasureNotes = (options: Options, one: Treasure): readonly Message[] => {
  const found = [note(one.open ? 'open' : options.revealOnReturn ? 'secretUntilHome' : 'secret')]
  const { coin, bonus, wielders, draws, openers, lengthens, battleMod } = one
  if (one.oncePerGame) found.push(note(options.oncePerGame === 'remove' ? 'once' : 'onceRedrawn')) // MM-E7
  if (lengthens > 0) found.push(note('lengthens', { perch: lengthens })) // MM-TC11
  if (battleMod !== 0) {
    const delta = `${battleMod > 0 ? '+' : ''}${battleMod}`
    found.push(note(burdenOf(options), { delta })) // MM-TC10
  }
  if (one.dispels) found.push(note(options.dispelAction === 'action' ? 'dispelsAction' : 'dispels')) // MM-TC9
  if (bonus > 0) {
    const id = options.weaponScope === 'all' ? 'weaponAll' : 'weapon' // MM-TC6
    found.push(note(id, { bonus, classes: classWords(wielders) }))
    if (options.weaponsFrom === 'wayBack') found.push(note('weaponBack')) // MM-TC5
  }
  if (draws > 0) found.push(note('door', { count: draws, classes: classWords(openers) })) // MM-TC7
  if (coin !== null) found.push(note(coinAt(options), { gold: coin.value, faces: coin.goldOn.map(String) }))
  if (one.value !== null && one.value.dice > 0) found.push(note(diceAt(options)))
  return found
}
