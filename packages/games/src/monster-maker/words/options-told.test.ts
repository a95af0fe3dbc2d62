import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { kindNotes, treasureNotes } from './card-text.ts'
import { optionsOf, refusalOf } from '../rules/bench.ts'
import type { State } from '../rules/state.ts'
import { SMALL_DECK } from '../set/small-deck.ts'
import { roomAt } from '../set/options.ts'
import { sayIn } from './bench.ts'
import { en } from './locales/en.ts'
import { rules as inEnglish } from './locales/en-rules.ts'
import { rules as inJapanese } from './locales/ja-rules.ts'

const say = sayIn(en, 'en')

/** Positions in which options show, with what is tried there. */
const POSITIONS: readonly (readonly [object, readonly string[]])[] = [
  [{ phase: 'act', parties: [{ out: ['C20'], hand: ['C5', 'orc'] }, { out: ['C20'] }] }, []],
  [{ phase: 'act', parties: [{ length: 100, back: ['C40', 'C40'], hand: ['C30'] }, {}] }, ['corridor C30']],
  [{ phase: 'act', parties: [{ out: ['C20'], hand: ['orc'] }, { length: 100 }] }, ['monster orc P2']],
  [{ phase: 'act', parties: [{ leg: 'returned', length: 100, hand: ['orc'] }, { out: ['C20'] }] }, []],
  [
    { phase: 'act', parties: [{ out: ['C20'], monster: 'orc', hand: ['fighter', 'elf', 'charm', 'sleep'] }, {}] },
    ['send fighter, cast sleep', 'send elf, cast charm, cast sleep', 'send elf, send fighter, cast charm'],
  ],
  [{ phase: 'trap', parties: [{ out: ['C20'], hand: ['thief', 'C5'] }, {}] }, []],
  [
    { phase: 'post', parties: [{ out: ['C20'], monster: 'zombie', hand: ['cleric', 'detour', 'C5'] }, {}] },
    ['corridor C5', 'detour', 'dispel cleric'],
  ],
  [{ phase: 'post', parties: [{ out: ['C20'], hand: ['C5'] }, {}] }, ['corridor C5']],
]

const refused = (state: State, text: string): string => {
  const [code, rule] = (refusalOf(state, 0, text) ?? '').split(' ')
  return code === undefined || rule === undefined
    ? 'legal'
    : say(box.text.refusal(state.options, { code, rule, values: {} }))
}

/** All that is said at a table by its options: what cards do, questions, refusals, ends, and how far the room is. */
const saidAt = (choices: Readonly<Record<string, unknown>>): string => {
  const options = optionsOf(choices)
  const found = [
    ...options.deck.kinds.flatMap((kind) => kindNotes(options, kind)).map(say),
    ...options.deck.treasures.flatMap((one) => treasureNotes(options, one)).map(say),
    ...['treasuresOut', 'lastDungeon'].map((reason) =>
      say(box.text.outcome(options, { places: [], payoffs: [], reason })),
    ),
    say(box.text.event(options, { kind: 'dungeonBegan', dungeon: 1, room: roomAt(options, 4) })),
  ]
  for (const [position, tries] of POSITIONS) {
    const made = box.game.arrange(options, position)
    if (!made.ok) continue
    const state = made.value
    found.push(say(box.text.prompt(box.game.view(state, 0))), ...tries.map((text) => refused(state, text)))
  }
  return found.join('\n')
}

/** Values of options that are numbers or data, beside the usual ones. */
const OTHER: Readonly<Record<string, readonly unknown[]>> = {
  distance: [40],
  sleepDice: [1],
  dungeons: [2],
  maxDungeons: [1],
  stalemateRounds: [2, 3],
  deck: [SMALL_DECK],
}

/** Options nothing at the table speaks of before they come into play: the rule that tells them, and how. */
const TELLS: Readonly<Record<string, readonly [rule: string, english: string, japanese: string]>> = {
  sleepDice: ['MM-SP6', 'Sleep rolls one', 'スリープは1個'],
  trapFaceUp: ['MM-TR4', 'by option: traps lie face up', '設定による）：トラップを山札に表向き'],
  trapDeclaration: ['MM-TR1', 'play on honour', '自己申告の卓'],
  monstersInRoom: ['MM-T5', 'treasure room may be attacked is settled', '宝の部屋にいるパーティを襲えるかどうか'],
  deadTreasures: ['MM-E6', 'by option, at once', '設定により、その場で'],
  exhaustion: ['MM-V1', 'by option, at once', '設定により、すぐに'],
  dungeonWinBy: ['MM-V3', 'by option, by coming back first', '設定により、最初に帰還した人'],
  tieBreak: ['MM-V2', 'by option, more gold from prizes', '設定により、賞金の多さ'],
  starterMethod: [
    'MM-P4',
    'or rock-paper-scissors, or the first seat, as settled',
    '設定により、じゃんけんか1番目の席',
  ],
  nextStarter: ['MM-P4', 'by the next player, or by who came back first, as settled', '次の人か、最初に帰還した人'],
  discardVisible: ['MM-X2', 'by option, the top one alone', '設定により、いちばん上だけ'],
  stalemateRounds: ['MM-F3', 'as many rounds as settled', '決めた数のラウンド'],
}

/** Every value but the usual one, of every option of the game. */
const VALUES = box.options.flatMap((row) => {
  if (row.scope !== 'game') return []
  const usual: readonly unknown[] =
    row.kind === 'choice' ? row.choices.filter((one) => one !== row.default) : [!row.default]
  const base = row.when === null ? {} : { [row.when.option]: row.when.in[0] }
  return (OTHER[row.id] ?? usual).map((value) => ({ row, value, base }))
})

describe('words follow the options', () => {
  test('MM-H2 whatever is settled otherwise is said otherwise, or told by the rule it changes, in both languages', () => {
    for (const { row, value, base } of VALUES) {
      const silent = saidAt(base) === saidAt({ ...base, [row.id]: value })
      const [rule, english, japanese] = TELLS[row.id] ?? []
      expect(silent, `${row.id} ${String(value)}`).toBe(rule !== undefined)
      if (rule === undefined) continue
      expect(row.rules).toContain(rule)
      expect(inEnglish[rule]).toContain(english)
      expect(inJapanese[rule]).toContain(japanese)
    }
  })

  test('every option and every value is tried', () => {
    const tried = new Set(VALUES.map(({ row }) => row.id))
    expect(box.options.filter(({ id, scope }) => scope === 'game' && !tried.has(id))).toEqual([])
    expect(Object.keys(TELLS).filter((id) => !tried.has(id))).toEqual([])
  })
})
