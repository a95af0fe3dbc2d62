import { sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import {
  DOMINOES,
  arranged,
  dealt,
  handOf,
  leave,
  legalTexts,
  openText,
  optionsOf,
  phaseText,
  pileOf,
  play,
  playOn,
  refusalOf,
} from './bench.ts'
import { box } from '../index.ts'
import type { State } from './state.ts'

const tiles = (position: object, choices: object = {}): State =>
  arranged({ phase: 'attach', ...position }, { ...DOMINOES, ...choices })
describe('Dominoes, the corners', () => {
  test('MS-03 MS-04 five players get 25 cards; with the dragons 142 cards lie in the deck before', () => {
    const options = optionsOf({ ...DOMINOES, dominoDragons: true })
    for (const [choices, left] of [
      [DOMINOES, 92],
      [options, 117],
    ] as const) {
      const state = box.game.setup(
        'set' in choices ? choices : optionsOf(choices),
        [null, null, null, null, null],
        sampledChance(2),
        null,
      )
      expect([state.deck.length, state.players.map(({ hand }) => hand.length)]).toEqual([left, [5, 5, 5, 5, 5]])
      expect(phaseText(state)).toBe(`lead ${state.starter}`)
    }
  })

  test('MS-04 MS-12 who leads their last card takes five at once, and the next player goes on', () => {
    const state = arranged({ phase: 'lead', players: [{ hand: ['U1B'] }, { hand: ['U1H'] }], deck: 7 }, DOMINOES)
    playOn(state, 0, 'lead U1B')
    expect([handOf(state, 0).length, state.deck.length, phaseText(state)]).toEqual([5, 2, 'attach 1'])
  })

  test('MS-15 MS-18 a lone holder goes on alone, and their own pass ends the game', () => {
    const state = tiles({ centre: ['U1B'], deck: 0, players: [{ hand: ['U1H', 'U1La', 'C3H'.concat('a')] }, {}, {}] })
    play(state, 0, 'attach U1H W')
    expect(phaseText(state)).toBe('attach 0')
    play(state, 0, 'attach U1La N')
    expect(openText(state)).toBe('1W 1N')
    play(state, 0, 'attach C3Ha W')
    // All hands and the deck are empty: no pass is asked for.
    expect(phaseText(state)).toBe('over 0 1 2')
    const stuck = tiles({ centre: ['U1La'], deck: 0, players: [{}, { hand: ['U1H'] }, {}], seat: 1 })
    expect(legalTexts(stuck, 1)).toEqual(['pass'])
    play(stuck, 1, 'pass')
    expect(stuck.phase).toMatchObject({ kind: 'over', scores: [0, 0, 0] })
  })

  test('MS-10 MS-13 MS-16 a lone holder closes, leads again and the rest counts for nobody', () => {
    const state = tiles({ centre: ['U3B', 'U3H'], deck: 0, players: [{ hand: ['U3T', 'U1B'] }, {}] })
    play(state, 0, 'attach U3T W')
    expect([pileOf(state, 0), phaseText(state)]).toEqual([['U3B', 'U3H', 'U3T'], 'lead 0'])
    play(state, 0, 'lead U1B')
    expect(state.phase).toMatchObject({ kind: 'over', scores: [7, 0], outcome: { places: [1, 2], payoffs: [1, -1] } })
  })

  test('MS-15 an attachment between passes makes them count anew', () => {
    const state = tiles({
      centre: ['U1B', 'U1H', 'U1T'],
      deck: 0,
      players: [{ hand: ['I1H'] }, { hand: ['I1La', 'I2H'] }, { hand: ['I3Ha'] }],
    })
    play(state, 0, 'pass')
    play(state, 1, 'attach I1La N')
    expect(state.passes).toBe(0)
    play(state, 2, 'pass')
    play(state, 0, 'pass')
    expect(phaseText(state)).toBe('attach 1')
    play(state, 1, 'pass')
    expect(phaseText(state)).toBe('over 0 1 2')
  })

  test('MS-15 who leaves makes the passes count anew, and a leaver who was to go on is passed over', () => {
    const players = [{ hand: ['I1H'] }, { hand: ['I2H'] }, { hand: ['I3Ha'] }, { hand: ['I4H'] }]
    const state = tiles({ centre: ['U1La'], deck: 0, players })
    play(state, 0, 'pass')
    play(state, 1, 'pass')
    leave(state, 2)
    expect([state.passes, phaseText(state)]).toEqual([0, 'attach 3'])
    play(state, 3, 'pass')
    play(state, 0, 'pass')
    expect(phaseText(state)).toBe('attach 1')
    play(state, 1, 'pass')
    expect(state.phase).toMatchObject({ kind: 'over', outcome: { places: [1, 1, 4, 1] } })
  })

  test('MS-69 3.1 who leaves after taking a card takes it along; who leaves when they should lead leaves the lead', () => {
    const drawn = tiles({
      centre: ['U1La'],
      players: [{ hand: ['I1H'] }, { hand: ['I2H'] }, { hand: ['I3Ha'] }],
      deck: ['C3B', 'U3H'],
    })
    play(drawn, 0, 'draw', ['U3H'])
    expect(phaseText(drawn)).toBe('drawn 0')
    leave(drawn, 0)
    expect([phaseText(drawn), drawn.deck.length]).toEqual(['attach 1', 1])
    const lead = arranged({ phase: 'lead', players: [{ hand: ['I1H'] }, {}, { hand: ['I3Ha'] }], deck: 0 }, DOMINOES)
    leave(lead, 0)
    expect(phaseText(lead)).toBe('lead 2')
    const last = arranged({ phase: 'lead', players: [{ hand: ['I1H'] }, {}, {}], deck: 0 }, DOMINOES)
    leave(last, 0)
    expect(last.phase).toMatchObject({ kind: 'over', outcome: { reason: 'counted', places: [3, 1, 1] } })
  })

  test('MS-07 MS-Q5 dominoForced off: who could attach may pass when the deck is empty, and all passes end the game', () => {
    const free = { dominoForced: false }
    const state = tiles({ centre: ['U1B'], deck: 0, players: [{ hand: ['U1H'] }, { hand: ['U1La'] }] }, free)
    expect(legalTexts(state, 0)).toEqual(['attach U1H W', 'pass'])
    expect(refusalOf(state, 0, 'draw')).toBe('deckEmpty MS-09')
    play(state, 0, 'pass')
    play(state, 1, 'pass')
    expect(phaseText(state)).toBe('over 0 1')
    const drawn = tiles(
      { centre: ['U1B'], players: [{ hand: ['U1H'] }, { hand: ['U1La'] }], deck: ['I1H', 'I2H'] },
      free,
    )
    expect(refusalOf(drawn, 0, 'pass')).toBe('drawFirst MS-08')
    play(drawn, 0, 'draw', ['I1H'])
    expect(refusalOf(drawn, 0, 'draw')).toBe('drawnAlready MS-08')
    expect(legalTexts(drawn, 0)).toEqual(['attach U1H W', 'attach I1H W', 'pass'])
    // A pass that nobody was forced to tells nothing of the hand.
    play(drawn, 0, 'pass')
    expect(drawn.players[0]?.hand.map(({ not }) => not)).toEqual([0, 0])
  })

  test('MS-05 MS-06 dominoStrictPlugs: a limb led takes a socket only, and two plugs never close', () => {
    const strict = { dominoStrictPlugs: true }
    const state = tiles({ centre: ['U1La'], players: [{ hand: ['I1La', 'U1B'] }, { hand: ['U1H'] }] }, strict)
    expect(openText(state)).toBe('1n')
    expect(legalTexts(state, 0)).toEqual(['attach U1B N n'])
    play(state, 0, 'attach U1B N n')
    expect(openText(state)).toBe('2W 1N')
    expect(refusalOf(state, 1, 'attach U1H w')).toBe('wrongWidth MS-05')
    expect(legalTexts(state, 1)).toEqual(['attach U1H w W'])
    // Body to body at wide sockets alone.
    const bodies = tiles({ centre: ['U1B'], players: [{ hand: ['U2B'] }, { hand: ['U1H'] }], deck: 0 }, strict)
    expect(legalTexts(bodies, 0)).toEqual(['attach U2B W W'])
    play(bodies, 0, 'attach U2B W W')
    expect(openText(bodies)).toBe('2W 4N')
  })

  test('MS-01 with open hands the drawn card is shown by its picture, and closed hands by nothing', () => {
    for (const dominoHands of ['open', 'closed']) {
      const state = tiles(
        { centre: ['U1La'], players: [{ hand: ['I1H'] }, { hand: ['I2H'] }, {}], deck: ['U3H', 'I3B'] },
        { dominoHands },
      )
      const seen = (viewer: number): unknown => box.game.view(state, viewer).players[0]?.hand.at(-1)
      play(state, 0, 'draw', ['U3H'])
      const { set } = state.options
      const pic = set.pic[set.ids.indexOf('U3H')]
      expect(seen(1)).toMatchObject({ card: null, pic: dominoHands === 'open' ? pic : null })
      expect(seen(0)).toMatchObject({ card: set.ids.indexOf('U3H'), pic })
    }
  })

  test('MS-02 with the dragons in the deck their 2 points are known to all who see the picture', () => {
    for (const dominoHands of ['open', 'closed']) {
      const state = tiles(
        {
          centre: ['DUB', 'U1La'],
          by: [0, 0],
          players: [{ hand: ['I1H', 'DMH'], pile: ['DIH', 'C1H'] }, { hand: ['I2H'] }],
        },
        { dominoHands, dominoDragons: true },
      )
      const seen = box.game.view(state, 1)
      expect(seen.centre.map(({ points }) => points)).toEqual([2, null])
      expect(seen.players[0]?.pile.map(({ points }) => points)).toEqual([2, null])
      const shown = dominoHands === 'open' ? state.options.set.ids.indexOf('DMH') : null
      expect(seen.players[0]?.hand.map(({ card }) => card)).toEqual([null, shown])
      expect(box.game.view(box.game.imagine(seen)(sampledChance(1)), 1)).toEqual(seen)
    }
  })

  test('MS-17 dominoTie by cards settles places one by one', () => {
    const state = tiles(
      {
        centre: ['U1La'],
        deck: 0,
        players: [
          { hand: ['I1H'], pile: ['U1H', 'U1B', 'U1T'] },
          { pile: ['M1H', 'M1B'] },
          { pile: ['C1H', 'C1B', 'C1Lb'] },
          { pile: ['U3H', 'U3B'] },
        ],
      },
      { dominoTie: 'mostCards' },
    )
    play(state, 0, 'pass')
    expect(state.phase).toMatchObject({ scores: [8, 8, 8, 6], outcome: { places: [1, 3, 1, 4] } })
  })

  test('MS-24 the youngest leads in Dominoes too, and the last chair stands for one beyond the table', () => {
    const state = box.game.setup(
      optionsOf({ ...DOMINOES, firstPlayer: 'youngest', youngestSeat: 5 }),
      [null, null],
      sampledChance(3),
      null,
    )
    expect(phaseText(state)).toBe('lead 1')
    expect(
      dealt({ ...DOMINOES, firstPlayer: 'seat0' }, 2, [
        'U1H',
        'U1B',
        'U1T',
        'U1La',
        'U1Lb',
        'I1H',
        'I1B',
        'I1T',
        'I1La',
        'I1Lb',
      ]).starter,
    ).toBe(0)
  })
})
