import { WEEDING } from '../../set/card-data.ts'
import type { Options } from '../../set/options.ts'

// Dominoes once more, straight from its rules and as plainly as can be: cards are ids, the centre a list of open
// connectors, and every way to join is tried. Nothing is shared with the rules but the card list.

interface Card {
  readonly connectors: string
  readonly points: number
}

const CARDS = new Map(
  WEEDING.trim()
    .split('\n')
    .slice(1)
    .map((line): [string, Card] => {
      const [id = '', , , , , connectors = '', points = ''] = line.split(',')
      return [id, { connectors, points: Number(points) }]
    }),
)
const connectorsOf = (id: string): string[] => (CARDS.get(id)?.connectors ?? '').split('')

export interface Model {
  readonly options: Options
  readonly hands: string[][]
  readonly piles: string[][]
  readonly out: boolean[]
  deck: number
  centre: string[]
  open: string[]
  seat: number
  asked: 'lead' | 'attach' | 'drawn' | 'over'
  passes: number
}

const without = (list: readonly string[], one: string): string[] => {
  const at = list.indexOf(one)
  return list.filter((_, i) => i !== at)
}

/** All ways to join a card: notation, and what is open afterwards. */
const joins = ({ options, open, centre }: Model, id: string): Map<string, string[]> => {
  const found = new Map<string, string[]>()
  for (const own of connectorsOf(id)) {
    for (const to of open) {
      if (own.toUpperCase() !== to.toUpperCase()) continue
      const [ownSocket, toSocket] = [own === own.toUpperCase(), to === to.toUpperCase()]
      if (options.dominoStrictPlugs && !ownSocket && !toSocket) continue
      if (options.dominoStrictPlugs && ownSocket && toSocket && own !== 'W') continue
      const left = [...without(open, to), ...without(connectorsOf(id), own)]
      if (left.length === 0 && centre.length + 1 < 3) continue
      found.set(`attach ${id} ${options.dominoStrictPlugs ? `${own} ${to}` : own.toUpperCase()}`, left.sort())
    }
  }
  return found
}

export const answers = (model: Model): string[] => {
  const hand = model.hands[model.seat] ?? []
  if (model.asked === 'lead') return hand.map((id) => `lead ${id}`)
  const attached = hand.flatMap((id) => [...joins(model, id).keys()])
  if (attached.length > 0 && model.options.dominoForced) return attached
  return [...attached, model.asked === 'attach' && model.deck > 0 ? 'draw' : 'pass']
}

/** The next clockwise with a card; it may be the same one. */
const goOn = (model: Model, asked: 'lead' | 'attach'): void => {
  const { hands, out } = model
  for (let step = 1; step <= hands.length; step++) {
    const seat = (model.seat + step) % hands.length
    if (out[seat] === true || hands[seat]?.length === 0) continue
    model.seat = seat
    model.asked = asked
    return
  }
  model.asked = 'over'
}

const refill = (model: Model, drawn: () => string): void => {
  const hand = model.hands[model.seat] as string[]
  if (hand.length > 0) return
  for (; hand.length < 5 && model.deck > 0; model.deck--) hand.push(drawn())
}

export const answer = (model: Model, text: string, drawn: () => string): void => {
  const hand = model.hands[model.seat] as string[]
  const [verb, id = ''] = text.split(' ')
  if (verb === 'draw') {
    hand.push(drawn())
    model.deck--
    model.asked = 'drawn'
    return
  }
  if (verb === 'pass') {
    const holders = model.hands.filter((held, seat) => held.length > 0 && model.out[seat] !== true).length
    if (model.deck === 0) model.passes++
    if (model.passes >= holders) model.asked = 'over'
    else goOn(model, 'attach')
    return
  }
  model.passes = 0
  model.open = verb === 'lead' ? connectorsOf(id) : (joins(model, id).get(text) as string[])
  model.centre.push(id)
  hand.splice(hand.indexOf(id), 1)
  if (model.open.length > 0) {
    refill(model, drawn)
    goOn(model, 'attach')
    return
  }
  model.piles[model.seat]?.push(...model.centre)
  model.centre = []
  refill(model, drawn)
  if (hand.length > 0) model.asked = 'lead'
  else goOn(model, 'lead')
}

export const leave = (model: Model, seat: number): void => {
  model.out[seat] = true
  model.passes = 0
  if (model.out.filter((gone) => !gone).length === 1) model.asked = 'over'
  else if (model.seat === seat) goOn(model, model.centre.length === 0 ? 'lead' : 'attach')
}

export const ranksOf = ({ piles, out, options }: Model): { scores: number[]; places: number[] } => {
  const points = piles.map((pile) => pile.reduce((sum, id) => sum + (CARDS.get(id)?.points ?? 0), 0))
  const ranks = points.map((sum, seat) =>
    out[seat] === true ? -1 : sum + (options.dominoTie === 'mostCards' ? (piles[seat]?.length ?? 0) / 1000 : 0),
  )
  const over = out.filter((gone) => !gone).length === 1
  return {
    scores: points.map((sum, seat) => (out[seat] === true ? 0 : sum)),
    places: ranks.map((own, seat) =>
      over ? (out[seat] === true ? 2 : 1) : 1 + ranks.filter((other) => other > own).length,
    ),
  }
}
