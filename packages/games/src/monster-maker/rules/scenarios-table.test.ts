import { sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import {
  NEXT,
  arranged,
  backOf,
  dealt,
  discards,
  handOf,
  idsOf,
  happenings,
  legOf,
  monsterOf,
  optionsOf,
  phaseText,
  play,
  refusalOf,
  rowOf,
  rows,
  table,
  treasuresOf,
  wayOf,
} from './bench.ts'
import { DEFAULT_DECK } from '../set/cards.ts'
import { deckWarnings, handCards, makeDeck, readDeck, whyNotPlayers } from '../set/components.ts'
import { box } from '../index.ts'
import type { State } from './state.ts'

const starting = (hand: readonly string[], choices: Record<string, unknown> = {}): State =>
  arranged({ phase: 'start', parties: [{ out: ['C10'], hand }, { out: ['C10'] }, { out: ['C10'] }] }, choices)

describe('information', () => {
  test('MM-S67 others see counts, never what they count', () => {
    const state = table([{ length: 100, treasures: ['ring'], hand: ['C20', 'fighter'] }], { pile: ['thief', 'thief'] })
    for (const viewer of [1, 'spectator'] as const) {
      const seen = box.game.view(state, viewer)
      expect(seen.parties[0]).toMatchObject({ handCount: 2, hand: null, treasures: [{ card: null, worth: null }] })
      expect(seen.pileCount).toBe(2)
      const hidden = ['C20', 'fighter', 'thief'].map((id) =>
        state.options.deck.kinds.findIndex((kind) => kind.id === id),
      )
      const { options: _options, phase: _phase, ...rest } = seen
      for (const party of rest.parties) for (const kind of hidden) expect(party.known).not.toContain(kind)
      expect(rest.discard).toEqual([])
      expect(viewer === 'spectator' ? [] : box.game.legal(state, viewer)).toEqual([])
    }
  })

  test('MM-S68 phase post waits whether or not the hand has a use for it', () => {
    for (const hand of [
      ['elf', 'C10'],
      ['elf', 'cleric'],
    ]) {
      const state = table([{ monster: 'zombie', hand }])
      play(state, 0, 'send elf, roll', [1, 1, 1])
      expect(phaseText(state)).toBe('post 0')
    }
  })

  test('MM-S86 banked secrets and the discard pile show what the options say', () => {
    const parties = [{ leg: 'returned', length: 100, required: 5, back: ['C5'], treasures: ['ring'] }, { leg: 'dead' }]
    const seen = (choices: Record<string, unknown>) => {
      const state = arranged({ phase: 'dungeonEnd', parties }, choices)
      box.game.apply(state, 0, { kind: 'proceed' }, sampledChance('end'), null)
      return box.game.view(state, 1).parties[0]?.banked[0]
    }
    expect(seen({})).toMatchObject({ card: null })
    expect(seen({ revealOnReturn: true })).toMatchObject({ shown: true })
    const top = box.game.view(table([], { discard: ['C5', 'fighter'] }, { discardVisible: 'top' }), 1)
    expect([top.discardCount, top.discard.map((kind) => top.options.deck.kinds[kind]?.id)]).toEqual([2, ['fighter']])
  })
})

describe('what must not slip out', () => {
  test('a back turned up by use does not tell which draw it was', () => {
    const seen = (treasures: string[]) => {
      const state = table([{ length: 100, treasures, monster: 'zombie', hand: ['elf', 'C10'] }])
      play(state, 0, 'dispel sacred-goblet')
      return box.game.view(state, 1).parties[0]?.treasures.map(({ card }) => card)
    }
    expect(seen(['ring', 'sacred-goblet', 'sword'])).toEqual(seen(['sacred-goblet', 'sword', 'ring']))
  })

  test('under discardVisible top an imagined discard pile holds the characters a Cleric may heal', () => {
    const party = { monster: 'dragon', hand: ['elf', 'fighter', 'cleric'] }
    const state = table([party], { discard: ['C5', 'C10', 'orc'] }, { discardVisible: 'top' })
    play(state, 0, 'send fighter, send elf, roll', [1, 1, 1, 1, 1, 1])
    for (let world = 0; world < 20; world++) {
      const imagined = box.game.imagine(box.game.view(state, 1))(sampledChance(world))
      expect(idsOf(imagined, imagined.discard)).toContain('fighter')
    }
  })
})

describe('decks and seats', () => {
  const custom = (main: object[], treasures: object[] = []) => ({
    ...DEFAULT_DECK,
    id: 'own',
    main: [...main, { kind: 'monster', id: 'orc', name: 'Orc', type: 'human', strength: 11, count: 4 }],
    treasures: DEFAULT_DECK.treasures.filter(
      ({ id }) => treasures.length === 0 || (treasures as unknown[]).includes(id),
    ),
  })

  test('MM-S69 a deck of one’s own is checked, with a warning where lengths can never be met', () => {
    const tens = [10, 20].map((value) => ({ kind: 'corridor', value, count: 18 }))
    const coins = readDeck(custom(tens, ['pile-of-gold-coins'] as never), true)
    if (!coins.ok) throw new Error(JSON.stringify(coins.faults))
    expect(deckWarnings(coins.value)).toEqual([])
    const coffin = readDeck(custom(tens, ['holy-coffin'] as never), true)
    if (!coffin.ok) throw new Error('coffin')
    expect(deckWarnings(coffin.value)).toMatchObject([{ code: 'lengthNeverMet', values: { delta: 15, step: 10 } }])
    const deck = makeDeck(coins.value, 2)
    expect(handCards(deck)).toBe(40)
    const options = optionsOf({ deck: coins.value })
    expect(box.misfits(options, 5)).toEqual([])
    expect(box.misfits(options, 6)).toMatchObject([{ code: 'deckTooSmall', rule: 'MM-P1' }])
    expect([whyNotPlayers(deck, 5), whyNotPlayers(deck, 6)]).toMatchObject([
      null,
      { code: 'deckTooSmall', values: { needed: 42 } },
    ])
  })

  test('MM-S71 four players are dealt 28 cards; one main action a turn; two to six seats', () => {
    const hands = Array.from({ length: 4 }, () => ['C10', 'C20', 'C30', 'fighter', 'elf', 'C15', 'C25']).flat()
    const state = dealt({ starterMethod: 'seat' }, 4, [...hands, 'orc'])
    expect([state.pile.length + 1, state.treasurePile.length, state.prizePile.length]).toEqual([97, 21, 6])
    play(state, 0, 'corridor C10', ['C5'])
    expect(refusalOf(state, 0, 'monster orc P2')).toBe('notYourTurn MM-P4')
    expect(box.seats).toEqual([2, 3, 4, 5, 6])
  })
})

describe('rules that are options', () => {
  test('MM-S72 spells need a character and are spent, win or lose', () => {
    const start = () => table([{ monster: 'orc', hand: ['fighter', 'thief', 'magic-missile'] }])
    const state = start()
    const [fought] = play(state, 0, 'send fighter, send thief, cast magic-missile, roll', [1, 1, 1, 1, 1])
    expect(fought).toMatchObject({ total: 21, won: true })
    expect(discards(state)).toEqual(['fighter', 'thief', 'magic-missile', 'orc'])
    const lost = table([{ monster: 'dragon', hand: ['thief', 'magic-missile'] }])
    play(lost, 0, 'send thief, cast magic-missile, roll', [1, 1])
    expect(discards(lost)).toEqual(['thief', 'magic-missile'])
  })

  test('MM-S73 anyone casts, and Charm adds to the others', () => {
    const state = table([{ monster: 'orc', hand: ['fighter', 'thief', 'charm'] }])
    const [fought] = play(state, 0, 'send fighter, send thief, cast charm, roll', [1, 1, 1, 1, 1, 1, 1, 1, 1])
    expect(fought).toMatchObject({ total: 15, won: true })
    expect(phaseText(state)).toBe('post 0')
  })

  test('MM-S74 one spell for a character, or many', () => {
    const party = { monster: 'ogre', hand: ['thief', 'sleep', 'magic-missile'] }
    expect(refusalOf(table([party]), 0, 'send thief, cast sleep, cast magic-missile')).toBe('oneSpell MM-SP1')
    const many = table([party], {}, { spellsPerCharacter: 'many' })
    const [fought] = play(many, 0, 'send thief, cast sleep, cast magic-missile, roll', [1, 2, 1, 1])
    expect(fought).toMatchObject({ total: 18, won: true })
  })

  test('MM-S75 a preset’s value can be changed; on the way back the detour takes from that row', () => {
    const first = box.presets.find(({ id }) => id === '1')?.values ?? {}
    const choices = { ...first, detourRemovesCorridor: true }
    const party = { out: rows(100), back: ['C30', 'C20'], monster: 'cobra', hand: ['detour', 'elf'] }
    const state = table([party], {}, choices)
    play(state, 0, 'detour')
    expect([wayOf(state, 0), rowOf(state, 0)]).toEqual(['RET 30/100', rows(100)])
  })

  test('MM-S76 on honour the drawer alone learns of a trap, and keeping it looks like any draw', () => {
    const honor = { trapDeclaration: 'honor' }
    const state = starting(['C5', 'elf'], honor)
    const drew = happenings(state, 0, 'proceed', ['trap']).find(({ everyone }) => everyone?.kind === 'drew')
    expect(drew?.everyone).toEqual({ kind: 'drew', seat: 0, card: null, trap: false, again: false })
    expect(drew?.secret).toMatchObject({ to: [0], event: { card: state.options.deck.trap } })
    const shown = box.game.clone(state)
    play(shown, 0, 'declare')
    expect(phaseText(shown)).toBe('trap 0')
    play(state, 0, 'keep')
    expect(box.game.view(state, 1).parties[0]?.handCount).toBe(3)
    const ordinary = starting(['C5', 'elf'], honor)
    play(ordinary, 0, 'proceed', ['C20'])
    expect(refusalOf(ordinary, 0, 'declare')).toBe('nothingHidden MM-TR1')
    play(ordinary, 0, 'keep')
    expect(box.game.view(ordinary, 1)).toEqual(box.game.view(state, 1))
    const open = starting(['C5', 'elf'])
    play(open, 0, 'proceed', ['trap'])
    expect(phaseText(open)).toBe('trap 0')
  })

  test('MM-S77 a Thief only shown stays in hand', () => {
    const state = starting(['thief', 'C5'], { thiefTrap: 'show' })
    play(state, 0, 'proceed', ['trap'])
    play(state, 0, 'avoid thief')
    expect([handOf(state, 0), discards(state)]).toEqual([['C5', 'thief'], ['trap']])
    expect(box.game.view(state, 1).parties[0]?.known).toHaveLength(1)
  })

  test('MM-S78 a trap may be followed by another draw', () => {
    const state = starting(['thief', 'C5'], { trapReplacementDraw: true })
    play(state, 0, 'proceed', ['trap'])
    play(state, 0, 'avoid thief', ['C30'])
    expect([handOf(state, 0), phaseText(state)]).toEqual([['C5', 'C30'], 'act 0'])
  })

  test('MM-S79 a trap suffered may end the turn', () => {
    const state = starting(['C5', 'C10', 'C15', 'C20'], { trapEndsTurn: true })
    play(state, 0, 'proceed', ['trap'])
    play(state, 0, 'drop C5, drop C10, drop C15, suffer', [NEXT])
    expect([handOf(state, 0), phaseText(state)]).toEqual([['C20'], 'act 1'])
  })

  test('MM-S80 a weapon serves one character, or all who can bear it', () => {
    const party = {
      length: 100,
      back: ['C10'],
      treasures: ['magic-armor'],
      monster: 'ogre',
      hand: ['fighter', 'dwarf'],
    }
    const all = table([party], {}, { weaponScope: 'all' })
    const both = 'send fighter, arm magic-armor, send dwarf, arm magic-armor'
    expect(play(all, 0, `${both}, roll`, [2, 2, 1, 2, 2, 1])[0]).toMatchObject({ total: 17, won: true })
    const one = table([party])
    expect(refusalOf(one, 0, both)).toBe('weaponGiven MM-TC6')
    expect(play(one, 0, 'send fighter, arm magic-armor, send dwarf, roll', [2, 2, 1, 2, 2, 1])[0]).toMatchObject({
      total: 16,
      won: false,
    })
  })

  test('MM-S81 the Princess costs one a battle, or one a character; nothing on the way in', () => {
    const hand = ['fighter', 'thief']
    const total = (party: object, choices: Record<string, unknown>) =>
      play(
        table([{ monster: 'berserker', hand, ...party }], {}, choices),
        0,
        'send fighter, send thief, roll',
        [3, 2, 2, 2, 1],
      )[0]
    const princess = { length: 100, treasures: ['royal-princess'] }
    expect(total(princess, {})).toMatchObject({ total: 15, won: true })
    expect(total(princess, { princessPenalty: 'character' })).toMatchObject({ total: 14, won: false })
    expect(total({ banked: ['royal-princess'] }, { princessPenalty: 'character' })).toMatchObject({ total: 16 })
  })

  test('MM-S89 the way back is a row of its own, with all rules of the way in', () => {
    const party = { out: rows(105), leg: 'return', monster: 'orc', hand: ['detour', 'C40', 'elf'] }
    const state = table([party, { hand: ['elf'] }], { frozen: true })
    play(state, 0, 'detour')
    play(state, 0, 'corridor C40')
    expect([wayOf(state, 0), backOf(state, 0), rowOf(state, 0)]).toEqual(['RET 40/105', ['C40'], rows(105)])
  })

  test('MM-S90 Sleep works on the seven humans, dispelling on the three undead', () => {
    const monsters = optionsOf()
      .deck.kinds.filter(({ type }) => type !== null)
      .map(({ id }) => id)
    const works = (text: string, hand: string[]) =>
      monsters.filter((monster) => refusalOf(table([{ monster, hand }]), 0, text) === null).sort()
    expect(works('send elf, cast sleep', ['elf', 'sleep'])).toEqual(
      ['kobold', 'goblin', 'orc', 'bandit', 'lizard-man', 'berserker', 'ogre'].sort(),
    )
    expect(works('dispel cleric', ['cleric'])).toEqual(['ghoul', 'skeleton', 'zombie'])
    expect(monsters).toHaveLength(20)
  })

  test('MM-S91 free actions in one’s own turn only', () => {
    const parties = [{ monster: 'zombie', hand: ['cleric', 'detour', 'elf'] }, { hand: ['elf'] }]
    const state = table(parties, { seat: 1 })
    for (const text of ['dispel cleric', 'detour', 'heal elf']) {
      expect(refusalOf(state, 0, text)).toBe('notYourTurn MM-X1')
    }
  })

  test('MM-S94 options are fixed and read by every seat', () => {
    const state = table([])
    expect(Object.isFrozen(state.options)).toBe(true)
    expect(() => Object.assign(state.options, { casters: 'elfMagicUser' })).toThrow('read only')
    for (const viewer of [0, 1, 'spectator'] as const) expect(box.game.view(state, viewer).options).toBe(state.options)
  })

  test('MM-S95 what is owed was fixed in the room', () => {
    const second = box.presets.find(({ id }) => id === '2')?.values ?? {}
    const state = table([{ out: rows(100), back: ['C10'], monster: 'cobra', hand: ['detour', 'elf'] }], {}, second)
    play(state, 0, 'detour')
    expect([wayOf(state, 0), legOf(state, 0), state.parties[0]?.length]).toEqual(['RET 0/100', 'return', 100])
  })

  test('MM-S96 used cards stay in the discard pile', () => {
    const state = table([{ monster: 'zombie', hand: ['cleric', 'elf'] }, { hand: ['elf'] }, { hand: ['elf'] }], {
      pile: ['C5'],
    })
    play(state, 0, 'dispel cleric')
    play(state, 0, 'pass', ['C5'])
    play(state, 1, 'pass')
    play(state, 2, 'pass')
    expect([state.pile.length, state.frozen, discards(state)]).toEqual([0, true, ['zombie', 'cleric']])
    expect([monsterOf(state, 0), treasuresOf(state, 0)]).toEqual([null, []])
  })
})
