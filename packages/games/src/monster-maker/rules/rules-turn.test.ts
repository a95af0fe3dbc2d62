import { describe, expect, test } from 'vitest'
import {
  NEXT,
  arranged,
  dealt,
  discards,
  handOf,
  legOf,
  legalTexts,
  monsterOf,
  phaseText,
  play,
  playOn,
  refusalOf,
  rowOf,
  rows,
  table,
  treasuresOf,
  wayOf,
} from './bench.ts'
import { box } from '../index.ts'

const SEVEN = ['C10', 'C15', 'C20', 'C25', 'C30', 'fighter', 'dwarf']
const hands = (seats: number): string[] => Array.from({ length: seats }, () => SEVEN).flat()

describe('the game and its preparation', () => {
  test('MM-G1 corridors lead to the room, a treasure is taken, and the exact way leads out', () => {
    const state = table([{ out: ['C40', 'C40'], hand: ['C20', 'C40', 'C40', 'C20'] }, {}, {}])
    play(state, 0, 'corridor C20', ['ring', NEXT])
    for (const [card, script] of [
      ['C40', [NEXT]],
      ['C20', [NEXT]],
      ['C40', [300]],
    ] as const) {
      playOn(state, 1, state.parties[1]?.hand.length === 8 ? 'discard C25' : 'pass')
      play(state, 2, 'pass', ['elf'])
      play(state, 0, `corridor ${card}`, script)
    }
    expect([legOf(state, 0), treasuresOf(state, 0), state.parties[0]?.prizes]).toEqual(['returned', ['ring'], [300]])
  })

  test('MM-G2 two to six seats', () => {
    for (const seats of box.seats) {
      expect(dealt({ starterMethod: 'seat' }, seats, [...hands(seats), 'C5']).parties).toHaveLength(seats)
    }
    expect(() => arranged({ phase: 'act', parties: [{}] })).toThrow('positionShape')
  })

  test('MM-G3 gold is banked treasures and prizes, nothing else', () => {
    const parties = [
      { leg: 'dead', banked: ['ring'], prizes: [200] },
      { leg: 'dead', treasures: ['lost-crown'] },
    ]
    const state = arranged({ phase: 'dungeonEnd', prizePile: [], parties })
    play(state, 0, 'proceed')
    expect(state.phase).toMatchObject({ gold: [350, 0] })
  })

  test('MM-G4 dungeon follows dungeon', () => {
    const state = arranged({ phase: 'dungeonEnd', parties: [{ leg: 'dead' }, { leg: 'dead' }] })
    playOn(state, 0, 'proceed')
    expect([state.dungeon, state.turn]).toEqual([2, 1])
  })

  test('MM-P1 seven cards each from the whole deck', () => {
    const state = dealt({ starterMethod: 'seat' }, 3, [...hands(3), 'C5'])
    expect(state.parties.map(({ hand }) => hand.length)).toEqual([8, 7, 7])
    expect(state.pile).toHaveLength(125 - 22)
  })

  test('MM-P2 no opening hand holds a trap', () => {
    const trapped = ['trap', 'trap', ...SEVEN.slice(2)]
    const state = dealt({ starterMethod: 'seat' }, 2, [...trapped, ...SEVEN, 'C5', 'trap', 'elf', 'C5'])
    expect(state.parties.map(({ exchanged }) => exchanged)).toEqual([3, 0])
    expect(handOf(state, 0)).not.toContain('trap')
    expect(state.pile.filter((kind) => kind === state.options.deck.trap)).toHaveLength(5)
  })

  test('MM-P3 the small piles are set up once a game, or anew with dungeon wins', () => {
    const start = (choices: Record<string, unknown>) => {
      const parties = [{ leg: 'dead', banked: ['ring'], prizes: [100] }, { leg: 'dead' }]
      const state = arranged({ phase: 'dungeonEnd', parties }, choices)
      playOn(state, 0, 'proceed')
      return [state.treasurePile.length, state.prizePile.length]
    }
    expect(start({})).toEqual([20, 5])
    expect(start({ victory: 'dungeonWins' })).toEqual([21, 6])
  })

  test('MM-P4 dice find who starts, and play goes clockwise', () => {
    const state = dealt({}, 2, [2, 2, 1, 5, ...hands(2), 'C5'])
    expect(phaseText(state)).toBe('act 1')
    play(state, 1, 'discard C5', ['elf'])
    expect(phaseText(state)).toBe('act 0')
  })
})

describe('turn', () => {
  test('MM-T1 the draw comes first and cannot be declined; in the freeze there is none', () => {
    const parties = [
      { out: ['C10'], hand: ['elf'] },
      { out: ['C10'], hand: ['elf'] },
    ]
    const state = arranged({ phase: 'start', parties })
    expect(legalTexts(state, 0)).toEqual(['proceed'])
    play(state, 0, 'proceed', ['orc'])
    expect(handOf(state, 0)).toEqual(['elf', 'orc'])
    const frozen = arranged({ phase: 'start', frozen: true, parties })
    play(frozen, 0, 'proceed')
    expect(handOf(frozen, 0)).toEqual(['elf'])
  })

  test('MM-T2 one main action of five, and no second', () => {
    const hand = ['C10', 'fighter', 'orc', 'elf', 'sleep', 'detour', 'C5', 'C15']
    const kinds = (state: ReturnType<typeof table>) => new Set(legalTexts(state, 0).map((text) => text.split(' ')[0]))
    expect(kinds(table([{ hand }]))).toEqual(new Set(['corridor', 'monster', 'discard']))
    expect(kinds(table([{ hand: hand.slice(1), monster: 'cobra' }]))).toEqual(
      new Set(['monster', 'send', 'detour', 'pass']),
    )
    const state = table([{ hand: hand.slice(1) }])
    play(state, 0, 'corridor C5', [NEXT])
    for (const text of ['corridor C15', 'monster orc P2', 'pass'])
      expect(refusalOf(state, 0, text)).toBe('notYourTurn MM-P4')
  })

  test('MM-T3 corridors lie in the order placed and add up', () => {
    const state = table([{ out: ['C25', 'C5'], hand: ['C15', 'elf'] }])
    const [walked] = play(state, 0, 'corridor C15', [NEXT])
    expect(walked).toMatchObject({ kind: 'walked', total: 45, goal: 100 })
    expect(rowOf(state, 0)).toEqual(['C25', 'C5', 'C15'])
  })

  test('MM-T4 no corridor past a monster', () => {
    expect(refusalOf(table([{ monster: 'kobold', hand: ['C5'] }]), 0, 'corridor C5')).toBe('underAttack MM-T4')
  })

  test('MM-T5 a monster goes in front of an opponent only', () => {
    const state = table([{ hand: ['orc', 'elf'] }])
    expect(legalTexts(state, 0)).toEqual(['monster orc P2', 'monster orc P3', 'pass'])
    play(state, 0, 'monster orc P2', [NEXT])
    expect([monsterOf(state, 1), handOf(state, 0)]).toEqual(['orc', ['elf']])
  })

  test('MM-T6 one monster to a corridor', () => {
    const state = table([{ hand: ['orc'] }, { monster: 'cobra' }, { out: [] }])
    expect(legalTexts(state, 0)).toEqual(['pass'])
  })

  test('MM-T7 any number of characters, at least one', () => {
    const state = table([{ monster: 'dragon', hand: ['fighter', 'fighter', 'elf', 'thief'] }])
    expect(refusalOf(state, 0, 'roll')).toBe('nobodySent MM-T7')
    const [fought] = play(
      state,
      0,
      'send fighter, send fighter, send elf, send thief, roll',
      [6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1],
    )
    expect(fought).toMatchObject({ total: 21 + 6 + 4 + 5, won: true })
  })

  test('MM-T8 the characters are discarded, won or lost', () => {
    for (const [monster, won] of [
      ['kobold', true],
      ['dragon', false],
    ] as const) {
      const state = table([{ monster, hand: ['fighter'] }])
      expect(play(state, 0, 'send fighter, roll', [3, 3, 3])[0]).toMatchObject({ won })
      expect(discards(state)).toContain('fighter')
    }
  })

  test('MM-T9 a beaten monster is discarded', () => {
    const state = table([{ monster: 'kobold', hand: ['fighter'] }])
    play(state, 0, 'send fighter, roll', [3, 3, 3])
    expect([monsterOf(state, 0), discards(state)]).toEqual([null, ['fighter', 'kobold']])
  })

  test('MM-T10 an unbeaten monster stays', () => {
    const state = table([{ monster: 'dragon', hand: ['fighter'] }])
    play(state, 0, 'send fighter, roll', [3, 3, 3])
    expect(monsterOf(state, 0)).toBe('dragon')
  })

  test('MM-T11 a discard with eight cards, of any card', () => {
    const hand = [...SEVEN, 'dragon']
    const state = table([{ hand }])
    const thrown = legalTexts(state, 0).filter((text) => text.startsWith('discard'))
    expect(thrown).toEqual(hand.map((card) => `discard ${card}`))
    expect(refusalOf(table([{ hand: SEVEN }]), 0, 'discard C10')).toBe('handNotFull MM-T11')
  })

  test('MM-T12 nobody ends a turn with eight cards, not even by a treasure that dispels as the action', () => {
    const party = { length: 100, treasures: ['sacred-goblet'], monster: 'zombie', hand: [...SEVEN, 'orc'] }
    const state = table([party], {}, { dispelAction: 'action' })
    expect(refusalOf(state, 0, 'dispel sacred-goblet')).toBe('handFull MM-T12')
    expect(refusalOf(state, 0, 'pass')).toBe('handFull MM-T12')
    expect(
      refusalOf(table([{ ...party, hand: SEVEN }], {}, { dispelAction: 'action' }), 0, 'dispel sacred-goblet'),
    ).toBeNull()
  })

  test('MM-T13 with seven cards one may pass', () => {
    const state = table([{ hand: SEVEN }])
    play(state, 0, 'pass', [NEXT])
    expect(handOf(state, 0)).toHaveLength(7)
  })
})

describe('house rules and rulings', () => {
  test('MM-H1 a victory may be followed by a corridor, and only then', () => {
    const start = (corridorAfterVictory: string) => {
      const state = table([{ monster: 'kobold', hand: ['fighter', 'C10'] }], {}, { corridorAfterVictory })
      play(state, 0, 'send fighter, roll', [3, 3, 3])
      return refusalOf(state, 0, 'corridor C10')
    }
    expect([start('off'), start('battle'), start('any')]).toEqual(['wayNotFreeYet MM-T9', null, null])
  })

  test('MM-H2 the same choices are the same frozen options, for every state of the match', () => {
    const state = table([])
    expect(box.game.clone(state).options).toBe(state.options)
    expect(Object.isFrozen(state.options)).toBe(true)
  })

  test('MM-X1 free actions in phases act and post of one’s own turn', () => {
    const state = table([
      { monster: 'zombie', hand: ['elf', 'cleric', 'detour'] },
      { monster: 'ghoul', hand: ['cleric'] },
    ])
    expect(legalTexts(state, 0)).toEqual(expect.arrayContaining(['detour', 'dispel cleric']))
    expect(refusalOf(state, 1, 'dispel cleric')).toBe('notYourTurn MM-X1')
    play(state, 0, 'send elf, roll', [1, 1, 1])
    expect(legalTexts(state, 0)).toEqual(['detour', 'dispel cleric', 'heal elf', 'end'])
  })

  test('MM-X2 only Heal takes a card out of the discard pile', () => {
    const state = table([{ monster: 'dragon', hand: ['elf', 'cleric'] }], { discard: ['elf', 'orc'] })
    play(state, 0, 'send elf, roll', [1, 1, 1])
    expect(discards(state)).toEqual(['elf', 'orc', 'elf'])
    play(state, 0, 'heal elf')
    expect(discards(state)).toEqual(['elf', 'orc', 'cleric'])
  })

  test('MM-X3 between dungeons the whole main deck is one again', () => {
    const parties = [
      { leg: 'dead', hand: ['orc'], out: ['C10'] },
      { leg: 'dead', monster: 'cobra' },
    ]
    const state = arranged({ phase: 'dungeonEnd', discard: ['elf'], pile: 3, parties })
    playOn(state, 0, 'proceed')
    expect(state.pile.length + state.parties.reduce((sum, { hand }) => sum + hand.length, state.discard.length)).toBe(
      125,
    )
  })

  test('MM-X4 passing for ever ends the dungeon', () => {
    const parties = [
      { out: ['C10'], hand: ['elf'] },
      { out: ['C10'], hand: ['elf'] },
    ]
    const state = arranged({ phase: 'act', frozen: true, parties })
    play(state, 0, 'pass')
    expect(playOn(state, 1, 'pass').find(({ kind }) => kind === 'dungeonEnded')).toMatchObject({ reason: 'idle' })
  })

  test('MM-X5 no more dungeons than maxDungeons', () => {
    const last = { phase: 'dungeonEnd', dungeon: 3, parties: [{ leg: 'dead' }, { leg: 'dead' }] }
    const over = arranged(last, { maxDungeons: 3 })
    playOn(over, 0, 'proceed')
    expect(over.phase).toMatchObject({ outcome: { reason: 'lastDungeon' } })
    const on = arranged(last, { maxDungeons: 4 })
    playOn(on, 0, 'proceed')
    expect(on.dungeon).toBe(4)
  })

  test('MM-X6 the room is reached for good: corridors lost later change nothing', () => {
    const party = { out: rows(100), monster: 'cobra', hand: ['detour', 'elf'] }
    const state = table([party], {}, { detourRemovesCorridor: true })
    play(state, 0, 'detour')
    expect([wayOf(state, 0), legOf(state, 0)]).toEqual(['ROOM 100 RET 0/100', 'room'])
  })
})
