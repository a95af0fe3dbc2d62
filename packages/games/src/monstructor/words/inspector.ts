import {
  type Inspected,
  type Inspector,
  type LogLine,
  type Message,
  type Seat,
  ruled,
  said,
  unnamed,
} from '@menagerie/engine'
import { handleText } from '../choices/actions.ts'
import type { Types } from '../rules/types.ts'
import type { FighterView, PartView, PlayerView, View } from '../secrets/view.ts'
import { BODY, type CardIndex, HEAD, ICONS, KINDS, LIMB, POWER, type PicIndex, SPELL, isDragon } from '../set/cards.ts'
import type { Options } from '../set/options.ts'
import { en } from './locales/inspector-en.ts'
import { cardWord, factionWord, picWord } from './words.ts'

/*
 * Addresses: `hand.<card>` in the viewer's hand, `card.<card>` a card wherever it is, `part.<seat>.<handle>` on a player's table,
 * `fighter.<side>.<handle>` and `monster.<side>` in a fight, `seat.<seat>`, `faction.<n>`, `icon.<n>`, `joint.W`, `joint.N`, `stand`,
 * `centre`, `ring`, `deck`, `held.<seat>` cards nobody else sees.
 */

const NOTHING: readonly LogLine[] = []

const bitsIn = (bits: number): readonly number[] => ICONS.map((_, at) => at).filter((at) => ((bits >> at) & 1) === 1)
const iconWords = (bits: number): readonly string[] => bitsIn(bits).map((at) => `@icons.${ICONS[at] ?? ''}`)
const sorted = (values: readonly number[]): readonly string[] => [...new Set(values)].sort((a, b) => a - b).map(String)

/** Where a part fits (MS-28), and in Dominoes by its width alone (MS-05). */
const fits = ({ set, mode }: Options, card: CardIndex): readonly LogLine[] => {
  const [wide, narrow] = [set.wide[card] ?? 0, set.narrow[card] ?? 0]
  const rule = mode === 'dominoes' ? 'MS-05' : 'MS-28'
  if (set.kind[card] === BODY) return [ruled('does.body', rule, { wide, narrow })]
  if (set.kind[card] === LIMB) return [ruled('does.limb', rule)]
  return [
    ruled('does.plug', rule),
    ...(set.kind[card] === HEAD && mode !== 'dominoes' ? [ruled('does.head', 'MS-29')] : []),
  ]
}

/** What the cards of one picture may be worth, where nobody is told which of them it is. */
const worths = ({ set, backs }: Options, pic: PicIndex): LogLine =>
  backs === 'printed'
    ? ruled('now.mayBe', 'MS-23', { points: sorted((set.alike[pic] ?? []).map((card) => set.points[card] ?? 0)) })
    : ruled('now.dealt', 'MS-23')

const pointSide = (points: number, icons: number | null): LogLine => {
  const shown = iconWords(icons ?? 0)
  return shown.length === 0
    ? ruled('now.points', 'MS-40', { count: points })
    : ruled('now.pointsIcons', 'MS-43', { count: points, icons: shown })
}

/** A part as its viewer sees it: its point side only where they know it. */
const part = (options: Options, one: PartView, kind: Message, now: readonly LogLine[]): Inspected => {
  const first = options.set.alike[one.pic]?.[0] ?? 0
  return {
    name: said('thing', { name: picWord(options, one.pic) }),
    kind,
    page: one.card === null ? null : (options.set.ids[one.card] ?? null),
    does: one.card === null ? fits(options, first) : NOTHING,
    now: [
      ...now,
      one.points === null ? worths(options, one.pic) : pointSide(one.points, one.icons),
      ...(one.points !== null && one.seen ? [ruled('now.seen', 'MS-54')] : []),
    ],
    names: (options.set.alike[one.pic] ?? []).map((card) => cardWord(options, card)),
  }
}

/** A card by itself. Of parts with one picture the log names none in particular. */
const card = (view: View, index: CardIndex, kind: Message | null): Inspected | null => {
  const { options } = view
  const { set } = options
  const id = set.ids[index]
  if (id === undefined) return null
  const sort = kind ?? said(`kinds.${KINDS[set.kind[index] ?? BODY] ?? 'body'}`)
  const alike = set.alike[set.pic[index] ?? -1] ?? [index]
  const effect = set.kind[index] === POWER || set.kind[index] === SPELL
  const alone = effect || isDragon(set, index) || alike.length === 1 || kind !== null
  return {
    name: said('thing', { name: cardWord(options, index) }),
    kind: sort,
    page: alone ? id : null,
    does: effect
      ? [ruled(set.kind[index] === POWER ? 'does.power' : 'does.spell', set.kind[index] === POWER ? 'MS-43' : 'MS-45')]
      : fits(options, index),
    now: alone ? NOTHING : [worths(options, set.pic[index] ?? 0)],
    names: (effect ? [index] : alike).map((one) => cardWord(options, one)),
  }
}

/** Parts with their handles, which count equal pictures in the order of choosing. */
const handled = (options: Options, parts: readonly PartView[]): readonly (readonly [string, PartView])[] =>
  parts.map((one, at) => {
    const nth = parts.slice(0, at + 1).filter(({ pic }) => pic === one.pic).length
    return [handleText(options, one.pic, nth), one]
  })

const onTable = (options: Options, { table }: PlayerView): readonly (readonly [string, PartView])[] =>
  table.flatMap((parts) => handled(options, parts))

const partOf = (view: View, seat: Seat, handle: string): Inspected | null => {
  const player = view.players[seat]
  const found = player === undefined ? undefined : onTable(view.options, player).find(([text]) => text === handle)
  return found === undefined ? null : part(view.options, found[1], said('kinds.part', { seat }), NOTHING)
}

const fighterPart = (view: View, side: FighterView, handle: string): Inspected | null => {
  const found = handled(view.options, side.parts).findIndex(([text]) => text === handle)
  const one = side.parts[found]
  if (one === undefined) return null
  const off = side.on[found] === true ? NOTHING : [ruled('now.off', 'MS-46')]
  return part(view.options, one, said('kinds.fighting', { seat: side.seat }), off)
}

const monsterOf = (view: View, side: FighterView): Inspected => {
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

const playerOf = (view: View, player: PlayerView, seat: Seat): Inspected => {
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

const factionOf = ({ options, players }: View, faction: number): Inspected | null => {
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

const jointOf = (view: View, width: string): Inspected | null => {
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

const alone = (view: View, row: string): Inspected | null => {
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

const iconOf = (icon: number): Inspected | null => {
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
