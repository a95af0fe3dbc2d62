import { type Event, type View, boardBox } from '@menagerie/games/monster-maker'
import type { TFunction } from 'i18next'
import { addWords } from '../../i18n.ts'
import type { IconName } from '../../pieces/icon-names.ts'
import type { BoardModule, CardPage } from '../board.ts'
import { MonsterMakerBoard } from './board.tsx'
import en from './locales/en.json'
import { WORDS, kindLook, treasureLook, treasureSentences } from './looks.ts'
import { scenesOf, toldWith } from './scene.ts'
import { tally } from './tally.ts'
import { rulesOfKind, rulesOfTreasure } from './rules-about.ts'

addWords(WORDS, { en }, { ja: () => import('./locales/ja.json') })

const ICONS: Readonly<Record<Event['kind'], IconName>> = {
  dungeonBegan: 'castle',
  startRolled: 'perspective-dice-six-faces-random',
  thrown: 'perspective-dice-six-faces-random',
  starter: 'hourglass',
  dealt: 'card-pickup',
  topTurned: 'card-pickup',
  turnBegan: 'hourglass',
  drew: 'card-pickup',
  kept: 'check-mark',
  declared: 'skull-crossed-bones',
  avoided: 'check-mark',
  suffered: 'skull-crossed-bones',
  walked: 'footprint',
  attacked: 'crossed-swords',
  fought: 'crossed-swords',
  charmed: 'hearts',
  released: 'exit-door',
  discarded: 'arrow-dunk',
  passed: 'hourglass',
  detoured: 'footprint',
  dispelled: 'candle-light',
  healed: 'hearts',
  doorOpened: 'exit-door',
  roomReached: 'locked-chest',
  treasureDrawn: 'locked-chest',
  cameBack: 'castle',
  froze: 'hourglass',
  died: 'skull-crossed-bones',
  dungeonEnded: 'castle',
  counted: 'coins',
  dungeonWon: 'laurels',
  conceded: 'flying-flag',
  ended: 'trophy-cup',
}

const tell = (events: readonly unknown[]): readonly (readonly unknown[])[] => scenesOf(events as readonly Event[])

const STEPS = ['draw', 'act', 'post'] as const
const stepOf = (kind: View['phase']['kind']): string => {
  switch (kind) {
    case 'start':
    case 'confirm':
    case 'trap':
      return 'draw'
    case 'act':
    case 'charm':
      return 'act'
    case 'post':
    case 'dungeonEnd':
      return 'post'
    default:
      return kind
  }
}

const pages = (t: TFunction, options: View['options']): readonly CardPage[] => {
  const { deck } = options
  const kinds = deck.kinds.map((kind, index): CardPage => {
    const look = kindLook(t, options, index)
    return {
      id: kind.id,
      look,
      words: [look.note],
      rules: rulesOfKind(kind),
      group: t(`groups.${kind.what}`, { ns: WORDS }),
    }
  })
  const treasures = deck.treasures.map((one, index): CardPage => ({
    id: one.id,
    look: treasureLook(t, options, index),
    words: treasureSentences(t, options, one),
    rules: rulesOfTreasure(one),
    group: t('groups.treasure', { ns: WORDS }),
  }))
  return [...kinds, ...treasures]
}

/** What one does in the turn of another, or before the first. */
const ANSWERS: ReadonlySet<string> = new Set<Event['kind']>(['kept', 'startRolled', 'starter', 'suffered', 'avoided'])

export const monsterMaker: BoardModule = {
  Board: MonsterMakerBoard,
  steps: (unknownView, t) => {
    const view = unknownView as View
    const now = stepOf(view.phase.kind)
    const ids: readonly string[] = now === 'over' || now === 'rps' ? [now] : STEPS
    return ids.map((id) => ({ id, name: t(`steps.${id}`, { ns: WORDS }), now: id === now }))
  },
  logLine: (event) => {
    const { kind } = event as Event
    return { icon: ICONS[kind], heading: kind === 'turnBegan', hidden: kind === 'kept' }
  },
  actionText: () => null,
  answers: ANSWERS,
  forced: (_view, legal) => (legal.length === 1 && legal[0] === 'proceed' ? legal : null),
  tally,
  tell,
  tells: toldWith,
  cards: (choices, t) => {
    const completed = boardBox.complete(choices, null)
    return completed.ok ? pages(t, completed.value) : []
  },
  closer: () => import('./closer.tsx').then((module) => module.monsterMakerCloser),
  loadoutCards: () => [],
  ownData: () => import('./deck-form.tsx').then((module) => module.ownDeck),
  print: () => import('./print/index.tsx').then((module) => module.monsterMakerPrint),
}
