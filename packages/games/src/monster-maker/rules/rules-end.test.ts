import { sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import {
  arranged,
  handOf,
  legOf,
  monsterOf,
  optionsOf,
  phaseText,
  play,
  playOn,
  refusalOf,
  treasureIds,
  treasuresOf,
} from './bench.ts'
import { room, turnBound } from '../secrets/conformance.ts'
import { box } from '../index.ts'
import type { State } from './state.ts'

const home = { leg: 'returned', length: 100, required: 5, back: ['C5'] }
const frozen = (parties: readonly object[], rest: object = {}, choices: Record<string, unknown> = {}): State =>
  arranged({ phase: 'act', frozen: true, parties, ...rest }, choices)

describe('freeze and death', () => {
  test('MM-E1 with the last card drawn nobody draws any more, and the discard pile stays', () => {
    const parties = [
      { out: ['C10'], hand: ['elf'] },
      { out: ['C10'], hand: ['elf'] },
    ]
    const state = arranged({ phase: 'start', pile: ['orc'], discard: ['C5', 'C5'], parties })
    play(state, 0, 'proceed', ['orc'])
    play(state, 0, 'pass')
    expect([handOf(state, 1), state.discard.length]).toEqual([['elf'], 2])
  })
  test('MM-E2 after the first return nobody draws, though the pile is full', () => {
    const parties = [
      { length: 100, back: ['C40', 'C40', 'C15'], hand: ['C5'] },
      { out: ['C10'], hand: ['elf'] },
    ]
    const state = arranged({ phase: 'act', parties })
    play(state, 0, 'corridor C5', [100])
    expect([state.frozen, handOf(state, 1), phaseText(state)]).toEqual([true, ['elf'], 'act 1'])
  })
  test('MM-E3 the others play on with what they hold', () => {
    const state = frozen([home, { out: ['C10'], hand: ['C20', 'elf'] }, { out: ['C10'], hand: ['elf'] }], { seat: 1 })
    play(state, 1, 'corridor C20')
    expect([handOf(state, 1), phaseText(state)]).toEqual([['elf'], 'act 2'])
  })
  test('MM-E4 and MM-F2 an empty hand in the freeze is death: at once for others, at the end of the turn for its player', () => {
    const parties = [
      { length: 100, back: ['C40', 'C40', 'C15'], hand: ['C5'] },
      { out: ['C10'], hand: [] },
      { out: ['C10'], hand: ['C20'] },
    ]
    const state = arranged({ phase: 'act', parties })
    play(state, 0, 'corridor C5', [100])
    expect([legOf(state, 1), phaseText(state)]).toEqual(['dead', 'act 2'])
    const happened = playOn(state, 2, 'corridor C20')
    expect(happened).toContainEqual({
      kind: 'died',
      seat: 2,
      leg: 'outbound',
      cause: 'noCards',
      givesBack: [],
      leaves: [],
    })
  })
  test('MM-E5 who is inside when the dungeon ends dies', () => {
    const state = frozen([home, { out: ['C10'], hand: ['elf'] }], { seat: 1 })
    expect(playOn(state, 1, 'pass')).toContainEqual({
      kind: 'died',
      seat: 1,
      leg: 'outbound',
      cause: 'inside',
      givesBack: [],
      leaves: [],
    })
  })
  test('MM-E6 treasures of the dead go back unseen; their former owner remembers', () => {
    const state = frozen([home, { length: 100, hand: ['elf'], treasures: ['ring'] }], { seat: 1, treasurePile: 3 })
    playOn(state, 1, 'pass')
    expect(state.treasurePile).toHaveLength(4)
    const ring = state.options.deck.treasures.findIndex(({ id }) => id === 'ring')
    expect(box.game.view(state, 1).parties[1]?.gaveBack).toEqual([{ card: ring, shown: false, dungeon: 1 }])
    expect(box.game.view(state, 0).parties[1]?.gaveBack).toEqual([{ card: null, shown: false, dungeon: 1 }])
  })
  test('MM-E7 an opened door is out of the game, and so are once-a-game cards of the dead', () => {
    const state = frozen([home, { length: 100, hand: ['elf'], treasures: ['secret-door', 'sword'] }], { seat: 1 })
    playOn(state, 1, 'pass')
    expect(treasureIds(state, state.removed)).toEqual(['secret-door'])
    const redrawn = frozen(
      [home, { length: 100, hand: ['elf'], treasures: ['secret-door'] }],
      { seat: 1 },
      { oncePerGame: 'redraw' },
    )
    playOn(redrawn, 1, 'pass')
    expect([redrawn.removed, treasureIds(redrawn, redrawn.spent)]).toEqual([[], ['secret-door']])
  })
  test('MM-E7 what leaves the game does not tell in which order it was gained', () => {
    const removed = [
      ['secret-door', 'statue-of-goddess'],
      ['statue-of-goddess', 'secret-door'],
    ].map((treasures) => {
      const state = frozen([home, { length: 100, hand: ['elf'], treasures }], { seat: 1 })
      playOn(state, 1, 'pass')
      return treasureIds(state, state.removed)
    })
    expect(removed).toEqual([removed[1], ['secret-door', 'statue-of-goddess']])
  })
  test('MM-F1 the freeze ends with the dungeon', () => {
    const state = frozen([home, { out: ['C10'], hand: ['elf'] }], { seat: 1 })
    playOn(state, 1, 'pass')
    expect([state.dungeon, state.frozen]).toEqual([2, false])
  })
  test('MM-F3 idle turns are counted round by round, and anew when a card moves or a party leaves', () => {
    const parties = [
      { out: ['C10'], hand: ['elf', 'C5'] },
      { out: ['C10'], hand: ['elf'] },
      { length: 100, back: ['C40', 'C40', 'C15'], hand: ['C5', 'elf'] },
    ]
    const state = frozen(parties)
    play(state, 0, 'pass')
    play(state, 1, 'pass')
    expect(state.idle).toBe(2)
    play(state, 2, 'corridor C5', [100])
    expect([state.idle, state.dungeon]).toEqual([0, 1])
    play(state, 0, 'corridor C5')
    expect(state.idle).toBe(0)
    play(state, 1, 'pass')
    playOn(state, 0, 'pass')
    expect(state.dungeon).toBe(2)
  })
  test('MM-F4 with nobody inside the dungeon is over', () => {
    const state = frozen([home, { out: ['C10'], hand: ['C5'] }], { seat: 1 })
    expect(playOn(state, 1, 'corridor C5').find(({ kind }) => kind === 'dungeonEnded')).toMatchObject({
      reason: 'empty',
    })
  })
  test('MM-F5 the dead have no turns, and the monster in front of them stays', () => {
    const state = frozen([
      { out: ['C10'], hand: ['elf', 'orc'] },
      { leg: 'dead', monster: 'cobra', out: ['C10'] },
      { out: ['C10'], hand: ['elf'] },
    ])
    play(state, 0, 'pass')
    expect([phaseText(state), monsterOf(state, 1)]).toEqual(['act 2', 'cobra'])
    expect(refusalOf(frozen([home, { out: ['C10'], hand: ['orc'] }], { seat: 1 }), 1, 'monster orc P1')).toBe(
      'notInDungeon MM-F5',
    )
  })
})

describe('victory', () => {
  const end = (parties: readonly object[], rest: object, choices: Record<string, unknown> = {}): State => {
    const state = arranged({ phase: 'dungeonEnd', parties, ...rest }, choices)
    playOn(state, 0, 'proceed')
    return state
  }
  const two = [
    { leg: 'dead', banked: ['ring'] },
    { leg: 'dead', banked: ['sword', 'magic-bow'] },
  ]
  test('MM-V1 over when treasures or prizes have run out, not before', () => {
    expect(end(two, { treasurePile: [] }).phase).toMatchObject({ outcome: { reason: 'treasuresOut' } })
    expect(end(two, { prizePile: [] }).phase).toMatchObject({ outcome: { reason: 'prizesOut' } })
    expect(end(two, {}).dungeon).toBe(2)
    expect(end(two, { dungeon: 4 }, { dungeons: 4 }).phase).toMatchObject({ outcome: { reason: 'lastDungeon' } })
  })
  test('MM-V2 most gold wins, negative values count', () => {
    expect(end(two, { prizePile: [] }).phase).toMatchObject({
      gold: [150, 350],
      outcome: { places: [2, 1], payoffs: [-1, 1] },
    })
    const debt = [{ leg: 'dead', banked: ['cursed-ornament=-100'] }, { leg: 'dead' }]
    expect(end(debt, { prizePile: [] }).phase).toMatchObject({ gold: [-100, 0], outcome: { places: [2, 1] } })
  })
  test('MM-V3 or the dungeons won', () => {
    const state = end(
      [
        { leg: 'dead', wins: 2 },
        { leg: 'dead', wins: 1 },
      ],
      { dungeon: 5 },
      { victory: 'dungeonWins' },
    )
    expect(state.phase).toMatchObject({ outcome: { places: [1, 2], reason: 'lastDungeon' } })
  })
})

describe('leaving', () => {
  test('two seats: the other one wins', () => {
    const state = arranged({ phase: 'act', parties: [{ out: ['C10'] }, { out: ['C10'] }] })
    box.game.resign(state, 1, sampledChance(1), null)
    expect(state.phase).toMatchObject({ outcome: { places: [1, 2], reason: 'conceded' } })
  })
  test('more seats: the party dies, the others go on, in later dungeons without it, and it is last', () => {
    const parties = [
      { out: ['C10'], hand: ['elf'] },
      { length: 100, hand: ['elf'], treasures: ['ring'] },
      { out: ['C10'], hand: ['elf'] },
    ]
    const state = frozen(parties)
    box.game.resign(state, 1, sampledChance(1), null)
    expect([legOf(state, 1), treasuresOf(state, 1)]).toEqual(['dead', ['ring']])
    play(state, 0, 'pass')
    playOn(state, 2, 'pass')
    expect([state.dungeon, state.parties.map(({ hand }) => hand.length > 0)]).toEqual([2, [true, false, true]])
    box.game.resign(state, 0, sampledChance(1), null)
    expect(state.phase).toMatchObject({ outcome: { places: [2, 2, 1] } })
  })
})

test('section 3.9: no dungeon has more turns than its bound', () => {
  for (let game = 0; game < 60; game++) {
    const chance = sampledChance(`bound ${game}`)
    const { choices, loadouts } = room.scenario(chance)
    const options = optionsOf(choices)
    const state = box.game.setup(options, loadouts, chance, null)
    const dealtPile = options.deck.pool.length - 7 * loadouts.length
    for (;;) {
      const pending = box.game.pending(state)
      if (pending.status === 'over') break
      const seat = pending.seats[0] ?? 0
      const legal = box.game.legal(state, seat)
      box.game.apply(state, seat, legal[chance.pick(legal.length)] as (typeof legal)[number], chance, null)
      // Before the freeze each turn draws one card at least; in it cards only go down, or the turn is idle.
      if (!state.frozen) expect(state.turn).toBeLessThanOrEqual(dealtPile)
      expect(state.turn).toBeLessThanOrEqual(turnBound(options, loadouts.length))
    }
  }
})
