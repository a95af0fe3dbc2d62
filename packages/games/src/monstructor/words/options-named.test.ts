import { type Catalogue, type Message, sampledChance, sayFrom } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { lead } from '../choices/actions.ts'
import { box } from '../index.ts'
import { ARENA, DOMINOES, M5, STEPS_U3, U3, arranged, legalTexts, optionsOf, playOn } from '../rules/bench.ts'
import type { Event } from '../rules/events.ts'
import { SMALL_SET } from '../set/small-set.ts'
import { ja } from './locales/ja.ts'

// What an option changes is told: every rule it changes names it, and where words differ by its value, they are held here.

type Choices = Readonly<Record<string, unknown>>
type Row = (typeof box.options)[number]

const en = box.text.catalogues['en'] as Catalogue
const rows = box.options.filter(({ scope }) => scope === 'game')

/** Options that their rules need not name: what is read at the table itself differs by every value. */
const READ_AT_ONCE = ['mode', 'cardSet']

const ruleIn = (catalogue: Catalogue, id: string): string => (catalogue['rules'] as Record<string, string>)[id] ?? ''

test.each(rows.filter(({ id }) => !READ_AT_ONCE.includes(id)).map((row): [string, Row] => [row.id, row]))(
  '%s is named in every rule it changes, in both languages',
  (id, { rules }) => {
    expect(rules.length).toBeGreaterThan(0)
    for (const catalogue of [en, ja]) {
      const name = sayFrom(catalogue)(`options.${id}.name`)
      for (const rule of rules) expect(ruleIn(catalogue, rule), `${rule} and ${id}`).toContain(name)
    }
  },
)

const asked = (position: object, choices: Choices, ...steps: readonly string[]): Message => {
  const state = arranged(position, choices)
  for (const step of steps) playOn(state, 0, step)
  const seat = state.phase.kind === 'over' ? 0 : state.phase.seat
  return box.text.prompt(box.game.view(state, seat))
}

const line = (choices: Choices, event: Event): Message => box.text.event(optionsOf(choices), event)

/** What everybody hears of a setup of three. */
const begun = (choices: Choices): readonly Message[] => {
  const options = optionsOf(choices)
  const heard: Message[] = []
  box.game.setup(options, [null, null, null], sampledChance('begun'), (event) => {
    if (event !== null) heard.push(box.text.event(options, event))
  })
  return heard
}

const TABLE = { phase: 'build', players: [{ table: U3 }, { table: M5 }] }
const TILES = { phase: 'attach', centre: ['U1B'], players: [{ hand: ['U2H', 'U1La'] }, { hand: ['I1B'] }] }
const RING = { phase: 'build', players: [{ table: U3 }, {}], arena: { owner: 1, parts: M5 } }
const ARMED = {
  phase: 'reinforce',
  players: [{ hidden: ['PBO3a', 'PBO2a'] }, { hidden: ['PAX2a'] }],
  fight: { attacker: 0, defender: 1, parts: [U3, M5] },
}
const DRAWN: Event = { kind: 'fightEnded', winner: null, seats: [0, 1], totals: [7, 7] }
const COUNTED = { places: [1, 1], payoffs: [0, 0], reason: 'counted' }

/** What is said under the choices of a table; it differs by every value of the option. */
const SAID: Readonly<Record<string, (choices: Choices) => readonly Message[]>> = {
  mode: (choices) => [...begun(choices), ...(choices['mode'] === 'dominoes' ? [] : [asked(TABLE, choices)])],
  cardSet: (choices) => [box.text.action(optionsOf(choices), lead(0))],
  dominoHands: (choices) => begun({ ...DOMINOES, ...choices }),
  dominoForced: (choices) => [asked(TILES, { ...DOMINOES, ...choices })],
  dominoStrictPlugs: (choices) => {
    const state = arranged(TILES, { ...DOMINOES, ...choices })
    return legalTexts(state, 0).flatMap((text) => {
      const action = box.game.parse(state.options, text)
      return action === null ? [] : [box.text.action(state.options, action)]
    })
  },
  dominoDragons: (choices) => begun({ ...DOMINOES, ...choices }),
  dominoTie: (choices) => [box.text.outcome(optionsOf({ ...DOMINOES, ...choices }), COUNTED)],
  factionPick: (choices) => begun(choices),
  lateChallenge: (choices) => [asked(TABLE, choices, 'end')],
  drawRemoved: (choices) => [line(choices, DRAWN)],
  dragonGoal: (choices) => [line(choices, { kind: 'tookDragon', seat: 0, card: 0, owned: 1 })],
  powerCards: (choices) => [asked(ARMED, choices)],
  arenaAdjust: (choices) => [asked(RING, { ...ARENA, ...choices }, `${STEPS_U3}, fight`)],
}

/** The default and all other values; of a long range its ends and what stands beside the default. */
const valuesOf = (row: Row): readonly unknown[] => {
  switch (row.kind) {
    case 'choice':
      return row.choices
    case 'flag':
      return [true, false]
    case 'data':
      return [row.default, { csv: SMALL_SET }]
    case 'claim':
      return [row.default]
    case 'integer':
      return [...new Set([row.min, row.default - 1, row.default, row.default + 1, row.max])].filter(
        (value) => value >= row.min && value <= row.max,
      )
  }
}

describe('what is said differs by every value of', () => {
  test.each(Object.entries(SAID))('%s, in both languages', (id, said) => {
    const row = rows.find((one) => one.id === id)
    if (row === undefined) throw new Error(`no option ${id}`)
    for (const catalogue of [en, ja]) {
      const say = sayFrom(catalogue)
      const texts = valuesOf(row).map((value) =>
        said({ [id]: value })
          .map((message) => `${say(message.id)} ${JSON.stringify(message.values)}`)
          .join('\n'),
      )
      expect(texts.join('')).not.toBe('')
      expect(new Set(texts).size).toBe(texts.length)
    }
  })
})

/** Options by which no line, prompt or end is said otherwise, though their rules name them, and why not. */
const SAID_ALIKE: Readonly<Record<string, string>> = {
  firstPlayer: 'who starts is told by name, however that came about',
  youngestSeat: 'who starts is told by name',
  firstReinforceTie: 'who is asked first is told by who is asked',
  arenaTimeout: 'a monster goes home in the same words after any number of rounds',
  stalemateRounds: 'the deck was empty for too long, however long that is',
  turnCap: 'the last turn was played, whichever it was',
  backs: 'point sides are told as they are seen, printed or dealt',
}

test('every option of the game is on one of both lists', () => {
  expect([...Object.keys(SAID), ...Object.keys(SAID_ALIKE)].sort()).toEqual(rows.map(({ id }) => id).sort())
})
