import { sampledChance } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import {
  arranged,
  dealt,
  legOf,
  monsterOf,
  optionsOf,
  phaseText,
  play,
  playOn,
  refusalOf,
  treasuresOf,
} from './bench.ts'
import { box } from '../index.ts'
import type { State } from './state.ts'

const goldOf = (state: State): readonly (number | null)[] => (state.phase.kind === 'over' ? state.phase.gold : [])
const home = { leg: 'returned', length: 100, required: 5, back: ['C5'] }

/** A dungeon about to end in which these came back with what they carry. */
const ending = (parties: readonly object[], rest: object = {}, choices: Record<string, unknown> = {}): State =>
  arranged({ phase: 'dungeonEnd', frozen: true, parties, ...rest }, choices)

/** Chance of the next dungeon: dice for the first turn, and hands. */
const NEXT_DUNGEON = (seats: number): (string | number)[] => [
  6,
  ...Array.from({ length: seats - 1 }, () => 1),
  ...Array.from({ length: seats }, () => ['C10', 'C15', 'C20', 'C25', 'C30', 'fighter', 'dwarf']).flat(),
  'elf',
]

/** The seat in turn gives up nothing but what it must, and goes nowhere. */
const passOn = (state: State): void => {
  const pending = box.game.pending(state)
  const seat = pending.status === 'over' ? 0 : (pending.seats[0] ?? 0)
  const legal = box.game.legal(state, seat)
  const steps = box.timeout(box.game.view(state, seat), legal, sampledChance(state.turn))
  for (const step of steps) box.game.apply(state, seat, step, sampledChance(state.turn), null)
}

describe('end of the game', () => {
  test('MM-S62 the last prize ends the game; value dice are rolled then', () => {
    const state = ending(
      [
        { ...home, treasures: ['mystic-map'], prizes: [100] },
        { leg: 'dead', banked: ['cursed-ornament', 'lost-crown'] },
        { leg: 'dead' },
      ],
      { prizePile: [], prize: 100, firstBack: 0 },
    )
    play(state, 0, 'proceed', [3, 5, 2, 1, 2, 1, 3])
    expect([phaseText(state), goldOf(state)]).toEqual(['over 0', [300, 240, 0]])
    expect(treasuresOf(state, 1, 'banked')).toEqual(['cursed-ornament*=-60', 'lost-crown*'])
  })

  test('MM-S63 no treasure left ends the game, counted after the dead gave theirs back', () => {
    const over = ending([home, { leg: 'dead' }], { treasurePile: [] })
    play(over, 0, 'proceed')
    expect(over.phase).toMatchObject({ kind: 'over', outcome: { reason: 'treasuresOut' } })
    const on = ending([home, { leg: 'dead', treasures: ['ring'] }], { treasurePile: [] })
    play(on, 0, 'proceed', NEXT_DUNGEON(2))
    expect([on.dungeon, on.treasurePile.length, phaseText(on)]).toEqual([2, 1, 'act 0'])
  })

  test('MM-S64 equal gold shares the victory, or prizes decide', () => {
    const tie = (choices: Record<string, unknown>): State => {
      const state = ending(
        [
          { leg: 'dead', banked: ['lost-crown=350'], prizes: [100] },
          { leg: 'dead', banked: ['royal-princess'] },
          { leg: 'dead', banked: ['ring', 'sacred-goblet'] },
        ],
        { prizePile: [] },
        choices,
      )
      play(state, 0, 'proceed')
      return state
    }
    expect([phaseText(tie({})), goldOf(tie({}))]).toEqual(['over 0 2', [450, 400, 450]])
    const broken = tie({ tieBreak: 'prizes' })
    expect(broken.phase).toMatchObject({ outcome: { places: [1, 3, 2], payoffs: [1, -1, 0] } })
  })

  test('MM-S65 dungeon wins: most gold of a dungeon, or the first back', () => {
    const series = (dungeonWinBy: string): State => {
      const choices = { victory: 'dungeonWins', dungeons: 3, dungeonWinBy }
      const first = ending(
        [
          { ...home, treasures: ['ring'], prizes: [100] },
          { ...home, treasures: ['lost-crown'] },
        ],
        { firstBack: 0, prize: 100, dungeon: 1, treasurePile: 5 },
        choices,
      )
      play(first, 0, 'proceed', NEXT_DUNGEON(2))
      expect([first.treasurePile.length, first.prizePile.length]).toEqual([21, 6])
      // Nobody is back from the second.
      while (first.dungeon === 2 && first.phase.kind !== 'over') passOn(first)
      const wins = first.parties.map((party) => party.wins)
      const third = ending(
        [
          { ...home, treasures: ['statue-of-goddess=0'], prizes: [100, 150], wins: wins[0] },
          { leg: 'dead', wins: wins[1] },
        ],
        { firstBack: 0, prize: 150, dungeon: 3 },
        choices,
      )
      play(third, 0, 'proceed')
      return third
    }
    const byGold = series('gold')
    expect([byGold.parties.map(({ wins }) => wins), phaseText(byGold)]).toEqual([[1, 1], 'over 0 1'])
    const byReturn = series('firstReturn')
    expect([byReturn.parties.map(({ wins }) => wins), phaseText(byReturn)]).toEqual([[2, 0], 'over 0'])
  })

  test('MM-S66 without treasure cards each return is worth a die of hundreds', () => {
    const choices = box.presets.find(({ id }) => id === '2box')?.values ?? {}
    const walking = arranged(
      { phase: 'act', parties: [{ out: ['C40', 'C30', 'C20'], hand: ['C10', 'elf'] }, { out: ['C10'] }] },
      choices,
    )
    play(walking, 0, 'corridor C10', ['C25'])
    expect([legOf(walking, 0), walking.parties[0]?.required, treasuresOf(walking, 0)]).toEqual(['room', 100, []])
    const state = ending([home, { leg: 'dead' }], { prizePile: [] }, choices)
    play(state, 0, 'proceed', [4])
    expect(goldOf(state)).toEqual([400, 0])
  })

  test('MM-S70 maxDungeons ends a game from which nobody returns', () => {
    const state = ending([{ out: ['C10'] }, {}, {}], { dungeon: 2, frozen: false }, { maxDungeons: 2 })
    play(state, 0, 'proceed')
    expect([phaseText(state), goldOf(state)]).toEqual(['over 0 1 2', [0, 0, 0]])
  })

  test('MM-S82 values rolled when a dungeon ends are public; the Goddess may wait for the end', () => {
    const options = { goddessRollAt: 'gameEnd' }
    const drawing = arranged(
      { phase: 'act', parties: [{ out: ['C40', 'C30', 'C20'], hand: ['C10', 'elf'] }, { out: ['C10'] }] },
      options,
    )
    play(drawing, 0, 'corridor C10', ['statue-of-goddess', 'C25'])
    expect(treasuresOf(drawing, 0)).toEqual(['statue-of-goddess*'])
    const last = ending([{ ...home, treasures: ['statue-of-goddess'] }, { leg: 'dead' }], { prizePile: [] }, options)
    play(last, 0, 'proceed', [2])
    expect(goldOf(last)).toEqual([400, 0])
    const early = ending(
      [{ ...home, treasures: ['mystic-map'] }, { leg: 'dead' }],
      {},
      { treasureDiceAt: 'dungeonEnd' },
    )
    play(early, 0, 'proceed', [3, 5, 2, ...NEXT_DUNGEON(2)])
    expect(treasuresOf(early, 0, 'banked')).toEqual(['mystic-map*=200'])
    expect(box.game.view(early, 1).parties[0]?.banked).toMatchObject([{ worth: 200, shown: true }])
  })

  test('MM-S83 deadTreasures atDeath: what a dead party carried can be drawn in the same dungeon', () => {
    const start = (choices: Record<string, unknown>): State => {
      const parties = [
        { leg: 'dead' },
        { length: 100, back: ['C10'], treasures: ['ring'], hand: ['C20'] },
        { out: ['C40', 'C30', 'C25'], hand: ['C10', 'C15'] },
      ]
      const state = arranged({ phase: 'act', seat: 1, frozen: true, treasurePile: ['sword'], parties }, choices)
      play(state, 1, 'corridor C20')
      return state
    }
    const atDeath = start({ deadTreasures: 'atDeath' })
    expect(atDeath.treasurePile).toHaveLength(2)
    play(atDeath, 2, 'corridor C10', ['ring'])
    expect(treasuresOf(atDeath, 2)).toEqual(['ring'])
    expect(() => play(start({}), 2, 'corridor C10', ['ring'])).toThrow('not in the pool')
  })

  test('MM-S84 exhaustion immediate: an empty pile ends dungeon and game at once', () => {
    const start = (choices: Record<string, unknown>): State => {
      const parties = [
        { out: ['C40', 'C30', 'C20'], hand: ['C10', 'elf'] },
        { out: ['C10'], hand: ['elf'] },
      ]
      return arranged({ phase: 'act', treasurePile: ['ring'], parties }, choices)
    }
    const later = start({})
    play(later, 0, 'corridor C10', ['ring', 'C25'])
    expect(phaseText(later)).toBe('act 1')
    const now = start({ exhaustion: 'immediate' })
    const happened = play(now, 0, 'corridor C10', ['ring'])
    expect(happened.filter(({ kind }) => kind === 'died')).toHaveLength(2)
    expect(now.phase).toMatchObject({ kind: 'over', outcome: { reason: 'treasuresOut' } })
  })

  test('MM-S85 who starts: rock-paper-scissors, a seat, and later dungeons', () => {
    const thrown = box.game.setup(
      optionsOf({ starterMethod: 'rps' }),
      [null, null, null],
      { pick: () => 0, die: () => 1, draw: () => 0 as never },
      null,
    )
    expect(box.game.pending(thrown)).toMatchObject({ seats: [0, 1, 2] })
    playOn(thrown, 0, 'throw paper')
    playOn(thrown, 2, 'throw rock')
    expect(box.game.view(thrown, 1).throws).toEqual(['down', 'open', 'down'])
    playOn(thrown, 1, 'throw rock')
    expect(thrown.starter).toBe(0)
    const hands = Array.from({ length: 2 }, () => ['C10', 'C15', 'C20', 'C25', 'C30', 'fighter', 'dwarf']).flat()
    expect(phaseText(dealt({ starterMethod: 'seat' }, 2, [...hands, 'elf']))).toBe('act 0')
    const next = (nextStarter: string): number => {
      const parties = [{ leg: 'dead' }, home, { leg: 'dead' }]
      const state = ending(parties, { starter: 2, firstBack: 1 }, { nextStarter })
      playOn(state, 0, 'proceed')
      return state.starter
    }
    expect([next('rotate'), next('firstReturner')]).toEqual([0, 1])
    const rolled = ending([{ leg: 'dead' }, home, { leg: 'dead' }], { starter: 2, firstBack: 1 })
    play(rolled, 0, 'proceed', [1, 1, 6, ...NEXT_DUNGEON(3).slice(3)])
    expect(rolled.starter).toBe(2)
  })

  test('MM-S87 stalemateRounds counts whole rounds', () => {
    const parties = [home, { out: ['C10'], hand: ['elf'] }, { out: ['C10'], hand: ['elf'] }]
    const state = arranged({ phase: 'act', seat: 1, frozen: true, parties }, { stalemateRounds: 2 })
    for (const seat of [1, 2, 1]) play(state, seat, 'pass')
    expect([state.dungeon, phaseText(state)]).toEqual([1, 'act 2'])
    playOn(state, 2, 'pass')
    expect(state.dungeon).toBe(2)
  })

  test('MM-S88 a treasure counts only at home', () => {
    const party = { length: 100, back: ['C40', 'C40', 'C15'], treasures: ['lost-crown'], banked: ['ring'] }
    const state = ending([{ leg: 'dead' }, party, { leg: 'dead' }], { prizePile: [] })
    play(state, 0, 'proceed')
    expect(goldOf(state)).toEqual([0, 150, 0])
  })

  test('MM-S92 the dungeon ends with the last party', () => {
    const party = { length: 100, back: ['C40', 'C40', 'C15'], hand: ['C5', 'fighter'] }
    const state = arranged({
      phase: 'act',
      seat: 2,
      frozen: true,
      firstBack: 0,
      parties: [home, { leg: 'dead' }, party],
    })
    const happened = playOn(state, 2, 'corridor C5')
    expect(happened.find(({ kind }) => kind === 'dungeonEnded')).toMatchObject({ reason: 'empty' })
    expect(state.dungeon).toBe(2)
  })

  test('MM-S93 the next dungeon is prepared anew; gold stays', () => {
    const parties = [
      { ...home, hand: ['elf', 'orc'], treasures: ['ring'], prizes: [100] },
      { out: ['C10', 'C20'], hand: ['C5'], monster: 'cobra' },
      { leg: 'dead', banked: ['sword'] },
    ]
    const state = ending(parties, { pile: 12, discard: ['trap', 'thief'], removed: ['secret-door'], treasurePile: 18 })
    play(state, 0, 'proceed', NEXT_DUNGEON(3))
    expect([state.pile.length, state.discard.length]).toEqual([125 - 21 - 1, 0])
    expect(state.parties.map(({ hand }) => hand.length)).toEqual([8, 7, 7])
    expect([treasuresOf(state, 0, 'banked'), treasuresOf(state, 2, 'banked')]).toEqual([['ring'], ['sword']])
    expect([state.treasurePile.length, monsterOf(state, 1), state.parties[1]?.outSum]).toEqual([18, null, 0])
    expect(refusalOf(state, 0, 'pass')).toBe('handFull MM-T12')
  })
})
