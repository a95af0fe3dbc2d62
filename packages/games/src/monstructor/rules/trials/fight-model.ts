import { WEEDING } from '../../set/card-data.ts'

// A fight once more, straight from its rules, from the flip to the card of the next turn. Nothing is shared with the
// rules but the card list.

interface Card {
  readonly id: string
  readonly pic: string
  readonly name: string
  readonly faction: string
  readonly kind: string
  readonly points: number
  readonly icons: readonly string[]
  readonly effect: string
}

const CARDS = new Map(
  WEEDING.trim()
    .split('\n')
    .slice(1)
    .map((line): [string, Card] => {
      const [id = '', pic = '', name = '', faction = '', kind = '', , points = '', icons = '', effect = ''] =
        line.split(',')
      return [id, { id, pic, name, faction, kind, points: Number(points), icons: icons.split('+'), effect }]
    }),
)
export const card = (id: string): Card => CARDS.get(id) as Card
export const isDragonId = (id: string): boolean => card(id).faction !== '' && card(id).name === ''
export const MONSTERS = [
  ...new Set([...CARDS.values()].map(({ name, kind }) => (kind === 'spell' ? '' : name))),
].filter((name) => name !== '')
export const monster = (name: string): string[] =>
  [...CARDS.values()].filter((one) => one.name === name).map(({ id }) => id)
export const SECRETS = [...CARDS.values()]
  .filter(({ kind }) => kind === 'power' || kind === 'spell')
  .map(({ id }) => id)
const ICON_NAMES = ['spear', 'bow', 'sword', 'mace', 'axe']
export const FACTIONS = ['UndeadEnd', 'ImpClick', 'MechanoWar', 'ElementalMind', 'CreatureScreecher']
export const dragonOf = (faction: string): string[] =>
  [...CARDS.values()].filter((one) => one.faction === faction && isDragonId(one.id)).map(({ id }) => id)

export interface Side {
  readonly seat: number
  readonly parts: readonly string[]
  off: string[]
  /** Power cards and spells, without the parts. */
  plus: number
  jinxed: string[]
  sigil: boolean
  shield: boolean
  hidden: string[]
}

export interface Model {
  readonly sides: readonly [Side, Side]
  used: string[]
  passes: number
  /** Side with priority; 2 when the fight is over. */
  turn: number
}

const on = ({ parts, off }: Side): string[] => parts.filter((id) => !off.includes(id))
export const total = (side: Side): number =>
  Math.max(0, on(side).reduce((sum, id) => sum + card(id).points, 0) + side.plus)

const handle = (side: Side, id: string): string =>
  isDragonId(id)
    ? id
    : `${card(id).pic}.${
        on(side)
          .filter((one) => card(one).pic === card(id).pic && !isDragonId(one))
          .indexOf(id) + 1
      }`

export const choices = ({ sides, turn }: Model): string[] => {
  const [own, other] = [sides[turn], sides[1 - turn]] as [Side, Side]
  return [
    ...own.hidden.flatMap((id): string[] => {
      const { kind, icons, effect } = card(id)
      if (kind === 'power') {
        const shows = own.sigil || on(own).some((part) => card(part).icons.includes(icons[0] as string))
        return shows && !own.jinxed.includes(icons[0] as string) ? [`power ${id}`] : []
      }
      const [name, what] = effect.split(':')
      if (name === 'jinx') return ICON_NAMES.map((icon) => `spell ${id} ${icon}`)
      if (name === 'remove') {
        const there = on(other).filter((part) => what === 'any' || card(part).kind === what)
        return other.shield ? [] : there.map((part) => `spell ${id} ${handle(other, part)}`)
      }
      if ((name === 'peek' || name === 'fumble') && other.hidden.length === 0) return []
      return [`spell ${id}`]
    }),
    'pass',
  ]
}

/** Priority to a side; who holds nothing passes without being asked. */
export const offer = (model: Model, side: number): void => {
  model.turn = side
  if (model.sides[side]?.hidden.length === 0) pass(model)
}

export const pass = (model: Model): void => {
  model.passes++
  if (model.passes === 2) model.turn = 2
  else offer(model, 1 - model.turn)
}

export const playCard = (model: Model, text: string, picked: () => number): void => {
  const { sides, turn } = model
  const [own, other] = [sides[turn], sides[1 - turn]] as [Side, Side]
  const [, id = '', target = ''] = text.split(' ')
  const [name, what] = card(id).effect.split(':')
  model.passes = 0
  own.hidden = own.hidden.filter((held) => held !== id)
  model.used.push(id)
  if (card(id).kind === 'power') own.plus += card(id).points
  else if (name === 'bonus') own.plus += Number(what)
  else if (name === 'malus') other.plus -= Number(what)
  else if (name === 'sigil') own.sigil = true
  else if (name === 'shield') own.shield = true
  else if (name === 'jinx') other.jinxed.push(target)
  else if (name === 'remove') other.off.push(on(other).find((part) => handle(other, part) === target) as string)
  else if (name === 'fumble') {
    const [dropped = ''] = other.hidden.splice(picked(), 1)
    model.used.push(dropped)
  }
  const [first, second] = [total(own), total(other)]
  offer(model, first < second ? turn : 1 - turn)
}
