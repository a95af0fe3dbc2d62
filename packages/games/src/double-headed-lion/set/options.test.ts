import { sampledChance } from '@menagerie/engine'
import { optionFaults } from '@menagerie/engine/conformance'
import { describe, expect, test } from 'vitest'
import {
  field,
  handOf,
  legalTexts,
  mayBe,
  optionsOf,
  phaseText,
  play,
  refusalOf,
  run,
  token,
  where,
} from '../rules/bench.ts'
import { CARD_SETS, type CardLists, RETREAT, SKILL } from './components.ts'
import { FORMATIONS } from './formations.ts'
import { box } from '../index.ts'
import { room } from '../secrets/conformance.ts'
import type { State } from '../rules/state.ts'
import { worldsOf } from '../secrets/worlds.ts'
import { trials } from './witnesses.ts'

const LISTS = CARD_SETS['standard'] as CardLists
const begin = (choices: Record<string, unknown>, lists: readonly CardLists[] = [LISTS, LISTS]): State =>
  box.game.setup(optionsOf(choices), lists, sampledChance('options'), null)
const arranged = (position: unknown, choices: Record<string, unknown> = {}): State => {
  const made = box.game.arrange(optionsOf(choices), position)
  if (!made.ok) throw new Error(JSON.stringify(made.faults))
  return made.value
}
const faultsOf = (choices: Record<string, unknown>): string[] => {
  const made = box.complete(choices, null)
  return made.ok ? [] : made.faults.map((found) => `${found.path} ${found.code}`)
}

test('every option has its words, its rules, a reader and a test', async () => {
  expect(await optionFaults(box, room, trials)).toEqual([])
})

describe('components', () => {
  test('cards: another list is dealt, and a wrong one is refused', () => {
    expect(handOf(begin({ cards: 'bold' }), 0)).toEqual(['0', '2', '3', '4', '6', 'Sk', 'Re'])
    expect(handOf(begin({ cards: 'even' }), 0)).toEqual(['2', '3', '5', '6', '7', 'Sk', 'Re'])
    expect(handOf(begin({ cards: 'even' }), 1)).toEqual(handOf(begin({}), 1))
    const own = begin({ cards: { republic: [9, 'Sk'], royalist: [-2, 3, 3] } })
    expect([handOf(own, 0), handOf(own, 1)]).toEqual([
      ['9', 'Sk'],
      ['-2', '3', '3'],
    ])
    expect(faultsOf({ cards: { republic: ['Sk', 'Re'], royalist: [1, 99] } })).toEqual(['cards.royalist.1 cardsWrong'])
    expect(faultsOf({ cards: { republic: ['Sk', 'Re'], royalist: [1, 2] } })).toEqual([
      'cards.republic numberCardMissing',
    ])
    expect(faultsOf({ cards: { republic: [1], royalist: [1, 2] } })).toEqual(['cards.republic cardsWrong'])
    expect(faultsOf({ cards: 'nonsense' })).toEqual(['options.cards optionNotData'])
  })

  test('pieceValues: another value decides a combat, and a wrong one is refused', () => {
    const fight = (choices: Record<string, unknown>): string => {
      const state = field(0, { gorbois: '22', storm: '00' }, { racoon: '32' }, { options: choices })
      run(state, 'R move gorbois 32', 'R play 1', 'Y play 1')
      return where(state, 'gorbois')
    }
    expect([fight({}), fight({ pieceValues: { gorbois: 3 } })]).toEqual(['32', 'gone'])
    expect(faultsOf({ pieceValues: { gorbois: 21 } })).toEqual(['pieceValues.gorbois valueWrong'])
    expect(faultsOf({ pieceValues: { nobody: 2 } })).toEqual(['pieceValues.nobody pieceUnknown'])
  })

  test('lists and values are read from JSON and from lines', () => {
    expect(box.components.read('cards', 'side,card\nrepublic,3\nrepublic,Sk\nroyalist,1\nroyalist,2\n')).toEqual({
      ok: true,
      value: { republic: [3, 'Sk'], royalist: [1, 2] },
    })
    const values = box.components.read('pieceValues', 'id,value\nstorm,7\n')
    expect(values.ok && (values.value as Record<string, number>)['storm']).toBe(7)
    expect(box.components.read('cards', 'side,card\nelsewhere,3\n')).toMatchObject({ ok: false })
    expect(box.components.read('cards', '{')).toMatchObject({ ok: false })
    expect([SKILL, RETREAT]).toEqual([100, 101])
  })
})

describe('the end', () => {
  const stall = (choices: Record<string, unknown>): string => {
    const state = field(0, { roland: '33' }, { lancelot: '53' }, { options: choices, top: { stall: 1 } })
    run(state, 'R move roland 32')
    return phaseText(state)
  }

  test('stallLimit: so many turns without progress end the game; 0 never does', () => {
    expect([stall({ stallLimit: 2 }), stall({ stallLimit: 3 }), stall({ stallLimit: 0 })]).toEqual([
      'over draw stall',
      'move Y',
      'move Y',
    ])
  })

  test('stallResult: a draw, or the Republic wins', () => {
    expect(stall({ stallLimit: 2, stallResult: 'draw' })).toBe('over draw stall')
    expect(stall({ stallLimit: 2, stallResult: 'republic' })).toBe('over R stallRepublic')
  })

  test('castleAji: he intercepts, or the Royalists point at one token of the castle', () => {
    const enter = (choices: Record<string, unknown>, ...then: string[]): string => {
      const state = field(1, { aji: '00', storm: '00' }, { vishnus: '11' }, { options: choices })
      run(state, 'Y move vishnus 00', ...then)
      return phaseText(state)
    }
    expect(enter({ castleAji: 'intercept' })).toBe('over R intercepted')
    expect(enter({ castleAji: 'point' })).toBe('castle Y')
    expect(enter({ castleAji: 'point' }, 'Y point aji')).toBe('over R intercepted')
    expect(enter({ castleAji: 'point' }, 'Y point storm')).toBe('over Y castle')
    const empty = field(1, { aji: '33' }, { vishnus: '11' }, { options: { castleAji: 'point' } })
    run(empty, 'Y move vishnus 00')
    expect(phaseText(empty)).toBe('over Y castle')
  })

  test('stuck: a side without a move passes, or loses', () => {
    const position = {
      phase: 'start',
      active: 1,
      republic: { pieces: { storm: '33' } },
      royalist: { pieces: { racoon: '00', titina: '00', alshark: '00', vishnus: '11' } },
    }
    for (const [stuck, after] of [
      ['pass', 'move R'],
      ['lose', 'over R stuck'],
    ] as const) {
      const state = arranged(position, { stuck })
      run(state, 'Y proceed')
      expect(phaseText(state)).toBe(after)
    }
  })
})

describe('combat', () => {
  test('skillOnEmptyPile: forbidden, or a 0', () => {
    const fight = (choices: Record<string, unknown>): State => {
      const state = field(0, { mondor: '22', storm: '00' }, { racoon: '32' }, { options: choices })
      run(state, 'R move mondor 32')
      return state
    }
    expect(refusalOf(fight({ skillOnEmptyPile: 'forbidden' }), 0, 'play Sk')).toBe('skillNeedsPile DL-6.8')
    const zero = fight({ skillOnEmptyPile: 'zero' })
    run(zero, 'R play Sk')
    expect(play(zero, 1, 'play 2')).toContainEqual({ kind: 'compared', totals: [5, 6], banned: false })
  })

  test('stormSees: the fetched card, or only Skill itself, before the fetch', () => {
    const fight = (stormSees: string): State => {
      const state = field(0, { storm: '22' }, { lufiea: '32' }, { options: { stormSees }, royalist: { pile: [6] } })
      run(state, 'R move storm 32', 'Y play Sk')
      return state
    }
    expect(phaseText(fight('final'))).toBe('fetch Y')
    const face = fight('face')
    expect(phaseText(face)).toBe('storm R')
    run(face, 'R play 5')
    expect(phaseText(face)).toBe('fetch Y')
    expect(play(face, 1, 'fetch 6')).toContainEqual({ kind: 'compared', totals: [10, 10], banned: false })
  })

  test('vishnusReturnsCard: asked, or not at all', () => {
    const probe = (choices: Record<string, unknown>): string => {
      const state = field(1, { gorbois: '32' }, { vishnus: '43' }, { options: choices })
      run(state, 'Y move vishnus 32', 'Y play Re', 'R play 5', 'Y retreat 30')
      return phaseText(state)
    }
    expect([probe({}), probe({ vishnusReturnsCard: false })]).toEqual(['returnCard Y', 'move R'])
  })

  test('switchWindow: asked, or Vishnus fights herself', () => {
    const attack = (choices: Record<string, unknown>): string => {
      const state = field(0, { gorbois: '22' }, { vishnus: '32', racoon: '32' }, { options: choices })
      run(state, 'R move gorbois 32', 'R point vishnus')
      return phaseText(state)
    }
    expect([attack({}), attack({ switchWindow: false })]).toEqual(['switch Y', 'cards RY'])
  })
})

describe('secrets', () => {
  test('shuffle: at every window, when its owner says so, or never', () => {
    const join = (shuffle: string): State =>
      field(
        0,
        { roland: '32', mondor: '22', garla: '00' },
        {},
        { options: { shuffle }, republic: { known: ['roland'], shown: ['roland'] } },
      )
    const auto = join('auto')
    play(auto, 0, 'move mondor 32', [0])
    expect(mayBe(auto, 'roland')).toHaveLength(3)
    const off = join('off')
    play(off, 0, 'move mondor 32')
    expect(mayBe(off, 'roland')).toEqual(['roland'])
    const ask = join('ask')
    play(ask, 0, 'move mondor 32')
    expect([phaseText(ask), legalTexts(ask, 0)]).toEqual(['shuffle R', ['shuffle', 'keep']])
    const kept = box.game.clone(ask)
    play(kept, 0, 'keep')
    expect([mayBe(kept, 'roland'), phaseText(kept)]).toEqual([['roland'], 'move Y'])
    play(ask, 0, 'shuffle', [0])
    expect([mayBe(ask, 'roland').length, phaseText(ask)]).toEqual([3, 'move Y'])
  })

  test('setupMode: free places, random characters, or a formation in secret', () => {
    expect(legalTexts(begin({ setupMode: 'free' }), 0)[0]).toBe('place storm 00')
    const random = begin({ setupMode: 'random' })
    expect(phaseText(random)).toBe('move Y')
    expect([...random.sides[1].piece].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const preset = begin({ setupMode: 'preset' })
    expect(legalTexts(preset, 0)).toEqual(FORMATIONS[0].map((one) => `formation R ${one.id}`))
    expect(refusalOf(preset, 0, 'place storm 00')).toBe('notNow DL-1.4')
    run(preset, 'R formation R guard')
    expect(box.game.view(preset, 1).sides[0].formation).toBeNull()
    play(preset, 1, 'formation Y flank', null)
    expect([phaseText(preset), where(preset, 'aji'), where(preset, 'vishnus')]).toEqual(['move Y', '00', '05'])
    expect(preset.known[1].weights).toHaveLength(FORMATIONS[1].length)
    expect(worldsOf(preset.known[1]).total).toBe(FORMATIONS[1].length)
    expect(refusalOf(begin({}), 0, 'formation R guard')).toBe('notNow DL-1.4')
  })

  test('every formation is a legal setup', () => {
    for (const seat of [0, 1] as const) {
      for (const { squares } of FORMATIONS[seat]) {
        const state = begin({})
        const texts = squares.map((at, piece) => ({ kind: 'place', side: seat, piece, square: at }) as const)
        for (const one of texts) {
          const action = box.game.legal(state, seat).find((each) => each.kind === 'place' && each.square === one.square)
          box.game.apply(state, seat, action as never, sampledChance(1), null)
        }
        expect(state.sides[seat].placed).toBe(true)
      }
    }
  })

  test('openGame: everybody sees every character', () => {
    const seen = (openGame: boolean): (number | null)[] => {
      const state = field(1, { roland: '32', mondor: '22' }, {}, { options: { openGame } })
      return box.game
        .view(state, 'spectator')
        .sides[0].tokens.slice(0, 2)
        .map((one) => one.piece)
    }
    expect([seen(true), seen(false)]).toEqual([
      [1, 2],
      [null, null],
    ])
  })

  test('hiddenDecks: each side brings its list, and the other sees only what was played', () => {
    const bold = CARD_SETS['bold'] as CardLists
    const hidden = begin({ hiddenDecks: true }, [bold, LISTS])
    expect([handOf(hidden, 0), handOf(hidden, 1).length]).toEqual([['0', '2', '3', '4', '6', 'Sk', 'Re'], 8])
    expect(box.game.view(hidden, 1).sides[0]).toMatchObject({ hand: null, deck: null, handCount: 7, open: [] })
    expect(box.game.view(hidden, 0).sides[0].hand).toHaveLength(7)
    expect(box.game.view(begin({}), 1).sides[0].hand).toHaveLength(7)
    const state = field(0, { gorbois: '22', storm: '00' }, { racoon: '32' }, { options: { hiddenDecks: true } })
    run(state, 'R move gorbois 32', 'R play 5', 'Y play 1')
    expect(box.game.view(state, 1).sides[0].open).toEqual([5])
    const last = field(
      0,
      { gorbois: '22', storm: '00' },
      { racoon: '32' },
      { options: { hiddenDecks: true }, republic: { hand: [5] } },
    )
    run(last, 'R move gorbois 32', 'R play 5', 'Y play 1')
    expect(box.game.view(last, 1).sides[0].open).toHaveLength(7)
  })

  test('options of the table are checked and not kept: the rules are the same object', () => {
    expect(optionsOf({ aid: 'full', turnSeconds: 30 })).toBe(optionsOf({}))
    expect(faultsOf({ aid: 'some' })).toEqual(['options.aid optionNotAChoice'])
    expect(token(begin({ setupMode: 'random' }), 'vishnus')).toMatch(/^Y\d+$/)
  })
})

describe('loadouts', () => {
  test('a list survives export and import, and nonsense is named', () => {
    const options = optionsOf({ hiddenDecks: true })
    for (const { loadout } of box.loadouts.presets(options)) {
      expect(box.loadouts.fromText(options, box.loadouts.toText(options, loadout))).toEqual({
        ok: true,
        value: loadout,
      })
    }
    expect(box.loadouts.check(options, [[1, 2], 3])).toMatchObject({ ok: false })
    expect(box.loadouts.check(optionsOf(), CARD_SETS['bold'])).toMatchObject({ ok: false })
    expect(box.loadouts.presets(optionsOf()).map((one) => one.id)).toEqual(['table'])
    // Nobody brings what makes up for the weaker side.
    expect(box.loadouts.presets(options).map((one) => one.id)).toEqual(['standard', 'bold'])
    const chance = sampledChance('lists')
    const even = Array.from({ length: 100 }, () => box.loadouts.choose(options, chance)).includes(
      CARD_SETS['even'] as CardLists,
    )
    expect(even).toBe(false)
  })
})
