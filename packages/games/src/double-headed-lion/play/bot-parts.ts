import type { Seat } from '@menagerie/engine'
import { FEATURES, FEATURE_COUNT, type Feature, featuresOf, squaresOf } from './bot-features.ts'
import { REP, ROY } from '../set/pieces.ts'
import { WEIGHTS } from './bot-weights.ts'
import type { View } from '../secrets/view.ts'

/** What a place is made of, in logarithmic odds, as the Republic and as the Royalists say it. */
const PARTS = {
  way: ['keepsAway', 'nears'],
  hunt: ['hunts', 'escapes'],
  gate: ['guards', 'passesGuards'],
  known: ['finds', 'hides'],
  escort: ['isolates', 'escorts'],
  republic: ['stands', 'breaks'],
  royalists: ['beats', 'advances'],
  hands: ['hand', 'hand'],
} as const
type Group = keyof typeof PARTS

/** Where each feature belongs; null: it is not told. */
const GROUP: Readonly<Record<Feature, Group | null>> = {
  one: null,
  republicNext: null,
  republic0: 'republic',
  republic1: 'republic',
  republic2: 'republic',
  republic3: 'republic',
  republic4: 'republic',
  republic5: 'republic',
  royalist0: 'royalists',
  royalist1: 'royalists',
  royalist2: 'royalists',
  royalist3: 'royalists',
  royalist4: 'royalists',
  royalist5: 'royalists',
  vishnus1: 'way',
  vishnus2: 'way',
  vishnus3: 'way',
  vishnus4: 'way',
  atTheGate: 'way',
  gateGuarded: 'gate',
  hunted: 'hunt',
  huntedByMore: 'hunt',
  huntedLater: 'hunt',
  huntedByMoreLater: 'hunt',
  before: 'way',
  ally: 'escort',
  met: 'hunt',
  huntedWithRetreat: 'hunt',
  escort: 'escort',
  found: 'known',
  republicRetreat: 'hands',
  royalistRetreat: 'hands',
  republicBest: 'hands',
  royalistBest: 'hands',
  republicHand: 'hands',
  royalistHand: 'hands',
  aji: 'republic',
  aila: 'republic',
  storm: 'republic',
  knights: 'republic',
  ganda: 'royalists',
  guard: 'gate',
  guardNear: 'gate',
  knightNear: 'republic',
  spare: 'republic',
  royalistSteps: 'royalists',
}

/** By their names for the seat; `next`: whose move is next. */
export const partsAt = (view: View, seat: Seat, next: Seat): Readonly<Record<string, number>> => {
  const features = featuresOf(view, squaresOf(view), next, new Float64Array(FEATURE_COUNT))
  const weights = WEIGHTS[view.viewer === ROY ? 1 : 0]
  const parts: Record<string, number> = {}
  for (const [at, feature] of FEATURES.entries()) {
    const group = GROUP[feature]
    if (group === null) continue
    const part = PARTS[group][seat === REP ? 0 : 1]
    const odds = (weights[at] as number) * (features[at] as number)
    parts[part] = (parts[part] ?? 0) + (seat === REP ? odds : -odds)
  }
  return parts
}
