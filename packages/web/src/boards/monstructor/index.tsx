import { type Event, KINDS, type View, boardBox, partsFor } from '@menagerie/games/monstructor'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { addWords } from '../../i18n.ts'
import type { IconName } from '../../pieces/icon-names.ts'
import type { BoardModule } from '../board.ts'
import { MonstructorBoard } from './board.tsx'
import { cardPages } from './card-pages.ts'
import en from './locales/en.json'
import { tally } from './tally.ts'
import { tell } from './telling.ts'
import { chosenFrom, thingsIn } from './things.ts'
import { GAME, WORDS, iconWords, picName, sayer } from './words.ts'

addWords(WORDS, { en }, { ja: () => import('./locales/ja.json') })

const ICONS: Readonly<Record<Event['kind'], IconName>> = {
  started: 'hourglass',
  choseFaction: 'flying-flag',
  drew: 'card-pickup',
  turnBegan: 'hourglass',
  endedTurn: 'check-mark',
  letGo: 'check-mark',
  challenged: 'crossed-swords',
  enteredArena: 'castle',
  foughtArena: 'crossed-swords',
  leftArena: 'exit-door',
  presented: 'cog',
  refused: 'cross-mark',
  kept: 'check-mark',
  constructed: 'cog',
  flipped: 'eyeball',
  played: 'card-play',
  peeked: 'all-seeing-eye',
  fumbled: 'card-discard',
  passed: 'check-mark',
  fightEnded: 'laurels',
  tookDragon: 'dragon-head',
  shuffled: 'card-pickup',
  left: 'exit-door',
  dealt: 'card-pickup',
  led: 'card-play',
  attached: 'linked-rings',
  closed: 'trophy-cup',
  stuck: 'cross-mark',
  lostTurn: 'hourglass',
  ended: 'trophy-cup',
}

const STEPS = {
  dominoes: ['lead', 'attach'],
  classic: ['build', 'adjust', 'reinforce', 'reward'],
  arena: ['build', 'reinforce', 'reward'],
} as const

/** Which step of a turn a phase belongs to. */
const stepOf = (kind: View['phase']['kind'], mode: string): string => {
  switch (kind) {
    case 'start':
    case 'gap':
      return 'build'
    case 'forced':
      return 'adjust'
    case 'adjust':
      return mode === 'arena' ? 'reinforce' : 'adjust'
    case 'drawn':
      return 'attach'
    default:
      return kind
  }
}

/** A part in the list says its kind, and its point side where its chooser knows it. */
const actionText = (unknownView: unknown, notation: string, t: TFunction): ReactNode => {
  const view = unknownView as View
  const { options } = view
  const action = boardBox.game.parse(options, notation)
  const owner = chosenFrom(view)
  if (action?.kind !== 'use' || owner === null) return null
  const thing = thingsIn(options, partsFor(view, owner)).find(({ handle }) => notation === `use ${handle}`)
  if (thing === undefined) return null
  const { points, icons } = thing.part
  const say = sayer(t)
  return (
    <>
      {say('can.use', {
        card: picName(t, options, action.pic),
        part: thing.handle,
        kind: t(`kinds.${KINDS[thing.kind]}`, { ns: GAME }),
      })}
      {points !== null && (
        <>
          {' '}
          <b>{say('points', { count: points })}</b>
          {icons !== null && icons !== 0 && ` (${say('can.icons', { icons: iconWords(t, icons) })})`}
        </>
      )}
    </>
  )
}

/** What everybody can see to be the only thing: numbers of hidden and hand cards tell nothing of what they are. */
const FORCED: ReadonlySet<string> = new Set(['end', 'letgo', 'proceed'])
const forced = (unknownView: unknown, legal: readonly string[]): readonly string[] | null => {
  const view = unknownView as View
  const [only] = legal
  if (legal.length !== 1 || only === undefined) return null
  return FORCED.has(only) || view.phase.kind === 'reward' || view.phase.kind === 'faction' ? legal : null
}

/** What one does in the turn of another, or before the first. */
const ANSWERS: ReadonlySet<string> = new Set<Event['kind']>([
  'choseFaction',
  'presented',
  'refused',
  'kept',
  'constructed',
  'flipped',
  'played',
  'peeked',
  'passed',
  'fightEnded',
  'tookDragon',
])

export const monstructor: BoardModule = {
  Board: MonstructorBoard,
  steps: (unknownView, t) => {
    const view = unknownView as View
    const now = stepOf(view.phase.kind, view.options.mode)
    const known: readonly string[] = STEPS[view.options.mode]
    const ids = known.includes(now) ? known : [now]
    return ids.map((id) => ({ id, name: t(`steps.${id}`, { ns: WORDS }), now: id === now }))
  },
  logLine: (event) => {
    const { kind } = event as Event
    return { icon: ICONS[kind], heading: kind === 'turnBegan', hidden: kind === 'ended' }
  },
  actionText,
  answers: ANSWERS,
  forced,
  tally,
  tell,
  cards: (choices, t) => {
    const completed = boardBox.complete(choices, null)
    return completed.ok ? cardPages(t, completed.value) : []
  },
  closer: () => import('./closer.tsx').then((module) => module.monstructorCloser),
  loadoutCards: () => [],
  ownData: () => import('./set-form.tsx').then((module) => module.ownSet),
  print: () => import('./print/index.tsx').then((module) => module.monstructorPrint),
}
