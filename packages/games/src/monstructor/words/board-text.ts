import { CONNECTORS, handleText } from '../choices/actions.ts'
import { ICONS, KINDS, type PicIndex } from '../set/cards.ts'
import { WIDTH, wrapped } from './wrap.ts'
import type { FighterView, LaidView, PartView, PlayerView, View } from '../secrets/view.ts'

const iconLetters = (bits: number): string =>
  ICONS.filter((_, i) => ((bits >> i) & 1) === 1)
    .map((icon) => icon.slice(0, 2))
    .join('+')

/** What a picture tells of points to who knows the printed list: `2?`, or `1/2?` for one of several. */
const possibleText = ({ options }: View, pic: PicIndex): string => {
  const { set, backs } = options
  if (backs === 'shuffled') return '?'
  const points = new Set((set.alike[pic] ?? []).map((card) => set.points[card] ?? 0))
  return `${[...points].sort((a, b) => a - b).join('/')}?`
}

/** `U1L.2:3[sw+ma]`: handle, points and icons; with a `?` what the viewer does not know for sure. */
const partText = (view: View, parts: readonly PartView[], at: number): string => {
  const { pic, points, icons } = parts[at] as PartView
  const nth = parts.slice(0, at + 1).filter((part) => part.pic === pic).length
  const marks = icons === null || icons === 0 ? '' : `[${iconLetters(icons)}]`
  return `${handleText(view.options, pic, nth)}${socketsText(view, pic)}:${points ?? possibleText(view, pic)}${marks}`
}

/** Sockets of a body: `(WWNN)`. */
const socketsText = ({ options }: View, pic: PicIndex): string => {
  const { set } = options
  const card = set.alike[pic]?.[0] ?? 0
  if (KINDS[set.kind[card] ?? 0] !== 'body') return ''
  return `(${'W'.repeat(set.wide[card] ?? 0)}${'N'.repeat(set.narrow[card] ?? 0)})`
}

const list = (view: View, parts: readonly PartView[]): string =>
  parts.length === 0 ? '-' : parts.map((_, at) => partText(view, parts, at)).join(' ')

const hiddenText = ({ options }: View, { hidden }: PlayerView): string =>
  hidden.length === 0 ? '-' : hidden.map(({ card }) => (card === null ? '??' : options.set.ids[card])).join(' ')

const head = (view: View, player: PlayerView, seat: number): string => {
  const { set } = view.options
  const faction = player.faction === null ? 'no faction' : (set.factions[player.faction] ?? '?')
  const dragon = player.dragon.map((card) => set.ids[card]).join(' ')
  const marks = [
    view.turn === seat ? 'in turn' : '',
    player.able ? 'can complete a monster' : '',
    player.out ? 'has left' : '',
  ]
  const said = marks.filter((mark) => mark !== '').join(', ')
  return `P${seat + 1} ${faction} ${player.dragon.length}/${view.options.dragonGoal}${dragon === '' ? '' : ` ${dragon}`}${said === '' ? '' : ` (${said})`}`
}

const playerLines = (view: View, player: PlayerView, seat: number): readonly string[] => [
  head(view, player, seat),
  ...player.table.flatMap((parts, kind) =>
    parts.length === 0 ? [] : wrapped(`  ${(KINDS[kind] ?? '').padEnd(7)}`, list(view, parts)),
  ),
  ...wrapped('  hidden ', hiddenText(view, player)),
]

const fighterLine = (view: View, side: FighterView, name: string): readonly string[] => {
  const { flipped } = view.fight as NonNullable<View['fight']>
  const parts = side.parts.filter((_, i) => side.on[i] === true)
  const off = side.parts.filter((_, i) => side.on[i] !== true)
  const marks = [
    off.length === 0 ? '' : `off: ${list(view, off)}`,
    side.jinxed === 0 ? '' : `jinxed: ${iconLetters(side.jinxed)}`,
    side.sigil ? 'all icons' : '',
    side.shield ? 'shielded' : '',
  ].filter((mark) => mark !== '')
  const total = flipped ? `${Math.max(0, side.total)} points` : 'not flipped'
  return wrapped(`  ${name} P${side.seat + 1}, ${total}: `, [list(view, parts), ...marks].join(' | '))
}

const fightLines = (view: View): readonly string[] => {
  const { fight, arena, options } = view
  const lines: string[] = []
  if (arena !== null) lines.push(...wrapped(`Arena, P${arena.owner + 1}: `, list(view, arena.parts)))
  if (fight === null) return lines
  lines.push('Fight')
  lines.push(...fighterLine(view, fight.sides[0], 'attacks'), ...fighterLine(view, fight.sides[1], 'defends'))
  if (fight.used.length > 0)
    lines.push(...wrapped('  used ', fight.used.map((card) => options.set.ids[card]).join(' ')))
  return lines
}

const laidText = ({ options }: View, { pic, points }: LaidView): string =>
  `${options.set.pics[pic]}${points === null ? '' : `:${points}`}`

const dominoLines = (view: View): readonly string[] => {
  const { options, centre, open, deckCount } = view
  const counts = open.map((count, i) => (count === 0 ? '' : (CONNECTORS[i] as string).repeat(count))).join('')
  return [
    `Deck ${deckCount}`,
    ...wrapped('Centre ', centre.length === 0 ? '-' : centre.map((laid) => laidText(view, laid)).join(' ')),
    `Open   ${counts === '' ? '-' : counts}`,
    ...view.players.flatMap((player, seat) => {
      const hand = player.hand.map(({ card, pic }) =>
        card !== null ? options.set.ids[card] : pic !== null ? options.set.pics[pic] : '??',
      )
      const mark = view.turn === seat ? ' (in turn)' : player.out ? ' (has left)' : ''
      const score = player.score === null ? '' : `, ${player.score} points`
      return [
        `P${seat + 1}${mark}: pile ${player.pile.length}${score}`,
        ...wrapped('  hand ', hand.length === 0 ? '-' : hand.join(' ')),
      ]
    }),
  ]
}

/** The position from a view, the viewer last. Plain ASCII, at most 80 columns. */
export const boardLines = (view: View): readonly string[] => {
  if (view.options.mode === 'dominoes') return dominoLines(view)
  const seats = [...view.players.keys()]
  const own = seats.filter((seat) => seat === view.viewer)
  const order = [...seats.filter((seat) => seat !== view.viewer), ...own]
  return [
    `Turn ${view.turns}, deck ${view.deckCount}`,
    ...order.flatMap((seat) => playerLines(view, view.players[seat] as PlayerView, seat)),
    ...fightLines(view),
  ].map((line) => line.slice(0, WIDTH))
}
