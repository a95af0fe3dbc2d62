import { describe, expect, test } from 'vitest'
import { optionsOf } from '../rules/bench.ts'
import { DEFAULT_DECK } from './cards.ts'
import { handCards, readDeck } from './components.ts'
import { chanceOfSum, diceText, meanOf, readDice } from './dice.ts'
import { box } from '../index.ts'
import { lintDeck } from './decklint.ts'

describe('dice', () => {
  test('expressions are read and written alike; nonsense is null', () => {
    for (const text of ['3D+2', '4Dx20-200', '10', '1D', '2D', '1Dx50', '2D-3', '-5', '0']) {
      const dice = readDice(text)
      expect(dice && diceText(dice), text).toBe(text)
    }
    for (const text of ['', 'D', '0D', '13D', '3d', '3D+', 'x20', '1Dx0', '3D + 2', '1e3', '99999']) {
      expect(readDice(text), text).toBeNull()
    }
  })

  test('the chance of a sum is exact', () => {
    expect(chanceOfSum(2, 7)).toBeCloseTo(21 / 36, 12)
    expect([chanceOfSum(3, 3), chanceOfSum(3, 19), chanceOfSum(0, 0), chanceOfSum(0, 1)]).toEqual([1, 0, 1, 0])
  })
})

describe('the deck supplied', () => {
  const { deck } = optionsOf()

  test('125 main cards by kind, 21 treasures, 6 prizes', () => {
    expect([deck.pool.length, handCards(deck), deck.treasurePool.length, deck.prizes.length]).toEqual([125, 120, 21, 6])
    const count = (what: string) =>
      DEFAULT_DECK.main.filter(({ kind }) => kind === what).reduce((sum, row) => sum + row.count, 0)
    expect(['corridor', 'character', 'cleric', 'spell', 'monster', 'detour', 'trap'].map(count)).toEqual([
      50, 30, 5, 10, 20, 5, 5,
    ])
    expect(deck.pool.reduce((sum, kind) => (deck.what[kind] === 0 ? sum + (deck.value[kind] ?? 0) : sum), 0)).toBe(1000)
    expect(deck.prizes.reduce((sum, gold) => sum + gold, 0)).toBe(1000)
  })

  test('chances to win are those of the specification’s table', () => {
    const report = lintDeck(deck)
    const row = (id: string) => report.odds.find((one) => one.monster === id)?.percent
    expect(row('kobold')).toEqual([100, 98, 95, 92, 72])
    expect(row('goblin')).toEqual([95, 91, 84, 72, 42])
    // 62.5 for the Elf, which the table prints as 62.
    expect(row('orc')).toEqual([84, 74, 63, 42, 17])
    expect(row('cave-bear')).toEqual([26, 16, 9, 0, 0])
    expect(row('dragon')).toEqual([0, 0, 0, 0, 0])
    expect([report.corridorMean, report.oddShare]).toEqual([20, 40])
    expect(deck.kinds.filter(({ class: name }) => name === 'fighter').map(({ dice }) => dice && meanOf(dice))).toEqual([
      13.5,
    ])
  })

  test('values of treasures are those of the list', () => {
    const gold = Object.fromEntries(deck.treasures.map(({ id, value }) => [id, value && diceText(value)]))
    expect(gold).toMatchObject({
      'royal-princess': '400',
      'secret-door': null,
      'mystic-map': '3Dx20',
      'cursed-ornament': '4Dx20-200',
      'ancient-manuscript': '1Dx50',
      'magic-armor': '150',
    })
    expect(deck.treasures.filter(({ open }) => open)).toHaveLength(6)
    expect(deck.treasures.filter(({ oncePerGame }) => oncePerGame).map(({ id }) => id)).toEqual([
      'secret-door',
      'statue-of-goddess',
    ])
  })
})

describe('a deck of a user', () => {
  const faultsOf = (data: unknown): string[] => {
    const read = readDeck(data, true)
    return read.ok ? [] : read.faults.map((one) => `${one.path} ${one.code}`)
  }

  test('the deck supplied reads back from its own JSON', () => {
    expect(box.components.read('deck', JSON.stringify(DEFAULT_DECK)).ok).toBe(true)
    expect(box.components.read('deck', 'no json').ok).toBe(false)
  })

  test('all faults are told at once', () => {
    const faults = faultsOf({
      id: 'x y',
      name: '',
      extra: 1,
      main: [
        { kind: 'corridor', value: 0, count: 1 },
        { kind: 'corridor', value: 20, count: 2 },
        { kind: 'corridor', value: 20, count: 2 },
        { kind: 'character', class: 'fighter', name: 'Fighter', strength: 'strong', count: 0 },
        { kind: 'character', class: 'elf', name: '!?', strength: '3D', count: 1 },
        { kind: 'spell', id: 'sleep', name: 'Sleep', value: '2d', humanOnly: true, charm: false, count: 1 },
      ],
      treasures: [
        { id: 'a', name: 'A', open: false, oncePerGame: true, value: '1Dx', count: 1, effects: [] },
        { id: 'a', name: 'A', open: false, oncePerGame: false, value: null, count: 1, effects: [{ type: 'fly' }] },
        {
          id: 'b',
          name: 'B',
          open: false,
          oncePerGame: false,
          value: null,
          count: 1,
          effects: [{ type: 'returnLength', delta: 5 }],
        },
      ],
      prizes: [],
    })
    expect(faults.sort()).toEqual([
      'extra deckFieldUnknown',
      'id deckId',
      'main deckLacks',
      'main.0.value deckRowWrong',
      'main.1 kindTwice',
      'main.2.name nameEmpty',
      'main.3.count deckRowWrong',
      'main.3.value diceWrong',
      'name deckName',
      'prizes deckLacks',
      'treasures.0.open treasureMustOpen',
      'treasures.0.value diceWrong',
      'treasures.1.effects.0.type deckRowWrong',
      'treasures.1.open treasureMustOpen',
    ])
  })

  test('characters may be named in any letters, and are played by class and strength', () => {
    const main = DEFAULT_DECK.main.map((row) =>
      row.kind === 'character' && row.class === 'elf' ? { ...row, name: '月のエルフ' } : row,
    )
    expect(faultsOf({ ...DEFAULT_DECK, main })).toEqual([])
    const made = box.complete({ deck: { ...DEFAULT_DECK, main } }, null)
    if (!made.ok) throw new Error(JSON.stringify(made.faults))
    const card = made.value.deck.kinds.findIndex(({ name }) => name === '月のエルフ')
    expect(box.game.format(made.value, { kind: 'send', card })).toBe('send elf-3d-1')
    expect(box.game.parse(made.value, 'send elf-3d-1')).toEqual({ kind: 'send', card })
  })

  test('nonsense is refused, never thrown', () => {
    for (const nonsense of [null, 3, [], 'x', {}, { main: {} }, { main: [null], treasures: 1, prizes: [[]] }]) {
      expect(faultsOf(nonsense).length).toBeGreaterThan(0)
    }
  })
})
