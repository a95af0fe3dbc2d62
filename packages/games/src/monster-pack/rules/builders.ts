import { type ChanceOutcome, type Seat, keepIn, scriptedChance } from '@menagerie/engine'
import type { Event } from './events.ts'
import { box } from '../index.ts'
import type { Options } from '../set/options.ts'
import type { State } from './state.ts'

/** Builders for tests. Not part of the game's door. */
export const optionsOf = (choices: Record<string, unknown> = {}): Options => {
  const made = box.complete(choices, null)
  if (!made.ok) throw new Error(`bad options: ${JSON.stringify(made.faults)}`)
  return made.value
}

export const arranged = (position: unknown, choices: Record<string, unknown> = {}): State => {
  const made = box.game.arrange(optionsOf(choices), position)
  if (!made.ok) throw new Error(`bad position: ${JSON.stringify(made.faults)}`)
  return made.value
}

/** Plays one action by its notation with dictated outcomes, all of which must be used. Returns what happened. */
export const play = (state: State, seat: Seat, text: string, script: readonly ChanceOutcome[] = []): Event[] => {
  const action = box.game.parse(state.options, text)
  if (action === null) throw new Error(`no action: ${text}`)
  const refused = box.game.refuse(state, seat, action)
  if (refused !== null) throw new Error(`refused: ${refused.code} (${refused.rule})`)
  const happened: Parameters<typeof keepIn<Event>>[0] = []
  const chance = scriptedChance(script.map((outcome) => indexIn(state, outcome)))
  box.game.apply(state, seat, action, chance, keepIn(happened))
  chance.done()
  const broken = box.game.check(state)
  if (broken.length > 0) throw new Error(broken.join('; '))
  return happened.flatMap((one) => (one.everyone === null ? [] : [one.everyone]))
}

/** Card ids in a script stand for card numbers. */
const indexIn = (state: State, outcome: ChanceOutcome): ChanceOutcome => {
  const at = state.options.cards.findIndex((card) => card.id === outcome)
  return typeof outcome === 'string' && at >= 0 ? at : outcome
}

/** The refusal of an action by its notation, as `code rule`; null when it is legal. */
export const refusalOf = (state: State, seat: Seat, text: string): string | null => {
  const action = box.game.parse(state.options, text)
  if (action === null) throw new Error(`no action: ${text}`)
  const refused = box.game.refuse(state, seat, action)
  return refused === null ? null : `${refused.code} ${refused.rule}`
}

export const legalTexts = (state: State, seat: Seat): string[] =>
  box.game.legal(state, seat).map((action) => box.game.format(state.options, action))

/** One side in words: `W1 R05(2b)`, `A3 B01`; free spots are left out. */
export const field = (state: State, seat: 0 | 1): Record<string, string> => {
  const side = box.game.view(state, seat).sides[seat]
  const id = (card: number): string => state.options.cards[card]?.id ?? '?'
  const spots: Record<string, string> = {}
  for (const [i, one] of side.waiting.entries()) {
    if (one !== null) spots[`W${i + 1}`] = `${id(one.card)}(${one.die}${one.held ? 'h' : one.boosted ? 'b' : ''})`
  }
  for (const [i, card] of side.active.entries()) if (card !== null) spots[`A${i + 1}`] = id(card)
  return spots
}

const idsOf = (state: State, cards: readonly number[]): string[] =>
  cards.map((card) => state.options.cards[card]?.id ?? '?')

export const discardOf = (state: State, seat: 0 | 1): string[] => idsOf(state, state.sides[seat].discard)
export const handOf = (state: State, seat: 0 | 1): string[] => idsOf(state, state.sides[seat].hand)
export const hpOf = (state: State): [number, number] => [state.sides[0].hp, state.sides[1].hp]

/** The phase in one word with its seat: `summon 0`; `over 1` names the winner's seat. */
export const phaseText = (state: State): string => {
  const { phase } = state
  if (phase.kind === 'over') return `over ${phase.outcome.places.indexOf(1)}`
  return `${phase.kind} ${phase.seat}`
}
