import { type Chance, type Seat, insertSorted } from '@menagerie/engine'
import { castleOf, enemyAt, mayExamine } from './ask.ts'
import { takeUp } from '../secrets/knowledge.ts'
import { type Due, NOBODY, NOWHERE, PHASES, type Phase, type State } from './state.ts'
import type { Tell } from './tell.ts'
import { endByRounds } from './victory.ts'

const FRENZIES: readonly (readonly Phase[])[] = Array.from({ length: 4 }, (_, seat) =>
  Array.from({ length: 7 }, (_, steps) => Object.freeze({ kind: 'frenzy' as const, seat, steps })),
)

/** DT-2.2: counters drawn by a 6, or the last one. */
export const drawnOf = (cup: number): number => Math.min(2, cup)

/** Combats that are due come next, or what the turn goes on with. */
export const settleNext = (state: State): void => {
  state.phase = PHASES.settle[state.active] as Phase
}

export const expect = (state: State, due: Due): void => {
  state.due.push(due)
  settleNext(state)
}

/** DT-2.4: the next player who has not resigned. A round ends where the turn passes the first player (DT-7.2). */
export const nextTurn = (state: State, emit: Tell): void => {
  const { gone } = state
  state.points = 0
  state.arrival = NOWHERE
  state.frenzyLeft = 0
  if (state.stopped.length > 0) state.stopped.length = 0
  let seat = state.active
  do {
    seat = seat + 1 === gone.length ? 0 : seat + 1
    if (seat === state.first) state.round++
  } while (gone[seat] === true)
  const { roundLimit } = state.options
  if (roundLimit > 0 && state.round > roundLimit) {
    state.round = roundLimit
    return endByRounds(state, emit)
  }
  state.active = seat
  beginTurn(state, emit)
}

export const beginTurn = (state: State, emit: Tell): void => {
  state.phase = PHASES.roll[state.active] as Phase
  emit?.({ kind: 'turnBegan', seat: state.active, round: state.round })
}

/** What the turn goes on with when no combat is due: the frenzy, the movement, or the next turn. */
export const resume = (state: State, emit: Tell): void => {
  const seat = state.active
  if (state.gone[seat] === false) {
    if (state.frenzyLeft > 0) {
      const steps = state.frenzyLeft
      state.frenzyLeft = 0
      state.phase = (FRENZIES[seat] as readonly Phase[])[steps] as Phase
      return
    }
    if (state.points > 0 || mayExamine(state)) {
      state.phase = PHASES.points[seat] as Phase
      return
    }
  }
  nextTurn(state, emit)
}

/** DT-2.1: the die of the turn. */
export const playRoll = (state: State, seat: Seat, chance: Chance, emit: Tell): void => {
  const die = chance.die(6)
  emit?.({ kind: 'rolled', seat, die })
  if (die === 1) return rollFrenzy(state, seat, chance, emit)
  if (die === 6) return rollSix(state, seat, chance, emit)
  state.points = die // DT-3.1
  state.phase = PHASES.points[seat] as Phase
}

/** DT-6.1, DT-6.2. */
const rollFrenzy = (state: State, seat: Seat, chance: Chance, emit: Tell): void => {
  if (state.dragon === NOWHERE) {
    emit?.({ kind: 'nothing', seat, die: 1 })
    return nextTurn(state, emit)
  }
  const steps = chance.die(6)
  emit?.({ kind: 'frenzy', seat, steps })
  state.phase = (FRENZIES[seat] as readonly Phase[])[steps] as Phase
}

/** DT-2.2. */
const rollSix = (state: State, seat: Seat, chance: Chance, emit: Tell): void => {
  const canDraw = state.cup.length > 0
  if ((state.lost[seat] as number) > 0) {
    if (canDraw) state.phase = PHASES.six[seat] as Phase
    else playReturn(state, seat, emit)
  } else if (canDraw) playDraw(state, seat, chance, emit)
  else {
    emit?.({ kind: 'nothing', seat, die: 6 })
    nextTurn(state, emit)
  }
}

export const playDraw = (state: State, seat: Seat, chance: Chance, emit: Tell): void => {
  state.draws++
  drawCounters(state, seat, drawnOf(state.cup.length), chance, emit)
  nextTurn(state, emit)
}

export const drawCounters = (state: State, seat: Seat, count: number, chance: Chance, emit: Tell): void => {
  const counters: number[] | null = emit === null ? null : []
  for (let i = 0; i < count; i++) {
    const value = chance.draw(state.cup)
    takeUp(state, seat, value)
    if (counters !== null) insertSorted(counters, value)
  }
  const drew = { kind: 'drew', seat, count, first: state.draws === 0 } as const
  emit?.({ ...drew, counters: null }, { to: [seat], event: { ...drew, counters } })
}

/** DT-2.3: a lost army enters its castle; whoever is there fights it. */
export const playReturn = (state: State, seat: Seat, emit: Tell): void => {
  const castle = castleOf(state, seat)
  const own = state.armies[seat] as number[]
  state.lost[seat] = (state.lost[seat] as number) - 1
  own[castle] = (own[castle] as number) + 1
  emit?.({ kind: 'returned', seat, space: castle })
  if (enemyAt(state, seat, castle) !== NOBODY || state.dragon === castle)
    expect(state, { space: castle, entrant: seat })
  else nextTurn(state, emit)
}

export const endMovement = (state: State, seat: Seat, emit: Tell): void => {
  emit?.({ kind: 'endedMovement', seat, points: state.points })
  nextTurn(state, emit)
}
