import type { Seat } from '@menagerie/engine'
import { chosenIn, isChosen } from '../choices/choosing.ts'
import { nextLaid } from '../choices/laying.ts'
import { ALL_ICONS, ANY, type CardIndex, KINDS, POWER } from '../set/cards.ts'
import { partsFor } from './bot-monster.ts'
import { hasUse, partsOn } from './forecasts.ts'
import type { FighterView, PartView, View } from '../secrets/view.ts'

// What kinds of choice a question offers, from the view of whoever is asked: what a prompt names.

const cardOf = ({ options: { set } }: View, { pic }: PartView): CardIndex => set.alike[pic]?.[0] ?? 0

/** The parts chosen so far are a complete monster (MS-28): it is played, and nothing joins it. */
export const isMonsterChosen = (view: View): boolean => {
  const { draft, phase, fight, options } = view
  if (draft.length === 0 || phase.kind === 'over' || phase.kind === 'reinforce') return false
  const owner = phase.kind === 'forced' ? (fight?.sides[1].seat ?? phase.seat) : phase.seat
  // Kind and connectors are the same for all cards of a picture.
  const pool = partsFor(view, owner).map((parts) =>
    parts.map((part) => ({ card: cardOf(view, part), at: part.at, seen: part.seen })),
  )
  return isChosen(chosenIn(options.set, pool, draft))
}

/** What a turn can be used for: Classic challenges, in the Arena one enters, fights or has to wait. */
export type TurnAsked = 'build' | 'buildArena' | 'buildRing' | 'buildLocked' | 'buildNothing' | 'buildNobody'

export const turnAsked = (view: View, seat: Seat): TurnAsked => {
  const { options, arena, players } = view
  if (arena?.owner === seat) return 'buildLocked'
  // MS-33: whose own parts would do has nobody to fight.
  if (!hasUse(view, seat)) return players[seat]?.able === true ? 'buildNobody' : 'buildNothing'
  if (options.mode !== 'arena') return 'build'
  return arena === null ? 'buildArena' : 'buildRing'
}

/** MS-43 to MS-46: some part of this kind is on the other monster and may be taken off. */
const canRemove = (view: View, { parts, on, shield }: FighterView, kind: number): boolean =>
  !shield &&
  parts.some((part, at) => on[at] === true && (kind === ANY || view.options.set.kind[cardOf(view, part)] === kind))

const canPlay = (view: View, card: CardIndex, own: FighterView, other: FighterView): boolean => {
  const { set } = view.options
  if (set.kind[card] === POWER) {
    const icons = own.sigil ? ALL_ICONS : partsOn(own.parts, own.on).icons
    return (icons & ~own.jinxed & (set.icons[card] ?? 0)) !== 0
  }
  const effect = set.effects[card]
  switch (effect?.name) {
    case 'remove':
      return canRemove(view, other, effect.kind)
    case 'peek':
    case 'fumble':
      return (view.players[other.seat]?.hidden.length ?? 0) > 0
    default:
      return true
  }
}

/** MS-42: which kinds of cards can be played beside passing, named as the prompt is. */
export type PlaysAsked =
  | 'reinforce'
  | 'reinforcePower'
  | 'reinforceSpell'
  | 'reinforcePass'
  | 'reinforceTogether'
  | 'reinforcePowers'

/** Null where nobody reinforces, or where the viewer does not know the hidden cards. */
export const playsAsked = (view: View): PlaysAsked | null => {
  const { phase, players, fight } = view
  if (phase.kind !== 'reinforce' || fight === null) return null
  const [first, second] = fight.sides
  const [own, other] = first.seat === phase.seat ? [first, second] : [second, first]
  const kinds = new Set<string>()
  for (const { card } of players[phase.seat]?.hidden ?? []) {
    if (card === null) return null
    if (canPlay(view, card, own, other)) kinds.add(KINDS[view.options.set.kind[card] ?? POWER] ?? '')
  }
  const together = view.options.powerCards === 'together'
  if (kinds.size === 0) return 'reinforcePass'
  if (kinds.size > 1) return together ? 'reinforceTogether' : 'reinforce'
  if (!kinds.has('power')) return 'reinforceSpell'
  return together ? 'reinforcePowers' : 'reinforcePower'
}

/** Option `powerCards: together`: whether a Power card may still join those laid. */
export const laidAsked = (view: View): 'laid' | 'laidAll' => {
  const { phase, players, fight, draft, options } = view
  if (phase.kind !== 'reinforce' || fight === null) return 'laidAll'
  const [first, second] = fight.sides
  const [own, other] = first.seat === phase.seat ? [first, second] : [second, first]
  const further = players[phase.seat]?.hidden.slice(nextLaid(draft)) ?? []
  return further.some(
    ({ card }) => card !== null && options.set.kind[card] === POWER && canPlay(view, card, own, other),
  )
    ? 'laid'
    : 'laidAll'
}
