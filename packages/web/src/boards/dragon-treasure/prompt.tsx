import type { Seat } from '@menagerie/engine'
import type { View } from '@menagerie/games/dragon-treasure'
import { Fragment, type ReactNode } from 'react'
import type { SeatNames } from '../../say.tsx'
import { type Moves, spaceOfMover } from './choices.ts'
import { type Say, nameOf } from './words.ts'

/** A sentence of the board's own words with `<b>` marks as bold. */
export const marked = (text: string): ReactNode =>
  text
    .split(/<b>(.*?)<\/b>/)
    .map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : <Fragment key={index}>{part}</Fragment>))

export interface Question {
  readonly text: ReactNode
  readonly small: string
  readonly rule: string | null
}

/** Who is asked now, when it is not the viewer. */
const askedNow = (view: View): Seat => {
  const { phase } = view
  if (phase.kind === 'over') return view.active
  if (phase.kind !== 'duel') return phase.seat
  return phase.seats.find((seat) => view.sides[seat]?.sealed === 'open') ?? phase.seats[0]
}

/** What the viewer is asked, in one sentence; or what somebody else decides. */
export const question = (
  say: Say,
  view: View,
  moves: Moves,
  mover: string | null,
  mine: boolean,
  names: SeatNames,
): Question => {
  const { phase, options } = view
  const ask = (key: string, rule: string | null, values: Record<string, unknown> = {}, small = ''): Question => ({
    text: marked(say(`prompt.${key}`, values)),
    small,
    rule,
  })
  if (phase.kind === 'over') return ask('over', null)
  if (!mine) return ask('theirs', null, { player: names[askedNow(view)], what: say(`prompt.what.${phase.kind}`) })
  const at = (space: number): string => nameOf(say, options, space)
  /** Option `exactDistance`: the whole difference, no less. */
  const exact = options.exactDistance ? 'Exact' : ''
  switch (phase.kind) {
    case 'roll':
      return ask('roll', 'DT-2.1', {}, say(view.dragon === null ? 'prompt.rollSmall' : 'prompt.rollAwake'))
    case 'six':
      return ask('six', 'DT-2.2', { count: Math.min(2, view.cupCount) })
    case 'points': {
      if (moves.buttons.has('examine')) {
        const space = at(view.examinable ?? view.arrival)
        return view.points > 0
          ? ask('examineOrGo', 'DT-3.10', { space, count: view.points }, say('prompt.examineSmall'))
          : ask('examine', 'DT-3.10', { space }, say('prompt.examineSmall'))
      }
      const from = mover === null ? null : spaceOfMover(view, mover)
      return from === null
        ? ask('points', 'DT-3.1', { count: view.points }, say('prompt.pointsSmall'))
        : ask('lead', 'DT-3.1', { count: view.points, space: at(from) }, say('prompt.leadSmall'))
    }
    case 'duel':
      return ask('duel', 'DT-4.2', { space: at(phase.space) }, say('prompt.duelSmall'))
    case 'dragonDuel':
      return ask('dragonDuel', 'DT-5.2', { space: at(phase.space) }, say('prompt.dragonDuelSmall'))
    case 'spoils': {
      const values = { player: names[phase.loser], count: phase.distance }
      if (moves.buttons.has('throwOff')) return ask('throwOff', 'DT-4.9', values)
      const steals = moves.choices.some((choice) => choice.places[0] === 'm')
      if (!steals) return ask('throw', 'DT-4.7', values)
      return mover === null
        ? ask(`spoils${exact}`, 'DT-4.12', values)
        : ask(mover === 'm' ? `steal${exact}` : 'throw', 'DT-4.12', values)
    }
    case 'march':
      return ask(`${phase.carrying ? 'marchOn' : 'march'}${exact}`, 'DT-4.12', { count: phase.left })
    case 'dragonPush':
      return ask(`push${exact}`, 'DT-5.4', { count: phase.distance })
    case 'frenzy':
      return ask('frenzy', 'DT-6.2', { count: phase.steps }, say('prompt.frenzySmall'))
    case 'settle':
      return ask('settle', null)
  }
}
