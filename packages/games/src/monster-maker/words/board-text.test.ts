import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { arranged } from '../rules/bench.ts'
import { SMALL_DECK } from '../set/small-deck.ts'

const FOOT = '* not from the rulebook'

const board = (position: object, choices: Record<string, unknown> = {}): readonly string[] =>
  box.text.board(box.game.view(arranged(position, choices), 0))

describe('the board of a terminal', () => {
  test('MM-P1 MM-Z1 MM-TC13 marks what stands in no rulebook wherever it is shown, and says what the mark means', () => {
    const lines = board({
      phase: 'act',
      dungeon: 2,
      discard: ['cleric', 'elf'],
      parties: [
        { length: 100, out: ['C40', 'C40', 'C15', 'C5'], hand: ['fighter', 'dwarf', 'sleep', 'C15'], prizes: [200] },
        { out: ['C20'], monster: 'dragon', treasures: [] },
      ],
    })
    const all = lines.join('\n')
    for (const text of [
      '40*+40*+15*+5*',
      'Fighter,',
      'Dwarf*',
      'Sleep',
      'Corridor 15p*',
      '200*',
      'Dragon 26*',
      '(Elf*)',
    ])
      expect(all).toContain(text)
    expect(all).not.toMatch(/Fighter\*|Sleep\*/)
    expect(lines.at(-1)).toBe(FOOT)
    const found = { phase: 'act', parties: [{ length: 100, treasures: ['magic-armor', 'ring'] }, {}] }
    expect(board(found).join('\n')).toContain('Magic Armor* (secret), Ring (secret)')
    const home = { phase: 'act', dungeon: 2, parties: [{ banked: ['haul'] }, {}] }
    expect(board(home, { treasureCards: false }).join('\n')).toMatch(/home: Treasure\*/)
  })

  test('MM-P1 claims nothing of a deck of one’s own, stars in its names or not', () => {
    const [orc] = SMALL_DECK.main.filter((row) => row.kind === 'monster')
    const deck = { ...SMALL_DECK, main: SMALL_DECK.main.map((row) => (row === orc ? { ...orc, name: 'Orc*' } : row)) }
    const lines = board({ phase: 'act', parties: [{ hand: ['orc', 'ghoul'], monster: 'orc' }, {}] }, { deck })
    expect(lines.join('\n')).toContain('Orc* 9')
    expect(lines).not.toContain(FOOT)
  })
})
