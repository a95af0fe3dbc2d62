import { BODY, type CardIndex, HEAD, LIMB, type Options, POWER, SPELL } from '@menagerie/games/monstructor'
import type { TFunction } from 'i18next'
import type { CardPage } from '../board.ts'
import { effectWords, jointWords, knownLook } from './looks.ts'
import { type Say, factionName, iconWords, sayer } from './words.ts'

const isDragon = ({ set }: Options, card: CardIndex): boolean => card >= set.deck

/** Which rules a card is about, the nearest first. */
const rulesOf = (options: Options, card: CardIndex): readonly string[] => {
  const { set } = options
  switch (set.kind[card]) {
    case POWER:
      return ['MS-43', 'MS-44', 'MS-42', 'MS-47', 'MS-48', 'MS-58']
    case SPELL:
      return set.effects[card]?.name === 'remove'
        ? ['MS-45', 'MS-46', 'MS-42', 'MS-47', 'MS-48', 'MS-58']
        : ['MS-45', 'MS-42', 'MS-47', 'MS-48', 'MS-58']
    default: {
      if (options.mode === 'dominoes') return ['MS-05', 'MS-02', 'MS-06', 'MS-07', 'MS-10', 'MS-17']
      const about = isDragon(options, card) ? ['MS-50', 'MS-30', 'MS-52', 'MS-56'] : ['MS-51']
      const heads = set.kind[card] === HEAD ? ['MS-29'] : []
      const icons = (set.icons[card] ?? 0) > 0 ? ['MS-43', 'MS-57'] : []
      return ['MS-28', ...heads, ...about, 'MS-39', ...icons, 'MS-05']
    }
  }
}

/** MS-05: what matters in Dominoes, at this table if it plays them. */
const dominoesKey = ({ mode, dominoStrictPlugs }: Options): string =>
  mode === 'dominoes' && dominoStrictPlugs ? 'page.dominoesStrict' : 'page.dominoes'

/** MS-23: option `backs` deals what is printed on the point sides of parts, but not on those of dragons. */
const isDealt = (options: Options, card: CardIndex): boolean => options.backs === 'shuffled' && card < options.set.parts

const whose = (say: Say, t: TFunction, options: Options, card: CardIndex): string => {
  const faction = factionName(t, options, options.set.faction[card] ?? 0)
  const dragon = isDragon(options, card)
  if (options.mode === 'dominoes') return say(dragon ? 'page.tileDragon' : 'page.tile', { faction })
  return dragon ? say('page.dragon', { faction, goal: options.dragonGoal }) : say('page.part', { faction })
}

const worthOf = (say: Say, { mode, set }: Options, card: CardIndex): string => {
  const points = say('points', { count: set.points[card] ?? 0 })
  return say(mode === 'dominoes' ? 'page.tileWorth' : 'page.worth', { points })
}

/** A part of Dominoes: no kind, no icon and no fight matters. */
const tileWords = (say: Say, t: TFunction, options: Options, card: CardIndex): readonly string[] => [
  whose(say, t, options, card),
  `${jointWords(t, options, card)}. ${say(dominoesKey(options))}`,
  isDealt(options, card) ? say('page.tileDealt') : worthOf(say, options, card),
]

const FITS: Readonly<Record<number, string>> = { [BODY]: 'body', [LIMB]: 'limb', [HEAD]: 'head' }

const partWhen = (options: Options, card: CardIndex): string => {
  if (isDragon(options, card)) return 'page.dragonWhen'
  const lost = options.drawRemoved === 'lost'
  if (options.mode === 'arena') return lost ? 'page.partWhenArenaLost' : 'page.partWhenArena'
  return lost ? 'page.partWhenLost' : 'page.partWhen'
}

/** What it is, where it fits, what it is worth, when it is played. */
const wordsOf = (t: TFunction, options: Options, card: CardIndex): readonly string[] => {
  const { set } = options
  const say = sayer(t)
  const kind = set.kind[card] ?? BODY
  if (kind === POWER) {
    const when = options.powerCards === 'together' ? 'page.powerWhenTogether' : 'page.powerWhen'
    return [effectWords(t, options, card), say('page.power'), say(when)]
  }
  if (kind === SPELL) return [effectWords(t, options, card), say('page.spellWhen')]
  if (options.mode === 'dominoes') return tileWords(say, t, options, card)
  const icons = iconWords(t, set.icons[card] ?? 0)
  const shown = icons.length > 0 ? say('page.icons', { icons }) : say('page.noIcons')
  return [
    whose(say, t, options, card),
    `${jointWords(t, options, card)}. ${say(`page.fit.${FITS[kind] ?? 'bottom'}`)}`,
    isDealt(options, card) ? say('page.dealt') : [worthOf(say, options, card), shown].join(' '),
    say(partWhen(options, card)),
    say(dominoesKey(options)),
  ]
}

const groupOf = (t: TFunction, options: Options, card: CardIndex): string => {
  const { set } = options
  const say = sayer(t)
  if (set.kind[card] === POWER) return say('page.group.power')
  if (set.kind[card] === SPELL) return say('page.group.spell')
  const faction = factionName(t, options, set.faction[card] ?? 0)
  return isDragon(options, card) ? say('page.group.dragon', { faction }) : faction
}

/** A help page for every card of a set; the numbers of the set supplied are ours. */
export const cardPages = (t: TFunction, options: Options): readonly CardPage[] =>
  options.set.ids.map((id, card) => ({
    id,
    look: knownLook(t, { options, faces: [] }, card),
    words: wordsOf(t, options, card),
    rules: rulesOf(options, card),
    group: groupOf(t, options, card),
  }))
