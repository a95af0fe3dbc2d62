import { Defect } from '@menagerie/engine'
import type { CardIndex } from '../set/components.ts'
import type { Options } from '../set/options.ts'
import { EMPTY, type Side, type State, cardOf } from '../rules/state.ts'
import { defaultTurn, fillerDeck, isAfterBoost } from './position.ts'
import { type Position, type SidePosition, activeSpot, waitingSpot } from './schema.ts'

/** The inverse of `arrange`: the keys of docs/position-format.md, without what equals its default. */
export const describe = (state: State): Position => {
  const { options, phase, turn, turnPlayer, starter, boostUsed, sides } = state
  if (phase.kind === 'over') throw new Defect('a match that is over stands at no position')
  return {
    phase: phase.kind,
    ...(turn === defaultTurn(options, phase.kind, true) ? {} : { turn }),
    ...(starter === 0 ? {} : { starter: 1 }),
    ...(phase.seat === turnPlayer ? {} : { seat: phase.seat === 0 ? 0 : 1 }),
    ...('spot' in phase ? { spot: waitingSpot(phase.spot) } : {}),
    ...(boostUsed === isAfterBoost(phase.kind) ? {} : { boostUsed }),
    sides: [sideOf(options, sides[0]), sideOf(options, sides[1])],
  }
}

const sideOf = (options: Options, side: Side): SidePosition => {
  const id = (card: CardIndex): string => cardOf(options, card).id
  const monster = (card: CardIndex, spot: number): string => `${id(card)}(${side.dice[spot]}${markOf(side, spot)})`
  const deck = side.deck.join() === fillerDeck(options, side, undefined).join()
  return {
    ...(side.hp === options.startHp ? {} : { hp: side.hp }),
    ...(side.hand.length === 0 ? {} : { hand: side.hand.map(id) }),
    ...(deck ? {} : { deck: side.deck.map(id) }),
    ...(side.discard.length === 0 ? {} : { discard: side.discard.map(id) }),
    ...spots('waiting', side.waiting, waitingSpot, monster),
    ...spots('active', side.active, activeSpot, id),
  }
}

const markOf = ({ boosted, held }: Side, spot: number): string =>
  ((held >> spot) & 1) === 1 ? 'h' : ((boosted >> spot) & 1) === 1 ? 'b' : ''

/** Held spots by their names; no key where all are free. */
const spots = <Row extends 'waiting' | 'active'>(
  row: Row,
  cards: readonly CardIndex[],
  nameOf: (at: number) => string,
  textOf: (card: CardIndex, at: number) => string,
): { readonly [key in Row]?: Record<string, string> } => {
  const held = cards.flatMap((card, at): [string, string][] => (card === EMPTY ? [] : [[nameOf(at), textOf(card, at)]]))
  return held.length === 0 ? {} : ({ [row]: Object.fromEntries(held) } as { [key in Row]: Record<string, string> })
}
