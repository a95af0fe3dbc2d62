import type { Seat } from '@menagerie/engine'
import { castleOf } from '../rules/ask.ts'
import type { Space } from '../set/map.ts'
import { usualDown, usualLair, usualRound } from './position.ts'
import { type Due, NOBODY, NOWHERE, type Phase, SEEN_BASE, type State, UNSEALED } from '../rules/state.ts'

type Said = Readonly<Record<string, unknown>>

/** The position as JSON in the keys of docs/position-format.md, without what has its default. All secrets are in it. */
export const describe = (state: State): unknown => {
  const { first, active, round, draws, seen } = state
  return {
    phase: state.phase.kind,
    ...unless(first === 0, { first }),
    ...unless(active === first, { active }),
    ...unless(round === usualRound(state.options), { round }),
    ...movement(state),
    ...fight(state, state.phase),
    ...treasures(state),
    ...unless(draws === 0, { draws }),
    ...unless(seen.length === 0, { seen: seen.map((entry) => [entry % SEEN_BASE, Math.floor(entry / SEEN_BASE)]) }),
    sides: state.hands.map((_, seat) => side(state, seat)),
  }
}

const NOTHING: Said = Object.freeze({})

const unless = (usual: boolean, said: Said): Said => (usual ? NOTHING : said)

const nameOf = ({ options }: State, space: Space): string => options.map.names[space] as string

/** Counts by name where there are some. */
const counts = (state: State, found: readonly number[]): Said =>
  Object.fromEntries(found.flatMap((count, space) => (count === 0 ? [] : [[nameOf(state, space), count]])))

const movement = (state: State): Said => {
  const { points, arrival, stopped, frenzyLeft } = state
  return {
    ...unless(points === 0, { points }),
    ...unless(arrival === NOWHERE, { arrival: nameOf(state, arrival) }),
    ...unless(stopped.length === 0, { stopped: stopped.map((space) => nameOf(state, space)) }),
    ...unless(frenzyLeft === 0, { frenzyLeft }),
  }
}

const waiting = (state: State, due: readonly Due[]): Said =>
  unless(due.length === 0, {
    due: due.map(({ space, entrant }) => ({
      space: nameOf(state, space),
      ...unless(entrant === NOBODY, { entrant }),
    })),
  })

/** What the phase holds. The combat in progress is the last one due, and is said by the phase. */
const fight = (state: State, phase: Phase): Said => {
  if (!('space' in phase)) {
    return { ...unless(phase.kind !== 'frenzy', { distance: stepsOf(phase) }), ...waiting(state, state.due) }
  }
  const asked = phase.kind === 'duel' ? phase.seats[0] : phase.seat
  return {
    space: nameOf(state, phase.space),
    ...unless(asked === state.active, { seat: asked }),
    ...entered(phase, asked, (state.due.at(-1) as Due).entrant),
    ...heldBy(state, phase),
    ...waiting(state, state.due.slice(0, -1)),
  }
}

const stepsOf = (phase: Phase): number => (phase.kind === 'frenzy' ? phase.steps : 0)

/** In a duel `seat` is who entered. */
const entered = (phase: Phase, asked: Seat, entrant: Seat): Said =>
  unless(phase.kind === 'duel' || entrant === asked, { entrant: entrant === NOBODY ? null : entrant })

const heldBy = (state: State, phase: Phase & { readonly space: Space }): Said => {
  switch (phase.kind) {
    case 'duel':
      return unless(phase.shown[0].length + phase.shown[1].length === 0, { shown: phase.shown })
    case 'dragonDuel':
      return unless(phase.shown.length === 0, { shown: [phase.shown] })
    case 'spoils':
      return { loser: phase.loser, distance: phase.distance, ...unless(!phase.bare, { bare: true }) }
    case 'march': {
      const from = nameOf(state, (state.due.at(-1) as Due).space)
      return { from, distance: phase.left, ...unless(!phase.carrying, { carrying: true }) }
    }
    case 'dragonPush':
      return { distance: phase.distance }
    default:
      return NOTHING
  }
}

const treasures = (state: State): Said => {
  const { options, up, down, dragon, lair } = state
  const placed = up.reduce((sum, count) => sum + count, dragon === NOWHERE ? 0 : 1)
  const lairs = options.map.lairs.filter((space) => down[space] === 1)
  const usual = new Set(usualDown(options, up, placed))
  return {
    ...unless(placed === 0 || (placed === 1 && dragon !== NOWHERE), { up: counts(state, up) }),
    ...unless(lairs.length === usual.size && lairs.every((space) => usual.has(space)), {
      down: lairs.map((space) => nameOf(state, space)),
    }),
    ...unless(dragon === NOWHERE, { dragon: nameOf(state, dragon) }),
    ...unless(lair === NOWHERE || lair === usualLair(options, down), { lair: nameOf(state, lair) }),
  }
}

const side = (state: State, seat: Seat): Said => {
  const castle = castleOf(state, seat)
  const [lost, sealed] = [state.lost[seat] as number, state.sealed[seat] as number]
  const abroad = counts(
    state,
    (state.armies[seat] as number[]).map((count, space) => (space === castle ? 0 : count)),
  )
  const [hand, born, births] = [state.hands, state.born, state.births].map((lists) => [
    ...(lists[seat] as number[]),
  ]) as [number[], number[], number[]]
  const drawn = [...born].sort((a, b) => a - b)
  return {
    ...unless(Object.keys(abroad).length === 0, { armies: abroad }),
    ...unless(lost === 0, { lost }),
    ...unless(hand.length === 0, { hand }),
    ...unless(
      born.every((draw) => draw === 0),
      { born },
    ),
    ...unless(births.join() === drawn.join(), { births }),
    ...unless(sealed === UNSEALED, { sealed }),
    ...unless(state.gone[seat] === false, { resigned: true }),
  }
}
