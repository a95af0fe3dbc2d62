import { type Inspected, type LogLine, type Message, type Seat, ruled, said } from '@menagerie/engine'
import { handleText } from '../choices/actions.ts'
import type { FighterView, PartView, PlayerView, View } from '../secrets/view.ts'
import { BODY, type CardIndex, HEAD, ICONS, KINDS, LIMB, POWER, type PicIndex, SPELL, isDragon } from '../set/cards.ts'
import type { Options } from '../set/options.ts'
import { cardWord, picWord } from './words.ts'

export const NOTHING: readonly LogLine[] = []

const bitsIn = (bits: number): readonly number[] => ICONS.map((_, at) => at).filter((at) => ((bits >> at) & 1) === 1)
export const iconWords = (bits: number): readonly string[] => bitsIn(bits).map((at) => `@icons.${ICONS[at] ?? ''}`)
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
export const card = (view: View, index: CardIndex, kind: Message | null): Inspected | null => {
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
export const handled = (options: Options, parts: readonly PartView[]): readonly (readonly [string, PartView])[] =>
  parts.map((one, at) => {
    const nth = parts.slice(0, at + 1).filter(({ pic }) => pic === one.pic).length
    return [handleText(options, one.pic, nth), one]
  })

export const onTable = (options: Options, { table }: PlayerView): readonly (readonly [string, PartView])[] =>
  table.flatMap((parts) => handled(options, parts))

export const partOf = (view: View, seat: Seat, handle: string): Inspected | null => {
  const player = view.players[seat]
  const found = player === undefined ? undefined : onTable(view.options, player).find(([text]) => text === handle)
  return found === undefined ? null : part(view.options, found[1], said('kinds.part', { seat }), NOTHING)
}

export const fighterPart = (view: View, side: FighterView, handle: string): Inspected | null => {
  const found = handled(view.options, side.parts).findIndex(([text]) => text === handle)
  const one = side.parts[found]
  if (one === undefined) return null
  const off = side.on[found] === true ? NOTHING : [ruled('now.off', 'MS-46')]
  return part(view.options, one, said('kinds.fighting', { seat: side.seat }), off)
}
