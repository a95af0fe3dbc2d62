import { type BySeat, type Chance, type Seat, insertSorted } from '@menagerie/engine'
import type { KindIndex } from '../set/components.ts'
import { type HiddenCards, buriedInSight, dealHidden, dealTreasures, recallGivenBack, without } from './hidden.ts'
import { EMPTY, HAUL, type Held, type Party, type State } from '../rules/state.ts'
import type { Options } from '../set/options.ts'
import type { HeldView, PartyView, View } from './view.ts'

/** A full state that fits the view: everything the viewer does not know is dealt at random. */
export const imagine = (view: View): ((chance: Chance) => State) => {
  const { options, parties } = view
  const { deck } = options
  const seen = seenCards(view)
  const seenTreasures = [
    ...view.removed,
    ...parties.flatMap(({ treasures, banked }) =>
      [...treasures, ...banked].flatMap(({ card }) => (card === null || card === HAUL ? [] : [card])),
    ),
  ]
  const unknownTreasures = options.treasureCards ? without(deck.treasurePool, seenTreasures) : []
  const hidden = parties.flatMap((party, seat) => (party.hand === null ? [seat] : []))
  const places = placesOf(view, hidden)
  const unknown = enoughOf(without(deck.pool, seen), hiddenCards(places), deck)
  return (chance) => {
    const dealt = dealHidden(deck, [...unknown], places, chance)
    const treasures = [...unknownTreasures]
    const down = parties.flatMap(({ treasures, banked }) => [
      ...treasures.filter(isDown).map(() => ({ banked: false })),
      ...banked.filter(isDown).map(() => ({ banked: true })),
    ])
    const faces = dealTreasures(options, treasures, down, chance)
    const built = parties.map((party, seat) => {
      const hand = party.hand === null ? (dealt.hands[hidden.indexOf(seat)] as KindIndex[]) : [...party.hand]
      return buildParty(party, hand, faces)
    })
    for (const [seat, gaveBack] of recallGivenBack(options, built, chance).entries()) {
      ;(built[seat] as Party).gaveBack = gaveBack
    }
    const treasurePile = pick(treasures, view.treasureCount, deck.treasurePool, chance)
    const prizePile = pick(prizesLeft(view), view.prizeCount, deck.prizes, chance)
    return buildState(view, built, dealt.pile, dealt.buried, treasurePile, prizePile, chance)
  }
}

const buriedIn = ({ options, used, trapsSprung, discard }: View): KindIndex[] =>
  buriedInSight(options, used, trapsSprung, discard.at(-1))

const isDown = ({ card }: HeldView): boolean => card === null

/** Cards in sight of the viewer. */
const seenCards = (view: View): KindIndex[] => {
  const seen = [...view.discard, ...buriedIn(view)]
  for (const party of view.parties) {
    seen.push(...party.out, ...party.back, ...(party.hand ?? party.known))
    if (party.monster !== null) seen.push(party.monster)
  }
  if (view.phase.kind === 'trap') seen.push(view.options.deck.trap)
  return seen
}

const placesOf = (view: View, hidden: readonly Seat[]): HiddenCards => {
  const { options, parties } = view
  const honor = options.trapDeclaration === 'honor'
  return {
    hands: hidden.map((seat) => {
      const { handCount, known } = parties[seat] as PartyView
      return { count: handCount, known, mayHideTraps: honor && hasHadTurn(view, seat) }
    }),
    pile: view.pileCount,
    buried: view.discardCount - view.discard.length,
    buriedKnown: buriedIn(view),
    trapNext: options.trapFaceUp && view.pileCount > 0 ? view.trapNext : null,
  }
}

/** How many cards lie where the viewer does not see them. */
const hiddenCards = ({ hands, pile, buried, buriedKnown }: HiddenCards): number =>
  hands.reduce((sum, { count, known }) => sum + count - known.length, pile + buried - buriedKnown.length)

/** A position may hold more cards than its deck: then some that are out of sight are copies of others, and no traps. */
const enoughOf = (left: KindIndex[], wanted: number, { pool, trap }: Options['deck']): KindIndex[] => {
  if (left.length >= wanted) return left
  const others = pool.filter((kind) => kind !== trap)
  const more = Array.from({ length: wanted - left.length }, (_, i) => others[(i * 7) % others.length] as KindIndex)
  return [...left, ...more].sort((a, b) => a - b)
}

/** True when the seat may have drawn a card in this dungeon. */
const hasHadTurn = ({ turn, starter, parties }: View, seat: Seat): boolean =>
  starter !== null && turn > (seat - starter + parties.length) % parties.length

/** So many of a sorted pool; all of it when it is that small, with copies of others where a position has more. */
const pick = (pool: number[], count: number, others: readonly number[], chance: Chance): number[] => {
  if (pool.length === count || others.length === 0) return pool
  while (pool.length < count) insertSorted(pool, chance.draw([...others]))
  const picked: number[] = []
  while (picked.length < count) insertSorted(picked, chance.draw(pool))
  return picked
}

const prizesLeft = (view: View): number[] => {
  const won = view.options.victory === 'gold' ? view.parties.flatMap(({ prizes }) => prizes) : [view.prize]
  return without(view.options.deck.prizes, won)
}

const heldOf = (one: HeldView, faces: number[]): Held => ({
  card: one.card ?? faces.shift() ?? EMPTY,
  shown: one.shown,
  worth: one.worth,
  dungeon: one.dungeon,
})

/** Takes the faces of face-down treasures off the front of the list. */
const buildParty = (party: PartyView, hand: KindIndex[], faces: number[]): Party => ({
  leg: party.leg,
  hand,
  known: party.known,
  out: party.out,
  back: party.back,
  outSum: party.outSum,
  backSum: party.backSum,
  length: party.length,
  required: party.required,
  monster: party.monster ?? EMPTY,
  treasures: party.treasures.map((one) => heldOf(one, faces)),
  banked: party.banked.map((one) => heldOf(one, faces)),
  prizes: party.prizes,
  gaveBack: party.gaveBack.map((one) => ({ card: one.card ?? EMPTY, shown: one.shown, dungeon: one.dungeon })),
  wins: party.wins,
  exchanged: party.exchanged,
  resigned: party.resigned,
})

/** What building a state asks of chance. */
interface Luck {
  readonly pick: (count: number) => number
  readonly draw: (pool: number[]) => number
}

/** The card drawn this turn, for somebody who did not see it: one of the hand that they do not know. */
const drawnIn = (party: Party, chance: Luck): KindIndex => {
  const unseen = without(party.hand, party.known)
  return unseen.length > 0 ? chance.draw(unseen) : (party.hand[0] ?? EMPTY)
}

const throwsOf = (view: View, chance: Luck): number[] =>
  view.throws.map((thrown) => (typeof thrown === 'number' ? thrown : thrown === 'down' ? chance.pick(3) : EMPTY))

/** Answers nothing that is asked of a position without its hidden cards. */
const LEAST: Luck = { pick: () => 0, draw: (pool) => pool[0] ?? EMPTY }

/** What the view tells, as a state without the cards its viewer does not know: enough for all that the viewer may do. */
export const known = (view: View): State =>
  buildState(
    view,
    view.parties.map((party) => buildParty(party, [...(party.hand ?? [])], [])),
    [],
    [],
    [],
    [],
    LEAST,
  )

const buildState = (
  view: View,
  parties: BySeat<Party>,
  pile: KindIndex[],
  buried: KindIndex[],
  treasurePile: number[],
  prizePile: number[],
  chance: Luck,
): State => ({
  options: view.options,
  phase: view.phase,
  dungeon: view.dungeon,
  turn: view.turn,
  seat: view.seat,
  starter: view.starter ?? EMPTY,
  frozen: view.frozen,
  pile,
  trapNext: view.trapNext,
  discard: [...buried, ...view.discard],
  treasurePile,
  prizePile,
  removed: view.removed,
  spent: view.spent,
  firstBack: view.firstBack ?? EMPTY,
  prize: view.prize,
  idle: view.idle,
  moved: view.moved,
  drawn: view.undecided ? (view.drawn ?? drawnIn(parties[view.seat] as Party, chance)) : EMPTY,
  used: view.used,
  postDue: view.postDue,
  bonus: view.bonus,
  draft: view.draft,
  throwers: view.throwers.reduce((mask, seat) => mask | (1 << seat), 0),
  throws: throwsOf(view, chance),
  blankThrows: view.blankThrows,
  parties: [...parties],
})
