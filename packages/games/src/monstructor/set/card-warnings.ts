import { type Fault, type MessageValues, fault } from '@menagerie/engine'
import { FEWEST_SEATS, deckFor, dragonsIn, partsFor, readCardSet } from './card-read.ts'
import { ALL_ICONS, type CardIndex, type CardSet, ICONS, MOST_SEATS, POWER } from './cards.ts'
import { isCompletable } from './counting.ts'

/** Points of every dragon card as printed (MS-30). */
const DRAGON_POINTS = 2

/** What is allowed in a set of one's own, `{ csv }`, and yet looks like a mistake; none where the set is not sound. */
export const setWarnings = (data: unknown): readonly Fault[] => {
  const made = readCardSet(data, false)
  if (!made.ok) return []
  const set = made.value
  const warnings: Fault[] = []
  const say = (code: string, rule: string | null, values: MessageValues): void =>
    void warnings.push(fault(code, 'cardSet', rule, values))
  for (const card of set.dragons.flatMap((cards) => cards ?? [])) {
    const points = set.points[card] as number
    if (points !== DRAGON_POINTS)
      say('warnDragonPoints', 'MS-30', { card: set.ids[card] as string, points, usual: DRAGON_POINTS })
  }
  for (const name of loneMonsters(set)) say('warnMonsterAlone', 'MS-28', { monster: name })
  const idle = idleIcons(set)
  if (idle.length > 0) say('warnIconIdle', 'MS-43', { icons: idle.map((icon) => `@icons.${ICONS[icon]}`) })
  const dragons = dragonsIn(set)
  const fights = Math.min(dragons, Math.floor(set.deck / deckFor(1)))
  if (dragons < FEWEST_SEATS) say('warnNoFights', 'MS-20', { count: dragons, least: FEWEST_SEATS })
  else if (fights < MOST_SEATS) say('warnFewSeats', 'MS-21', { seats: fights })
  const tiles = Math.floor(set.parts / partsFor(1))
  if (tiles < 2) say('warnNoTiles', 'MS-03', { count: set.parts, least: partsFor(2) })
  else if (tiles < MOST_SEATS) say('warnFewTiles', 'MS-03', { seats: tiles })
  return warnings
}

/** Names whose parts alone make no complete monster: a part may be missing, or its connectors wrong. */
const loneMonsters = (set: CardSet): readonly string[] => {
  const byName = new Map<string, CardIndex[]>()
  for (let card = 0; card < set.parts; card++) {
    const name = set.names[card] as string
    byName.set(name, [...(byName.get(name) ?? []), card])
  }
  return [...byName].flatMap(([name, cards]) => (isCompletable(set, cards) ? [] : [name]))
}

/** Icons of Power cards which no part shows. */
const idleIcons = (set: CardSet): readonly number[] => {
  let [shown, played] = [0, 0]
  for (const [card, icons] of set.icons.entries()) {
    if (set.kind[card] === POWER) played |= icons
    else shown |= icons
  }
  const idle = played & ~shown & ALL_ICONS
  return ICONS.flatMap((_, icon) => (((idle >> icon) & 1) === 1 ? [icon] : []))
}
