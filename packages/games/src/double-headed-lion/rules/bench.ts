import type { Seat } from '@menagerie/engine'
import { type Luck, testBench } from '@menagerie/engine/conformance'
import { tokenOf, tokenText } from '../choices/actions.ts'
import { cardText } from '../set/components.ts'
import type { Event } from './events.ts'
import { box } from '../index.ts'
import { GONE, squareText } from '../set/map.ts'
import { characterOf, pieceById } from '../set/pieces.ts'
import type { State } from './state.ts'

/** The seat and the slot of a piece by its id. */
const slotOf = (state: State, id: string): readonly [seat: 0 | 1, slot: number] => {
  const found = ([0, 1] as const).find((seat) => pieceById(seat, id) !== null)
  if (found === undefined) throw new Error(`no piece ${id}`)
  return [found, state.sides[found].piece.indexOf(pieceById(found, id) ?? GONE)]
}

/** Token of a piece by its id, such as `R3`; also a removed one. */
export const token = (state: State, id: string): string => {
  const [seat, slot] = slotOf(state, id)
  return tokenText(tokenOf(seat, state.sides[seat].handle[slot] ?? -1))
}

const isPiece = (name: string): boolean => pieceById(0, name) !== null || pieceById(1, name) !== null

/** The game on the test bench: ids of pieces in a notation stand for their tokens. */
const bench = testBench(box, {
  notation: (state, written) => {
    const [verb, name, ...rest] = written.split(' ')
    if (verb === 'place' || name === undefined || !isPiece(name)) return written
    return [verb, token(state, name), ...rest].join(' ')
  },
})
export const { optionsOf, arranged, faultsOf, dealt, leave, refusalOf, legalTexts } = bench

/** Plays; where the luck is null whatever chance gives. */
export const play = (state: State, seat: Seat, text: string, luck: Luck | null = []): Event[] =>
  bench.play(state, seat, text, luck ?? text)

/** Plays `R move garla 32`, `Y play 4` one after another: the letter is the seat. */
export const run = (state: State, ...lines: string[]): Event[] =>
  lines.flatMap((line) => play(state, line[0] === 'R' ? 0 : 1, line.slice(2)))

/** Seat 0 is the Republic (R), seat 1 the Royalists (Y). Vishnus stands at 55 unless she is placed. */
export const field = (
  active: Seat,
  republic: Record<string, string>,
  royalist: Record<string, string>,
  extra: { republic?: object; royalist?: object; top?: object; options?: Record<string, unknown> } = {},
): State => {
  // Tokens are named in the order of the list: she comes last.
  const vishnus = royalist['vishnus'] === undefined ? { vishnus: '55' } : {}
  const sides = {
    republic: { pieces: republic, ...extra.republic },
    royalist: { pieces: { ...royalist, ...vishnus }, ...extra.royalist },
  }
  return arranged({ phase: 'move', active, ...sides, ...extra.top }, extra.options)
}

/** Squares a piece may move to, rising; a declaration adds `!`. */
export const goals = (state: State, seat: Seat, id: string): string[] =>
  legalTexts(state, seat)
    .map((text) => text.split(' '))
    .filter(([verb, name]) => verb === 'move' && name === token(state, id))
    .map(([, , to, prize]) => `${to}${prize === undefined ? '' : '!'}`)
    .sort()

/** Where a piece stands; `gone` when it was removed. */
export const where = (state: State, id: string): string => {
  const [seat, slot] = slotOf(state, id)
  const at = state.sides[seat].square[slot] ?? GONE
  return at === GONE ? 'gone' : squareText(at)
}

/** Ids of the pieces a token may be for everybody, by the piece it really is. */
export const mayBe = (state: State, id: string): string[] => {
  const [seat, slot] = slotOf(state, id)
  const mask = state.known[seat].may[slot] ?? 0
  const slots = [...state.sides[seat].piece.keys()].filter((i) => ((mask >> i) & 1) === 1)
  return slots.map((i) => characterOf(seat, i).id)
}

export const handOf = (state: State, seat: 0 | 1): string[] => state.sides[seat].hand.map(cardText)
export const pileOf = (state: State, seat: 0 | 1): string[] => state.sides[seat].pile.map(cardText)

/** The question with the sides asked, `cards RY`; `over R`, `over Y`, `over draw` name the winner, and then the reason. */
export const phaseText = (state: State): string => {
  const [kind = '', ...seats] = bench.phaseText(state).split(' ')
  const sides = seats.map((seat) => 'RY'.charAt(Number(seat))).join('')
  if (state.phase.kind !== 'over') return `${kind} ${sides}`
  return `over ${sides === 'RY' ? 'draw' : sides} ${state.phase.outcome.reason}`
}
