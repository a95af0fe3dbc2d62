import type { Contradiction, Invariant } from '@menagerie/engine'
import { dragonsIn } from '../set/card-read.ts'
import { START_CARDS } from '../set/cards.ts'
import { askedIn, cardsIn, only, seatsAfter } from './places.ts'
import { type State, playersIn } from '../rules/state.ts'

const isPicking = (state: State): boolean => askedIn(state).kind === 'faction'

/** MS-20: after the seat that is asked; who has a faction ends the picks. */
const skippedIn = (state: State): readonly Contradiction[] => {
  let ended = false
  return seatsAfter(state, askedIn(state).seat).flatMap((seat) => {
    const { out, faction } = state.players[seat] as State['players'][number]
    if (out) return []
    ended ||= faction >= 0
    return only(ended && faction < 0, `players.${seat}.faction`)
  })
}

/** MS-20: who picks out of the order that begins with the starting player. */
const outOfOrder = (state: State): readonly Contradiction[] => {
  const { seat } = askedIn(state)
  const order = [state.starter, ...seatsAfter(state, state.starter)]
  const asked = order.indexOf(seat)
  return order.flatMap((one, at) => {
    const { out, faction } = state.players[one] as State['players'][number]
    const wrong = at < asked ? !out && faction < 0 : at > asked && faction >= 0
    return only(wrong, `players.${one}.faction`)
  })
}

/** Factions, whose turn it is, and the counters of turns. */
export const OF_TURNS: readonly Invariant<State>[] = [
  {
    id: 'MS-I18',
    code: 'factionTwice',
    rule: 'MS-20',
    kind: 'impossible',
    broken: ({ players }) =>
      players.flatMap(({ faction }, seat) =>
        only(
          faction >= 0 && players.findIndex((other) => other.faction === faction) !== seat,
          `players.${seat}.faction`,
        ),
      ),
  },
  {
    id: 'MS-I19',
    code: 'factionMissing',
    rule: 'MS-20',
    kind: 'impossible',
    broken: (state) =>
      state.options.mode === 'dominoes' || isPicking(state)
        ? []
        : state.players.flatMap(({ out, faction }, seat) => only(!out && faction < 0, `players.${seat}.faction`)),
  },
  {
    id: 'MS-I20',
    code: 'factionSkipped',
    rule: 'MS-20',
    kind: 'impossible',
    broken: (state) => (isPicking(state) ? skippedIn(state) : []),
  },
  {
    id: 'MS-I21',
    code: 'factionOrder',
    rule: 'MS-20',
    kind: 'unreachable',
    broken: (state) => (isPicking(state) ? outOfOrder(state) : []),
  },
  {
    id: 'MS-I22',
    code: 'factionsTooFew',
    rule: 'MS-20',
    kind: 'impossible',
    broken: (state) => {
      const count = dragonsIn(state.options.set)
      const least = state.players.filter(({ out, faction }) => !out || faction >= 0).length
      return isPicking(state) ? only(count < least, 'players', { count, least }) : []
    },
  },
  {
    id: 'MS-I23',
    code: 'beforeDeal',
    rule: 'MS-22',
    kind: 'impossible',
    broken: (state) => {
      if (!isPicking(state)) return []
      const paths = new Set(cardsIn(state).map(({ path }) => path))
      if (state.returned.some((draws) => draws > 0)) paths.add('returned')
      return [...paths].map((path) => ({ path }))
    },
  },
  {
    id: 'MS-I24',
    code: 'deckTooSmall',
    rule: 'MS-22',
    kind: 'impossible',
    broken: (state) => {
      const [count, least] = [state.deck.length, START_CARDS * playersIn(state)]
      return isPicking(state) ? only(count < least, 'deck', { count, least }) : []
    },
  },
  {
    id: 'MS-I25',
    code: 'turnDiffers',
    rule: 'MS-24',
    kind: 'impossible',
    broken: (state) => {
      const { kind, seat } = askedIn(state)
      if (kind === 'start' || kind === 'faction') return []
      return only(state.turn !== (state.fight?.attacker ?? seat), 'turn')
    },
  },
  {
    id: 'MS-I26',
    code: 'dryTooMany',
    rule: 'MS-31',
    kind: 'impossible',
    broken: (state) => only(state.dry > state.turns, 'dry', { count: state.dry, most: state.turns }),
  },
  {
    id: 'MS-I27',
    code: 'dryAfterWin',
    rule: 'MS-31',
    kind: 'impossible',
    broken: (state) => only(askedIn(state).kind === 'reward' && state.dry > 0, 'dry'),
  },
  {
    id: 'MS-I28',
    code: 'dryDeck',
    rule: 'MS-31',
    kind: 'unreachable',
    broken: ({ dry, deck, players }) => only(dry > 0 && deck.length > 0 && players.every(({ out }) => !out), 'dry'),
  },
  {
    id: 'MS-I29',
    code: 'dryOver',
    rule: 'MS-31',
    kind: 'unreachable',
    broken: ({ options, dry, players }) => {
      const most = options.stalemateRounds * players.length
      return only(most > 0 && dry > most, 'dry', { count: dry, most })
    },
  },
  {
    id: 'MS-I30',
    code: 'turnsOver',
    rule: 'MS-56',
    kind: 'unreachable',
    broken: ({ options, turns, players }) => {
      const most = options.turnCap * players.length
      return only(options.mode !== 'dominoes' && most > 0 && turns > most, 'turns', { count: turns, most })
    },
  },
  {
    id: 'MS-I31',
    code: 'arenaSince',
    rule: 'MS-62',
    kind: 'impossible',
    broken: ({ arena, turns }) =>
      only(arena !== null && arena.since > turns, 'arena.since', { count: arena?.since ?? 0, most: turns }),
  },
  {
    id: 'MS-I32',
    code: 'arenaOverdue',
    rule: 'MS-62',
    kind: 'unreachable',
    broken: ({ arena, options, players }) => {
      const most = options.arenaTimeout * players.length
      return only(arena !== null && most > 0 && arena.since > most, 'arena.since', { count: arena?.since ?? 0, most })
    },
  },
]
