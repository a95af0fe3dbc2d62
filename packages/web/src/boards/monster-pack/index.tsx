import { type Card, type CardIndex, type Event, type View, boardBox } from '@menagerie/games/monster-pack'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { addWords } from '../../i18n.ts'
import type { IconName } from '../../pieces/icon-names.ts'
import type { BoardModule } from '../board.ts'
import { bold } from '../bold.tsx'
import { MonsterPackBoard } from './board.tsx'
import en from './locales/en.json'
import { cardPages } from './card-pages.ts'
import { WORDS, lookOf, nameOf } from './looks.ts'
import { tally } from './tally.ts'

addWords(WORDS, { en }, { ja: () => import('./locales/ja.json') })

const STEPS = ['draw', 'countdown', 'summon', 'boost1', 'duel', 'boost2'] as const

/** Which step of the turn a phase belongs to. */
const stepOf = (kind: View['phase']['kind']): string => {
  switch (kind) {
    case 'dropDice':
      return 'countdown'
    case 'entry1':
      return 'boost1'
    case 'entry2':
      return 'boost2'
    case 'entryAsap':
      return 'duel'
    default:
      return kind
  }
}

const ICONS: Readonly<Record<Event['kind'], IconName>> = {
  started: 'perspective-dice-six-faces-random',
  drew: 'card-pickup',
  kept: 'card-pickup',
  redrew: 'card-pickup',
  turnBegan: 'hourglass',
  countedDown: 'hourglass',
  movedUp: 'crossed-swords',
  blocked: 'cross-mark',
  summoned: 'card-play',
  skippedSummon: 'card-play',
  boosted: 'arrow-dunk',
  passedBoost: 'arrow-dunk',
  dueled: 'crossed-swords',
  attacked: 'crossed-swords',
  damaged: 'hearts',
  conceded: 'flying-flag',
  ended: 'trophy-cup',
}

const DUEL: ReadonlySet<Event['kind']> = new Set(['dueled', 'attacked', 'damaged'])

/** Duels are told lane by lane, as they are fought; everything else flies by itself. */
const tell = (events: readonly unknown[]): readonly (readonly unknown[])[] => {
  const groups: Event[][] = []
  let open = false
  for (const event of events as readonly Event[]) {
    if (!DUEL.has(event.kind)) open = false
    else if (open && event.kind === 'damaged') groups.at(-1)?.push(event)
    else {
      groups.push([event])
      open = true
    }
  }
  return groups
}

/** An action with the monsters it concerns: who enters, facing whom; who is boosted, from what to what. */
const actionText = (unknownView: unknown, notation: string, t: TFunction): ReactNode => {
  const view = unknownView as View
  const { viewer } = view
  if (viewer === 'spectator') return null
  const action = boardBox.game.parse(view.options, notation)
  const side = view.sides[viewer as 0 | 1]
  const name = (card: CardIndex): string => nameOf(t, view.options.cards[card] as Card)
  if (action?.kind === 'moveUp') {
    const one = side.waiting[action.from]
    if (one === undefined || one === null) return null
    const against = view.sides[(1 - viewer) as 0 | 1].active[action.to] ?? null
    const values = { ns: WORDS, card: name(one.card), to: `A${action.to + 1}` }
    return bold(
      against === null ? t('can.enterNobody', values) : t('can.enterFacing', { ...values, against: name(against) }),
    )
  }
  if (action?.kind === 'boost') {
    const one = side.waiting[action.spot]
    if (one === undefined || one === null) return null
    return bold(
      t('can.boost', {
        ns: WORDS,
        discard: name(action.discard),
        card: name(one.card),
        spot: `W${action.spot + 1}`,
        from: one.die,
        to: one.die - 1,
      }),
    )
  }
  return null
}

/** An entry with one way is forced, and everybody sees it; a lone "do not boost" is not, for it would tell the hand. */
const forced = (unknownView: unknown, legal: readonly string[]): readonly string[] | null => {
  const action = legal.length === 1 ? boardBox.game.parse((unknownView as View).options, legal[0] as string) : null
  return action?.kind === 'moveUp' ? legal : null
}

/** What one does in the turn of another, or before the first. */
const ANSWERS: ReadonlySet<string> = new Set<Event['kind']>(['kept', 'redrew', 'movedUp'])

export const monsterPack: BoardModule = {
  Board: MonsterPackBoard,
  steps: (view, t) => {
    const { kind } = (view as View).phase
    const now = stepOf(kind)
    const ids: readonly string[] = kind === 'over' || kind === 'mulligan' ? [kind] : STEPS
    return ids.map((id) => ({ id, name: t(`steps.${id}`, { ns: WORDS }), now: id === now }))
  },
  logLine: (event) => {
    const { kind } = event as Event
    return { icon: ICONS[kind], heading: kind === 'turnBegan', hidden: kind === 'passedBoost' || kind === 'ended' }
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
  closer: () => import('./closer.tsx').then((module) => module.monsterPackCloser),
  loadoutCards: (choices, text, t) => {
    const completed = boardBox.complete(choices, null)
    if (!completed.ok) return []
    const options = completed.value
    const counts = new Map<Card, number>()
    for (const [, before, id, after] of text.matchAll(/(?:(\d{1,2})x)?([A-Za-z0-9_-]+?)(?:x(\d{1,2}))?(?=[\s,;]|$)/g)) {
      const card = options.cards.find((one) => one.id === id)
      if (card !== undefined) counts.set(card, (counts.get(card) ?? 0) + Number(before ?? after ?? 1))
    }
    return [...counts].map(([card, count]) => ({ id: card.id, look: lookOf(t, options, card), count }))
  },
  print: () => import('./print/index.tsx').then((module) => module.monsterPackPrint),
}
