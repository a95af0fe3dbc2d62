import { type LogLine, type Message, type MessageValues, type TextRoom, unreachable } from '@menagerie/engine'
import { type Action, OFF } from '../choices/actions.ts'
import type { Event } from '../rules/events.ts'
import { board } from './locales/en-board.ts'
import type { Space } from '../set/map.ts'
import type { Options } from '../set/options.ts'
import type { Types } from '../rules/types.ts'
import { prompt } from './prompt.ts'

const NONE: MessageValues = {}
const message = (id: string, values: MessageValues = NONE): Message => ({ id, values })
const line = (id: string, rule: string | null, values: MessageValues): LogLine => ({ id: `events.${id}`, rule, values })
const nameOf = (options: Options, space: Space): string => options.map.names[space] ?? '?'

/** Start rolls by seat, round by round: `6 6 2; 3 5 –`. */
const diceOf = (rolls: readonly (readonly number[])[]): string =>
  rolls.map((dice) => dice.map((die) => (die === 0 ? '–' : die)).join(' ')).join('; ')

/** `seat` is rendered as `player`; `other` as a second seat, `rival`. */
const eventLine = (options: Options, event: Event): LogLine => {
  const at = (space: Space): string => nameOf(options, space)
  switch (event.kind) {
    case 'started':
      return event.rolls.length === 0
        ? line('startedChosen', 'DT-1.4', { seat: event.first })
        : line('started', 'DT-1.4', { seat: event.first, dice: diceOf(event.rolls) })
    case 'drew': {
      const rule = event.first ? 'DT-1.3' : 'DT-2.2'
      return event.counters === null
        ? line('drew', rule, { seat: event.seat, count: event.count })
        : line('drewCounters', rule, { seat: event.seat, count: event.count, counters: event.counters })
    }
    case 'turnBegan':
      return event.round === options.roundLimit
        ? line('lastRound', 'DT-7.2', { seat: event.seat, round: event.round })
        : line('turnBegan', 'DT-2.4', { seat: event.seat, round: event.round })
    case 'rolled':
      return line('rolled', 'DT-2.1', { seat: event.seat, die: event.die })
    case 'nothing':
      return event.die === 1
        ? line('dragonSleeps', 'DT-6.1', {})
        : line('nothingToTake', 'DT-2.2', { seat: event.seat })
    case 'frenzy':
      return line('frenzy', 'DT-6.2', { seat: event.seat, count: event.steps })
    case 'returned':
      return line('returned', 'DT-2.3', { seat: event.seat, space: at(event.space) })
    case 'stepped': {
      const values = { seat: event.seat, from: at(event.from), to: at(event.to) }
      if (event.via.length > 0)
        return line(event.carry ? 'passedCarrying' : 'passed', 'DT-3.5', { ...values, via: event.via.map(at) })
      return event.carry ? line('carried', 'DT-3.12', values) : line('stepped', 'DT-3.1', values)
    }
    case 'examined':
      return line(event.found === 'dragon' ? 'foundDragon' : 'foundTreasure', 'DT-3.10', {
        seat: event.seat,
        space: at(event.space),
      })
    case 'endedMovement':
      return event.points === 0
        ? line('leftCounter', 'DT-3.10', { seat: event.seat })
        : line('leftPoints', 'DT-3.2', { seat: event.seat, count: event.points })
    case 'metDragon':
      return line('metDragon', 'DT-5.1', { seat: event.seat, space: at(event.space) })
    case 'foughtDragon': {
      const [one, two] = event.dice
      const values = { seat: event.seat, value: event.value ?? 0, one, two, sum: one + two }
      return line(event.value === null ? 'facedDragon' : 'foughtDragon', 'DT-5.2', values)
    }
    case 'beatDragon':
      return line('beatDragon', 'DT-5.4', { seat: event.seat, distance: event.distance })
    case 'eaten':
      return line('eaten', 'DT-5.5', { seat: event.seat, space: at(event.space) })
    case 'wentBack':
      return line('wentBack', event.dragon ? 'DT-5.6' : 'DT-4.6', { values: event.values })
    case 'movedDragon':
      return event.from === event.to
        ? line('dragonStays', 'DT-6.2', { space: at(event.to) })
        : line(event.put ? 'putDragon' : 'movedDragon', event.put ? 'DT-4.17' : event.frenzy ? 'DT-6.2' : 'DT-5.4', {
            seat: event.seat,
            from: at(event.from),
            to: at(event.to),
          })
    case 'resigned':
      return line('resigned', 'DT-7.2', { seat: event.seat })
    case 'ended':
      return line('ended', event.outcome.reason === 'treasures' ? 'DT-7.1' : 'DT-7.2', {})
    default:
      return combatLine(options, event)
  }
}

type CombatEvent = Event & {
  readonly kind: 'met' | 'chose' | 'showed' | 'won' | 'threw' | 'tookOff' | 'stole' | 'marched' | 'halted'
}

const combatLine = (options: Options, event: CombatEvent): LogLine => {
  const at = (space: Space): string => nameOf(options, space)
  switch (event.kind) {
    case 'met':
      return line('met', 'DT-4.1', { seat: event.seats[0], other: event.seats[1], space: at(event.space) })
    case 'chose':
      return line('chose', 'DT-4.2', { seat: event.seat })
    case 'showed':
      return line('showed', 'DT-4.2', {
        seat: event.seats[0],
        other: event.seats[1],
        first: event.values[0] ?? '–',
        second: event.values[1] ?? '–',
      })
    case 'won':
      return line(event.exhausted ? 'wonExhausted' : 'won', event.exhausted ? 'DT-4.5' : 'DT-4.3', {
        seat: event.seat,
        other: event.loser,
        distance: event.distance,
        space: at(event.space),
      })
    case 'threw':
      return line('threw', 'DT-4.7', { seat: event.seat, other: event.loser, from: at(event.from), to: at(event.to) })
    case 'tookOff':
      return event.home === null
        ? line('tookOff', 'DT-4.9', { other: event.loser, from: at(event.from) })
        : line('sentHome', 'DT-4.9', { other: event.loser, from: at(event.from), home: at(event.home) })
    case 'stole':
      return line('stole', 'DT-4.12', { seat: event.seat, from: at(event.from), to: at(event.to) })
    case 'marched':
      return line(event.carry ? 'marchedCarrying' : 'marched', 'DT-4.12', {
        seat: event.seat,
        from: at(event.from),
        to: at(event.to),
      })
    case 'halted':
      return line('halted', 'DT-4.12', { seat: event.seat, space: at(event.space) })
    default:
      return unreachable(event)
  }
}

const actionMessage = (options: Options, action: Action): Message => {
  const at = (space: Space): string => nameOf(options, space)
  switch (action.kind) {
    case 'step': {
      const id = `actions.${action.via.length > 0 ? 'pass' : 'step'}${action.carry ? 'Carry' : ''}`
      return message(id, { from: at(action.from), to: at(action.to), via: action.via.map(at) })
    }
    case 'moveDragon':
    case 'steal':
      return message(`actions.${action.kind}`, { to: at(action.to) })
    case 'playCounter':
      return message('actions.playCounter', { value: action.value })
    case 'throw':
      return action.to === OFF ? message('actions.throwOff') : message('actions.throw', { to: at(action.to) })
    case 'march':
      return message(action.carry ? 'actions.marchCarry' : 'actions.march', { to: at(action.to) })
    case 'roll':
    case 'draw':
    case 'returnArmy':
    case 'examine':
    case 'endMovement':
    case 'halt':
    case 'proceed':
      return message(`actions.${action.kind}`)
    default:
      return unreachable(action)
  }
}

/** The rule a match ended by; players who agree on a draw need none. */
const RULE_OF_END: Readonly<Record<string, string>> = {
  treasures: 'DT-7.1',
  rounds: 'DT-7.2',
  roundsDrawn: 'DT-7.2',
  resigned: 'DT-7.2',
}

export const text: TextRoom<Types> = {
  event: eventLine,
  action: actionMessage,
  refusal: (_options, refused) => message(`refusal.${refused.code}`, refused.values),
  fault: (found) => message(`fault.${found.code}`, found.values),
  outcome: (_, outcome) => ({ ...message(`outcome.${outcome.reason}`), rule: RULE_OF_END[outcome.reason] ?? null }),
  prompt,
  catalogues: { en: board },
  translations: { ja: () => import('./locales/ja.ts').then((module) => module.ja) },
}
