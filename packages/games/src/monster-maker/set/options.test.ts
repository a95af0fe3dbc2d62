import { sampledChance } from '@menagerie/engine'
import { optionFaults } from '@menagerie/engine/conformance'
import { describe, expect, test } from 'vitest'
import {
  arranged,
  discards,
  handOf,
  legalTexts,
  optionsOf,
  phaseText,
  play,
  playOn,
  refusalOf,
  table,
  treasuresOf,
} from '../rules/bench.ts'
import { SMALL_DECK } from './small-deck.ts'
import { room } from '../secrets/conformance.ts'
import { box } from '../index.ts'
import type { State } from '../rules/state.ts'
import { trials } from './witnesses.ts'

const faultsOf = (choices: Record<string, unknown>): string[] => {
  const made = box.complete(choices, null)
  return made.ok ? [] : made.faults.map((found) => `${found.path} ${found.code}`)
}

test('every option has its words, its rules, a reader and a test', async () => {
  expect(await optionFaults(box, room, trials)).toEqual([])
})

describe('options', () => {
  test('the same choices give the same frozen object; options of the table are not kept', () => {
    expect(optionsOf({ casters: 'elfMagicUser' })).toBe(optionsOf({ casters: 'elfMagicUser' }))
    expect(Object.isFrozen(optionsOf())).toBe(true)
    expect(Object.keys(optionsOf({ observerHands: 'off' }))).not.toContain('observerHands')
  })

  test('there are 41 options and the deck, each with a value for every row', () => {
    const rows = box.options.filter(({ scope }) => scope === 'game')
    expect(rows).toHaveLength(42)
    expect(Object.keys(optionsOf()).sort()).toEqual(rows.map(({ id }) => id).sort())
  })

  test('unknown and impossible values are refused all at once, by name', () => {
    expect(
      faultsOf({ casters: 'cats', stalemateRounds: 4, nonsense: 1, treasureCards: 'yes', deck: 3 }).sort(),
    ).toEqual([
      'options.casters optionNotAChoice',
      'options.deck optionNotData',
      'options.nonsense optionUnknown',
      'options.stalemateRounds optionOutOfRange',
      'options.treasureCards optionNotAFlag',
    ])
    expect(faultsOf({ trapDeclaration: 'honor', trapFaceUp: true })).toEqual([
      'options.trapDeclaration honorNeedsFaceDown',
    ])
  })

  test('every rule has its text', () => {
    const ids = box.rulebook.map((rule) => rule.id)
    expect(box.rulebook).toHaveLength(92)
    const rules = box.text.catalogues['en']?.['rules'] as object
    expect(Object.keys(rules).sort()).toEqual(ids.sort())
  })

  test('the presets are the editions of section 5.2', () => {
    const table = ['1', '2', '2box', 'translator'].map((id) => {
      const made = optionsOf(box.presets.find((preset) => preset.id === id)?.values ?? {})
      const { casters, spellMode, sleepDice, dispelAction, detourAction } = made
      expect([casters, spellMode, sleepDice, dispelAction, detourAction]).toEqual(['anyone', 'add', 2, 'free', 'free'])
      return [made.detourRemovesCorridor, made.treasureCards, made.corridorAfterVictory, made.charmCombine]
    })
    expect(table).toEqual([
      [false, true, 'off', 'combine'],
      [true, true, 'off', 'combine'],
      [true, false, 'off', 'combine'],
      [false, true, 'battle', 'alone'],
    ])
    expect(optionsOf(box.presets[0]?.values)).toBe(optionsOf())
  })

  test('distance: a fixed way to the room', () => {
    const state = table([{ out: ['C25'], hand: ['C15', 'elf'] }], {}, { distance: 40 })
    play(state, 0, 'corridor C15', ['ring', 'C25'])
    expect(state.parties[0]?.leg).toBe('room')
  })

  test('dungeons: so many are played, five with dungeon wins', () => {
    const reason = (dungeon: number, choices: Record<string, unknown>) => {
      const state = arranged({ phase: 'dungeonEnd', dungeon, parties: [{ leg: 'dead' }, { leg: 'dead' }] }, choices)
      playOn(state, 0, 'proceed')
      return phaseText(state).slice(0, 4)
    }
    expect([reason(1, { dungeons: 1 }), reason(5, { victory: 'dungeonWins' })]).toEqual(['over', 'over'])
    expect([reason(4, { victory: 'dungeonWins' }), reason(11, {}), reason(12, {})]).toEqual(['act ', 'act ', 'over'])
  })

  test('deck: a deck of one’s own, with a Cleric who fights, is played to the end', () => {
    const choices = { deck: SMALL_DECK, maxDungeons: 2 }
    const state = arranged(
      {
        phase: 'act',
        parties: [{ out: ['C10'], monster: 'orc', hand: ['cleric', 'cleric', 'guard'] }, { out: ['C10'] }],
      },
      choices,
    )
    expect(play(state, 0, 'send cleric, roll', [6])[0]).toMatchObject({ total: 8, won: false })
    play(state, 0, 'heal cleric')
    expect([handOf(state, 0), discards(state)]).toEqual([['guard', 'cleric'], ['cleric']])
    const match = box.game.setup(optionsOf(choices), [null, null, null], sampledChance('own'), null)
    const chance = sampledChance('own play')
    for (let steps = 0; match.phase.kind !== 'over'; steps++) {
      const pending = box.game.pending(match)
      const seat = pending.status === 'over' ? 0 : (pending.seats[0] ?? 0)
      const legal = box.game.legal(match, seat)
      box.game.apply(match, seat, legal[chance.pick(legal.length)] as (typeof legal)[number], chance, null)
      expect(steps).toBeLessThan(20_000)
    }
    expect(box.game.check(match)).toEqual([])
  })
})

describe('traps on honour', () => {
  const HONOR = { trapDeclaration: 'honor' }
  const start = (hand: readonly string[], choices: Record<string, unknown> = {}): State =>
    arranged({ phase: 'start', parties: [{ out: ['C10'], hand }, { out: ['C10'] }] }, { ...HONOR, ...choices })

  test('a kept trap is shown in a later turn, before any other decision, like a fresh one', () => {
    const state = start(['trap', 'C5', 'elf', 'elf'])
    expect(legalTexts(state, 0)).toEqual(['proceed'])
    play(state, 0, 'proceed', ['C20'])
    expect(legalTexts(state, 0)).toEqual(['keep'])
    play(state, 0, 'keep')
    expect(legalTexts(state, 0)).toContain('declare')
    const shown = play(state, 0, 'declare')
    expect(shown).toEqual([{ kind: 'declared', seat: 0, card: state.options.deck.trap, late: false }])
    expect(phaseText(state)).toBe('trap 0')
    play(state, 0, 'drop C5, drop C20, drop elf, suffer')
    expect([handOf(state, 0), phaseText(state)]).toEqual([['elf'], 'act 0'])
    expect(refusalOf(state, 0, 'declare')).toBe('nothingHidden MM-TR1')
  })

  test('a trap kept just now waits for a later turn, and for a draw', () => {
    const state = start(['C5', 'elf'])
    play(state, 0, 'proceed', ['trap'])
    expect(legalTexts(state, 0)).toEqual(['keep', 'declare'])
    play(state, 0, 'keep')
    expect(refusalOf(state, 0, 'declare')).toBe('nothingHidden MM-TR1')
    const frozen = arranged(
      { phase: 'act', frozen: true, parties: [{ out: ['C10'], hand: ['trap', 'elf'] }, {}] },
      HONOR,
    )
    expect(refusalOf(frozen, 0, 'declare')).toBe('nothingHidden MM-TR1')
  })

  test('a concealed trap is never discarded or lost, and does not count among the three', () => {
    const full = arranged(
      { phase: 'act', parties: [{ out: ['C10'], hand: ['trap', 'trap', 'C5', 'C5', 'C10', 'C10', 'elf', 'elf'] }, {}] },
      HONOR,
    )
    expect(refusalOf(full, 0, 'discard trap')).toBe('trapStays MM-TR1')
    expect(legalTexts(full, 0)).not.toContain('discard trap')
    const state = start(['trap', 'C5', 'elf'])
    play(state, 0, 'proceed', ['trap'])
    play(state, 0, 'declare')
    expect(refusalOf(state, 0, 'drop trap')).toBe('trapStays MM-TR1')
    play(state, 0, 'drop C5, drop elf, suffer')
    expect(handOf(state, 0)).toEqual(['trap'])
  })

  test('eight concealed traps leave a choice', () => {
    const deck = {
      ...SMALL_DECK,
      main: SMALL_DECK.main.map((row) => (row.kind === 'trap' ? { ...row, count: 9 } : row)),
    }
    const state = start(
      Array.from({ length: 7 }, () => 'trap'),
      { deck },
    )
    play(state, 0, 'proceed', ['trap'])
    play(state, 0, 'keep')
    expect(legalTexts(state, 0)).toEqual(['declare'])
    play(state, 0, 'declare')
    play(state, 0, 'suffer')
    expect(legalTexts(state, 0)).toEqual(['pass'])
  })

  test('the table plays for a silent seat: it declares, avoids, or loses cards at random', () => {
    const state = start(['thief', 'elf', 'elf'])
    play(state, 0, 'proceed', ['trap'])
    const silent = () => box.timeout(box.game.view(state, 0), box.game.legal(state, 0), sampledChance(1))
    expect(silent().map(({ kind }) => kind)).toEqual(['declare'])
    play(state, 0, 'declare')
    expect(silent().map(({ kind }) => kind)).toEqual(['avoid'])
    play(state, 0, 'avoid thief')
    expect(silent().map(({ kind }) => kind)).toEqual(['pass'])
    expect(treasuresOf(state, 0)).toEqual([])
  })
})
