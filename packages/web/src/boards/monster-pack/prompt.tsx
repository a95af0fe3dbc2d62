import type { Card, CardIndex, View, WaitingView } from '@menagerie/games/monster-pack'
import type { TFunction } from 'i18next'
import type { Picking } from '../../pieces/picking.ts'
import type { SeatNames } from '../../say.tsx'
import type { Question } from '../board.ts'
import { bold } from '../bold.tsx'
import { type HandCard, places } from './choices.ts'
import { WORDS, nameOf } from './looks.ts'

type Say = (key: string, values?: Record<string, unknown>) => string
type Name = (card: CardIndex) => string

/** What is chosen so far: the waiting monster with its spot, and the hand card. */
interface Chosen {
  readonly waiting: WaitingView | null
  readonly spot: number
  readonly card: HandCard | undefined
}

const entryQuestion = (say: Say, name: Name, kind: string, { waiting, spot }: Chosen, { open }: Picking): Question => {
  if (waiting === null) return { text: bold(say('prompt.enterSeveral')), small: '', rule: 'MP-11' }
  const free = open
    .map((choice) => choice.places.find((place) => place.startsWith('a.')))
    .flatMap((place) => (place === undefined ? [] : [`A${Number(place.slice(2)) + 1}`]))
  return {
    text: bold(say('prompt.enter', { card: name(waiting.card) })),
    small: say('prompt.enterSmall', { spots: free, from: `W${spot + 1}` }),
    rule: kind === 'countdown' ? 'MP-11' : 'MP-28',
  }
}

const summonQuestion = (say: Say, name: Name, { card }: Chosen): Question =>
  card === undefined
    ? { text: bold(say('prompt.summon')), small: say('prompt.summonSmall'), rule: 'MP-16' }
    : {
        text: bold(say('prompt.summonWhere', { card: name(card.card) })),
        small: say('prompt.summonSmall'),
        rule: 'MP-17',
      }

const boostQuestion = (say: Say, name: Name, kind: string, { card, waiting }: Chosen, { can }: Picking): Question => {
  if (card !== undefined)
    return { text: bold(say('prompt.boostWhom', { card: name(card.card) })), small: '', rule: 'MP-22' }
  if (waiting !== null)
    return { text: bold(say('prompt.boostWith', { card: name(waiting.card) })), small: '', rule: 'MP-22' }
  return {
    text: bold(say(`prompt.${kind}`)),
    small: say(can.size === 1 ? 'prompt.boostNone' : 'prompt.boostSmall'),
    rule: 'MP-21',
  }
}

/** What the viewer is asked, in one sentence; or what another player decides. */
export const question = (
  t: TFunction,
  view: View,
  picking: Picking,
  hand: readonly HandCard[],
  mine: boolean,
  names: SeatNames,
): Question => {
  const say: Say = (key, values = {}) => t(key, { ns: WORDS, ...values })
  const name: Name = (card) => nameOf(t, view.options.cards[card] as Card)
  const { phase } = view
  if (phase.kind === 'over') return { text: say('prompt.what.over'), small: '', rule: null }
  if (!mine) {
    const what = say(`prompt.what.${phase.kind}`)
    return { text: say('prompt.theirs', { player: names[phase.seat], what }), small: '', rule: null }
  }
  const { waiting } = view.sides[phase.seat as 0 | 1]
  const spot = waiting.findIndex((_, at) => picking.chosen.includes(places.waiting(at)))
  const card = hand.find((one) => picking.chosen.includes(one.place))
  const chosen: Chosen = { waiting: waiting[spot] ?? null, spot, card }
  switch (phase.kind) {
    case 'countdown':
    case 'entry1':
    case 'entry2':
    case 'entryAsap':
      return entryQuestion(say, name, phase.kind, chosen, picking)
    case 'summon':
      return summonQuestion(say, name, chosen)
    case 'boost1':
    case 'boost2':
      return boostQuestion(say, name, phase.kind, chosen, picking)
    case 'mulligan':
      return { text: bold(say('prompt.mulligan')), small: '', rule: 'MP-03' }
    case 'draw':
    case 'dropDice':
    case 'duel':
      return { text: bold(say('prompt.proceed')), small: '', rule: null }
  }
}
