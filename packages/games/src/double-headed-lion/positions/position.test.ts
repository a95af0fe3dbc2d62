import { describe, expect, test } from 'vitest'
import { arranged, faultsOf, field, optionsOf, phaseText } from '../rules/bench.ts'
import { box } from '../index.ts'
import { HANDLES, tokenNamed, tokenText } from '../choices/actions.ts'
import { NO_CARD } from '../rules/state.ts'
import { cardOf, cardText } from '../set/components.ts'
import { sampledChance } from '@menagerie/engine'

describe('positions', () => {
  test('hand and pile make up the deck, whichever is given; pieces left out were removed', () => {
    const state = field(
      1,
      { roland: '32' },
      { alshark: '43' },
      { republic: { hand: [1, 'Sk'] }, royalist: { pile: ['Re'] } },
    )
    expect([state.sides[0].pile, state.sides[1].hand]).toEqual([
      [2, 3, 4, 5, 101],
      [1, 2, 3, 4, 5, 6, 100],
    ])
    expect(state.sides[0].square.filter((at) => at >= 0)).toHaveLength(1)
    expect(box.game.view(state, 1).sides[0].tokens[0]?.piece).toBe(1)
  })

  test('every fault is told at once', () => {
    expect(
      faultsOf({
        phase: 'move',
        active: 1,
        turn: 4,
        republic: { pieces: { rolland: '32', storm: '99' }, hand: [1, 'X'] },
        royalist: { pieces: { vishnus: '55' }, known: ['storm'], pile: [1, 1] },
      }),
    ).toEqual([
      'position.republic.pieces pieceUnknown',
      'position.republic.pieces.storm squareUnknown',
      'position.republic.hand cardUnknown',
      'position.royalist.known pieceUnknown',
      'position.active activeWrong',
      'position.royalist cardsNotDeck',
    ])
  })

  test('a key nobody knows hides no other fault, at any depth', () => {
    expect(
      faultsOf({
        phase: 'move',
        colour: 'red',
        republic: { pieces: { storm: '99' }, piles: [] },
        royalist: { pieces: { vishnus: '55' }, ways: [{ time: 2, may: { vishnus: ['storm'] } }] },
      }),
    ).toEqual([
      'position.republic.piles positionShape',
      'position.royalist.ways.0.time positionShape',
      'position.colour positionShape',
      'position.republic.pieces.storm squareUnknown',
      'position.royalist.ways.0.may pieceUnknown',
      'position.royalist.ways.0 knownWrong',
      'position.royalist.may knownWrong',
    ])
    expect(faultsOf({ phase: 'setup', republic: { formation: 'nowhere', army: [] } })).toEqual([
      'position.republic.army positionShape',
      'position.republic.formation formationUnknown',
    ])
  })

  test('defaults are those of the document', () => {
    const fight = (rest: object) =>
      arranged({
        phase: 'cards',
        active: 0,
        combat: { square: '32' },
        republic: { pieces: { gorbois: '32', garla: '00' } },
        royalist: { pieces: { racoon: '32', vishnus: '55', titina: '45' }, pile: [2, 5] },
        ...rest,
      })
    const still = fight({})
    expect([still.turn, still.stall, still.skipped, still.mover, still.entered, still.declared]).toEqual([
      4,
      0,
      0,
      -1,
      -1,
      false,
    ])
    expect([still.due, still.progress, still.sides.map(({ snapshot }) => snapshot)]).toEqual([[20], false, [0, 2]])
    expect(still.fight).toMatchObject({ fighters: [0, 0], looked: false, support: -1, cards: [NO_CARD, NO_CARD] })
    const moved = fight({ moved: 'gorbois' })
    expect([moved.mover, moved.entered]).toEqual([0, 20])
    const royalist = fight({ active: 1, moved: 'racoon' })
    expect([royalist.turn, royalist.progress]).toEqual([3, true])
  })

  test('a shape nobody knows is refused, never thrown', () => {
    for (const nonsense of [null, 3, [], {}, { phase: 'nap' }, { phase: 'move', republic: {}, royalist: {} }]) {
      expect(faultsOf(nonsense).length).toBeGreaterThan(0)
    }
  })

  test('a position in which nobody would be asked, or which is decided, is refused', () => {
    const royalist = { pieces: { vishnus: '11', racoon: '00', titina: '00', alshark: '00' } }
    expect(faultsOf({ phase: 'move', active: 1, republic: { pieces: {} }, royalist })).toEqual([
      'position.phase moveNotAsked',
    ])
    expect(faultsOf({ phase: 'move', republic: { pieces: {} }, royalist: { pieces: {} } })).toEqual([
      'position.royalist.pieces vishnusMissing',
      'position.phase moveNotAsked',
    ])
    expect(faultsOf({ phase: 'start', republic: { pieces: {} }, royalist: { pieces: { vishnus: '00' } } })).toEqual([
      'position.royalist.pieces vishnusInCastle',
    ])
    const may = { pieces: { roland: '32', storm: '22' }, may: { roland: ['storm'], storm: ['storm'] } }
    expect(faultsOf({ phase: 'move', active: 0, republic: may, royalist: { pieces: { vishnus: '55' } } })).toEqual([
      'position.republic.may knownWrong',
    ])
  })

  test('decisions played from it lead into a combat; a wrong one or one that needs a shuffle is refused', () => {
    const position = (play: string[]): unknown => ({
      phase: 'move',
      active: 1,
      republic: { pieces: { roland: '32' } },
      royalist: { pieces: { alshark: '43', vishnus: '55' } },
      play,
    })
    const made = box.game.arrange(optionsOf(), position(['1 move Y0 32', '1 play 6']))
    expect(made.ok && phaseText(made.value)).toBe('cards R')
    expect(faultsOf(position(['1 move Y0 43']))).toEqual(['position.play.0 playRefused'])
    const shuffles = {
      phase: 'move',
      active: 1,
      republic: { pieces: { roland: '32' } },
      royalist: { pieces: { alshark: '43', racoon: '42', lancelot: '53', vishnus: '55' }, shown: ['alshark'] },
      play: ['1 move Y2 43'],
    }
    expect(faultsOf(shuffles)).toEqual(['position.play.0 playNeedsChance'])
  })

  test('a view of an arranged position can be imagined for anybody, looks of Charlemagne included', () => {
    const state = field(
      1,
      { roland: '32', storm: '00', aji: '00' },
      { charlemagne: '43', lancelot: '45' },
      { republic: { seen: ['aji'], known: ['roland'] } },
    )
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = box.game.view(state, viewer)
      for (let i = 0; i < 20; i++) {
        const world = box.game.imagine(seen)(sampledChance(`${viewer} ${i}`))
        expect(box.game.view(world, viewer)).toEqual(seen)
        expect(box.game.check(world)).toEqual([])
      }
    }
    expect(
      box.game
        .view(state, 1)
        .sides[0].tokens.map((one) => one.piece)
        .slice(0, 3),
    ).toEqual([1, 0, 7])
    expect(
      box.game
        .view(state, 'spectator')
        .sides[0].tokens.map((one) => one.piece)
        .slice(0, 3),
    ).toEqual([1, null, null])
  })

  test('the setup is a position too', () => {
    const made = box.game.arrange(optionsOf(), { phase: 'setup' })
    expect(made.ok && phaseText(made.value)).toBe('setup RY')
  })
})

describe('notation', () => {
  test('parse undoes format, giving the same object; nonsense is null', () => {
    const options = optionsOf()
    const texts = [
      'place vishnus 55',
      'formation Y flank',
      'move R3 32',
      'move Y17 21',
      'move R3 32 prize',
      'combat 32',
      'fight R3',
      'point Y4',
      'show Y5',
      'show none',
      'look',
      'stand',
      'switch',
      'mutual yes',
      'mutual no',
      'ban yes',
      'ban no',
      'play -9',
      'play 20',
      'play Sk',
      'play Re',
      'fetch Re',
      'fetch none',
      'retreat 00',
      'return yes',
      'return no',
      'shuffle',
      'keep',
      'proceed',
    ]
    for (const text of texts) {
      const action = box.game.parse(options, text)
      if (action === null) throw new Error(text)
      expect(box.game.format(options, action)).toBe(text)
      expect(box.game.parse(options, text)).toBe(action)
      expect(Object.isFrozen(action)).toBe(true)
    }
    for (const text of [
      '',
      'move',
      'move R3',
      'move R64 32',
      'move R03 32',
      'move Z3 32',
      'move R3 36',
      'move R3 32 price',
      'play 21',
      'play 03',
      'play -0',
      'place vishnus',
      'place nobody 00',
      'formation X guard',
      'toString',
      '__proto__',
      'look ',
      'point Y4 Y5',
    ]) {
      expect(box.game.parse(options, text), text).toBeNull()
    }
  })

  test('tokens and cards have one name each', () => {
    for (let token = 0; token < 2 * HANDLES; token++) expect(tokenNamed(tokenText(token))).toBe(token)
    for (const card of [-9, -1, 0, 1, 20, 100, 101]) expect(cardOf(cardText(card))).toBe(card)
  })
})

test('the board is drawn in plain ASCII of at most 80 columns, with what the viewer knows', () => {
  const state = field(
    1,
    { roland: '32', storm: '00', aji: '00', garla: '00' },
    { alshark: '43' },
    { republic: { known: ['roland'] } },
  )
  const lines = box.text.board(box.game.view(state, 1))
  expect(lines.every((line) => line.length <= 80 && /^[\x20-\x7e]*$/.test(line))).toBe(true)
  expect(lines.join('\n')).toContain('R0 Roland')
  expect(lines.join('\n')).toContain('R1 ?')
  expect(lines.join('\n')).not.toContain('Storm')
})
