import { readFileSync } from 'node:fs'
import type { Box, Emit } from '@menagerie/engine'
import {
  type Judged,
  type Law,
  type SayingRoom,
  brokenLaws,
  conform,
  failuresOf,
  misjudged,
} from '@menagerie/engine/conformance'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import type { Event } from '../rules/events.ts'
import type { Types } from '../rules/types.ts'
import { room } from '../secrets/conformance.ts'
import { saying } from './saying.ts'

const SAID = ['citation', 'prompt', 'log'] as const satisfies readonly Law[]

const held = (games: number, from: Box<Types> = box, spoken: SayingRoom<Types> = saying) =>
  conform(from, { ...room, saying: spoken }, { games, pairs: 0, seed: 'said', laws: SAID })

const { text, game } = box

/** Lines of a kind of event name another rule. */
const citing = (kind: Event['kind'], rule: string | null): Box<Types> => ({
  ...box,
  text: {
    ...text,
    event: (options, event) => ({ ...text.event(options, event), ...(event.kind === kind ? { rule } : {}) }),
  },
})

/** Everybody is told something else. */
const telling = (change: (event: Event) => Event | null): Box<Types> => {
  const heard = (emit: Emit<Event> | null): Emit<Event> | null =>
    emit && ((everyone, secret) => emit(everyone && change(everyone), secret))
  return {
    ...box,
    game: {
      ...game,
      setup: (options, loadouts, chance, emit) => game.setup(options, loadouts, chance, heard(emit)),
      apply: (state, seat, action, chance, emit) => game.apply(state, seat, action, chance, heard(emit)),
    },
  }
}

const asking = (id: string, instead: string): Box<Types> => ({
  ...box,
  text: {
    ...text,
    prompt: (view) => {
      const asked = text.prompt(view)
      return asked.id === `prompt.${id}` ? { ...asked, id: `prompt.${instead}` } : asked
    },
  },
})

test('what Monster Pack says is so', () => {
  expect(failuresOf(held(40)).slice(0, 5)).toEqual([])
})

test.each([
  ['a lane is won by the rule of ties', 'citation', citing('dueled', 'MP-34')],
  ['a monster enters by no rule', 'citation', citing('movedUp', null)],
  ['damage follows from the order of turns', 'citation', citing('damaged', 'MP-05')],
  ['a boost follows from a rule there is not', 'citation', citing('boosted', 'MP-99')],
  [
    'a match is lost by the wrong empty deck',
    'citation',
    { ...box, text: { ...text, outcome: (...given) => ({ ...text.outcome(...given), rule: 'MP-46' }) } },
  ],
  ['nothing may be summoned where one must', 'prompt', asking('summon', 'summonOptional')],
  ['who can boost is told to go on', 'prompt', asking('boost1', 'boost1None')],
  ['an entry is asked like a boost', 'prompt', asking('countdown', 'boost2')],
  ['the second boost is asked like the duel', 'prompt', asking('boost2', 'duel')],
  ['cards are drawn that nobody hears of', 'log', telling((event) => (event.kind === 'drew' ? null : event))],
  [
    'more damage is told than was done',
    'log',
    telling((event) => (event.kind === 'damaged' ? { ...event, lost: event.lost + 1 } : event)),
  ],
  ['dice drop in silence', 'log', telling((event) => (event.kind === 'countedDown' ? null : event))],
  [
    'the loser of a lane stays, as it is told',
    'log',
    telling((event) => (event.kind === 'dueled' ? { ...event, discarded: [false, false] } : event)),
  ],
] as const satisfies readonly (readonly [string, Law, Box<Types>])[])('%s: caught by the law %s', (_, law, wrong) => {
  expect(brokenLaws(held(12, wrong))).toContain(law)
})

describe('judged lines', () => {
  const judged = JSON.parse(
    readFileSync(new URL('./golden/judged.json', import.meta.url), 'utf8'),
  ) as readonly Judged<Types>[]

  test('are two hundred, said as they were, and borne by their rules', () => {
    expect(judged.length).toBeGreaterThanOrEqual(200)
    expect(misjudged(box, judged)).toEqual([])
  })

  test('are of every kind of event and of every way a match ends', () => {
    const kinds = new Set(judged.flatMap((row) => ('event' in row ? [row.event.kind] : [])))
    expect(saying.citations.map(({ kind }) => kind).filter((kind) => !kinds.has(kind))).toEqual([])
    const ends = new Set(judged.flatMap((row) => ('outcome' in row ? [row.outcome.reason] : [])))
    expect(Object.keys(saying.outcomes).filter((reason) => !ends.has(reason))).toEqual([])
  })

  test.each([
    ['started', 'MP-05'],
    ['drew', 'MP-16'],
    ['turnBegan', 'MP-31'],
    ['countedDown', 'MP-24'],
    ['movedUp', 'MP-16'],
    ['blocked', 'MP-10'],
    ['summoned', 'MP-17'],
    ['boosted', 'MP-21'],
    ['attacked', 'MP-39'],
    ['ended', 'MP-31'],
  ] as const)('find %s under a rule of others, %s', (kind, rule) => {
    expect(misjudged(citing(kind, rule), judged).length).toBeGreaterThan(0)
  })
})
