import { readFileSync } from 'node:fs'
import { type Catalogue, sayFrom } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { optionsOf } from '../rules/bench.ts'
import { box } from '../index.ts'
import { ja } from '../words/locales/ja.ts'
import { invariants } from './invariants.ts'

const SIX = ['R01', 'R02', 'R03', 'R04', 'R05', 'R06']
const FIVE = ['G01', 'G02', 'G03', 'G04', 'G05']

type Json = Readonly<Record<string, unknown>>

/** Turn 3 of a short game as it can come, with other keys of the position and of its sides. */
const position = (rest: Json, mine: Json = {}, theirs: Json = {}): Json => ({
  phase: 'summon',
  ...rest,
  sides: [
    { hand: SIX, waiting: { W1: 'R18(3)' }, ...mine },
    { hand: FIVE, waiting: { W1: 'G18(4)' }, ...theirs },
  ],
})

/** The places a position breaks something at, as `path code`. */
const told = (written: Json, choices: Json): { readonly faults: string[]; readonly warnings: string[] } => {
  const made = box.game.arrange(optionsOf({ format: 'short', ...choices }), written)
  const texts = (found: readonly { readonly path: string; readonly code: string }[]): string[] =>
    found.map(({ path, code }) => `${path} ${code}`)
  return made.ok ? { faults: [], warnings: texts(made.warnings) } : { faults: texts(made.faults), warnings: [] }
}

/** By the id of the one invariant it breaks: the places, the position, and choices of its table. */
const MUTANTS: Readonly<Record<string, readonly [readonly string[], Json, Json?]>> = {
  'MP-I1': [['sides.0.waiting.W1 dieTooHigh'], position({}, { waiting: { W1: 'R18(4b)' } })],
  'MP-I2': [['sides.1.waiting.W1 heldWrong'], position({}, {}, { waiting: { W1: 'G01(0h)' } })],
  'MP-I3': [
    ['sides.0.waiting.W1 heldSince'],
    position({}, { waiting: { W1: 'R05(0h)' } }),
    { boostEntry: 'countdown' },
  ],
  'MP-I4': [
    ['sides.1.waiting.W2 heldTogether'],
    position({}, {}, { waiting: { W1: 'G01(0h)', W2: 'G02(0h)' } }),
    { boostEntry: 'countdown' },
  ],
  'MP-I5': [['sides.0.hand handTooLarge'], position({}, { hand: [...SIX, 'B01'] })],
  'MP-I6': [['turn turnAfterLast'], position({ turn: 5 }), { turnCap: 4 }],
  'MP-I7': [['boostUsed boostUsedWrong'], position({ boostUsed: true })],
  'MP-I8': [
    ['boostUsed boostForbidden'],
    position({ phase: 'duel', turn: 1, boostUsed: true }, { waiting: { W1: 'R18(3b)' } }),
  ],
  'MP-I9': [['boostUsed nobodyBoosted'], position({ phase: 'duel', boostUsed: true })],
  'MP-I10': [
    ['sides.0.active.A1 lanesUndecided'],
    position({ phase: 'boost2' }, { active: { A1: 'R01' } }, { active: { A1: 'G01' } }),
  ],
  'MP-I11': [['phase mulliganNotAsked'], { phase: 'mulligan', sides: [{ hand: SIX }, { hand: SIX }] }],
  'MP-I12': [
    ['sides.1.hand handNotDealt'],
    { phase: 'mulligan', sides: [{ hand: SIX }, { hand: FIVE }] },
    { mulligan: 'once' },
  ],
  'MP-I13': [
    ['sides.0.discard fieldNotEmpty', 'sides.1.waiting fieldNotEmpty', 'sides.1.active fieldNotEmpty'],
    {
      phase: 'mulligan',
      sides: [
        { hand: SIX, discard: ['B01'] },
        { hand: SIX, waiting: { W1: 'G18(4)' }, active: { A1: 'G01' } },
      ],
    },
    { mulligan: 'once' },
  ],
  'MP-I14': [['sides.0.waiting.W2 entryDue'], position({ phase: 'duel' }, { waiting: { W2: 'R01(0)' } })],
  'MP-I15': [
    ['sides.1.waiting.W1 entryDueAsap'],
    position({}, {}, { waiting: { W1: 'G01(0)' } }),
    { blockedEntry: 'asap' },
  ],
  'MP-I16': [['phase entryNotAsked'], position({ phase: 'countdown' })],
  'MP-I17': [['spot boostedNotAsked'], position({ phase: 'entry1', spot: 'W1' }, { waiting: { W1: 'R05(0)' } })],
  'MP-I18': [['phase blockedNotAsked'], position({ phase: 'entryAsap' })],
  'MP-I19': [['phase summonNotAsked'], position({}, { hand: [] })],
  'MP-I20': [['phase boostNotAsked'], position({ phase: 'boost1' }, { waiting: { W1: 'R18(2b)' } })],
  'MP-I21': [['starter starterOther'], position({}), { firstPlayer: 'seat1' }],
  'MP-I22': [['sides.1.hp hpOther'], position({}, {}, { hp: 21 })],
  'MP-I23': [['sides.0 cardsOther'], position({}, { deck: 20 })],
  'MP-I24': [['sides.0 deckCopies'], position({}, { hand: ['R01', 'R01', 'R01', 'R01', 'R02', 'R03'] })],
  'MP-I25': [['sides.0 deckStars', 'sides.1 deckStars'], position({}), { starBudget: 20 }],
  'MP-I26': [
    ['sides.0.deck deckEmpty'],
    position(
      { turn: 25 },
      { discard: [...FIVE, 'B01', 'B02', 'B03', 'B04', 'B05', 'B06', 'B07', 'B08'], waiting: { W1: 'R18(3)' } },
      { discard: ['G02', 'G03', 'G06'], active: { A1: 'R01' } },
    ),
    { deckOut: 'onEmptyDeck' },
  ],
  'MP-I27': [['sides.0.hand handNotFilled'], position({}, { hand: SIX.slice(1) })],
  'MP-I28': [['sides.0.waiting.W2 summonedTogether'], position({}, { waiting: { W1: 'R18(3)', W2: 'R17(2)' } })],
  'MP-I29': [['sides.0 turnsTooFew'], position({}, { active: { A1: 'B01' } })],
  'MP-I30': [
    ['sides.0.discard boostUnpaid'],
    position(
      { turn: 5 },
      { waiting: { W1: 'R18(1b)' }, active: { A1: 'B02' }, discard: ['B01'] },
      { waiting: { W1: 'G18(4)', W2: 'G19(3)' } },
    ),
  ],
  'MP-I31': [
    ['sides.1.waiting nobodySummoned'],
    position({}, {}, { hand: [...FIVE, 'B01'], waiting: {}, active: { A1: 'G01' } }),
  ],
  'MP-I32': [
    ['sides.1.waiting.W2 neverBlocked'],
    position({ turn: 5 }, { waiting: { W1: 'R18(3)', W2: 'R17(1)' } }, { waiting: { W1: 'G18(4)', W2: 'G06(0)' } }),
  ],
  'MP-I33': [['sides.1.hand handTooFull'], position({}, {}, { hand: [...FIVE, 'B01'] })],
  'MP-I34': [['sides.0 turnsTooMany', 'sides.1 turnsTooMany'], position({ turn: 31 })],
  'MP-I35': [
    ['sides.0.discard fellToNobody'],
    position({ turn: 5 }, { discard: ['B01', 'B02'] }, { waiting: { W1: 'G18(4)', W2: 'G19(3)' } }),
  ],
  'MP-I36': [['sides.1.hp damageTooMuch'], position({}, {}, { hp: 10 })],
  'MP-I37': [
    ['sides.1.hp damageTooLittle'],
    position(
      { phase: 'boost2', turn: 5 },
      { hand: SIX.slice(1), waiting: { W1: 'R18(3)', W2: 'R19(4)' }, active: { A1: 'R01' } },
      { waiting: { W1: 'G18(4)', W2: 'G19(3)' } },
    ),
  ],
  'MP-I38': [['sides.1.discard paidForNobody'], position({}, {}, { hand: FIVE.slice(1), discard: ['B01'] })],
}

const format = readFileSync(new URL('../../../../../docs/position-format.md', import.meta.url), 'utf8')
const section = format.slice(format.indexOf('## Monster Pack'), format.indexOf('## Dragon Treasure'))

describe('invariants of positions', () => {
  test('the position the others are made from breaks none', () => {
    expect(told(position({}), {})).toEqual({ faults: [], warnings: [] })
  })

  test.each(Object.entries(MUTANTS))('%s is broken alone, and told at its place', (id, [places, written, choices]) => {
    const { kind } = invariants.find((one) => one.id === id) ?? {}
    const { faults, warnings } = told(written, choices ?? {})
    expect(kind === 'impossible' ? faults : warnings).toEqual(places)
    expect(kind === 'impossible' ? warnings : faults).toEqual([])
  })

  test('every one is tried, is numbered, and stands in the description of the format', () => {
    expect(invariants.map(({ id }) => id)).toEqual(Object.keys(MUTANTS))
    for (const { id, code, rule, kind } of invariants) {
      const row = section.split('\n').find((line) => line.startsWith(`| ${id} `)) ?? ''
      expect(row, id).toContain(`\`${code}\``)
      expect(row, id).toContain(rule)
      expect(row, id).toContain(kind === 'impossible' ? 'refused' : 'warned')
      expect(box.rulebook.map((one) => one.id)).toContain(rule)
    }
  })

  test('every one has its words in both languages', () => {
    for (const catalogue of [box.text.catalogues['en'] as Catalogue, ja])
      for (const { code } of invariants) expect(sayFrom(catalogue)(`fault.${code}`), code).not.toBe(`fault.${code}`)
  })
})
