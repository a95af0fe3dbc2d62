import type { Message, Seat } from '@menagerie/engine'
import { type View, drawnOf } from '@menagerie/games/dragon-treasure'
import type { TFunction } from 'i18next'
import type { Reading } from '../../reading.ts'
import { type SeatNames, inWords } from '../../say.tsx'
import type { Question } from '../board.ts'
import { bold } from '../bold.tsx'
import { type Moves, spaceOfMover } from './choices.ts'
import { type Say, nameOf, sayer } from './words.ts'

/** Who is asked now, when it is not the viewer. */
const askedNow = (view: View): Seat => {
  const { phase } = view
  if (phase.kind === 'over') return view.active
  if (phase.kind !== 'duel') return phase.seat
  return phase.seats.find((seat) => view.sides[seat]?.sealed === 'open') ?? phase.seats[0]
}

type Kind = View['phase']['kind']
type Phase<K extends Kind> = Extract<View['phase'], { readonly kind: K }>

/** What stands beneath a question is made of: what is touched next, and what the map does not show. */
interface Asking {
  readonly say: Say
  readonly view: View
  readonly moves: Moves
  readonly mover: string | null
  readonly names: SeatNames
}

/** The hint beneath a question, and the rule it is put by. */
type Beneath = readonly [small: string, rule: string | null]

const points = ({ say, view, moves, mover }: Asking): Beneath => {
  if (moves.buttons.has('examine')) return [say('prompt.examineSmall'), 'DT-3.10']
  const from = mover === null ? null : spaceOfMover(view, mover)
  return from === null
    ? [say('prompt.pointsSmall'), 'DT-3.1']
    : [say('prompt.leadSmall', { space: nameOf(say, view.options, from) }), 'DT-3.1']
}

const spoils = ({ loser }: Phase<'spoils'>, { say, moves, mover, names }: Asking): Beneath => {
  const player = names[loser]
  if (moves.buttons.has('throwOff')) return [say('prompt.loserSmall', { player }), 'DT-4.9']
  if (mover === 'm') return [say('prompt.stealSmall'), 'DT-4.12']
  const steals = moves.choices.some((choice) => choice.places[0] === 'm')
  return [say('prompt.loserSmall', { player }), steals ? 'DT-4.12' : 'DT-4.7']
}

const BENEATH: { readonly [K in Exclude<Kind, 'over'>]: (phase: Phase<K>, asking: Asking) => Beneath } = {
  roll: (_, { say, view }) => [say(view.dragon === null ? 'prompt.rollSmall' : 'prompt.rollAwakeSmall'), 'DT-2.1'],
  six: (_, { say, view }) => [say('prompt.sixSmall', { count: drawnOf(view.cupCount) }), 'DT-2.2'],
  points: (_, asking) => points(asking),
  duel: (_, { say }) => [say('prompt.duelSmall'), 'DT-4.2'],
  dragonDuel: (_, { say }) => [say('prompt.dragonDuelSmall'), 'DT-5.2'],
  spoils,
  march: () => ['', 'DT-4.12'],
  dragonPush: () => ['', 'DT-5.4'],
  frenzy: (_, { say }) => [say('prompt.frenzySmall'), 'DT-6.2'],
  settle: () => ['', null],
}

/** A space is called as the map calls it. */
const onMap = (say: Say, { options }: View, asked: Message): Message => {
  const { space } = asked.values
  const at = typeof space === 'string' ? options.map.names.indexOf(space) : -1
  return at < 0 ? asked : { ...asked, values: { ...asked.values, space: nameOf(say, options, at) } }
}

/** What a sentence is about, up to its first colon, or its first sentence of several, in bold. */
const led = (sentence: string): string => sentence.replace(/^.+?(?:[:\uFF1A]|\u3002(?=.))/, '<b>$&</b>')

/** What the viewer is asked, in the words of the game; or what somebody else decides. */
export const question = (
  t: TFunction,
  reading: Pick<Reading, 'prompt'>,
  view: View,
  moves: Moves,
  mover: string | null,
  mine: boolean,
  names: SeatNames,
): Question => {
  const say = sayer(t)
  const { phase } = view
  if (phase.kind === 'over') return { text: '', small: '', rule: null }
  if (!mine) {
    const theirs = { player: names[askedNow(view)], what: say(`prompt.what.${phase.kind}`) }
    return { text: bold(say('prompt.theirs', theirs)), small: '', rule: null }
  }
  const beneath = BENEATH[phase.kind] as (phase: View['phase'], asking: Asking) => Beneath
  const [small, rule] = beneath(phase, { say, view, moves, mover, names })
  const asked = inWords(t, 'dragon-treasure', onMap(say, view, reading.prompt(view)), names)
  return { text: bold(led(asked)), small, rule }
}
