import { type View, box } from '@menagerie/games/monstructor'
import type { TFunction } from 'i18next'
import { describe, expect, test } from 'vitest'
import { cardPages } from './card-pages.ts'
import { openKey } from './centre.ts'
import { type FightShown, fightRule } from './fight-shown.ts'
import en from './locales/en.json'
import ja from './locales/ja.json'
import { lineOf } from './print/reference.tsx'
import printed from './print/locales/en.json'
import printedJa from './print/locales/ja.json'
import { question } from './prompt.ts'
import type { Say } from './words.ts'

// What the board asks holds under the options in play.

const optionsOf = (choices: Record<string, unknown>) => {
  const completed = box.complete(choices, null)
  if (!completed.ok) throw new Error(JSON.stringify(completed.faults))
  return completed.value
}

const arranged = (position: unknown, choices: Record<string, unknown>, seat = 0): View => {
  const made = box.game.arrange(optionsOf(choices), position)
  if (!made.ok) throw new Error(JSON.stringify(made.faults))
  return box.game.view(made.value, seat)
}

/** A sentence by its key and what it is given: `ask.rewardSmall 3`. */
const say: Say = (key, values = {}) => ('count' in values ? `${key} ${String(values['count'])}` : key)

const asked = (view: View, complete = false) =>
  question({ say, view, seat: 0, mine: true, complete, chosen: null, icon: false, names: ['A', 'B', 'C'] })

const U3 = ['U3B', 'U3H', 'U3T']
const M5 = ['M5B', 'M5H', 'M5T']

describe('questions', () => {
  test('MS-56 the goal is the one of the table, when a faction is chosen and when a dragon card is taken', () => {
    const faction = arranged({ phase: 'faction', players: [{}, { faction: 'ImpClick' }] }, { dragonGoal: 3 })
    expect(asked(faction).small).toBe('ask.factionSmall 3')
    const fight = { attacker: 0, defender: 1, parts: [U3, M5], next: 1 }
    const reward = arranged({ phase: 'reward', players: [{ faction: 'ImpClick' }, {}], fight }, { dragonGoal: 2 })
    expect(asked(reward).small).toBe('ask.rewardSmall 2')
    for (const words of [en.ask.factionSmall_other, en.ask.rewardSmall_other, ja.ask.rewardSmall_other])
      expect(words).toContain('{{count}}')
    const said: Record<string, unknown>[] = []
    const t = ((key: string, values: Record<string, unknown>) => (
      key === 'page.dragon' && said.push(values),
      key
    )) as TFunction
    cardPages(t, optionsOf({ dragonGoal: 4 }))
    expect(said.every(({ goal }) => goal === 4)).toBe(true)
    expect(said).toHaveLength(25)
  })

  test('MS-62 MS-65 in the Arena: whether a monster may be changed, and how long it waits', () => {
    const held = { phase: 'build', players: [{ table: U3 }, {}], arena: { owner: 1, parts: M5 } }
    expect(asked(arranged(held, { mode: 'arena' }), true).small).toContain('ask.readyRingSmall')
    const free = arranged(held, { mode: 'arena', arenaAdjust: 'onFight' })
    expect(asked(free, true).small).toContain('ask.readyRingFreeSmall')
    const own = { ...held, arena: { owner: 0, parts: M5 } }
    expect(asked(arranged(own, { mode: 'arena' })).small).toContain('ask.lockedSmall')
    expect(asked(arranged(own, { mode: 'arena', arenaTimeout: 2 })).small).toBe('ask.lockedTimedSmall 2')
    const empty = { phase: 'build', players: [{ table: U3 }, {}] }
    expect(asked(arranged(empty, { mode: 'arena', arenaTimeout: 2 }), true).small).toBe('ask.readyEnterTimedSmall 2')
  })

  test('MS-05 MS-08 MS-09 in Dominoes what is asked is what may be answered', () => {
    const tiles = (hand: string[], rest: object, choices: object) =>
      asked(
        arranged(
          { phase: 'attach', centre: ['U3H', 'U3B'], players: [{ hand }, { hand: ['I1B'] }], ...rest },
          { mode: 'dominoes', ...choices },
        ),
      )
    expect(tiles(['U3T'], {}, {})).toEqual({ text: 'ask.attach', small: 'ask.attachSmall', rule: 'MS-05' })
    expect(tiles(['U3T'], {}, { dominoStrictPlugs: true }).small).toBe('ask.attachStrictSmall')
    expect(tiles(['I4La'], {}, {})).toEqual({ text: 'ask.draw', small: 'ask.drawSmall', rule: 'MS-08' })
    expect(tiles(['I4La'], { deck: [] }, {})).toEqual({ text: 'ask.pass', small: 'ask.passSmall', rule: 'MS-09' })
    expect(tiles(['I4La'], { phase: 'drawn' }, {}).rule).toBe('MS-08')
    expect(tiles(['U3T'], {}, { dominoForced: false }).text).toBe('ask.attachOrDraw')
    expect(tiles(['U3T'], { phase: 'drawn' }, { dominoForced: false }).text).toBe('ask.attachOrPass')
  })

  test('every question about tiles has its words in both languages', () => {
    for (const key of ['attach', 'attachOrDraw', 'attachOrPass', 'draw', 'pass']) {
      for (const ask of [en.ask, ja.ask] as readonly Record<string, string>[]) {
        expect(ask[key], key).toBeTruthy()
        expect(ask[`${key}Small`], key).toBeTruthy()
      }
    }
  })
})

test('MS-05 what fits the middle follows `dominoStrictPlugs`', () => {
  const [loose, strict] = [false, true].map((dominoStrictPlugs) => optionsOf({ mode: 'dominoes', dominoStrictPlugs }))
  if (loose === undefined || strict === undefined) throw new Error('no options')
  expect(openKey(loose, [0, 2, 0, 0])).toBe('narrow')
  expect(openKey(loose, [1, 2, 0, 0])).toBeNull()
  expect(openKey(strict, [0, 2, 0, 0])).toBe('narrowSocket')
  expect(openKey(strict, [0, 0, 0, 1])).toBe('narrowPlug')
  expect(openKey(strict, [2, 0, 0, 0])).toBe('wide')
  expect(openKey(strict, [0, 0, 1, 0])).toBe('widePlug')
  expect(openKey(strict, [1, 0, 1, 0])).toBe('wide')
  for (const key of ['narrowSocket', 'narrowPlug', 'widePlug'])
    for (const words of [en.centre, ja.centre] as readonly Record<string, string>[])
      expect(words[`${key}_other`], key).toBeTruthy()
})

test('MS-49 MS-54 MS-64 a fight names how it came about and how it ended', () => {
  const side = { parts: [], on: [], points: 0, icons: 0, jinxed: 0, sigil: false, shield: false }
  const fight = (total: number | null, rest: Partial<FightShown>): FightShown => ({
    sides: [
      { ...side, seat: 0, total },
      { ...side, seat: 1, total },
    ],
    arena: false,
    card: null,
    by: null,
    winner: undefined,
    used: [],
    ...rest,
  })
  expect(fightRule(fight(null, {}))).toBe('MS-32')
  expect(fightRule(fight(null, { arena: true }))).toBe('MS-64')
  expect(fightRule(fight(7, {}))).toBe('MS-41')
  expect(fightRule(fight(7, { winner: 0 }))).toBe('MS-49')
  expect(fightRule(fight(7, { winner: null }))).toBe('MS-54')
})

test('MS-41 MS-54 MS-62 MS-65 reference cards are printed for the options of their table', () => {
  const cases = [
    ['fight', 'reinforce', { firstReinforceTie: 'defender' }, 'reinforceDefender'],
    ['fight', 'draw', { drawRemoved: 'lost' }, 'drawLost'],
    ['arena', 'locked', { mode: 'arena', arenaTimeout: 2 }, 'lockedTimed'],
    ['arena', 'fight', { mode: 'arena', arenaAdjust: 'onFight' }, 'fightFree'],
    ['dominoes', 'attach', { mode: 'dominoes', dominoForced: false }, 'attachFree'],
    ['dominoes', 'draw', { mode: 'dominoes', dominoForced: false }, 'drawFree'],
    ['widths', 'wide', { mode: 'dominoes', dominoStrictPlugs: true }, 'wideStrict'],
    ['widths', 'narrow', { mode: 'dominoes', dominoStrictPlugs: true }, 'narrowStrict'],
  ] as const
  for (const [group, id, choices, other] of cases) {
    expect(lineOf(optionsOf({}), group, id)).toBe(`${group}.${id}`)
    expect(lineOf(optionsOf(choices), group, id)).toBe(`${group}.${other}`)
    for (const words of [printed[group], printedJa[group]] as readonly Record<string, string>[])
      expect(words[other] ?? words[`${other}_other`], other).toBeTruthy()
  }
})

/** What no option changes, or what a set must hold. */
const LITERALS = {
  board: ['ask.passes'],
  print: [
    'parts.help',
    'dragons.help',
    'turn.build',
    'fight.reinforce',
    'fight.reinforceDefender',
    'dominoes.refill',
    'widths.three',
  ],
}

interface Words {
  readonly [key: string]: string | Words
}

const flat = (room: Words, path = ''): [string, string][] =>
  Object.entries(room).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  )

test.each([
  ['board', en, ja],
  ['print', printed, printedJa],
] as const)(
  'numbers written out in words of the %s stand on a closed list, in both languages',
  (name, english, japanese) => {
    const numbered = (words: Words, pattern: RegExp): string[] =>
      flat(words).flatMap(([id, text]) =>
        pattern.test(text.replaceAll(/\{\{[^}]*\}\}|四肢/g, '')) ? [id.replace(/_(one|other)$/, '')] : [],
      )
    const found = new Set([
      ...numbered(english, /\b(two|three|four|five|six|seven|eight|nine|ten|[1-9]\d*)\b/i),
      ...numbered(japanese, /[二三四五六七八九十]|[2-9]/),
    ])
    expect([...found].sort()).toEqual([...LITERALS[name]].sort())
  },
)
