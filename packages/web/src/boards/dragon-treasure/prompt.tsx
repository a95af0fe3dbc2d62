import type { Seat } from '@menagerie/engine'
import { type View, drawnOf } from '@menagerie/games/dragon-treasure'
import type { SeatNames } from '../../say.tsx'
import type { Question } from '../board.ts'
import { bold } from '../bold.tsx'
import { type Moves, spaceOfMover } from './choices.ts'
import { type Say, nameOf } from './words.ts'

/** Who is asked now, when it is not the viewer. */
const askedNow = (view: View): Seat => {
  const { phase } = view
  if (phase.kind === 'over') return view.active
  if (phase.kind !== 'duel') return phase.seat
  return phase.seats.find((seat) => view.sides[seat]?.sealed === 'open') ?? phase.seats[0]
}

type Kind = View['phase']['kind']
type Phase<K extends Kind> = Extract<View['phase'], { readonly kind: K }>

/** What the sentence of a question is made of. */
interface Asking {
  readonly ask: (key: string, rule: string | null, values?: Record<string, unknown>, small?: string) => Question
  readonly say: Say
  readonly view: View
  readonly moves: Moves
  readonly mover: string | null
  readonly names: SeatNames
  /** Option `exactDistance`: the whole difference, no less. */
  readonly exact: string
  readonly at: (space: number) => string
}

const points = ({ ask, say, view, moves, mover, at }: Asking): Question => {
  const count = view.points
  if (moves.buttons.has('examine')) {
    const space = at(view.examinable ?? view.arrival)
    return ask(count > 0 ? 'examineOrGo' : 'examine', 'DT-3.10', { space, count }, say('prompt.examineSmall'))
  }
  const from = mover === null ? null : spaceOfMover(view, mover)
  return from === null
    ? ask('points', 'DT-3.1', { count }, say('prompt.pointsSmall'))
    : ask('lead', 'DT-3.1', { count, space: at(from) }, say('prompt.leadSmall'))
}

const spoils = ({ loser, distance }: Phase<'spoils'>, { ask, moves, mover, names, exact }: Asking): Question => {
  const values = { player: names[loser], count: distance }
  if (moves.buttons.has('throwOff')) return ask('throwOff', 'DT-4.9', values)
  const steals = moves.choices.some((choice) => choice.places[0] === 'm')
  if (!steals) return ask('throw', 'DT-4.7', values)
  const key = mover === null ? `spoils${exact}` : mover === 'm' ? `steal${exact}` : 'throw'
  return ask(key, 'DT-4.12', values)
}

/** The question of each phase. */
const QUESTIONS: { readonly [K in Exclude<Kind, 'over'>]: (phase: Phase<K>, asking: Asking) => Question } = {
  roll: (_, { ask, say, view }) =>
    ask('roll', 'DT-2.1', {}, say(view.dragon === null ? 'prompt.rollSmall' : 'prompt.rollAwake')),
  six: (_, { ask, view }) => ask('six', 'DT-2.2', { count: drawnOf(view.cupCount) }),
  points: (_, asking) => points(asking),
  duel: ({ space }, { ask, say, at }) => ask('duel', 'DT-4.2', { space: at(space) }, say('prompt.duelSmall')),
  dragonDuel: ({ space }, { ask, say, at }) =>
    ask('dragonDuel', 'DT-5.2', { space: at(space) }, say('prompt.dragonDuelSmall')),
  spoils,
  march: ({ carrying, left }, { ask, exact }) =>
    ask(`${carrying ? 'marchOn' : 'march'}${exact}`, 'DT-4.12', { count: left }),
  dragonPush: ({ distance }, { ask, exact }) => ask(`push${exact}`, 'DT-5.4', { count: distance }),
  frenzy: ({ steps }, { ask, say }) => ask('frenzy', 'DT-6.2', { count: steps }, say('prompt.frenzySmall')),
  settle: (_, { ask }) => ask('settle', null),
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
  const ask: Asking['ask'] = (key, rule, values = {}, small = '') => ({
    text: bold(say(`prompt.${key}`, values)),
    small,
    rule,
  })
  if (phase.kind === 'over') return { text: '', small: '', rule: null }
  if (!mine) return ask('theirs', null, { player: names[askedNow(view)], what: say(`prompt.what.${phase.kind}`) })
  const of = QUESTIONS[phase.kind] as (phase: View['phase'], asking: Asking) => Question
  const exact = options.exactDistance ? 'Exact' : ''
  return of(phase, { ask, say, view, moves, mover, names, exact, at: (space) => nameOf(say, options, space) })
}
