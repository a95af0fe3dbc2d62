import { sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { optionsOf } from '../rules/bench.ts'
import { room } from '../secrets/conformance.ts'
import { box } from '../index.ts'
import { kindNotes, treasureNotes } from './card-text.ts'
import { notes as english } from './locales/en-notes.ts'
import { notes as japanese } from './locales/ja-notes.ts'

/** Message ids of what a card does under these options, without `notes.`. */
const notesOf = (id: string, choices: Record<string, unknown> = {}): readonly string[] => {
  const options = optionsOf(choices)
  const kind = options.deck.kinds.find((one) => one.id === id)
  const treasure = options.deck.treasures.find((one) => one.id === id)
  const found = kind === undefined ? treasure && treasureNotes(options, treasure) : kindNotes(options, kind)
  return (found ?? []).map((one) => one.id.slice('notes.'.length))
}

describe('what a card does follows the options in play', () => {
  test('MM-TC10 the Princess weighs from the treasure room on, once or for each character', () => {
    expect(notesOf('royal-princess')).toContain('burden')
    expect(notesOf('royal-princess', { princessPenalty: 'character' })).toContain('burdenEach')
  })

  test('MM-TR2 the Thief is spent or only shown', () => {
    expect([notesOf('thief')[0], notesOf('thief', { thiefTrap: 'show' })[0]]).toEqual(['thief', 'thiefShown'])
    expect([notesOf('trap'), notesOf('trap', { thiefTrap: 'show', trapEndsTurn: true })]).toEqual([
      ['trap'],
      ['trapShown', 'trapEnds'],
    ])
  })

  test('MM-SP3 MM-CH2 an Elf and a Magic-User cast as all do, or alone; they alone turn a foe', () => {
    const few = { casters: 'elfMagicUser' }
    for (const id of ['elf', 'magic-user']) {
      expect(notesOf(id)).toEqual(['castsAsAll', 'turns', 'bears'])
      expect(notesOf(id, few)).toEqual(['casts', 'turns', 'bears'])
    }
    expect([notesOf('fighter'), notesOf('fighter', few)]).toEqual([['castsAsAll', 'bears'], ['bears']])
    expect(notesOf('sleep', few)).toEqual(['humanOnly', 'castByTwo', 'spellAdded'])
  })

  test('MM-TC13 without treasure cards no class bears or opens anything', () => {
    expect(notesOf('dwarf')).toEqual(['opens', 'castsAsAll', 'bears'])
    expect(notesOf('dwarf', { treasureCards: false, casters: 'elfMagicUser' })).toEqual([])
  })

  test('MM-SP4 MM-CH3 a spell is added, stands instead, or fights alone', () => {
    expect(notesOf('fire-ball')).toEqual(['spellAdded'])
    expect(notesOf('fire-ball', { spellMode: 'replace' })).toEqual(['spellInstead'])
    expect(notesOf('charm', { charmCombine: 'alone' })).toEqual(['humanOnly', 'charmAlone', 'charmTurns'])
    expect(notesOf('charm', { charmCombine: 'killOnly' })).toEqual(['humanOnly', 'spellAdded', 'charmTurnsAlone'])
  })

  test('MM-C2 MM-C3 MM-D2 MM-D3 Cleric and Detour tell what they cost', () => {
    expect(notesOf('cleric', { dispelAction: 'action', healScope: 'battle' })).toEqual(['clericAction', 'healsBattle'])
    expect(notesOf('detour', { detourAction: 'action', detourRemovesCorridor: true })).toEqual([
      'detourAction',
      'detourCosts',
    ])
  })

  test('MM-TC4 MM-TC12 MM-TC6 MM-E7 treasures tell when they are rolled, whom they serve and when they go', () => {
    expect(notesOf('statue-of-goddess')).toEqual(['open', 'once', 'coin'])
    const late = { goddessRollAt: 'gameEnd', oncePerGame: 'redraw' }
    expect(notesOf('statue-of-goddess', late)).toEqual(['open', 'onceRedrawn', 'coinGame'])
    expect(notesOf('statue-of-goddess', { ...late, victory: 'dungeonWins' })).toContain('coinDungeon')
    expect(notesOf('mystic-map')).toEqual(['secret', 'diceGame'])
    expect(notesOf('mystic-map', { treasureDiceAt: 'dungeonEnd', revealOnReturn: true })).toEqual([
      'secretUntilHome',
      'diceDungeon',
    ])
    expect(notesOf('magic-bow', { weaponScope: 'all' })).toEqual(['secret', 'weaponAll'])
  })

  test('every note said under sampled options has its sentence and its values in both languages', () => {
    const said = new Set<string>()
    for (let trial = 0; trial < 200; trial++) {
      const options = optionsOf(room.scenario(sampledChance(`notes ${trial}`)).choices)
      const found = [
        ...options.deck.kinds.flatMap((kind) => kindNotes(options, kind)),
        ...options.deck.treasures.flatMap((one) => treasureNotes(options, one)),
      ]
      for (const { id, values } of found) {
        const key = id.slice('notes.'.length)
        said.add(key)
        for (const language of [english, japanese]) {
          const sentence = language[key]
          if (typeof sentence !== 'string') throw new Error(`no sentence ${id}`)
          const asked = [...sentence.matchAll(/\{\{(\w+)/g)].map(([, name]) => name ?? '')
          expect(Object.keys(values), id).toEqual(expect.arrayContaining(asked))
        }
      }
    }
    expect(Object.keys(english).filter((key) => !said.has(key))).toEqual([])
    expect(Object.keys(japanese)).toEqual(Object.keys(english))
    expect(box.text.catalogues['en']?.['notes']).toBe(english)
  })
})
