import { type Chance, type Claims, type Seat, type Viewer, insertSorted, removeOne } from '@menagerie/engine'
import type { Scenario, WholeRoom } from '@menagerie/engine/conformance'
import { format } from '../choices/actions.ts'
import { legal } from '../choices/legal.ts'
import { NOWHERE, SEEN_BASE, type State, UNSEALED } from '../rules/state.ts'
import type { Types } from '../rules/types.ts'
import { saying } from '../words/saying.ts'

/** A wheel of 24 spaces round a lair, with lairs next to castles: short ways, many fights, treasures soon home. */
const WHEEL = {
  spaces: [
    ...Array.from({ length: 24 }, (_, at) => ({ id: `w${at}`, x: 40 * at, y: 0 })),
    { id: 'hub', x: 500, y: 500 },
  ],
  castles: ['w0', 'w6', 'w12', 'w18'],
  lairs: ['w1', 'w7', 'w13', 'w19', 'hub'],
  links: [
    ...Array.from({ length: 24 }, (_, at) => ({ from: `w${at}`, to: `w${(at + 1) % 24}` })),
    ...[2, 8, 14, 20].map((at) => ({ from: `w${at}`, to: 'hub' })),
  ],
}

/** Five counters, one of them the Dragon, for its five lairs. */
const FIVE = ['Crown', 'Chalice', 'Dragon', 'Ring', 'Lamp'].map((name) => ({
  name,
  kind: name === 'Dragon' ? 'dragon' : 'treasure',
}))

/** Many equal counters, some of them worth nothing. */
const PLAIN = Array.from({ length: 24 }, (_, at) => ({ name: `Character ${at}`, value: (at % 4) * 4 }))

/** Castles claimed at every third table, by as many seats as there always are; who claims none gets what is left. */
const CLAIMS: readonly Claims[] = [[], [2, 1], [], [], [4, 3], [], [], [null, 1], [], []]

const table = (chance: Chance): Scenario<Types> => {
  const flag = (): boolean => chance.pick(2) === 1
  const map = chance.pick(3)
  return {
    choices: {
      ...(map === 0 ? { map: WHEEL, treasures: FIVE } : { map: map === 1 ? 'standard' : 'short' }),
      ...(flag() ? { characters: PLAIN } : {}),
      victoryTreasures: 2 + chance.pick(3),
      startingCounters: 2 + chance.pick(5),
      passOwn: flag(),
      continueAfterDragon: flag(),
      stealUndefended: flag(),
      throwIntoCombat: flag(),
      frenzyStops: flag(),
      emptyCastlesStore: flag(),
      exactDistance: flag(),
      roundLimit: 2 + chance.pick(10),
      counterMemory: flag() ? 'rest' : 'none',
      startPlayer: ['roll', 'seat0', 'seat1', 'seat2', 'seat3'][chance.pick(5)],
    },
    loadouts: Array.from({ length: 2 + chance.pick(3) }, () => null),
  }
}

/** The claims hang on what was drawn already: a table with an option more is dealt as before. */
const scenario = (chance: Chance): Scenario<Types> => {
  const { choices, loadouts } = table(chance)
  return { choices: { ...choices, castles: CLAIMS[Number(choices['roundLimit']) % CLAIMS.length] }, loadouts }
}

/**
 * A second world the viewer cannot tell from the first, by section 4 of the specification: nobody knows under which
 * face-down counter the Dragon sleeps; the counters of other hands and of the cup are unknown but for their number, for
 * when they were drawn, and for those that were seen going back.
 */
const redeal = (state: State, viewer: Viewer, chance: Chance): State => {
  const down = state.down.flatMap((count, space) => (count === 1 ? [space] : []))
  if (state.dragon === NOWHERE) state.lair = down[chance.pick(down.length)] as number
  const rest = [...state.cup]
  const places: Place[] = state.cup.map(() => ({ seat: null, draw: Infinity, value: null }))
  for (const [seat, hand] of state.hands.entries()) {
    if (seat === viewer) continue
    for (const value of hand) insertSorted(rest, value)
    for (const draw of state.births[seat] as number[]) places.push({ seat, draw, value: null })
  }
  for (const { value, draws } of seenElsewhere(state, viewer)) {
    const open = places.filter((place) => place.value === null && place.draw > draws)
    ;(open[chance.pick(open.length)] as Place).value = value
    removeOne(rest, value)
  }
  for (const place of places) place.value ??= chance.draw(rest)
  const inOrder = [...places].sort((a, b) => (a.value as number) - (b.value as number) || a.draw - b.draw)
  const cupPlaces = inOrder.filter(({ seat }) => seat === null)
  state.cup = cupPlaces.map(({ value }) => value as number)
  for (const seat of state.hands.keys()) {
    if (seat === viewer) continue
    const held = inOrder.filter((place) => place.seat === seat)
    const hand = held.map(({ value }) => value as number)
    state.hands[seat] = hand
    state.born[seat] = held.map(({ draw }) => draw)
    if (state.sealed[seat] !== UNSEALED) state.sealed[seat] = hand[chance.pick(hand.length)] as number
  }
  return state
}

/** Where a hidden counter can be: in the cup, or in a hand since a draw. */
interface Place {
  readonly seat: Seat | null
  readonly draw: number
  value: number | null
}

/** Counters seen going back, the latest first, without those the viewer may have drawn since. */
const seenElsewhere = (state: State, viewer: Viewer): readonly { readonly value: number; readonly draws: number }[] => {
  const seen = state.seen.map((entry) => ({ value: entry % SEEN_BASE, draws: Math.floor(entry / SEEN_BASE) })).reverse()
  if (viewer === 'spectator') return seen
  const own = (state.hands[viewer] as number[]).map((value, at) => ({ value, draw: state.born[viewer]?.[at] ?? 0 }))
  for (const { value, draw } of own.sort((a, b) => a.draw - b.draw)) {
    const at = seen.findIndex((one) => one.value === value && one.draws < draw)
    if (at >= 0) seen.splice(at, 1)
  }
  return seen
}

const NOTHING: readonly string[] = []

export const room: WholeRoom<Types> = {
  scenario,
  // A turn has a roll, at most six choices of movement, and combats that use up counters and armies.
  bound: ({ roundLimit }, seats) => (roundLimit === 0 ? 100_000 : roundLimit) * seats * 60,
  redeal,
  shape: (options, steps) => steps.map((step) => (step.kind === 'playCounter' ? 'play' : format(options, step))).join(),
  discloses: (event, viewer) => {
    switch (event.kind) {
      case 'drew':
        return event.seat === viewer ? ['counters'] : NOTHING
      case 'examined':
        return ['found']
      case 'showed':
        return ['values']
      case 'foughtDragon':
        return ['value']
      default:
        return NOTHING
    }
  },
  blind: (state, seat, chance) => {
    const actions = legal(state, seat)
    const hand = state.hands[seat] as readonly number[]
    if (state.phase.kind !== 'duel' && state.phase.kind !== 'dragonDuel')
      return [actions[chance.pick(actions.length)] as Types['Action']]
    const value = hand[chance.pick(hand.length)]
    return [actions.find((one) => one.kind === 'playCounter' && one.value === value) as Types['Action']]
  },
  handles: () => [],
  saying,
  positions: { differs: {} },
}
