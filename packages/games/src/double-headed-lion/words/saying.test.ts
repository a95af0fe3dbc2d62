import { readFileSync } from 'node:fs'
import type { Box, Emit } from '@menagerie/engine'
import { type Judged, type Law, brokenLaws, conform, failuresOf, misjudged } from '@menagerie/engine/conformance'
import { describe, expect, test } from 'vitest'
import { box } from '../index.ts'
import type { Event } from '../rules/events.ts'
import type { Types } from '../rules/types.ts'
import { room } from '../secrets/conformance.ts'
import { saying } from './saying.ts'

const SAID = ['citation', 'prompt', 'log'] as const satisfies readonly Law[]

const held = (games: number, from: Box<Types> = box, laws: readonly Law[] = SAID) =>
  conform(from, { ...room, saying }, { games, pairs: 0, seed: 'said', laws })

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

/** Who is told nothing of these. */
const silent = (...kinds: readonly Event['kind'][]): Box<Types> =>
  telling((event) => (kinds.includes(event.kind) ? null : event))

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

test('what The Double-Headed Lion says is so', { timeout: 120_000 }, () => {
  expect(failuresOf(held(60)).slice(0, 5)).toEqual([])
})

test.each([
  ['a step on is an exception', 'citation', citing('moved', 'DL-3.9')],
  ['a fight is shown by no rule', 'citation', citing('revealed', null)],
  ['a shuffle follows from a rule there is not', 'citation', citing('shuffled', 'DL-9.9')],
  ['a retreat follows from the castle', 'citation', citing('retreated', 'DL-7.2')],
  [
    'every match ends by her arrival',
    'citation',
    { ...box, text: { ...text, outcome: (...given) => ({ ...text.outcome(...given), rule: 'DL-10.1' }) } },
  ],
  [
    'whoever goes back has gone too far',
    'citation',
    {
      ...box,
      game: {
        ...game,
        refuse: (state, seat, action) => {
          const why = game.refuse(state, seat, action)
          return why?.code === 'wrongWay' ? { ...why, rule: 'DL-3.1' } : why
        },
      },
    },
  ],
  ['who may support nobody is asked for a supporter', 'prompt', asking('supportNobody', 'support')],
  ['her ally may fight, and nobody says so', 'prompt', asking('switchHer', 'switchNobody')],
  ['a move is asked like a retreat', 'prompt', asking('move', 'retreat')],
  ['a formation is asked like an army', 'prompt', asking('setupPreset', 'setup')],
  ['who fetches is asked for a card of the hand', 'prompt', asking('fetch', 'cards')],
  ['pieces fall unheard', 'log', silent('fell')],
  ['retreats are not told', 'log', silent('retreated')],
  [
    'a shuffle is told the other way round',
    'log',
    telling((event) => (event.kind === 'shuffled' ? { ...event, after: event.before } : event)),
  ],
  ['nobody hears which cards were turned up', 'log', silent('turned', 'played')],
  [
    'the turn is told wrong',
    'log',
    telling((event) => (event.kind === 'turnBegan' ? { ...event, turn: event.turn + 1 } : event)),
  ],
  ['who leaves pieces as they are says nothing', 'log', silent('kept')],
  ['a supporter is not heard of', 'log', silent('supportAnswered')],
  ['what Skill named is not told', 'log', silent('fetched')],
  ['an end is not told', 'log', silent('ended')],
  ['hands are taken back unheard', 'log', silent('recovered')],
  [
    'a piece goes where it stood',
    'log',
    telling((event) => (event.kind === 'moved' ? { ...event, to: event.from } : event)),
  ],
  [
    'fighters are shown as somebody else',
    'log',
    telling((event) =>
      event.kind === 'revealed' ? { ...event, pieces: [event.pieces[1] % 9, event.pieces[0]] } : event,
    ),
  ],
  [
    'another piece is removed than the one that fought',
    'log',
    telling((event) => (event.kind === 'fell' ? { ...event, piece: (event.piece + 1) % 9 } : event)),
  ],
  [
    'cards are turned up on the other side',
    'log',
    telling((event) => (event.kind === 'turned' ? { ...event, cards: [event.cards[1], event.cards[0]] } : event)),
  ],
  [
    'a Retreat taken back is told as discarded',
    'log',
    telling((event) => (event.kind === 'cardReturned' ? { ...event, returned: !event.returned } : event)),
  ],
] as const satisfies readonly (readonly [string, Law, Box<Types>])[])('%s: caught by the law %s', (_, law, wrong) => {
  expect(brokenLaws(held(120, wrong, [law]))).toEqual([law])
})

test('a count of what nobody sees is caught by the law log', () => {
  const counting: typeof saying = {
    ...saying,
    listener: (options, seats) => {
      const one = saying.listener(options, seats)
      return { ...one, counts: () => new Map([...one.counts(), ['applause', 1]]) }
    },
  }
  const report = conform(box, { ...room, saying: counting }, { games: 2, pairs: 0, seed: 'said', laws: ['log'] })
  expect(brokenLaws(report)).toEqual(['log'])
})

describe('judged lines', () => {
  /** Sampled from play, and each read against the rulebook: is the rule about what is said? */
  const judged = JSON.parse(
    readFileSync(new URL('golden/judged.json', import.meta.url), 'utf8'),
  ) as readonly Judged<Types>[]

  test('are more than two hundred, said as they were, and borne by their rules', () => {
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
    ['moved', 'DL-3.2'],
    ['turnBegan', 'DL-2.1'],
    ['revealed', 'DL-5.10'],
    ['turned', 'DL-5.16'],
    ['compared', 'DL-5.17'],
    ['fell', 'DL-5.20'],
    ['retreated', 'DL-5.17'],
    ['shuffled', 'DL-9.2'],
    ['switchAnswered', 'DL-5.11'],
    ['castleReached', 'DL-10.4'],
    ['supportAnswered', 'DL-8.10'],
  ] as const)('find %s under a rule of others, %s', (kind, rule) => {
    expect(misjudged(citing(kind, rule), judged).length).toBeGreaterThan(0)
  })
})
