import { type ChanceOutcome, type Seat, keepIn, sampledChance, scriptedChance } from '@menagerie/engine'
import { tokenOf, tokenText } from '../choices/actions.ts'
import { cardText } from '../set/components.ts'
import type { Event } from './events.ts'
import { box } from '../index.ts'
import { GONE, squareText } from '../set/map.ts'
import type { Options } from '../set/options.ts'
import { type SideIndex, characterOf, pieceById } from '../set/pieces.ts'
import type { State } from './state.ts'

/** Builders for tests. Not part of the game's door. */
export const optionsOf = (choices: Record<string, unknown> = {}): Options => {
  const made = box.complete(choices, null)
  if (!made.ok) throw new Error(`bad options: ${JSON.stringify(made.faults)}`)
  return made.value
}

type Extra = Record<string, unknown>

/** Seat 0 is the Republic (R), seat 1 the Royalists (Y). Vishnus stands at 55 unless she is placed. */
export const field = (
  active: Seat,
  republic: Record<string, string>,
  royalist: Record<string, string>,
  extra: { republic?: Extra; royalist?: Extra; top?: Extra; options?: Record<string, unknown> } = {},
): State => {
  const vishnus = royalist['vishnus'] === undefined ? { vishnus: '55' } : {}
  const position = {
    phase: 'move',
    active,
    republic: { pieces: republic, ...extra.republic },
    royalist: { pieces: { ...royalist, ...vishnus }, ...extra.royalist },
    ...extra.top,
  }
  const made = box.game.arrange(optionsOf(extra.options), position)
  if (!made.ok) throw new Error(`bad position: ${JSON.stringify(made.faults)}`)
  return made.value
}

/** Token of a piece by its id, such as `R3`; also a removed one. */
export const token = (state: State, id: string): string => {
  for (const seat of [0, 1] as const) {
    const piece = pieceById(seat, id)
    if (piece === null) continue
    const slot = state.sides[seat].piece.indexOf(piece)
    return tokenText(tokenOf(seat, state.sides[seat].handle[slot] ?? -1))
  }
  throw new Error(`no piece ${id}`)
}

/** Ids of pieces in a notation stand for their tokens. */
const named = (state: State, text: string): string => {
  const [verb, name, ...rest] = text.split(' ')
  if (verb === 'place' || name === undefined || !isPiece(name)) return text
  return [verb, token(state, name), ...rest].join(' ')
}

const isPiece = (name: string): boolean => pieceById(0, name) !== null || pieceById(1, name) !== null

/** Plays one action by its notation with dictated outcomes, all of which must be used. Returns what everybody hears. */
export const play = (state: State, seat: Seat, text: string, script: readonly ChanceOutcome[] | null = []): Event[] => {
  const action = box.game.parse(state.options, named(state, text))
  if (action === null) throw new Error(`no action: ${text}`)
  const refused = box.game.refuse(state, seat, action)
  if (refused !== null) throw new Error(`${text} refused: ${refused.code} (${refused.rule})`)
  if (!box.game.legal(state, seat).includes(action)) throw new Error(`${text} is not listed`)
  const happened: Parameters<typeof keepIn<Event>>[0] = []
  if (script === null) box.game.apply(state, seat, action, sampledChance(text), keepIn(happened))
  else {
    const chance = scriptedChance(script)
    box.game.apply(state, seat, action, chance, keepIn(happened))
    chance.done()
  }
  const broken = box.game.check(state)
  if (broken.length > 0) throw new Error(broken.join('; '))
  return happened.flatMap((one) => (one.everyone === null ? [] : [one.everyone]))
}

/** Plays `R move garla 32`, `Y play 4` one after another: the letter is the seat. */
export const run = (state: State, ...lines: string[]): Event[] =>
  lines.flatMap((line) => play(state, line[0] === 'R' ? 0 : 1, line.slice(2)))

/** The refusal of an action by its notation, as `code rule`; null when it is legal. */
export const refusalOf = (state: State, seat: Seat, text: string): string | null => {
  const action = box.game.parse(state.options, named(state, text))
  if (action === null) throw new Error(`no action: ${text}`)
  const refused = box.game.refuse(state, seat, action)
  if ((refused === null) !== box.game.legal(state, seat).includes(action))
    throw new Error(`${text}: legal and refuse differ`)
  return refused === null ? null : `${refused.code} ${refused.rule}`
}

export const legalTexts = (state: State, seat: Seat): string[] =>
  box.game.legal(state, seat).map((action) => box.game.format(state.options, action))

/** Squares a piece may move to, rising; a declaration adds `!`. */
export const goals = (state: State, seat: SideIndex, id: string): string[] => {
  const mine = token(state, id)
  return legalTexts(state, seat)
    .map((text) => text.split(' '))
    .filter(([verb, name]) => verb === 'move' && name === mine)
    .map(([, , to, prize]) => `${to}${prize === undefined ? '' : '!'}`)
    .sort()
}

/** Where a piece stands; `gone` when it was removed. */
export const where = (state: State, id: string): string => {
  for (const seat of [0, 1] as const) {
    const piece = pieceById(seat, id)
    if (piece === null) continue
    const at = state.sides[seat].square[state.sides[seat].piece.indexOf(piece)] ?? GONE
    return at === GONE ? 'gone' : squareText(at)
  }
  throw new Error(`no piece ${id}`)
}

/** Ids of the pieces a token may be for everybody, by the piece it really is. */
export const mayBe = (state: State, id: string): string[] => {
  for (const seat of [0, 1] as const) {
    const piece = pieceById(seat, id)
    if (piece === null) continue
    const mask = state.known[seat].may[state.sides[seat].piece.indexOf(piece)] ?? 0
    return state.sides[seat].piece
      .map((_, i) => i)
      .filter((i) => ((mask >> i) & 1) === 1)
      .map((i) => characterOf(seat, i).id)
  }
  throw new Error(`no piece ${id}`)
}

export const handOf = (state: State, seat: 0 | 1): string[] => state.sides[seat].hand.map(cardText)
export const pileOf = (state: State, seat: 0 | 1): string[] => state.sides[seat].pile.map(cardText)

/** The question in one word with the seats asked: `cards RY`; `over R`, `over Y`, `over draw` name the winner. */
export const phaseText = (state: State): string => {
  const { phase } = state
  if (phase.kind === 'over') {
    const [a, b] = phase.outcome.places
    return `over ${a === b ? 'draw' : a === 1 ? 'R' : 'Y'} ${phase.outcome.reason}`
  }
  return `${phase.kind} ${(phase.asked & 1) === 1 ? 'R' : ''}${(phase.asked & 2) === 2 ? 'Y' : ''}`
}
