import { BODY, type CardIndex, HEAD, LIMB, type Options, POWER, SPELL } from '@menagerie/games/monstructor'
import type { TFunction } from 'i18next'
import type { CardPage } from '../board.ts'
import { cardLook, effectWords, jointWords } from './looks.ts'
import { factionName, iconWords, sayer } from './words.ts'

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

/** What it is, where it fits, what it is worth, when it is played. */
const wordsOf = (t: TFunction, options: Options, card: CardIndex): readonly string[] => {
  const { set } = options
  const say = sayer(t)
  const kind = set.kind[card] ?? BODY
  if (kind === POWER) return [effectWords(t, options, card), say('page.power'), say('page.powerWhen')]
  if (kind === SPELL) return [effectWords(t, options, card), say('page.spellWhen')]
  const icons = iconWords(t, set.icons[card] ?? 0)
  const fit = kind === BODY ? 'body' : kind === LIMB ? 'limb' : kind === HEAD ? 'head' : 'bottom'
  return [
    isDragon(options, card)
      ? say('page.dragon', { faction: factionName(t, options, set.faction[card] ?? 0), goal: options.dragonGoal })
      : say('page.part', { faction: factionName(t, options, set.faction[card] ?? 0) }),
    `${jointWords(t, options, card)}. ${say(`page.fit.${fit}`)}`,
    [
      say('page.worth', { points: say('points', { count: set.points[card] ?? 0 }) }),
      icons.length > 0 ? say('page.icons', { icons }) : say('page.noIcons'),
    ].join(' '),
    say(isDragon(options, card) ? 'page.dragonWhen' : 'page.partWhen'),
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
    look: cardLook(t, options, card),
    words: wordsOf(t, options, card),
    rules: rulesOf(options, card),
    group: groupOf(t, options, card),
    designed: options.set.supplied,
  }))
