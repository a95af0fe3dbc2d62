import type { Chance, Seat, Viewer } from '@menagerie/engine'
import { buriedInSight, dealHidden, dealTreasures, recallGivenBack, without } from './hidden.ts'
import { EMPTY, HAUL, type Party, type State, partyOf } from '../rules/state.ts'
import { copiesOf } from '../rules/team.ts'

/** Under `discardVisible: top`: traps that came up, and characters used in this turn. */
const buried = ({ options, used, discard }: State): number[] =>
  buriedInSight(options, used, copiesOf(discard, options.deck.trap), discard.at(-1))

/** Main-deck cards the viewer sees, by the rulebook's table of who knows what. */
const inSight = (state: State, viewer: Viewer): number[] => {
  const { discard, options } = state
  const seen = options.discardVisible === 'all' ? [...discard] : discard.slice(-1)
  seen.push(...buried(state))
  for (const [seat, party] of state.parties.entries()) {
    seen.push(...party.out, ...party.back, ...(seat === viewer ? party.hand : party.known))
    if (party.monster !== EMPTY) seen.push(party.monster)
  }
  if (state.phase.kind === 'trap') seen.push(options.deck.trap)
  return seen
}

const hasDrawn = (state: State, seat: Seat): boolean => {
  const seats = state.parties.length
  return state.starter !== EMPTY && state.turn > (seat - state.starter + seats) % seats
}

/** Section 4.1: hands, the pile, face-down treasures and both small piles, sealed throws; a drawn card not yet shown. */
export const redeal = (state: State, viewer: Viewer, chance: Chance): State => {
  const { options, parties } = state
  const others = [...parties.keys()].filter((seat) => seat !== viewer)
  const unknown = without(options.deck.pool, inSight(state, viewer))
  const visible = options.discardVisible === 'all' ? state.discard.length : Math.min(1, state.discard.length)
  const dealt = dealHidden(
    options.deck,
    unknown,
    {
      hands: others.map((seat) => ({
        count: partyOf(state, seat).hand.length,
        known: partyOf(state, seat).known,
        mayHideTraps: options.trapDeclaration === 'honor' && hasDrawn(state, seat),
      })),
      pile: state.pile.length,
      buried: state.discard.length - visible,
      buriedKnown: buried(state),
      trapNext: options.trapFaceUp && state.pile.length > 0 ? state.trapNext : null,
    },
    chance,
  )
  for (const [i, seat] of others.entries()) partyOf(state, seat).hand = dealt.hands[i] as number[]
  state.pile = dealt.pile
  state.discard = [...dealt.buried, ...state.discard.slice(state.discard.length - visible)]
  if (state.drawn !== EMPTY && state.seat !== viewer) {
    const { hand, known } = partyOf(state, state.seat)
    const unseen = without(hand, known)
    state.drawn = unseen.length > 0 ? chance.draw(unseen) : (hand[0] as number)
  }
  for (const [seat, thrown] of state.throws.entries()) {
    if (seat !== viewer && thrown !== EMPTY) state.throws[seat] = chance.pick(3)
  }
  redealTreasures(state, others, chance)
  if (viewer !== state.seat) state.draft = []
  return state
}

const redealTreasures = (state: State, others: readonly Seat[], chance: Chance): void => {
  const { options, parties } = state
  if (!options.treasureCards) return
  const isHidden = (seat: Seat, shown: boolean): boolean => !shown && others.includes(seat)
  const seen = [...state.removed]
  const places: { banked: boolean }[] = []
  for (const [seat, party] of parties.entries()) {
    for (const [list, banked] of [
      [party.treasures, false],
      [party.banked, true],
    ] as const) {
      for (const { card, shown } of list) {
        if (isHidden(seat, shown)) places.push({ banked })
        else if (card !== HAUL) seen.push(card)
      }
    }
  }
  const pool = without(options.deck.treasurePool, seen)
  const faces = dealTreasures(options, pool, places, chance)
  state.treasurePile = pool
  for (const [seat, party] of parties.entries()) {
    const turned = (list: Party['treasures']): Party['treasures'] =>
      list.map((held) => (isHidden(seat, held.shown) ? { ...held, card: faces.shift() as number } : held))
    party.treasures = turned(party.treasures)
    party.banked = turned(party.banked)
    party.gaveBack = party.gaveBack.map((given) => (isHidden(seat, given.shown) ? { ...given, card: EMPTY } : given))
  }
  const recalled = recallGivenBack(options, parties, chance)
  for (const [seat, party] of parties.entries()) party.gaveBack = recalled[seat] as Party['gaveBack']
}
