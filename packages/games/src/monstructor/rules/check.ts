import { CLASSES, type CardIndex, isDragon } from '../set/cards.ts'
import { fitsOf, openOf } from './joins.ts'
import { deckOf } from './setup.ts'
import { isGone } from './leave.ts'
import type { Tile } from '../set/domino-cards.ts'
import { type Part, type State, ownedCount } from './state.ts'

const ALL_CLASSES = (1 << CLASSES.length) - 1

/** Every card that lies somewhere but in the deck. */
export const cardsOut = (state: State): CardIndex[] => {
  const { arena, fight, centre, players } = state
  const cards: CardIndex[] = [...(fight?.used ?? [])]
  const parts: Part[] = [...(arena?.parts ?? []), ...(fight?.sides[0].parts ?? []), ...(fight?.sides[1].parts ?? [])]
  for (const { table, hidden, hand, pile } of players) {
    parts.push(...table.flat())
    for (const { card } of [...hidden, ...hand, ...pile]) cards.push(card)
  }
  for (const { card } of [...parts, ...centre]) cards.push(card)
  return cards
}

/** Broken invariants in words for us, not for players. */
export const check = (state: State): readonly string[] => {
  const { options, deck, players, fight, arena, phase } = state
  const { set } = options
  const broken: string[] = []
  const say = (text: string): void => void broken.push(text)
  const won = players.flatMap(({ owned, faction, out }) =>
    owned === 0 || out ? [] : (set.dragons[faction] ?? []).filter((_, i) => ((owned >> i) & 1) === 1),
  )
  const all = options.mode === 'dominoes' ? deckOf(options) : [...deckOf(options), ...won]
  const gone = (card: CardIndex): boolean => options.mode !== 'dominoes' && isGone(state, card)
  const found = [...deck, ...state.away, ...cardsOut(state)].filter((card) => !gone(card)).sort((a, b) => a - b)
  all.sort((a, b) => a - b)
  if (found.length !== all.length || found.some((card, i) => card !== all[i])) say('the cards are not those of the set')
  if (deck.some((card, i) => i > 0 && card <= (deck[i - 1] as CardIndex))) say('the deck is not sorted')
  for (const [seat, player] of players.entries()) {
    for (const [kind, parts] of player.table.entries()) {
      if (parts.some(({ card }) => set.kind[card] !== kind)) say(`seat ${seat}: a part lies among others`)
      if (parts.some(({ card, seen }) => isDragon(set, card) && !seen)) say(`seat ${seat}: a dragon card is hidden`)
    }
    if (player.hidden.some(({ card }) => card < set.parts || isDragon(set, card))) say(`seat ${seat}: hides a part`)
    if (ownedCount(player) > options.dragonGoal) say(`seat ${seat}: too many dragon cards`)
    if (player.hidden.some(({ at }, i) => i > 0 && at <= (player.hidden[i - 1]?.at ?? 0)))
      say(`seat ${seat}: hidden cards out of order`)
  }
  for (const kind of [...players.flatMap(({ table }) => table.flat()), ...players.flatMap(({ hidden }) => hidden)]) {
    if (kind.at > state.draws) say('a card was drawn in the future')
    if (!('seen' in kind && kind.seen) && kind.at > 0 && (state.returned[kind.card] as number) >= kind.at)
      say('a card was drawn before it went back')
  }
  const asked = phase.kind === 'over' ? null : phase.seat
  if (asked !== null && players[asked]?.out !== false) say('who is asked has left')
  if (fight === null && ['adjust', 'forced', 'reinforce', 'reward'].includes(phase.kind)) say('no fight')
  if (fight !== null && ['build', 'gap', 'faction', 'start'].includes(phase.kind)) say('a fight that is over')
  if (phase.kind === 'reinforce' && fight?.flipped !== true) say('a fight before the flip')
  if (arena !== null && (options.mode !== 'arena' || players[arena.owner]?.out !== false)) say('a lost Arena monster')
  if (options.mode === 'dominoes') broken.push(...checkCentre(state))
  return broken
}

/** Also for states imagined from a view of somebody's own making: tiles and laid cards are interned by these numbers. */
const checkCentre = ({ options, centre, open, phase, players }: State): readonly string[] => {
  const isKnown = ({ card, not }: Tile): boolean => not === (not & ~(1 << fitsOf(options.set, card)) & ALL_CLASSES)
  if (!players.every(({ hand }) => hand.every(isKnown))) return ['a hand card is known not to be what it is']
  const laid = [...centre, ...players.flatMap(({ pile }) => pile)]
  if (laid.some(({ by }) => players[by] === undefined)) return ['a card was laid by nobody']
  if (open.some((count) => count < 0 || !Number.isInteger(count))) return ['open connectors below zero, or in part']
  const total = open.reduce((sum, count) => sum + count, 0)
  if (centre.length === 0) return total === 0 ? [] : ['open connectors of nothing']
  const sockets = centre.reduce((sum, { card }) => sum + openOf(options, card).reduce((one, more) => one + more, 0), 0)
  if (sockets - 2 * (centre.length - 1) !== total) return ['open connectors do not count right']
  if (total === 0 && phase.kind !== 'over') return ['a closed monster lies in the centre']
  return []
}
