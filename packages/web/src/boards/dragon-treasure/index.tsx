import type { Seat } from '@menagerie/engine'
import { type Event, type View, boardBox, rivalAt } from '@menagerie/games/dragon-treasure'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { addWords } from '../../i18n.ts'
import type { IconName } from '../../pieces/icon-names.ts'
import type { BoardModule } from '../board.ts'
import { bold } from '../bold.tsx'
import { DragonTreasureBoard } from './board.tsx'
import './cards.css'
import { claims } from './claims.tsx'
import en from './locales/en.json'
import { cardPages } from './looks.ts'
import { named } from './named.ts'
import { tally } from './tally.ts'
import { tell } from './telling.ts'
import { WORDS, colourOf, lordOf, nameOf, sayer } from './words.ts'

addWords(WORDS, { en }, { ja: () => import('./locales/ja.json') })

const STEPS = ['roll', 'move', 'fight', 'next'] as const

/** Which step of the turn a phase belongs to. */
const stepOf = (kind: View['phase']['kind']): string => {
  switch (kind) {
    case 'roll':
      return 'roll'
    case 'points':
    case 'six':
      return 'move'
    case 'frenzy':
      return 'frenzy'
    case 'over':
      return 'over'
    default:
      return 'fight'
  }
}

const ICONS: Readonly<Record<Event['kind'], IconName>> = {
  started: 'perspective-dice-six-faces-random',
  drew: 'card-pickup',
  turnBegan: 'hourglass',
  rolled: 'perspective-dice-six-faces-random',
  nothing: 'candle-light',
  frenzy: 'dragon-head',
  returned: 'flying-flag',
  stepped: 'footsteps',
  examined: 'open-treasure-chest',
  endedMovement: 'check-mark',
  met: 'crossed-swords',
  chose: 'card-play',
  showed: 'crossed-swords',
  won: 'laurels',
  metDragon: 'dragon-head',
  foughtDragon: 'dragon-head',
  beatDragon: 'laurels',
  eaten: 'skull-crossed-bones',
  wentBack: 'card-pickup',
  movedDragon: 'dragon-head',
  threw: 'arrow-dunk',
  tookOff: 'arrow-dunk',
  stole: 'open-treasure-chest',
  marched: 'footsteps',
  halted: 'check-mark',
  resigned: 'exit-door',
  ended: 'trophy-cup',
}

/** Actions whose end is a fight say so; all others have the game's own words. */
const actionText = (unknownView: unknown, notation: string, t: TFunction): ReactNode => {
  const view = unknownView as View
  const { viewer } = view
  if (viewer === 'spectator') return null
  const action = boardBox.game.parse(view.options, notation)
  if (action?.kind !== 'step' && action?.kind !== 'march') return null
  const say = sayer(t)
  const to = nameOf(say, view.options, action.to)
  const carry = action.carry ? 'Carry' : ''
  if (view.dragon === action.to) return bold(say(`can.dragon${carry}`, { to, from: fromOf(view, action, say) }))
  const enemy = rivalAt(view, viewer, action.to)
  if (enemy === null) return null
  return bold(
    say(`can.fight${carry}`, { to, from: fromOf(view, action, say), colour: colourOf(say, view.options, enemy) }),
  )
}

const fromOf = (view: View, action: object, say: ReturnType<typeof sayer>): string => {
  const { phase } = view
  const from = 'from' in action ? Number(action.from) : phase.kind === 'march' ? phase.space : 0
  return nameOf(say, view.options, from)
}

/** The die, and whatever else everybody sees to be the only thing; a lone counter too, for its number is public. */
const forced = (unknownView: unknown, legal: readonly string[]): readonly string[] | null => {
  const view = unknownView as View
  if (legal.length !== 1) return null
  const { phase, viewer } = view
  if (phase.kind !== 'duel' && phase.kind !== 'dragonDuel') return legal
  return viewer !== 'spectator' && view.sides[viewer]?.handCount === 1 ? legal : null
}

/** What one does in the turn of another, or before the first. */
const ANSWERS: ReadonlySet<string> = new Set<Event['kind']>(['drew', 'chose', 'showed', 'rolled'])

export const dragonTreasure: BoardModule = {
  Board: DragonTreasureBoard,
  steps: (view, t) => {
    const now = stepOf((view as View).phase.kind)
    const ids: readonly string[] =
      now === 'over' ? ['over'] : now === 'frenzy' ? ['roll', 'frenzy', 'fight', 'next'] : STEPS
    return ids.map((id) => ({ id, name: t(`steps.${id}`, { ns: WORDS }), now: id === now }))
  },
  logLine: (event) => {
    const { kind } = event as Event
    return {
      icon: ICONS[kind],
      heading: kind === 'turnBegan',
      hidden: kind === 'ended' || kind === 'chose' || kind === 'met',
    }
  },
  named: (event, t, choices) => {
    const completed = boardBox.complete(choices, null)
    const lord = (seat: Seat): number => (completed.ok ? lordOf(completed.value, seat) : seat)
    return named({ say: sayer(t), lordOf: lord }, event as Event)
  },
  claims,
  actionText,
  answers: ANSWERS,
  forced,
  tally,
  tell,
  cards: (choices, t) => {
    const completed = boardBox.complete(choices, null)
    return completed.ok ? cardPages(sayer(t), completed.value) : []
  },
  closer: () => import('./closer.tsx').then((module) => module.dragonTreasureCloser),
  loadoutCards: () => [],
  ownData: () => import('./own-form.tsx').then((module) => module.ownData),
  print: () => import('./print/index.tsx').then((module) => module.dragonTreasurePrint),
}
