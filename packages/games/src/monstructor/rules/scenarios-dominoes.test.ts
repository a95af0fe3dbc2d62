import { sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { DOMINOES, arranged, dealt, handOf, legalTexts, openText, phaseText, pileOf, play, refusalOf } from './bench.ts'
import { box } from '../index.ts'
import type { State } from './state.ts'

const attaching = (
  centre: readonly string[],
  hand: readonly string[],
  rest: object = {},
  choices: object = {},
): State =>
  arranged(
    { phase: 'attach', centre, players: [{ hand }, { hand: ['C4B'] }, { hand: ['C4H'] }], ...rest },
    { ...DOMINOES, ...choices },
  )

const FIRST = ['U1H', 'U1B', 'U1La', 'U1Lb', 'U1T']
const SECOND = ['U2H', 'U2B', 'U2La', 'U2Lb', 'U2T']
const THIRD = ['I1H', 'I1B', 'I1La', 'I1Lb', 'I1T']
const FOURTH = ['M1H', 'M1B', 'M1La', 'M1Lb', 'M1T']
const SEAT0 = { ...DOMINOES, firstPlayer: 'seat0' }

describe('Dominoes', () => {
  test('MS-S01 MS-02 MS-03 MS-04 four players hold five parts each, the deck 97, and the starter leads any part', () => {
    const state = dealt(SEAT0, 4, [...FIRST, ...SECOND, ...THIRD, ...FOURTH])
    expect(state.deck).toHaveLength(97)
    expect(state.players.map(({ hand }) => hand.length)).toEqual([5, 5, 5, 5])
    expect(phaseText(state)).toBe('lead 0')
    expect(legalTexts(state, 0)).toEqual(FIRST.map((id) => `lead ${id}`))
    expect(state.deck.every((card) => card < state.options.set.parts)).toBe(true)
    expect(refusalOf(state, 0, 'pass')).toBe('notNow MS-04')
  })

  test('MS-S02 a led body shows its four connectors, and the next player attaches', () => {
    const state = dealt(SEAT0, 4, [...FIRST, ...SECOND, ...THIRD, ...FOURTH])
    play(state, 0, 'lead U1B')
    expect(openText(state)).toBe('2W 2N')
    expect(phaseText(state)).toBe('attach 1')
  })

  test('MS-S03 MS-05 a limb closes one narrow connector', () => {
    const state = attaching(['U1B'], ['I4La', 'U3T'])
    play(state, 0, 'attach I4La N')
    expect(openText(state)).toBe('2W 1N')
  })

  test('MS-S04 a limb does not fit a wide connector', () => {
    expect(refusalOf(attaching(['U1B'], ['I4La', 'U3T']), 0, 'attach I4La W')).toBe('wrongWidth MS-05')
  })

  test('MS-S05 MS-06 nobody closes with two cards, so who holds a head and a limb must draw', () => {
    const state = attaching(['U3H'], ['M1H', 'U4La'])
    expect(refusalOf(state, 0, 'attach M1H W')).toBe('tooSmall MS-06')
    expect(legalTexts(state, 0)).toEqual(['draw'])
    expect(refusalOf(state, 0, 'pass')).toBe('drawFirst MS-08')
  })

  test('MS-S06 a body of two wide connectors goes on a head', () => {
    const state = attaching(['U3H'], ['M5B', 'U4La'])
    play(state, 0, 'attach M5B W')
    expect(openText(state)).toBe('1W')
    expect(state.centre).toHaveLength(2)
  })

  test('MS-S07 MS-10 MS-11 the third card closes: its player takes all three and leads at once', () => {
    const state = attaching(['U3H', 'M5B'], ['M1T', 'U4La'])
    const events = play(state, 0, 'attach M1T W')
    expect(pileOf(state, 0)).toEqual(['U3H', 'M5B', 'M1T'])
    expect(box.game.view(state, 0).players[0]?.score).toBe(8)
    expect(box.game.view(state, 1).players[0]?.score).toBeNull()
    expect(phaseText(state)).toBe('lead 0')
    expect(events.map(({ kind }) => kind)).toContain('closed')
    play(state, 0, 'lead U4La', ['C1T', 'C1B', 'C1H', 'C1La', 'C1Lb'])
    expect(phaseText(state)).toBe('attach 1')
  })

  test('MS-S08 two heads close as well: neither legs nor anything else is asked for', () => {
    const state = attaching(['U3H', 'M5B'], ['U1H', 'U4La'])
    play(state, 0, 'attach U1H W')
    expect(pileOf(state, 0)).toEqual(['U3H', 'M5B', 'U1H'])
  })

  test('MS-S09 a body joins a limb by one of its narrow connectors', () => {
    const state = attaching(['I4La'], ['E2B', 'U3T'])
    expect(legalTexts(state, 0)).toEqual(['attach E2B N'])
    play(state, 0, 'attach E2B N')
    expect(openText(state)).toBe('1W 3N')
  })

  test('MS-S10 limb to limb would close with two cards, and a head is too wide', () => {
    expect(legalTexts(attaching(['I4La'], ['U2La', 'U1H']), 0)).toEqual(['draw'])
  })

  test('MS-S11 MS-07 MS-08 a drawn card that fits must be attached', () => {
    const state = attaching(['U3H', 'M5B'], ['U2La', 'U1La'])
    play(state, 0, 'draw', ['M3T'])
    expect(legalTexts(state, 0)).toEqual(['attach M3T W'])
    expect(refusalOf(state, 0, 'pass')).toBe('attachFirst MS-08')
  })

  test('MS-S12 a drawn card that does not fit is kept, and the turn is lost by an answer', () => {
    const state = attaching(['U3H', 'M5B'], ['U2La', 'U1La'])
    play(state, 0, 'draw', ['U5La'])
    expect(legalTexts(state, 0)).toEqual(['pass'])
    expect(refusalOf(state, 0, 'draw')).toBe('drawnAlready MS-08')
    play(state, 0, 'pass')
    expect(handOf(state, 0)).toEqual(['U2La', 'U1La', 'U5La'])
    expect(phaseText(state)).toBe('attach 1')
  })

  test('MS-S13 MS-12 who attaches their last card takes five at once', () => {
    const state = attaching(['U1B'], ['I4La'], { deck: 40 })
    const five = state.deck.slice(0, 5)
    play(state, 0, 'attach I4La N', five)
    expect(state.deck).toHaveLength(35)
    expect(state.players[0]?.hand.map(({ card }) => card)).toEqual(five)
    expect(phaseText(state)).toBe('attach 1')
  })

  test('MS-S14 MS-13 closing with the last card: take the monster, take what is left, lead', () => {
    const state = attaching(['U3H', 'M5B'], ['M1T'], { deck: ['U5La', 'U5Lb', 'U5Lc'] })
    play(state, 0, 'attach M1T W', ['U5Lb', 'U5La', 'U5Lc'])
    expect(pileOf(state, 0)).toHaveLength(3)
    expect(handOf(state, 0)).toEqual(['U5Lb', 'U5La', 'U5Lc'])
    expect(phaseText(state)).toBe('lead 0')
  })

  test('MS-S15 MS-14 MS-18 a closer without any card does not lead: the next holder does', () => {
    const state = attaching(['U3H', 'M5B'], ['M1T'], {
      deck: 0,
      players: [{ hand: ['M1T'] }, { hand: [] }, { hand: ['C4H'] }],
    })
    play(state, 0, 'attach M1T W')
    expect(phaseText(state)).toBe('lead 2')
  })

  test('MS-S16 bodies join at narrow connectors: only width matters', () => {
    const state = attaching(['U1B', 'U1H', 'U1T'], ['U2B', 'U3T'])
    expect(openText(state)).toBe('2N')
    play(state, 0, 'attach U2B N')
    expect(openText(state)).toBe('2W 2N')
  })

  test('MS-S17 MS-09 MS-15 MS-16 without a deck the game ends when all holders have lost their turn', () => {
    const state = attaching(['U3H', 'M5B'], ['U1La'], {
      deck: 0,
      players: [{ hand: ['U1La'] }, { hand: ['U2La', 'I1La'] }, { hand: [] }],
    })
    expect(legalTexts(state, 0)).toEqual(['pass'])
    expect(refusalOf(state, 0, 'draw')).toBe('deckEmpty MS-09')
    play(state, 0, 'pass')
    expect(legalTexts(state, 1)).toEqual(['pass'])
    play(state, 1, 'pass')
    expect(phaseText(state)).toBe('over 0 1 2')
    expect(state.phase.kind === 'over' && state.phase.scores).toEqual([0, 0, 0])
  })

  test('MS-S18 the last card of all is led, and counts for nobody', () => {
    const state = arranged({ phase: 'lead', deck: 0, players: [{ hand: ['U1La'] }, {}, {}] }, DOMINOES)
    expect(legalTexts(state, 0)).toEqual(['lead U1La'])
    play(state, 0, 'lead U1La')
    expect(phaseText(state)).toBe('over 0 1 2')
  })

  test('MS-S19 MS-17 equal points share the win, also by the number of cards', () => {
    for (const dominoTie of ['shared', 'mostCards']) {
      const piles = [['U3H', 'M5B', 'M1T'], ['M1H', 'U3B', 'U2T'], []]
      const players = piles.map((pile, seat) => ({ pile, hand: seat === 2 ? ['U1La'] : [] }))
      const state = arranged({ phase: 'lead', seat: 2, deck: 0, players }, { ...DOMINOES, dominoTie })
      play(state, 2, 'lead U1La')
      expect(phaseText(state)).toBe('over 0 1')
      expect(state.phase.kind === 'over' && state.phase.scores).toEqual([8, 8, 0])
    }
  })

  test('MS-01 closed hands show a number, open hands their picture sides, and nobody else’s point sides', () => {
    for (const dominoHands of ['closed', 'open']) {
      const state = attaching(['U1B'], ['I4La'], {}, { dominoHands })
      const [tile] = box.game.view(state, 1).players[0]?.hand ?? []
      expect(tile?.card).toBeNull()
      expect(tile?.pic === null).toBe(dominoHands === 'closed')
    }
  })

  test('MS-15 the pass of who drew the last card counts', () => {
    const state = attaching(['U3H', 'M5B'], ['U1La'], {
      deck: ['U5La'],
      players: [{ hand: ['U1La'] }, { hand: ['U2La'] }, { hand: [] }],
    })
    play(state, 0, 'draw', ['U5La'])
    play(state, 0, 'pass')
    play(state, 1, 'pass')
    expect(state.phase.kind).toBe('over')
  })

  test('MS-08 who must draw shows everybody what none of their cards is, for as long as they hold them', () => {
    const state = attaching(['U3H', 'M5B'], ['U2La', 'U1La'])
    play(state, 0, 'draw', ['M3T'])
    const hand = box.game.view(state, 1).players[0]?.hand ?? []
    expect(hand.map(({ not }) => not)).toEqual([0b11110, 0b11110, 0])
    play(state, 0, 'attach M3T W')
    for (let i = 0; i < 50; i++) {
      const imagined = box.game.imagine(box.game.view(state, 1))(sampledChance(i))
      expect(imagined.players[0]?.hand.map(({ card }) => state.options.set.fits[card])).toEqual([0, 0])
    }
  })

  test('MS-15 MS-18 who leaves takes hand and pile along face down, and the next holder goes on', () => {
    const state = attaching(['U1B'], ['I4La'])
    box.game.resign(state, 0, sampledChance(1), null)
    expect(phaseText(state)).toBe('attach 1')
    expect(openText(state)).toBe('2W 2N')
    box.game.resign(state, 1, sampledChance(1), null)
    expect(phaseText(state)).toBe('over 2')
  })
})
