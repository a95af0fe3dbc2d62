import { type Event, type View, boardBox, characterOf, summaryOf } from '@menagerie/games/double-headed-lion'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { addWords } from '../../i18n.ts'
import type { IconName } from '../../pieces/icon-names.ts'
import type { BoardModule, CardPage } from '../board.ts'
import { actionText } from './action-text.ts'
import { DoubleHeadedLionBoard } from './board.tsx'
import { calledBy } from './called.ts'
import en from './locales/en.json'
import { retold } from './retold.ts'
import { GAME, WORDS, characterLook, everybody, pieceName, rulesAbout, sideName } from './looks.ts'

addWords(WORDS, { en }, { ja: () => import('./locales/ja.json') })

const ICONS: Readonly<Record<Event['kind'], IconName>> = {
  sealed: 'scroll-unfurled',
  deployed: 'castle',
  turnBegan: 'hourglass',
  moved: 'footprint',
  shuffled: 'perspective-dice-six-faces-random',
  kept: 'check-mark',
  combatChosen: 'crossed-swords',
  fighterChosen: 'crossed-swords',
  looked: 'eyeball',
  pointed: 'crossed-swords',
  switchAnswered: 'arrow-dunk',
  revealed: 'crossed-swords',
  mutualAnswered: 'skull-crossed-bones',
  banAnswered: 'cross-mark',
  supportAnswered: 'three-friends',
  turned: 'card-play',
  played: 'card-play',
  fetched: 'card-pickup',
  compared: 'crossed-swords',
  abandoned: 'exit-door',
  retreated: 'exit-door',
  fell: 'skull-crossed-bones',
  cardReturned: 'card-pickup',
  recovered: 'card-pickup',
  castleReached: 'castle',
  castlePointed: 'castle',
  conceded: 'flying-flag',
  ended: 'trophy-cup',
}

const FIGHT: ReadonlySet<Event['kind']> = new Set([
  'revealed',
  'banAnswered',
  'supportAnswered',
  'turned',
  'played',
  'fetched',
  'compared',
  'fell',
  'retreated',
])

/** A fight is told step by step; each group holds the steps before it, so that the picture grows. */
const tell = (events: readonly unknown[]): readonly (readonly unknown[])[] => {
  const groups: (readonly Event[])[] = []
  let told: Event[] = []
  for (const event of events as readonly Event[]) {
    if (!FIGHT.has(event.kind)) continue
    told = event.kind === 'revealed' ? [event] : [...told, event]
    groups.push(told)
  }
  return groups
}

const STEPS = ['move', 'fight', 'cards', 'after'] as const
type Step = (typeof STEPS)[number]

const STEP_OF: Readonly<Record<View['phase']['kind'], Step | 'setup' | 'over'>> = {
  setup: 'setup',
  start: 'move',
  move: 'move',
  order: 'fight',
  fighter: 'fight',
  point: 'fight',
  switch: 'fight',
  castle: 'fight',
  mutual: 'cards',
  ban: 'cards',
  support: 'cards',
  cards: 'cards',
  storm: 'cards',
  fetch: 'cards',
  retreat: 'after',
  returnCard: 'after',
  shuffle: 'after',
  over: 'over',
}

const pages = (t: TFunction, options: View['options']): readonly CardPage[] =>
  everybody.map(({ side, piece }) => {
    return {
      id: characterOf(side, piece).id,
      look: characterLook(t, options, side, piece),
      words: summaryOf(options, side, piece).map((id) => t(id, { ns: GAME })),
      rules: rulesAbout(side, piece),
      group: t(`sides.${sideName(side)}`, { ns: GAME }),
    }
  })

/** Steps that go on by themselves whatever anybody holds. */
const forced = (_view: unknown, legal: readonly string[]): readonly string[] | null =>
  legal.length === 1 && legal[0] === 'proceed' ? legal : null

/** What one does in the turn of another, or before the first. */
const ANSWERS: ReadonlySet<string> = new Set<Event['kind']>([
  'kept',
  'shuffled',
  'pointed',
  'switchAnswered',
  'revealed',
  'mutualAnswered',
  'banAnswered',
  'supportAnswered',
  'sealed',
  'turned',
  'played',
  'fetched',
  'compared',
  'abandoned',
  'retreated',
  'fell',
  'cardReturned',
  'recovered',
])

export const doubleHeadedLion: BoardModule = {
  Board: DoubleHeadedLionBoard,
  fieldWidth: 'min(97dvh - 48px, 100% - 330px)',
  steps: (view, t) => {
    const now = STEP_OF[(view as View).phase.kind]
    const ids: readonly string[] = now === 'setup' || now === 'over' ? [now] : STEPS
    return ids.map((id) => ({ id, name: t(`steps.${id}`, { ns: WORDS }), now: id === now }))
  },
  logLine: (event) => {
    const { kind } = event as Event
    return { icon: ICONS[kind], heading: kind === 'turnBegan', hidden: kind === 'ended' }
  },
  called: (view, events, t) => calledBy(view as View, events, (side, piece) => pieceName(t, side, piece)),
  retold: (choices, view, now) => retold(choices, view as View, now as View),
  actionText: (view, notation, t): ReactNode => actionText(view as View, notation, t),
  answers: ANSWERS,
  forced,
  tell,
  cards: (choices, t) => {
    const completed = boardBox.complete(choices, null)
    return completed.ok ? pages(t, completed.value) : []
  },
  closer: () => import('./closer.tsx').then((module) => module.doubleHeadedLionCloser),
  loadoutCards: () => [],
  print: () => import('./print/index.tsx').then((module) => module.doubleHeadedLionPrint),
}
