import type { Seat } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import {
  arranged,
  dealt,
  discards,
  handOf,
  leave as resign,
  legOf,
  legalTexts,
  monsterOf,
  phaseText,
  play,
  playOn,
  refusalOf,
  table,
} from './bench.ts'
import { DEFAULT_DECK } from '../set/cards.ts'
import type { Event } from './events.ts'
import { box } from '../index.ts'
import type { State } from './state.ts'

// Honour, players who leave, and decks of one's own: what may happen to any table.

const home = { leg: 'returned', length: 100, required: 5, back: ['C5'] }

/** A player leaves; what everybody sees of it. No card may be lost or doubled by it. */
const leave = (state: State, seat: Seat): Event[] => {
  const heard = resign(state, seat, 'leave')
  expect(box.game.check(state)).toEqual([])
  return heard
}

const kindsOf = (events: readonly Event[]): string[] => events.map(({ kind }) => kind)

describe('honour', () => {
  const honor = { trapDeclaration: 'honor' }
  test('MM-TR1 a trap kept is declared in a later turn, before anything else', () => {
    const parties = [
      { out: ['C10'], hand: ['trap', 'thief', 'C5'] },
      { out: ['C10'], hand: ['elf'] },
    ]
    const state = arranged({ phase: 'start', parties }, honor)
    play(state, 0, 'proceed', ['orc'])
    expect(legalTexts(state, 0)).toEqual(['keep'])
    play(state, 0, 'keep')
    expect(legalTexts(state, 0)).toContain('declare')
    play(state, 0, 'declare')
    play(state, 0, 'avoid thief')
    expect([handOf(state, 0), discards(state)]).toEqual([
      ['C5', 'orc'],
      ['thief', 'trap'],
    ])
    expect(refusalOf(state, 0, 'declare')).toBe('nothingHidden MM-TR1')
  })
  test('MM-TR3 kept traps are none of the three cards, and no card to throw away', () => {
    const parties = [
      { out: ['C10'], hand: ['trap', 'trap', 'C5', 'elf'] },
      { out: ['C10'], hand: ['elf'] },
    ]
    const state = arranged({ phase: 'start', parties }, honor)
    play(state, 0, 'proceed', ['trap'])
    play(state, 0, 'declare')
    expect(refusalOf(state, 0, 'drop trap')).toBe('trapStays MM-TR1')
    play(state, 0, 'drop C5, drop elf, suffer')
    expect(handOf(state, 0)).toEqual(['trap', 'trap'])
  })
  test('MM-F2 a kept trap is a card in hand: the party lives on', () => {
    const parties = [
      { length: 100, back: ['C40', 'C40', 'C15'], hand: ['C5'] },
      { out: ['C10'], hand: ['trap'] },
      { out: ['C10'], hand: [] },
    ]
    const state = arranged({ phase: 'act', parties }, honor)
    play(state, 0, 'corridor C5', [100])
    expect([legOf(state, 1), legOf(state, 2), legalTexts(state, 1)]).toEqual(['outbound', 'dead', ['pass']])
  })
})

describe('leaving in every phase', () => {
  const three = (first: object, rest: object = {}): object[] => [
    { out: ['C10'], hand: ['elf', 'C5', 'thief'], ...first },
    { out: ['C10'], hand: ['elf'], ...rest },
    { out: ['C10'], hand: ['elf'] },
  ]
  test('in a trap the trap is discarded and the next player draws', () => {
    const state = arranged({ phase: 'trap', parties: three({}) })
    expect(kindsOf(leave(state, 0)).slice(0, 3)).toEqual(['conceded', 'died', 'turnBegan'])
    expect([discards(state), state.seat, handOf(state, 0).length]).toEqual([['trap'], 1, 3])
  })
  test('MM-T9 with a charmed monster waiting the beaten monster is discarded', () => {
    const state = arranged({ phase: 'charm', discard: ['elf', 'charm'], parties: three({ monster: 'orc' }) })
    leave(state, 0)
    expect([monsterOf(state, 0), discards(state).at(-1), state.seat]).toEqual([null, 'orc', 1])
  })
  test('before a drawn card is confirmed', () => {
    const parties = three({})
    const state = arranged({ phase: 'confirm', drawn: 'C5', parties }, { trapDeclaration: 'honor' })
    leave(state, 0)
    expect([state.seat, state.drawn >= 0, legOf(state, 0)]).toEqual([1, true, 'dead'])
  })
  test('after the action, and out of turn in somebody else’s trap or charm', () => {
    const post = arranged({ phase: 'post', parties: three({}) })
    leave(post, 0)
    expect(post.seat).toBe(1)
    const trap = arranged({ phase: 'trap', parties: three({}) })
    leave(trap, 1)
    expect(phaseText(trap)).toBe('trap 0')
    const charm = arranged({ phase: 'charm', parties: three({ monster: 'orc' }, {}) })
    leave(charm, 1)
    leave(charm, 2)
    expect(charm.phase).toMatchObject({ kind: 'over', outcome: { places: [1, 2, 2], reason: 'conceded' } })
  })
  test('MM-P4 while rock, paper, scissors are thrown: those left decide', () => {
    const state = dealt({ starterMethod: 'rps' }, 3, 'rps')
    playOn(state, 0, 'throw paper')
    playOn(state, 1, 'throw rock')
    expect(phaseText(state)).toBe('rps 2')
    leave(state, 2)
    expect([state.starter, state.turn, handOf(state, 2)]).toEqual([0, 1, []])
  })
  test('MM-P4 a throw nobody answers any more is gone with the throwing', () => {
    const state = dealt({ starterMethod: 'rps' }, 3, 'rps')
    playOn(state, 0, 'throw paper')
    playOn(state, 1, 'throw rock')
    playOn(state, 2, 'throw paper')
    expect(phaseText(state)).toBe('rps 0 2')
    playOn(state, 2, 'throw rock')
    leave(state, 0)
    expect([state.starter, state.turn, state.throws]).toEqual([2, 1, [-1, -1, -1]])
  })
  test('MM-E2 who is back and leaves keeps the freeze, and the prize does not come again', () => {
    const parties = [home, { length: 100, back: ['C40', 'C40', 'C15'], hand: ['C5'] }, { out: ['C10'], hand: ['elf'] }]
    const state = arranged({ phase: 'act', seat: 1, prizePile: [100], parties })
    leave(state, 0)
    play(state, 1, 'corridor C5')
    expect([legOf(state, 1), state.parties[1]?.prizes, state.frozen]).toEqual(['returned', [], true])
  })
  test('MM-F4 the last party inside leaves while the returned may still interfere', () => {
    const parties = [
      { ...home, hand: ['orc'] },
      { out: ['C10'], hand: ['elf'] },
      { ...home, back: ['C5'] },
    ]
    const state = arranged({ phase: 'act', seat: 0, parties }, { returnedMayInterfere: true })
    const ended = leave(state, 1).find(({ kind }) => kind === 'dungeonEnded')
    expect(ended).toMatchObject({ reason: 'empty' })
    expect(state.dungeon).toBe(2)
  })
  test('MM-P4 who was first back and left does not start the next dungeon', () => {
    const parties = [
      { ...home, hand: ['orc'] },
      { out: ['C10'], hand: ['elf'] },
      { out: ['C10'], hand: ['elf'] },
    ]
    const state = arranged({ phase: 'act', seat: 1, starter: 1, parties }, { nextStarter: 'firstReturner' })
    leave(state, 0)
    playOn(state, 1, 'pass')
    playOn(state, 2, 'pass')
    expect([state.dungeon, state.starter]).toEqual([2, 2])
  })
})

describe('a deck of one’s own', () => {
  test('MM-C3 a Cleric with a strength fights, and another one heals him', () => {
    const main = DEFAULT_DECK.main.map((row) => (row.kind === 'cleric' ? { ...row, strength: '2D+2' } : row))
    const deck = { ...DEFAULT_DECK, id: 'monks', main }
    const state = table([{ monster: 'kobold', hand: ['cleric', 'cleric', 'fire-ball'] }], {}, { deck })
    const [fought] = play(state, 0, 'send cleric, cast fire-ball, roll', [1, 1, 1, 1, 1])
    expect(fought).toMatchObject({ total: 7, won: true })
    play(state, 0, 'heal cleric')
    expect(handOf(state, 0)).toEqual(['cleric'])
  })
  test('MM-E1 a deck that is all dealt out freezes before the first turn', () => {
    const main = [
      { kind: 'corridor', value: 10, count: 13 },
      { kind: 'monster', id: 'orc', name: 'Orc', type: 'human', strength: 11, count: 1 },
    ]
    const state = dealt({ deck: { ...DEFAULT_DECK, id: 'tiny', main }, starterMethod: 'seat' }, 2, 'tiny')
    expect([state.frozen, state.pile, phaseText(state), handOf(state, 0).length]).toEqual([true, [], 'act 0', 7])
  })
  test('MM-CH2 a class of one’s own casts, and has no benefit of Charm', () => {
    const main = [
      ...DEFAULT_DECK.main,
      { kind: 'character', class: 'bard', name: 'Bard', strength: '2D', count: 2 } as const,
    ]
    const state = table(
      [{ monster: 'goblin', hand: ['bard', 'charm'] }],
      {},
      { deck: { ...DEFAULT_DECK, id: 'bards', main } },
    )
    play(state, 0, 'send bard, cast charm, roll', [6, 6, 1, 1, 1, 1])
    expect([phaseText(state), monsterOf(state, 0)]).toEqual(['post 0', null])
    const picky = table(
      [{ monster: 'goblin', hand: ['bard', 'charm'] }],
      {},
      { deck: { ...DEFAULT_DECK, id: 'bards', main }, casters: 'elfMagicUser' },
    )
    expect(refusalOf(picky, 0, 'send bard, cast charm')).toBe('cannotCast MM-SP3')
  })
})
