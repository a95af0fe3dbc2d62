import { type Inspected, type Seat, ruled, said, unnamed } from '@menagerie/engine'
import type { FighterView, PlayerView, View } from '../secrets/view.ts'
import { ICONS } from '../set/cards.ts'
import { cardWord, factionWord, picWord } from './words.ts'
import { NOTHING, iconWords } from './inspected-cards.ts'

export const monsterOf = (view: View, side: FighterView): Inspected => {
  const flipped = view.fight?.flipped === true
  const on = side.parts.filter((_, at) => side.on[at] === true)
  const icons = iconWords(on.reduce((bits, one) => bits | (one.icons ?? 0), 0))
  return unnamed(
    said('names.monster', { seat: side.seat }),
    said('kinds.monster'),
    [ruled('does.monster', 'MS-40')],
    [
      on.length === 0
        ? ruled('now.building', 'MS-36')
        : ruled('now.parts', null, { names: on.map(({ pic }) => picWord(view.options, pic)) }),
      ...(flipped ? [ruled('now.total', 'MS-40', { count: Math.max(0, side.total) })] : []),
      ...(flipped && icons.length > 0 ? [ruled('now.icons', 'MS-43', { icons })] : []),
      ...(side.sigil ? [ruled('now.sigil', 'MS-45')] : []),
      ...(side.shield ? [ruled('now.shield', 'MS-45')] : []),
      ...(side.jinxed > 0 ? [ruled('now.jinxed', 'MS-43', { icons: iconWords(side.jinxed) })] : []),
    ],
  )
}

export const playerOf = (view: View, player: PlayerView, seat: Seat): Inspected => {
  const { options } = view
  const dominoes = options.mode === 'dominoes'
  const parts = player.table.reduce((sum, kind) => sum + kind.length, 0)
  return unnamed(
    said('names.seat', { seat }),
    player.faction === null
      ? said('kinds.player')
      : said('kinds.hunter', { faction: factionWord(options, player.faction) }),
    [dominoes ? ruled('does.taken', 'MS-17') : ruled('does.goal', 'MS-56', { count: options.dragonGoal })],
    [
      ...(player.out ? [ruled('now.out', 'MS-69')] : []),
      ...(dominoes
        ? [
            ruled('now.hand', 'MS-01', { count: player.hand.length }),
            ruled('now.pile', 'MS-10', { count: player.pile.length }),
          ]
        : [
            ruled('now.table', 'MS-22', { count: parts }),
            ruled('now.hidden', 'MS-22', { count: player.hidden.length }),
            ruled('now.dragon', 'MS-50', { count: player.dragon.length }),
            ...(player.out ? NOTHING : [ruled(player.able ? 'now.able' : 'now.unable', 'MS-33')]),
          ]),
      ...(view.turn === seat && view.phase.kind !== 'over' ? [ruled('now.turn', 'MS-25')] : []),
    ],
  )
}

export const factionOf = ({ options, players }: View, faction: number): Inspected | null => {
  if (options.set.factions[faction] === undefined) return null
  const hunter = players.findIndex((player) => player.faction === faction)
  const dragons = (options.set.dragons[faction] ?? []).map((one) => cardWord(options, one))
  return {
    ...unnamed(
      said('thing', { name: factionWord(options, faction) }),
      said('kinds.faction'),
      [ruled('does.faction', 'MS-20')],
      [
        hunter < 0 ? ruled('now.free', 'MS-20') : ruled('now.taken', 'MS-20', { seat: hunter }),
        ruled('now.dragons', 'MS-21', { cards: dragons }),
      ],
    ),
    names: [factionWord(options, faction)],
  }
}

export const jointOf = (view: View, width: string): Inspected | null => {
  if (width !== 'W' && width !== 'N') return null
  const { mode } = view.options
  const [a, b, c, d] = view.open
  const open = width === 'W' ? a + c : b + d
  const word = width === 'W' ? '@widths.wide' : '@widths.narrow'
  return {
    ...unnamed(
      said(width === 'W' ? 'names.wide' : 'names.narrow'),
      said('kinds.joint'),
      [ruled(width === 'W' ? 'does.wide' : 'does.narrow', mode === 'dominoes' ? 'MS-05' : 'MS-28')],
      mode === 'dominoes' ? [ruled('now.open', 'MS-05', { count: open })] : NOTHING,
    ),
    names: [word],
  }
}

const centreOf = (view: View): Inspected =>
  unnamed(
    said('names.centre'),
    said('kinds.centre'),
    [ruled('does.centre', 'MS-05'), ruled('does.close', 'MS-10')],
    [
      view.centre.length === 0
        ? ruled('now.nothing', null)
        : ruled('now.parts', null, { names: view.centre.map(({ pic }) => picWord(view.options, pic)) }),
    ],
  )

const ringOf = ({ arena, options }: View): Inspected =>
  unnamed(
    said('names.ring'),
    said('kinds.ring'),
    [ruled('does.ring', 'MS-61'), ruled('does.locked', 'MS-62')],
    arena === null
      ? [ruled('now.nothing', null)]
      : [
          ruled('now.holder', 'MS-65', { seat: arena.owner }),
          ruled('now.parts', null, { names: arena.parts.map(({ pic }) => picWord(options, pic)) }),
        ],
  )

export const alone = (view: View, row: string): Inspected | null => {
  switch (row) {
    case 'centre':
      return centreOf(view)
    case 'ring':
      return ringOf(view)
    case 'stand':
      return unnamed(
        said('names.stand'),
        said('kinds.stand'),
        [ruled('does.stand', 'MS-26'), ruled('does.whole', 'MS-28')],
        NOTHING,
      )
    case 'deck':
      return unnamed(
        said('names.deck'),
        said('kinds.deck'),
        [ruled('does.deck', view.options.mode === 'dominoes' ? 'MS-08' : 'MS-25')],
        [ruled('now.deck', null, { count: view.deckCount })],
      )
    default:
      return null
  }
}

export const iconOf = (icon: number): Inspected | null => {
  const word = ICONS[icon]
  return word === undefined
    ? null
    : {
        ...unnamed(
          said('thing', { name: `@icons.${word}` }),
          said('kinds.icon'),
          [ruled('does.icon', 'MS-43'), ruled('does.icons', 'MS-44')],
          NOTHING,
        ),
        names: [`@icons.${word}`],
      }
}
