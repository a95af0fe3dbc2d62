import { type Chance, type Emit, type Message, sampledChance } from '@menagerie/engine'
import { type Law, brokenLaws, conform, failuresOf } from '@menagerie/engine/conformance'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import { optionsOf } from '../rules/bench.ts'
import type { Event } from '../rules/events.ts'
import type { State } from '../rules/state.ts'
import { room } from '../secrets/conformance.ts'
import { listener } from './listener.ts'

type Box = typeof box
type Say = (event: Event, told: ReturnType<Box['text']['event']>) => { readonly rule: string | null }

const report = (planted: Box, laws: readonly Law[]) =>
  conform(planted, room, { games: 16, pairs: 0, seed: 'planted', laws })

/** A text whose lines name other rules. */
const citing = (change: Say): Box => ({
  ...box,
  text: {
    ...box.text,
    event: (options, event) => {
      const line = box.text.event(options, event)
      return { ...line, ...change(event, line) }
    },
  },
})

const asking = (change: (asked: Message, seat: number) => Message): Box => ({
  ...box,
  text: {
    ...box.text,
    prompt: (view) => {
      const asked = box.text.prompt(view)
      return view.phase.kind === 'over' || !('seat' in view.phase) ? asked : change(asked, view.phase.seat)
    },
  },
})

const kindsOf = ({ values }: Message): readonly string[] => (values['kinds'] ?? []) as readonly string[]
const without = (asked: Message, word: string): Message => ({
  ...asked,
  values: { kinds: kindsOf(asked).filter((one) => one !== `@asks.${word}`) },
})
const along = (asked: Message, word: string): Message => ({
  ...asked,
  values: { kinds: [...new Set([...kindsOf(asked), `@asks.${word}`])] },
})

/** A game that tells something else than what happens; null: it keeps that to itself. */
const telling = (change: (event: Event) => Event | null): Box => {
  const twisted = (emit: Emit<Event> | null): Emit<Event> | null =>
    emit === null ? null : (everyone, secret) => emit(everyone === null ? null : change(everyone), secret)
  return {
    ...box,
    game: {
      ...box.game,
      setup: (options, loadouts, chance, emit) => box.game.setup(options, loadouts, chance, twisted(emit)),
      apply: (state, seat, action, chance, emit) => box.game.apply(state, seat, action, chance, twisted(emit)),
    },
  }
}

describe('what the table says is held against its rules', () => {
  test.each<readonly [string, Box, RegExp]>([
    [
      'a fight won that names what becomes of the monster',
      citing(({ kind }, line) => ({ rule: kind === 'fought' && line.rule === 'MM-B3' ? 'MM-T9' : line.rule })),
      /fought in \w+ cites MM-T9/,
    ],
    [
      'a line without its rule',
      citing(({ kind }, line) => ({ rule: kind === 'healed' ? null : line.rule })),
      /healed in \w+ cites null/,
    ],
    [
      'a rule that is in no rulebook',
      citing(({ kind }, line) => ({ rule: kind === 'passed' ? 'MM-T99' : line.rule })),
      /MM-T99, which is no rule/,
    ],
    [
      'a way back by the rule of the way in',
      citing(({ kind }, line) => ({ rule: kind === 'walked' ? 'MM-T3' : line.rule })),
      /walked in \w+ cites MM-T3, not/,
    ],
    [
      'an end by the wrong rule',
      {
        ...box,
        text: {
          ...box.text,
          outcome: (options, outcome) => ({ ...box.text.outcome(options, outcome), rule: 'MM-V2' }),
        },
      },
      /the end by \w+ cites MM-V2/,
    ],
    [
      'an action refused by a rule that is not about it',
      {
        ...box,
        game: {
          ...box.game,
          refuse: (state, seat, action) => {
            const refused = box.game.refuse(state, seat, action)
            return refused === null ? null : { ...refused, rule: 'MM-G1' }
          },
        },
      },
      /by MM-G1, not by/,
    ],
  ])('citation: %s', (_, planted, says) => {
    const found = report(planted, ['citation'])
    expect(brokenLaws(found)).toEqual(['citation'])
    expect(
      failuresOf(found)
        .map(({ text }) => text)
        .join(),
    ).toMatch(says)
  })

  test.each<readonly [string, Box]>([
    ['passing, with eight cards', asking((asked) => (asked.id === 'prompt.actFull' ? along(asked, 'pass') : asked))],
    [
      'a corridor, to a party before a monster',
      asking((asked) => (asked.id === 'prompt.actAttacked' ? along(asked, 'corridor') : asked)),
    ],
    ['no Heal, where there is one', asking((asked) => without(asked, 'heal'))],
    ['no discard, where there is one', asking((asked) => without(asked, 'discard'))],
    [
      'a team as it was before the first step',
      asking((asked) =>
        asked.id === 'prompt.team' ? { id: 'prompt.act', values: { kinds: ['@asks.fight', '@asks.pass'] } } : asked,
      ),
    ],
  ])('prompt: one that names %s', (_, planted) => {
    expect(brokenLaws(report(planted, ['prompt']))).toEqual(['prompt'])
  })

  test.each<readonly [string, Box, RegExp]>([
    ['a draw that is not told', telling((event) => (event.kind === 'drew' ? null : event)), /pileCount/],
    [
      'a fight lost, told as won',
      telling((event) => (event.kind === 'fought' ? { ...event, won: true } : event)),
      /discard|monster/,
    ],
    [
      'a Thief told as shown who is spent',
      telling((event) => (event.kind === 'avoided' ? { ...event, stays: true } : event)),
      /handCount|discard|known/,
    ],
    [
      'treasures that go back in silence',
      telling((event) => (event.kind === 'dungeonEnded' ? { ...event, givesBack: [] } : event)),
      /treasureCount|gaveBack/,
    ],
    [
      'a corridor lost without a word',
      telling((event) => (event.kind === 'detoured' ? { ...event, corridor: null } : event)),
      /out|back|discard/,
    ],
    [
      'a prize without its gold',
      telling((event) => (event.kind === 'cameBack' ? { ...event, prize: null } : event)),
      /prize/,
    ],
  ])('log: %s', (_, planted, at) => {
    const found = report(planted, ['log'])
    expect(brokenLaws(found)).toEqual(['log'])
    expect(failuresOf(found)[0]?.paths.join()).toMatch(at)
  })
})

describe('who hears everything', () => {
  const look = (view: object, path: string): unknown =>
    path
      .split('.')
      .reduce<unknown>((found, step) => (found as Readonly<Record<string, unknown>> | undefined)?.[step], view)

  const wrong = (state: State, counts: ReadonlyMap<string, number>): readonly string[] => {
    const view = box.game.view(state, 'spectator')
    return [...counts].flatMap(([path, count]) =>
      look(view, path) === count ? [] : [`${path}: ${String(look(view, path))}, told ${count}`],
    )
  }

  const play = (seed: string): readonly string[] => {
    const chance: Chance = sampledChance(seed)
    const { choices, loadouts } = room.scenario(chance)
    const options = optionsOf(choices)
    const ear = listener(options, loadouts.length)
    const emit: Emit<Event> = (everyone) => {
      if (everyone !== null) ear.hear(everyone)
    }
    const state = box.game.setup(options, loadouts, chance, emit)
    for (;;) {
      const found = wrong(state, ear.counts())
      const pending = box.game.pending(state)
      if (found.length > 0 || pending.status === 'over') return found
      const seat = pending.seats[0] ?? 0
      const legal = box.game.legal(state, seat)
      if (state.draft.length === 0 && chance.pick(40) === 0)
        box.game.resign(state, chance.pick(loadouts.length), chance, emit)
      else box.game.apply(state, seat, legal[chance.pick(legal.length)] as (typeof legal)[number], chance, emit)
    }
  }

  test('counts right through matches in which players leave, whatever they leave behind', () => {
    for (let match = 0; match < 60; match++) expect(play(`leaving ${match}`), `match ${match}`).toEqual([])
  })
})
