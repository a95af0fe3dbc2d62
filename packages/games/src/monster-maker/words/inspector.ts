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
import { legOf } from '../play/forecasts.ts'
import { prizeGold } from '../rules/reckoning.ts'
import type { Types } from '../rules/types.ts'
import type { HeldView, PartyView, View } from '../secrets/view.ts'
import { CHARACTER, CORRIDOR, MONSTER, TRAP } from '../set/components.ts'
import { kindWord, treasureWord } from './names.ts'
import { en } from './locales/inspector-en.ts'

/*
 * Addresses: `hand.<kind>` in the viewer's hand, `kind.<kind>` and `treasure.<treasure>` a card wherever it is, `lane.<seat>` a party,
 * `monster.<seat>` what bars its way, `held.<seat>.<n>` a treasure it carries, `pile.draw`, `pile.discard`, `pile.treasure`,
 * `pile.prize`, `trap` one that is sprung.
 */

const NOTHING: readonly LogLine[] = []

const SORTS = ['corridor', 'character', 'cleric', 'spell', 'monster', 'detour', 'trap'] as const

/** Rules by which a sort of card is used. */
const USED: Readonly<Record<number, LogLine>> = {
  [CORRIDOR]: ruled('does.corridor', 'MM-T3'),
  [CHARACTER]: ruled('does.character', 'MM-T7'),
  [MONSTER]: ruled('does.monster', 'MM-T5'),
  [TRAP]: ruled('does.trap', 'MM-TR1'),
}

const card = (view: View, index: number, kind: Message | null, now: readonly LogLine[]): Inspected | null => {
  const { deck } = view.options
  const one = deck.kinds[index]
  if (one === undefined) return null
  const used = USED[one.what]
  const discarded = view.discard.filter((other) => other === index).length
  return {
    name: said('thing', { name: kindWord(view.options, index) }),
    kind: kind ?? said(`kinds.${SORTS[one.what] ?? 'corridor'}`),
    page: one.id,
    does: used === undefined ? NOTHING : [used],
    now: [
      ...now,
      ruled('now.copies', null, { count: one.count }),
      ...(discarded > 0 ? [ruled('now.discarded', 'MM-X2', { count: discarded })] : []),
    ],
    names: [kindWord(view.options, index)],
  }
}

const treasure = (view: View, index: number, kind: Message, now: readonly LogLine[]): Inspected | null => {
  const one = view.options.deck.treasures[index]
  const name = said('thing', { name: treasureWord(view.options, index) })
  if (one === undefined) return index < 0 ? unnamed(name, kind, [ruled('does.haul', 'MM-TC13')], now) : null
  return {
    name,
    kind,
    page: one.id,
    does: [ruled('does.treasure', 'MM-TC3')],
    now: [...now, ruled('now.copies', null, { count: one.count })],
    names: [treasureWord(view.options, index)],
  }
}

const heldAt = (view: View, seat: Seat, held: HeldView): Inspected | null => {
  const kind = said('kinds.held', { seat })
  const worth = held.worth === null ? NOTHING : [ruled('now.worth', 'MM-TC4', { gold: held.worth })]
  if (held.card !== null)
    return treasure(view, held.card, kind, [ruled(held.shown ? 'now.shown' : 'now.secretOwn', 'MM-TC2'), ...worth])
  return unnamed(
    said('names.secret'),
    kind,
    [ruled('does.treasure', 'MM-TC3')],
    [ruled('now.secret', 'MM-TC2', { seat })],
  )
}

/** Cards of a hand that all have seen go into it. */
const known = ({ options }: View, { known: cards, hand }: PartyView): readonly LogLine[] =>
  hand !== null || cards.length === 0
    ? NOTHING
    : [ruled('now.known', 'MM-C3', { cards: cards.map((one) => kindWord(options, one)) })]

const lane = (view: View, party: PartyView, seat: Seat): Inspected => {
  const way = legOf(view, party)
  const leg = `@legs.${party.lost ? 'lost' : party.leg}`
  const inside = party.leg !== 'dead' && party.leg !== 'returned'
  return unnamed(
    said('names.lane', { seat }),
    said('kinds.lane', { leg }),
    [way.back ? ruled('does.back', 'MM-R2', { goal: way.goal }) : ruled('does.way', 'MM-TC1', { goal: way.goal })],
    [
      ...(inside ? [ruled('now.way', 'MM-T3', { perch: way.value, left: Math.max(0, way.left) })] : []),
      ...(party.monster === null || !inside
        ? NOTHING
        : [ruled('now.barred', 'MM-T4', { card: kindWord(view.options, party.monster) })]),
      ruled('now.hand', 'MM-T12', { count: party.handCount }),
      ...known(view, party),
      ruled('now.treasures', 'MM-TC3', { count: party.treasures.length, banked: party.banked.length }),
      ruled('now.gold', 'MM-Z1', { gold: prizeGold(party) }),
      ...(view.seat === seat && view.phase.kind !== 'over' ? [ruled('now.turn', 'MM-T1')] : []),
    ],
  )
}

const drawPile = (view: View): Inspected =>
  unnamed(
    said('names.draw'),
    said('kinds.pile'),
    [ruled('does.draw', 'MM-T1'), ruled('does.freeze', 'MM-F1')],
    [
      ruled('now.cards', null, { count: view.pileCount }),
      ...(view.trapNext ? [ruled('now.trapNext', 'MM-TR4')] : []),
      ...(view.frozen ? [ruled('now.frozen', 'MM-F1')] : []),
    ],
  )

const discardPile = (view: View): Inspected => {
  const top = view.discard.at(-1)
  return unnamed(
    said('names.discard'),
    said('kinds.pile'),
    [ruled('does.discard', 'MM-X2')],
    [
      ruled('now.cards', null, { count: view.discardCount }),
      ...(top === undefined ? [] : [ruled('now.top', 'MM-X2', { card: kindWord(view.options, top) })]),
      ruled('now.traps', 'MM-TR1', { count: view.trapsSprung }),
    ],
  )
}

const pile = (view: View, id: string | undefined): Inspected | null => {
  switch (id) {
    case 'draw':
      return drawPile(view)
    case 'discard':
      return discardPile(view)
    case 'treasure':
      return unnamed(
        said('names.treasures'),
        said('kinds.pile'),
        [ruled('does.treasures', 'MM-TC1')],
        [ruled('now.cards', null, { count: view.treasureCount })],
      )
    case 'prize':
      return unnamed(
        said('names.prizes'),
        said('kinds.pile'),
        [ruled('does.prizes', 'MM-Z1')],
        [ruled('now.cards', null, { count: view.prizeCount })],
      )
    default:
      return null
  }
}

const inspect = (view: View, address: string): Inspected | null => {
  const [row, first, second] = address.split('.')
  const [a, b] = [Number(first), Number(second)]
  const party = view.parties[a]
  switch (row) {
    case 'hand':
      return card(view, a, said('kinds.inHand'), NOTHING)
    case 'kind':
      return card(view, a, null, NOTHING)
    case 'treasure':
      return treasure(view, a, said('kinds.treasure'), NOTHING)
    case 'lane':
      return party === undefined ? null : lane(view, party, a)
    case 'monster':
      return party === undefined || party.monster === null
        ? null
        : card(view, party.monster, said('kinds.bars', { seat: a }), [ruled('now.bars', 'MM-T4', { seat: a })])
    case 'held': {
      const held = party?.treasures[b]
      return held === undefined ? null : heldAt(view, a, held)
    }
    case 'trap':
      return card(view, view.options.deck.trap, said('kinds.sprung'), NOTHING)
    case 'pile':
      return pile(view, first)
    default:
      return null
  }
}

const things = (view: View): readonly string[] => {
  const { viewer, parties, options } = view
  const hand = viewer === 'spectator' ? [] : (parties[viewer]?.hand ?? [])
  return [
    ...[...new Set(hand)].map((one) => `hand.${one}`),
    ...options.deck.kinds.map((_, one) => `kind.${one}`),
    ...options.deck.treasures.map((_, one) => `treasure.${one}`),
    ...parties.flatMap((party, seat) => [
      `lane.${seat}`,
      ...(party.monster === null ? [] : [`monster.${seat}`]),
      ...party.treasures.map((_, at) => `held.${seat}.${at}`),
    ]),
    ...['draw', 'discard', 'treasure', 'prize'].map((id) => `pile.${id}`),
    ...(options.deck.trap >= 0 ? ['trap'] : []),
  ]
}

const thingNamed = ({ options }: View, name: string): string | null => {
  if (name.startsWith('@seat#')) return `lane.${Number(name.slice(6)) - 1}`
  const { kinds, treasures } = options.deck
  const kind = kinds.findIndex((_, one) => kindWord(options, one) === name)
  if (kind >= 0) return `kind.${kind}`
  const found = treasures.findIndex((_, one) => treasureWord(options, one) === name)
  if (found >= 0) return `treasure.${found}`
  return name === '@cards.haul' ? 'treasure.-2' : null
}

export const inspector: Inspector<Types> = {
  things: (_, view) => things(view),
  inspect: (_, view, address) => inspect(view, address),
  thingNamed: (_choices, view, name) => thingNamed(view, name),
  words: 'monster-maker-inspector',
  catalogues: { en },
  translations: { ja: () => import('./locales/inspector-ja.ts').then((module) => module.ja) },
}
