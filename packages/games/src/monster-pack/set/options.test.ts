import { sampledChance } from '@menagerie/engine'
import { optionFaults } from '@menagerie/engine/conformance'
import { describe, expect, test } from 'vitest'
import {
  arranged,
  discardOf,
  field,
  handOf,
  hpOf,
  legalTexts,
  optionsOf,
  phaseText,
  play,
  refusalOf,
} from '../rules/bench.ts'
import { presetDecks } from './deck.ts'
import { type State, check } from '../rules/state.ts'
import { box } from '../index.ts'
import { room } from '../secrets/conformance.ts'
import { trials } from './witnesses.ts'

const FULL = ['G01', 'G02', 'G03', 'G04', 'G05', 'G06']
const SIX = ['R01', 'R02', 'R03', 'R04', 'R05', 'R06']

const begin = (choices: Record<string, unknown>, seed = 'x'): State => {
  const options = optionsOf(choices)
  const chance = sampledChance(seed)
  const lists = [box.loadouts.choose(options, chance), box.loadouts.choose(options, chance)]
  return box.game.setup(options, lists, chance, null)
}

const faultsOf = (choices: Record<string, unknown>): string[] => {
  const made = box.complete(choices, null)
  return made.ok ? [] : made.faults.map((found) => `${found.path} ${found.code}`)
}

test('every option has its words, its rules, a reader and a test', async () => {
  expect(await optionFaults(box, room, trials)).toEqual([])
})

describe('options', () => {
  test('the same choices give the same frozen object', () => {
    expect(optionsOf({ format: 'short' })).toBe(optionsOf({ format: 'short' }))
    expect(Object.isFrozen(optionsOf())).toBe(true)
  })

  test('unknown and impossible values are refused all at once, by name', () => {
    expect(faultsOf({ format: 'huge', handSize: 9, nonsense: 1, openDecklists: 'yes' }).sort()).toEqual([
      'options.format optionNotAChoice',
      'options.handSize optionOutOfRange',
      'options.nonsense optionUnknown',
      'options.openDecklists optionNotAFlag',
    ])
  })

  test('format, deckSize, startHp: custom takes its own numbers (MP-01)', () => {
    const state = begin({ format: 'custom', deckSize: 60, startHp: 99 })
    expect([state.sides[0].list.length, state.sides[0].hp]).toEqual([60, 99])
  })

  test('handSize: deal and refill target (MP-06)', () => {
    for (const handSize of [4, 8]) {
      const state = begin({ handSize })
      expect(state.sides[1].hand).toHaveLength(handSize)
    }
    const state = arranged(
      { phase: 'draw', sides: [{ hand: ['R01'], deck: 9 }, { hand: FULL.slice(0, 4) }] },
      { handSize: 4 },
    )
    box.game.apply(state, 0, box.game.legal(state, 0)[0] ?? { kind: 'proceed' }, sampledChance(1), null)
    expect(state.sides[0].hand).toHaveLength(4)
  })

  test('mat: the four mats and one of the user (MP-10)', () => {
    for (const [mat, waiting, active] of [
      ['tetra', 4, 4],
      ['stagger', 4, 3],
      ['straight', 4, 4],
      ['small', 3, 3],
    ] as const) {
      expect([optionsOf({ mat }).mat.waiting, optionsOf({ mat }).mat.active]).toEqual([waiting, active])
    }
    const own = optionsOf({ mat: { waiting: 2, active: 1, adj: [[0], [0]] } })
    expect(own.mat.adj).toEqual([[0], [0]])
    expect(faultsOf({ mat: { waiting: 2, active: 1, adj: [[0], []] } })).toEqual(['mat.adj.1 matNoWayUp'])
    expect(faultsOf({ mat: { waiting: 2, active: 1, adj: [[3]] } })).toEqual([
      'mat.adj matRows',
      'mat.adj.0 matRowWrong',
    ])
  })

  test('cards: a set of the user is checked card by card', () => {
    const row = { id: 'Z1', name: 'Zed', type: 'Blue Evade', power: 10, stars: 1 }
    expect(faultsOf({ cards: [row, { ...row, power: 1001 }, { ...row, stars: 0, name: '' }, row] }).sort()).toEqual([
      'cards.1.power cardWrong',
      'cards.2.name cardWrong',
      'cards.2.stars cardWrong',
      'cards.3.id cardTwice',
    ])
    const set = Array.from({ length: 12 }, (_, i) => ({ ...row, id: `Z${i}` }))
    const state = begin({ cards: set, format: 'short' })
    expect(state.sides[0].list).toHaveLength(20)
    expect(faultsOf({ cards: set.slice(0, 3) })).toEqual(['options.cards cardsTooFew'])
  })

  test('copyLimit and starBudget: a chosen deck keeps them (MP-D2, MP-D3)', () => {
    for (const choices of [{ copyLimit: 1 }, { starBudget: 45 }, { copyLimit: 0 }, { starBudget: 45, copyLimit: 1 }]) {
      const options = optionsOf(choices)
      for (let i = 0; i < 20; i++) {
        const list = box.loadouts.choose(options, sampledChance(`deck ${i}`))
        expect(box.loadouts.check(options, list)).toMatchObject({ ok: true })
      }
    }
    expect(faultsOf({ starBudget: 20 })).toEqual(['options.starBudget budgetTooSmall'])
  })

  test('firstPlayer: a seat, chance, or the loser of the last game (MP-02)', () => {
    expect(begin({ firstPlayer: 'seat0' }).starter).toBe(0)
    expect(begin({ firstPlayer: 'seat1' }).starter).toBe(1)
    const lost = { places: [2, 1], payoffs: [-1, 1], reason: 'hitPoints' }
    const drawn = { places: [1, 1], payoffs: [0, 0], reason: 'agreed' }
    const chosen = (last: typeof lost | null): unknown => {
      const made = box.complete({ firstPlayer: 'loser' }, last)
      return made.ok ? made.value.firstPlayer : made.faults
    }
    expect([chosen(lost), chosen({ ...lost, places: [1, 2] }), chosen(drawn), chosen(null)]).toEqual([
      'seat0',
      'seat1',
      'random',
      'random',
    ])
  })

  test('firstTurnBoost: starterBanned, bothBanned, allowed (MP-26)', () => {
    const phases = (firstTurnBoost: string): string[] => {
      const state = arranged({ phase: 'summon', turn: 1, sides: [{ hand: SIX }, { hand: FULL }] }, { firstTurnBoost })
      play(state, 0, 'summon R01 W1')
      const first = phaseText(state)
      if (first === 'boost1 0') for (const _ of [1, 2]) play(state, 0, 'pass')
      play(state, 1, 'summon G01 W1', [])
      return [first, phaseText(state)]
    }
    expect(phases('starterBanned')).toEqual(['summon 1', 'boost1 1'])
    expect(phases('allowed')).toEqual(['boost1 0', 'boost1 1'])
    const both = arranged(
      { phase: 'summon', turn: 2, sides: [{ hand: SIX }, { hand: FULL }] },
      { firstTurnBoost: 'bothBanned' },
    )
    play(both, 1, 'summon G01 W1')
    expect(phaseText(both)).toBe('summon 0')
  })

  test('summon: under `may` nothing need be summoned, and a cap ends the game (MP-18)', () => {
    const state = arranged({ phase: 'summon', sides: [{ hand: SIX }, { hand: FULL }] }, { summon: 'may' })
    expect(legalTexts(state, 0)).toContain('skip')
    play(state, 0, 'skip')
    expect([field(state, 0), phaseText(state)]).toEqual([{}, 'summon 1'])
    expect([optionsOf({ summon: 'may' }).turnCap, optionsOf({ summon: 'may', turnCap: 9 }).turnCap]).toEqual([200, 9])
    const drawn = begin({ summon: 'may' })
    while (box.game.pending(drawn).status === 'deciding') play(drawn, drawn.turnPlayer, 'skip')
    expect(drawn.phase).toMatchObject({ kind: 'over', outcome: { places: [1, 1], reason: 'turnCapDrawn' } })
    expect(drawn.turn).toBe(200)
  })

  test('boostEntry: at the next own countdown instead of at once (MP-28)', () => {
    const state = arranged(
      { phase: 'boost1', sides: [{ hand: SIX, waiting: { W1: 'R07(1)' }, deck: ['B01'] }, { hand: FULL }] },
      { boostEntry: 'countdown', blockedEntry: 'asap' },
    )
    play(state, 0, 'boost W1 R01')
    expect([field(state, 0), phaseText(state)]).toEqual([{ W1: 'R07(0h)' }, 'summon 1'])
    expect(refusalOf(state, 0, 'up W1 A1')).toBe('notYourTurn MP-05')
    play(state, 1, 'summon G01 W1')
    play(state, 1, 'pass')
    play(state, 1, 'pass', ['B01'])
    expect([phaseText(state), legalTexts(state, 0)]).toEqual(['countdown 0', ['up W1 A1', 'up W1 A2']])
  })

  test('blockedEntry: asap lets blocked monsters enter after the duel, the player in turn first (MP-13)', () => {
    const state = arranged(
      {
        phase: 'duel',
        sides: [
          { hand: SIX, waiting: { W1: 'R01(0)', W2: 'R18(4)' }, active: { A1: 'R02', A2: 'B02' } },
          { hand: FULL, waiting: { W1: 'G01(0)' }, active: { A1: 'R02', A2: 'B02' } },
        ],
      },
      { blockedEntry: 'asap' },
    )
    play(state, 0, 'proceed')
    expect([phaseText(state), legalTexts(state, 0)]).toEqual(['entryAsap 0', ['up W1 A1', 'up W1 A2']])
    play(state, 0, 'up W1 A1')
    expect([phaseText(state), legalTexts(state, 1)]).toEqual(['entryAsap 1', ['up W1 A1', 'up W1 A2']])
    play(state, 1, 'up W1 A2')
    expect(phaseText(state)).toBe('boost2 0')
    expect([field(state, 0), field(state, 1)]).toEqual([{ A1: 'R01', W2: 'R18(4)' }, { A2: 'G01' }])
  })

  test('deckOut: onEmptyDraw, onShortDraw, onEmptyDeck (MP-07, MP-08)', () => {
    const after = (deckOut: string, deck: string[]): string => {
      const state = arranged({ phase: 'draw', sides: [{ hand: SIX.slice(0, 4), deck }, { hand: FULL }] }, { deckOut })
      play(state, 0, 'proceed', deck.slice(0, 2))
      return phaseText(state)
    }
    expect(['onEmptyDraw', 'onShortDraw', 'onEmptyDeck'].map((one) => after(one, ['B01']))).toEqual([
      'summon 0',
      'over 1',
      'over 1',
    ])
    expect(['onEmptyDraw', 'onShortDraw', 'onEmptyDeck'].map((one) => after(one, ['B01', 'B02']))).toEqual([
      'summon 0',
      'summon 0',
      'over 1',
    ])
    expect(['onEmptyDraw', 'onShortDraw', 'onEmptyDeck'].map((one) => after(one, []))).toEqual([
      'over 1',
      'over 1',
      'over 1',
    ])
  })

  test('typeBonus: any bonus, none at all (MP-40)', () => {
    const lane = (typeBonus: number): string[][] => {
      const state = arranged(
        {
          phase: 'duel',
          sides: [
            { hand: SIX, active: { A1: 'B13' } },
            { hand: FULL, active: { A1: 'R16' } },
          ],
        },
        { typeBonus },
      )
      play(state, 0, 'proceed')
      return [discardOf(state, 0), discardOf(state, 1)]
    }
    expect([lane(0), lane(100), lane(101)]).toEqual([
      [['B13'], []],
      [['B13'], ['R16']],
      [[], ['R16']],
    ])
  })

  test('whiteWild: wildOnly discards only the White monster (MP-42)', () => {
    const lane = (mine: string, theirs: string): string[][] => {
      const state = arranged(
        {
          phase: 'duel',
          sides: [
            { hand: SIX, active: { A1: mine } },
            { hand: FULL, active: { A1: theirs } },
          ],
        },
        { whiteWild: 'wildOnly' },
      )
      play(state, 0, 'proceed')
      return [discardOf(state, 0), discardOf(state, 1)]
    }
    expect([lane('W12', 'R01'), lane('R01', 'W12'), lane('W12', 'W01')]).toEqual([
      [['W12'], []],
      [[], ['W12']],
      [['W12'], ['W01']],
    ])
  })

  test('whiteBoostedBy: any colour boosts White (MP-23)', () => {
    const state = arranged(
      { phase: 'boost1', sides: [{ hand: ['R01'], waiting: { W1: 'W12(4)' } }, {}] },
      { whiteBoostedBy: 'any' },
    )
    expect(legalTexts(state, 0)).toEqual(['pass', 'boost W1 R01'])
  })

  test('mulligan: once, the starter first, everything back into the deck (MP-03)', () => {
    const state = begin({ mulligan: 'once', firstPlayer: 'seat1' })
    const before = handOf(state, 1)
    expect([phaseText(state), legalTexts(state, 1), legalTexts(state, 0)]).toEqual([
      'mulligan 1',
      ['keep', 'redraw'],
      [],
    ])
    const { sides } = state
    const script = [...sides[1].deck, ...sides[1].hand].slice(0, 6)
    play(state, 1, 'redraw', script)
    expect(handOf(state, 1)).not.toEqual(before)
    expect([sides[1].hand.length, sides[1].deck.length, phaseText(state)]).toEqual([6, 24, 'mulligan 0'])
    play(state, 0, 'keep')
    expect([state.turn, phaseText(state)]).toEqual([1, 'summon 1'])
  })

  test('openDecklists: lists are public, hands and what is left are not (MP-D4)', () => {
    const open = begin({ openDecklists: true })
    expect(box.game.view(open, 0).sides[1]).toMatchObject({ list: open.sides[1].list, hand: null, deck: null })
    expect(box.game.view(open, 'spectator').sides[0].list).toEqual(open.sides[0].list)
    const shut = begin({})
    expect([box.game.view(shut, 0).sides[1].list, box.game.view(shut, 'spectator').sides[0].list]).toEqual([null, null])
  })

  test('turnCap: the higher hit points win, equal ones draw (MP-47)', () => {
    const at = (hp: number): State => {
      const state = arranged(
        {
          phase: 'duel',
          turn: 4,
          sides: [
            { hand: SIX, hp },
            { hand: FULL, hp: 7 },
          ],
        },
        { turnCap: 4 },
      )
      play(state, 1, 'proceed')
      return state
    }
    expect([6, 8].map((hp) => phaseText(at(hp)))).toEqual(['over 1', 'over 0'])
    expect(at(7).phase).toMatchObject({ outcome: { places: [1, 1] } })
    expect(hpOf(at(6))).toEqual([6, 7])
  })

  test('turnSeconds: what the table plays for a silent player', () => {
    const silent = (state: State): string[] =>
      box
        .timeout(box.game.view(state, 0), box.game.legal(state, 0), sampledChance(1))
        .map((action) => box.game.format(state.options, action))
    expect(
      silent(arranged({ phase: 'summon', sides: [{ hand: ['B01', 'R18'], waiting: { W1: 'B20(4)' } }, {}] })),
    ).toEqual(['summon B01 W2'])
    expect(silent(arranged({ phase: 'boost1', sides: [{ hand: ['B01'], waiting: { W1: 'B20(4)' } }, {}] }))).toEqual([
      'pass',
    ])
    expect(silent(arranged({ phase: 'countdown', sides: [{ hand: ['B01'], waiting: { W2: 'B20(0)' } }, {}] }))).toEqual(
      ['up W2 A1'],
    )
  })

  test('observerHands, autoForced, turnSeconds, hints and the rules for who stays away belong to the table, not to the state', () => {
    expect(box.options.filter((row) => row.scope === 'table').map((row) => row.id)).toEqual([
      'observerHands',
      'autoForced',
      'turnSeconds',
      'hints',
      'bankMinutes',
      'absence',
      'absenceAfter',
      'spectatorDelay',
    ])
    expect(optionsOf({ observerHands: 'delayed' })).toEqual(optionsOf())
  })

  test('every mat, format and option plays to the end with sound states', () => {
    const values = box.options.flatMap((row): Record<string, unknown>[] => {
      if (row.kind === 'flag') return [{ [row.id]: true }]
      return row.kind === 'integer' || row.kind === 'claim' ? [] : row.choices.map((value) => ({ [row.id]: value }))
    })
    for (const [i, choices] of values.entries()) {
      const chance = sampledChance(`options ${i}`)
      const state = begin(choices, `options ${i}`)
      for (let decisions = 0; box.game.pending(state).status === 'deciding'; decisions++) {
        const { phase } = state
        if (phase.kind === 'over' || decisions > 3000) throw new Error('endless')
        const actions = box.game.legal(state, phase.seat)
        box.game.apply(state, phase.seat, actions[chance.pick(actions.length)] ?? { kind: 'proceed' }, chance, null)
        expect(check(state)).toEqual([])
      }
    }
    expect(presetDecks(optionsOf()).map((deck) => deck.id)).toEqual([
      'tidewatch',
      'emberfront',
      'groveCouncil',
      'prism',
    ])
  })
})
