import { sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { arranged, faultsOf, legalTexts, phaseText, play, table } from '../rules/bench.ts'
import { box } from '../index.ts'

const EIGHT = ['C5', 'C5', 'C10', 'C10', 'elf', 'elf', 'orc', 'cobra']
const WAY = ['C40', 'C40', 'C20']
const FULL = { leg: 'outbound', out: WAY }
const FAR = { out: WAY, back: ['C40'] }
const HOME = { leg: 'returned', out: WAY, back: WAY, prizes: [100] }

describe('arrange', () => {
  test('a position is read as it is written', () => {
    const state = arranged({
      phase: 'post',
      seat: 1,
      dungeon: 3,
      used: ['elf'],
      discard: ['orc', 'elf'],
      parties: [
        { out: ['C10', 'C5'], hand: ['orc', 'C5'].slice(1), monster: 'cobra' },
        { length: 105, back: ['C20'], treasures: ['ring', 'sacred-goblet*', 'holy-coffin'], hand: ['cleric'] },
      ],
    })
    const [first, second] = box.game.view(state, 0).parties
    expect(first).toMatchObject({ leg: 'outbound', outSum: 15, handCount: 1 })
    expect(second).toMatchObject({ leg: 'return', length: 105, required: 120, backSum: 20 })
    expect(second?.treasures.map(({ card, shown }) => [card === null, shown])).toEqual([
      [false, true],
      [false, true],
      [true, false],
    ])
    expect(legalTexts(state, 1)).toEqual(['heal elf', 'end'])
    expect([phaseText(state), state.pile.length]).toEqual(['post 1', 125 - 8])
  })

  test('piles left out hold all other cards; a number asks for that many', () => {
    const state = arranged({ phase: 'act', pile: 12, treasurePile: 4, parties: [{ hand: ['C5'] }, {}] })
    expect([state.pile.length, state.treasurePile.length, state.prizePile.length]).toEqual([12, 4, 6])
    expect(state.pile).not.toContain(state.options.deck.trap)
    const whole = arranged({ phase: 'act', parties: [{ hand: ['C5'] }, { prizes: [300] }] })
    expect([whole.pile.length, whole.treasurePile.length, whole.prizePile.length]).toEqual([124, 21, 5])
  })

  test('every fault is told at once', () => {
    expect(
      faultsOf({
        phase: 'act',
        seat: 3,
        parties: [{ hand: ['C5', 'dragoon'], monster: 'ogres' }, { treasures: ['ring!', 'rings'] }],
      }),
    ).toEqual([
      'parties.0.hand cardUnknown',
      'parties.0.monster cardUnknown',
      'parties.1.treasures treasureText',
      'parties.1.treasures cardUnknown',
      'seat seatUnknown',
    ])
  })

  test('more cards than the deck has are warned of; traps in hands and wrong lengths are refused', () => {
    const { options } = table([])
    const made = box.game.arrange(options, { phase: 'act', parties: [{ hand: ['dragon'] }, { hand: ['dragon'] }] })
    expect(made.ok && made.warnings.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'parties.1.hand tooManyCopies',
    ])
    expect(faultsOf({ phase: 'act', parties: [{ hand: ['trap'] }, {}] })).toEqual(['parties.0.hand trapHeld'])
    expect(faultsOf({ phase: 'act', parties: [{}, { leg: 'return', back: ['C5'] }] })).toEqual([
      'parties.1.length lengthTooShort',
    ])
  })

  /** Holes that were once there: a position as it ought to be, the one change that spoils it, and what is said. */
  test.each<readonly [string, string, string, object, object, string]>([
    ['MM-I4', 'a monster as a corridor', 'act', { out: ['C20'] }, { out: ['cobra'] }, 'parties.0.out rowOfOthers'],
    [
      'MM-I8',
      'eight cards out of turn',
      'act',
      { hand: EIGHT.slice(1) },
      { hand: EIGHT },
      'parties.0.hand handTooLarge',
    ],
    ['MM-I10', 'outbound at full length', 'act', { out: ['C20'] }, FULL, 'parties.0.out roomReached'],
    [
      'MM-I15',
      'RET = R and not back',
      'act',
      { ...FAR, back: ['C40'] },
      { ...FAR, back: WAY },
      'parties.0.back backAlready',
    ],
    ['MM-I13', 'R below L', 'act', FAR, { ...FAR, required: 95 }, 'parties.0.required requiredTooShort'],
    [
      'MM-I6',
      'a returned party with a monster',
      'act',
      HOME,
      { ...HOME, monster: 'orc' },
      'parties.0.monster monsterOutside',
    ],
  ])('%s %s is refused, at its place', (_id, _hole, phase, right, wrong, said) => {
    const at = (party: object): readonly string[] => faultsOf({ phase, seat: 1, parties: [party, { out: ['C5'] }] })
    expect([at(right), at(wrong)]).toEqual([[], [said]])
  })

  test.each<readonly [string, string, object, object, string]>([
    [
      'MM-I20',
      'a returned party where others draw',
      { phase: 'act', seat: 1, parties: [HOME, {}] },
      { frozen: false },
      'frozen notFrozen',
    ],
    [
      'MM-I43',
      'a healed card from nowhere',
      { phase: 'post', discard: ['elf'], used: ['elf'], parties: [{}, {}] },
      { used: ['dwarf'] },
      'used usedWrong',
    ],
    [
      'MM-I42',
      'a charmed Cobra',
      { phase: 'charm', discard: ['elf', 'charm'], parties: [{ monster: 'orc' }, { out: ['C5'] }] },
      { parties: [{ monster: 'cobra' }, { out: ['C5'] }] },
      'parties.0.monster charmOfOthers',
    ],
  ])('%s %s is refused, at its place', (_id, _hole, right, wrong, said) => {
    expect([faultsOf(right), faultsOf({ ...right, ...wrong })]).toEqual([[], [said]])
  })

  test('a shape nobody knows is refused, never thrown', () => {
    for (const nonsense of [
      null,
      3,
      [],
      {},
      { phase: 'nap', parties: [{}, {}] },
      { phase: 'act', parties: [{}, {}], x: 1 },
    ]) {
      expect(faultsOf(nonsense).length).toBeGreaterThan(0)
    }
  })

  test('a phase in which nobody would be asked is refused', () => {
    const at = (phase: string, party: object, choices = {}) =>
      faultsOf({ phase, parties: [party, { out: ['C5'] }] }, choices)
    expect(at('trap', {})).toEqual(['phase trapNotAsked'])
    expect(at('confirm', { hand: ['elf'] })).toEqual(['phase confirmNotAsked'])
    expect(at('confirm', { hand: ['elf'] }, { trapDeclaration: 'honor' })).toEqual(['phase confirmNotAsked'])
    expect(at('act', { leg: 'dead' })).toEqual(['phase seatHasNoTurns'])
    expect(faultsOf({ phase: 'charm', parties: [{ monster: 'orc' }, {}] })).toEqual(['phase charmNotAsked'])
  })

  test('a view of an arranged position can be imagined for every viewer', () => {
    const state = table(
      [
        { length: 100, treasures: ['ring'], hand: ['C20'] },
        { hand: ['elf', 'orc'], banked: ['sword'] },
        { hand: ['C5'] },
      ],
      { pile: 9, discard: ['trap'], treasurePile: 3 },
    )
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const seen = box.game.view(state, viewer)
      const world = box.game.imagine(seen)(sampledChance(`world ${viewer}`))
      expect(box.game.view(world, viewer)).toEqual(seen)
      expect(box.game.check(world)).toEqual([])
    }
  })
})

describe('notation', () => {
  test('parse undoes format, giving the same object; nonsense is null', () => {
    const hand = ['C5', 'elf', 'cleric', 'orc', 'detour', 'sleep', 'thief']
    const states = [
      table([{ hand }]),
      table([{ monster: 'zombie', hand }]),
      arranged({ phase: 'trap', parties: [{ hand }, {}] }),
      table([{ length: 100, treasures: ['secret-door', 'holy-coffin'], monster: 'zombie', hand }]),
      arranged({ phase: 'charm', parties: [{ monster: 'orc' }, { out: ['C5'] }] }),
    ]
    for (const state of states) {
      for (const action of box.game.legal(state, 0)) {
        expect(box.game.parse(state.options, box.game.format(state.options, action))).toBe(action)
        expect(Object.isFrozen(action)).toBe(true)
      }
    }
    const { options } = table([])
    for (const text of [
      '',
      'corridor',
      'corridor elf',
      'corridor C20 P1',
      'monster orc',
      'monster orc P0',
      'monster orc P7',
      'send orc',
      'cast elf',
      'arm elf',
      'open ring',
      'open ring orc',
      'dispel',
      'throw well',
      'toString',
      '__proto__',
      'pass ',
      'discard  C5',
    ]) {
      expect(box.game.parse(options, text), text).toBeNull()
    }
  })

  test('what stands on a terminal fits it, and hides what is hidden', () => {
    const state = table([{ length: 100, treasures: ['ring'], hand: ['C20', 'fighter'] }, { monster: 'dragon' }])
    play(state, 0, 'pass', ['elf'])
    const lines = box.text.board(box.game.view(state, 1))
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80)
    const all = lines.join('\n')
    expect(all).toContain('TREASURE ROOM')
    expect(all).toContain('Dragon 26')
    expect(all).not.toContain('Ring')
    expect(all).not.toContain('Fighter')
    expect(box.text.board(box.game.view(state, 0)).join('\n')).toContain('Ring (secret)')
  })
})
