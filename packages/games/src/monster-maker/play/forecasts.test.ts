import { type Forecast, foretold } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { SUFFER, corridor, drop } from '../choices/actions.ts'
import { box } from '../index.ts'
import { lossFrom } from '../rules/force.ts'
import type { Types } from '../rules/types.ts'
import { room } from '../secrets/conformance.ts'
import type { PartyView, View } from '../secrets/view.ts'
import { draftBurden, draftOdds } from './bot-odds.ts'
import { exactWay, legOf, owedBy } from './forecasts.ts'

/** Dice of a team: more than three have too many outcomes to play each. */
const diceOf = ({ options, draft }: View): number =>
  draft.reduce((sum, code) => sum + (options.deck.kinds[code]?.dice?.dice ?? 0), 0)

const before = (view: View, seat: number): PartyView => view.parties[seat] as PartyView

/** What the battle says before the roll. */
const odds: Forecast<Types> = {
  name: 'chance of a battle',
  chance: (view, seat, step) =>
    step.kind === 'roll' && diceOf(view) <= 3 ? draftOdds(view.options, before(view, seat), view.draft) : null,
  came: ({ events }) => {
    const fought = events.find((event) => event.kind === 'fought')
    return fought?.kind === 'fought' ? fought.won : null
  },
}

const burden: Forecast<Types> = {
  name: 'burden of a battle',
  foretell: (view) =>
    view.phase.kind === 'act' && view.viewer === view.phase.seat && view.draft.length > 0
      ? draftBurden(view.options, before(view, view.phase.seat), view.draft)
      : null,
  came: ({ events }) => {
    const fought = events.find((event) => event.kind === 'fought')
    return fought?.kind === 'fought' ? fought.mod : null
  },
}

/** What the lane says of the way, after a step that is laid and at its end. */
const way: Forecast<Types> = {
  name: 'way of a party',
  foretell: (view) => view.parties.map((party) => legOf(view, party)),
  came: ({ before: was, events }) => {
    const walked = events.find((event) => event.kind === 'walked')
    if (walked?.kind !== 'walked') return null
    const perch = was.options.deck.value[walked.card] as number
    const legs = was.parties.map((party) => legOf(was, party))
    const leg = { back: walked.leg !== 'outbound', value: walked.total - perch, goal: walked.goal }
    const left = Math.max(0, walked.goal - leg.value)
    return legs.with(walked.seat, { ...leg, left, over: leg.back && leg.value > leg.goal })
  },
}

/** The first corridor of the exact way home: it leads home, or leaves as much as was said. */
const home: Forecast<Types> = {
  name: 'exact way home',
  ways: (view, seat) => {
    const party = before(view, seat)
    const owed = owedBy(view, party)
    const first = party.hand === null ? undefined : exactWay(view.options.deck, party.hand, owed)?.[0]
    if (view.phase.kind !== 'act' || party.monster !== null || first === undefined) return []
    const left = owed - (view.options.deck.value[first] as number)
    return [{ commits: [[corridor(first)]], value: { left, home: left === 0 } }]
  },
  came: ({ events }) => {
    const walked = events.find((event) => event.kind === 'walked')
    if (walked?.kind !== 'walked') return null
    return { left: walked.goal - walked.total, home: events.some(({ kind }) => kind === 'cameBack') }
  },
}

/** What a trap asks for, as a board counts it. */
const loss: Forecast<Types> = {
  name: 'loss by a trap',
  ways: (view, seat) => {
    const party = before(view, seat)
    if (view.phase.kind !== 'trap' || party.hand === null) return []
    const { trap } = view.options.deck
    const able = party.hand.filter((card) => card !== trap)
    const cards = able.slice(able.length - lossFrom(party.hand, trap))
    return [{ commits: [[...cards.map(drop), SUFFER]], value: cards.length }]
  },
  came: ({ events }) => {
    const suffered = events.find((event) => event.kind === 'suffered')
    return suffered?.kind === 'suffered' ? suffered.cards.length : null
  },
}

const trials = { games: 10, seed: 'monster maker', least: 8 }

test('what the board foretells of battles, ways and losses comes', () => {
  expect(foretold(box, room, [odds, burden, way, home, loss], trials).faults).toEqual([])
})

test('a way that forgets a house rule is told by name', () => {
  const planted: Forecast<Types> = {
    ...way,
    name: 'way as if every room lay at 100 perch',
    foretell: (view, viewer) => way.foretell?.({ ...view, room: 100 }, viewer),
  }
  expect(foretold(box, room, [planted], trials).faults[0]).toContain(': way as if every room lay at 100 perch foretold')
})

test('a chance that is rounded is told by name', () => {
  const rounded = (view: View, seat: number): number =>
    Math.round(draftOdds(view.options, before(view, seat), view.draft) * 100) / 100
  const planted: Forecast<Types> = {
    ...odds,
    name: 'chance in hundredths',
    chance: (view, seat, step) => (odds.chance?.(view, seat, step) == null ? null : rounded(view, seat)),
  }
  expect(foretold(box, room, [planted], trials).faults[0]).toContain(': chance in hundredths foretold')
})
