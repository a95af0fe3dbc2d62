import { box } from '@menagerie/games/monstructor'
import { expect, test } from 'vitest'
import { openKey } from './centre.ts'
import { type FightShown, drawnKey, fightRule } from './fight-shown.ts'
import en from './locales/en.json'
import ja from './locales/ja.json'
import { lineOf } from './print/reference.tsx'
import printed from './print/locales/en.json'
import printedJa from './print/locales/ja.json'

// What the board and its print say holds under the options in play.

const optionsOf = (choices: Record<string, unknown>) => {
  const completed = box.complete(choices, null)
  if (!completed.ok) throw new Error(JSON.stringify(completed.faults))
  return completed.value
}

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

test('MS-54 the stage says where parts go that were taken off in a draw', () => {
  for (const key of ['drawn', 'leadDrawn'] as const) {
    const said = (['return', 'lost'] as const).map((drawRemoved) =>
      drawnKey(key, { drawRemoved }).replace('fight.', ''),
    )
    expect(said).toEqual([key, `${key}Lost`])
    for (const words of [en.fight, ja.fight] as readonly Record<string, string>[])
      expect(new Set(said.map((id) => words[id])).size, key).toBe(2)
  }
})

test('MS-41 MS-42 MS-54 MS-62 MS-65 reference cards are printed for the options of their table', () => {
  const cases = [
    ['fight', 'reinforce', { firstReinforceTie: 'defender' }, 'reinforceDefender'],
    ['fight', 'power', { powerCards: 'together' }, 'powerTogether'],
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
