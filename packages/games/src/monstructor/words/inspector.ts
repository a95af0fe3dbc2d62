import { type Inspected, type Inspector, ruled, said, unnamed } from '@menagerie/engine'
import type { Types } from '../rules/types.ts'
import type { View } from '../secrets/view.ts'
import { type CardIndex, ICONS } from '../set/cards.ts'
import { en } from './locales/inspector-en.ts'
import { cardWord, factionWord } from './words.ts'
import { card, fighterPart, handled, onTable, partOf } from './inspected-cards.ts'
import { alone, factionOf, iconOf, jointOf, monsterOf, playerOf } from './inspected-table.ts'

/*
 * Addresses: `hand.<card>` in the viewer's hand, `card.<card>` a card wherever it is, `part.<seat>.<handle>` on a player's table,
 * `fighter.<side>.<handle>` and `monster.<side>` in a fight, `seat.<seat>`, `faction.<n>`, `icon.<n>`, `joint.W`, `joint.N`, `stand`,
 * `centre`, `ring`, `deck`, `held.<seat>` cards nobody else sees.
 */

const inspect = (view: View, address: string): Inspected | null => {
  const [row = '', first = '', ...rest] = address.split('.')
  const at = Number(first)
  const player = view.players[at]
  const side = view.fight?.sides[at as 0 | 1]
  switch (row) {
    case 'hand':
      return card(view, at, said('kinds.inHand'))
    case 'card':
      return card(view, at, null)
    case 'part':
      return partOf(view, at, rest.join('.'))
    case 'fighter':
      return side === undefined ? null : fighterPart(view, side, rest.join('.'))
    case 'monster':
      return side === undefined ? null : monsterOf(view, side)
    case 'seat':
      return player === undefined ? null : playerOf(view, player, at)
    case 'held':
      return player === undefined
        ? null
        : unnamed(
            said('names.held', { seat: at }),
            said('kinds.held'),
            [ruled('does.held', 'MS-22')],
            [ruled('now.hidden', 'MS-22', { count: player.hidden.length })],
          )
    case 'faction':
      return factionOf(view, at)
    case 'icon':
      return iconOf(at)
    case 'joint':
      return jointOf(view, first)
    default:
      return alone(view, row)
  }
}

const ownCards = ({ viewer, players }: View): readonly CardIndex[] => {
  const own = viewer === 'spectator' ? undefined : players[viewer]
  return own === undefined ? [] : [...own.hidden, ...own.hand].flatMap((one) => one.card ?? [])
}

const things = (view: View): readonly string[] => {
  const { options, players, fight } = view
  return [
    ...ownCards(view).map((one) => `hand.${one}`),
    ...options.set.ids.map((_, one) => `card.${one}`),
    ...players.flatMap((player, seat) => [
      `seat.${seat}`,
      `held.${seat}`,
      ...onTable(options, player).map(([handle]) => `part.${seat}.${handle}`),
    ]),
    ...(fight?.sides ?? []).flatMap((side, at) => [
      `monster.${at}`,
      ...handled(options, side.parts).map(([handle]) => `fighter.${at}.${handle}`),
    ]),
    ...options.set.factions.map((_, faction) => `faction.${faction}`),
    ...ICONS.map((_, icon) => `icon.${icon}`),
    'joint.W',
    'joint.N',
    'stand',
    'deck',
    'centre',
    'ring',
  ]
}

const thingNamed = ({ options }: View, name: string): string | null => {
  if (name.startsWith('@seat#')) return `seat.${Number(name.slice(6)) - 1}`
  if (name.startsWith('@icons.')) return `icon.${ICONS.findIndex((icon) => name === `@icons.${icon}`)}`
  if (name === '@widths.wide') return 'joint.W'
  if (name === '@widths.narrow') return 'joint.N'
  if (name.startsWith('@factions.')) {
    const faction = options.set.factions.findIndex((_, at) => factionWord(options, at) === name)
    return faction < 0 ? null : `faction.${faction}`
  }
  const found = options.set.ids.findIndex((_, at) => cardWord(options, at) === name)
  return found < 0 ? null : `card.${found}`
}

export const inspector: Inspector<Types> = {
  things: (_, view) => things(view),
  inspect: (_, view, address) => inspect(view, address),
  thingNamed: (_choices, view, name) => thingNamed(view, name),
  words: 'monstructor-inspector',
  catalogues: { en },
  translations: { ja: () => import('./locales/inspector-ja.ts').then((module) => module.ja) },
}
