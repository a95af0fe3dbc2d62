import { type Catalogue, type Message, type Refusal, type Seat, sampledChance, sayFrom } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { arranged, optionsOf, play, refusalOf } from '../rules/bench.ts'
import { presetDecks } from '../set/deck.ts'
import { box } from '../index.ts'
import type { Event } from '../rules/events.ts'
import type { State } from '../rules/state.ts'
import { ja } from './locales/ja.ts'

const en = box.text.catalogues['en'] as Catalogue
const FULL = ['G01', 'G02', 'G03', 'G04', 'G05', 'G06']
const SIX = ['R01', 'R02', 'R03', 'R04', 'R05', 'R06']

/** A message as English says it, the form by its `count`; players are called P1 and P2. */
const said = ({ id, values }: Message): string => {
  const say = sayFrom(en)
  const named = { ...values, player: `P${Number(values['seat'] ?? 0) + 1}` }
  const plain = say(id, named)
  return plain === id ? say(`${id}_${values['count'] === 1 ? 'one' : 'other'}`, named) : plain
}

const lines = (state: State, events: readonly Event[], kind: Event['kind']): string[] =>
  events
    .filter((event) => event.kind === kind)
    .map((event) => box.text.event(state.options, event))
    .map((line) => `${line.rule} ${said(line)}`)

/** What the log says of one kind of event when a position goes on. */
const logged = (position: object, kind: Event['kind'], choices = {}, seat: Seat = 0, text = 'proceed'): string[] => {
  const state = arranged(position, choices)
  return lines(state, play(state, seat, text, 'any'), kind)
}

const duel = (mine: object, theirs: object, more: object = {}): object => ({
  phase: 'duel',
  sides: [
    { hand: SIX, active: mine },
    { hand: FULL, active: theirs, ...more },
  ],
})

const drawing = (deck: readonly string[]): object => ({
  phase: 'draw',
  sides: [{ hand: SIX.slice(0, 4), deck }, { hand: FULL }],
})

describe('the log', () => {
  test('MP-45 an overkill tells what was dealt and what it took, not that more was lost than there was', () => {
    expect(logged(duel({ A1: 'R20' }, {}, { hp: 3 }), 'damaged')).toEqual([
      'MP-45 P2 takes 4 damage and loses the last 3 HP.',
    ])
    expect(logged(duel({ A1: 'R20' }, {}, { hp: 1 }), 'damaged')).toEqual([
      'MP-45 P2 takes 4 damage and loses the last HP.',
    ])
    expect(logged(duel({ A1: 'R20' }, {}, { hp: 4 }), 'damaged')).toEqual(['MP-36 P2 loses 4 HP and has 0.'])
    expect(logged(duel({ A1: 'R20' }, {}, { hp: 9 }), 'damaged')).toEqual(['MP-36 P2 loses 4 HP and has 5.'])
  })

  test('MP-03, MP-06, MP-08 a draw names its rule, and cards as cards', () => {
    expect(logged(drawing(['B01', 'B02', 'B03']), 'drew')).toEqual(['MP-06 P1 draws 2 cards.'])
    expect(logged(drawing(['B01']), 'drew')).toEqual(['MP-08 P1 draws a card.'])
    const options = optionsOf({ firstPlayer: 'seat0' })
    const events: Event[] = []
    const lists = presetDecks(options).map(({ loadout }) => loadout)
    const state = box.game.setup(options, lists.slice(0, 2), sampledChance('deal'), (event) => {
      if (event !== null) events.push(event)
    })
    expect(lines(state, events, 'drew')).toEqual(['MP-03 P1 draws 6 cards.', 'MP-03 P2 draws 6 cards.'])
  })

  test('MP-10, MP-13, MP-28 an entry names what let the monster in', () => {
    const waits = { phase: 'dropDice', sides: [{ hand: SIX, waiting: { W1: 'R05(1)' } }, { hand: FULL }] }
    const state = arranged(waits)
    play(state, 0, 'proceed')
    expect(lines(state, play(state, 0, 'up W1 A1'), 'movedUp')[0]).toMatch(/^MP-10 /)
    const boosted = arranged({
      phase: 'boost1',
      turn: 3,
      sides: [{ hand: SIX, waiting: { W1: 'R05(1)' } }, { hand: FULL }],
    })
    play(boosted, 0, 'boost W1 R01')
    expect(lines(boosted, play(boosted, 0, 'up W1 A1'), 'movedUp')[0]).toMatch(/^MP-28 /)
    const blocked = arranged(
      {
        phase: 'duel',
        sides: [
          { hand: SIX, waiting: { W1: 'R01(0)' }, active: { A1: 'R02', A2: 'B02' } },
          { hand: FULL, active: { A1: 'R02', A2: 'B02' } },
        ],
      },
      { blockedEntry: 'asap' },
    )
    play(blocked, 0, 'proceed')
    expect(lines(blocked, play(blocked, 0, 'up W1 A1'), 'movedUp')[0]).toMatch(/^MP-13 /)
  })

  test('MP-42, MP-43 White Wild: both go, only it goes, or it attacks like any other', () => {
    const met = duel({ A1: 'W12' }, { A1: 'R01' })
    expect(logged(met, 'dueled')[0]).toMatch(/^MP-42 .* White Wild takes both away\.$/)
    expect(logged(met, 'dueled', { whiteWild: 'wildOnly' })[0]).toMatch(
      /^MP-42 .* At this table only White Wild goes: .*W12\.$/,
    )
    expect(en).toHaveProperty(['rules', 'MP-42'], expect.stringContaining('only White Wild goes'))
    expect(ja).toHaveProperty(['rules', 'MP-42'], expect.stringContaining('白のワイルドだけ'))
    expect(logged(duel({ A1: 'W12' }, {}), 'attacked')[0]).toMatch(/^MP-43 /)
    expect(logged(duel({ A1: 'R01' }, {}), 'attacked')[0]).toMatch(/^MP-36 /)
  })

  test('MP-07, MP-08, MP-46 what the deck had to do with a defeat is told as the option has it', () => {
    const end = (deckOut: string, deck: readonly string[]) => logged(drawing(deck), 'ended', { deckOut })
    expect(end('onEmptyDraw', [])).toEqual(['MP-07 P1 must draw, and the deck is empty. The game is over.'])
    expect(end('onShortDraw', ['B01'])).toEqual(['MP-08 The deck of P1 does not fill the hand. The game is over.'])
    expect(end('onEmptyDeck', ['B01', 'B02'])).toEqual(['MP-46 The deck of P1 is empty. The game is over.'])
  })

  test('MP-45, MP-47 the end names its own rule', () => {
    expect(logged(duel({ A1: 'R20' }, {}, { hp: 3 }), 'ended')).toEqual(['MP-45 P2 has no HP left. The game is over.'])
    const last = (hp: number) => ({
      phase: 'duel',
      turn: 4,
      sides: [
        { hand: SIX, hp },
        { hand: FULL, hp: 7 },
      ],
    })
    const before = { phase: 'duel', turn: 3, sides: [{ hand: SIX }, { hand: FULL }] }
    expect(logged(before, 'turnBegan', { turnCap: 4 })).toEqual(['MP-47 Turn 4, the last: P2.'])
    expect(logged(before, 'turnBegan', { turnCap: 5 })).toEqual(['MP-05 Turn 4: P2.'])
    expect(logged(last(8), 'ended', { turnCap: 4 }, 1)).toEqual(['MP-47 The last turn is over, and P1 has more HP.'])
    expect(logged(last(7), 'ended', { turnCap: 4 }, 1)).toEqual([
      'MP-47 The last turn is over, and both have equal HP.',
    ])
  })
})

describe('rules and outcomes', () => {
  test('MP-47 a table where nobody must summon has a last turn, and its option says which', () => {
    const { turnCap } = optionsOf({ summon: 'may' })
    expect([turnCap, optionsOf().turnCap]).toEqual([200, 0])
    for (const catalogue of [en, ja]) expect(sayFrom(catalogue)('options.turnCap.help')).toContain(String(turnCap))
  })

  test('MP-47 says what else ends a game, and the outcome of an empty deck is true of every reading', () => {
    for (const word of ['concedes', 'draw', 'Last turn'])
      expect(en).toHaveProperty(['rules', 'MP-47'], expect.stringContaining(word))
    for (const word of ['投了', '引き分け', '最終ターン'])
      expect(ja).toHaveProperty(['rules', 'MP-47'], expect.stringContaining(word))
    expect(said(box.text.outcome(optionsOf(), { places: [2, 1], payoffs: [-1, 1], reason: 'deckOut' }))).toBe(
      'The loser’s deck has run out.',
    )
  })

  test('a rule whose number or reading an option changes names that option, in both languages', () => {
    const named: Readonly<Record<string, readonly string[]>> = {
      format: ['MP-01'],
      handSize: ['MP-03', 'MP-06'],
      mulligan: ['MP-03'],
      deckOut: ['MP-08', 'MP-46'],
      blockedEntry: ['MP-13'],
      summon: ['MP-18'],
      whiteBoostedBy: ['MP-23'],
      firstTurnBoost: ['MP-26'],
      boostEntry: ['MP-28'],
      typeBonus: ['MP-40'],
      whiteWild: ['MP-42'],
      turnCap: ['MP-47'],
      copyLimit: ['MP-D2'],
    }
    for (const catalogue of [en, ja]) {
      for (const [option, rules] of Object.entries(named)) {
        const name = sayFrom(catalogue)(`options.${option}.name`)
        for (const rule of rules) {
          expect((catalogue['rules'] as Record<string, string>)[rule], `${rule} and ${option}`).toContain(name)
        }
      }
    }
  })
})

describe('prompts and refusals', () => {
  const boosting = (hand: readonly string[], phase = 'boost1'): State =>
    arranged({ phase, turn: 3, sides: [{ hand, waiting: { W1: 'R01(1)' } }, { hand: FULL }] })

  test('MP-22 who holds no card to boost with is asked only to go on, and nobody else learns of it', () => {
    const ask = (state: State, viewer: Seat | 'spectator') => box.text.prompt(box.game.view(state, viewer)).id
    expect(ask(boosting(['R05']), 0)).toBe('prompt.boost1')
    expect(ask(boosting(['B05']), 0)).toBe('prompt.boost1None')
    expect(ask(boosting(['B05'], 'boost2'), 0)).toBe('prompt.boost2None')
    for (const viewer of [1, 'spectator'] as const) expect(ask(boosting(['B05']), viewer)).toBe('prompt.boost1')
  })

  test('MP-18 where nothing need be summoned no refusal says so', () => {
    const position = { phase: 'summon', sides: [{ hand: SIX }, { hand: FULL }] }
    expect(refusalOf(arranged(position), 0, 'pass')).toBe('summonDue MP-18')
    expect(refusalOf(arranged(position, { summon: 'may' }), 0, 'pass')).toBe('notNow MP-05')
  })

  test('MP-10, MP-16, MP-21 a spot that is not on the mat is refused by what was to be done there', () => {
    const refused = (state: State, action: Parameters<typeof box.game.refuse>[2]): string => {
      const { code, rule } = box.game.refuse(state, 0, action) as Refusal
      return `${code} ${rule}`
    }
    const summoning = arranged({ phase: 'summon', sides: [{ hand: SIX }, { hand: FULL }] })
    expect(refused(summoning, { kind: 'summon', card: 20, spot: 7 })).toBe('noSuchSpot MP-16')
    expect(refused(boosting(['R05']), { kind: 'boost', spot: 7, discard: 20 })).toBe('noSuchSpot MP-21')
  })
})
