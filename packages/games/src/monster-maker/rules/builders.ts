import {
  type ChanceOutcome,
  type Happening,
  type Seat,
  keepIn,
  sampledChance,
  scriptedChance,
  seatNumbers,
} from '@menagerie/engine'
import type { Event } from './events.ts'
import { box } from '../index.ts'
import type { Options } from '../set/options.ts'
import { EMPTY, type State, partyOf } from './state.ts'

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

type PartyText = Record<string, unknown>

/** The scenarios' table: three players, everybody with a corridor, P1 in phase act, unless said otherwise. */
export const table = (
  parties: readonly PartyText[],
  rest: Record<string, unknown> = {},
  choices: Record<string, unknown> = {},
): State => {
  const all = [0, 1, 2].map((seat) => ({ out: seat === 0 ? ['C5'] : ['C10'], ...parties[seat] }))
  return arranged({ phase: 'act', parties: parties.length > 3 ? parties : all, ...rest }, choices)
}

/** Card ids in a script stand for card numbers. */
const indexIn = (state: State, outcome: ChanceOutcome): ChanceOutcome => {
  if (typeof outcome !== 'string') return outcome
  const { kinds, treasures } = state.options.deck
  const kind = kinds.findIndex(({ id }) => id === outcome)
  return kind >= 0 ? kind : treasures.findIndex(({ id }) => id === outcome)
}

/**
 * Plays the steps of one commit by their notation, separated by commas, with dictated outcomes, all of which must be
 * used. Returns what happened, as everybody sees it.
 */
export const play = (state: State, seat: Seat, text: string, script: readonly ChanceOutcome[] = []): Event[] =>
  happenings(state, seat, text, script).flatMap((one) => (one.everyone === null ? [] : [one.everyone]))

export const happenings = (
  state: State,
  seat: Seat,
  text: string,
  script: readonly ChanceOutcome[] = [],
): Happening<Event>[] => {
  const happened: Happening<Event>[] = []
  const chance = scriptedChance(script.map((outcome) => indexIn(state, outcome)))
  for (const step of text.split(', ')) {
    const action = box.game.parse(state.options, step)
    if (action === null) throw new Error(`no action: ${step}`)
    const refused = box.game.refuse(state, seat, action)
    if (refused !== null) throw new Error(`${step} refused: ${refused.code} (${refused.rule})`)
    if (!box.game.legal(state, seat).includes(action)) throw new Error(`${step} is not listed`)
    box.game.apply(state, seat, action, chance, keepIn(happened))
  }
  chance.done()
  sound(state)
  return happened
}

/** Plays without dictated chance. */
export const playOn = (state: State, seat: Seat, text: string, seed = 'on'): Event[] => {
  const happened: Happening<Event>[] = []
  const chance = sampledChance(seed)
  for (const step of text.split(', ')) {
    const action = box.game.parse(state.options, step)
    if (action === null) throw new Error(`no action: ${step}`)
    const refused = box.game.refuse(state, seat, action)
    if (refused !== null) throw new Error(`${step} refused: ${refused.code} (${refused.rule})`)
    box.game.apply(state, seat, action, chance, keepIn(happened))
  }
  sound(state)
  return happened.flatMap((one) => (one.everyone === null ? [] : [one.everyone]))
}

const sound = (state: State): void => {
  const broken = box.game.check(state)
  if (broken.length > 0) throw new Error(broken.join('; '))
}

/** The refusal of the last of these steps, as `code rule`; null when it is legal. The state stays as it was. */
export const refusalOf = (state: State, seat: Seat, text: string): string | null => {
  const trial = box.game.clone(state)
  const steps = text.split(', ')
  for (const [i, step] of steps.entries()) {
    const action = box.game.parse(state.options, step)
    if (action === null) throw new Error(`no action: ${step}`)
    const refused = box.game.refuse(trial, seat, action)
    const isLast = i === steps.length - 1
    if (refused !== null) {
      if (box.game.legal(trial, seat).includes(action)) throw new Error(`${step} is listed and refused`)
      return isLast ? `${refused.code} ${refused.rule}` : `${step}: ${refused.code} ${refused.rule}`
    }
    if (!box.game.legal(trial, seat).includes(action)) throw new Error(`${step} is neither listed nor refused`)
    if (!isLast) box.game.apply(trial, seat, action, scriptedChance([]), null)
  }
  return null
}

export const legalTexts = (state: State, seat: Seat): string[] =>
  box.game.legal(state, seat).map((action) => box.game.format(state.options, action))

const party = partyOf
export const idsOf = (state: State, cards: readonly number[]): string[] =>
  cards.map((card) => state.options.deck.kinds[card]?.id ?? '?')
export const treasureIds = (state: State, cards: readonly number[]): string[] =>
  cards.map((card) => state.options.deck.treasures[card]?.id ?? '?')

export const handOf = (state: State, seat: Seat): string[] => idsOf(state, party(state, seat).hand)
export const rowOf = (state: State, seat: Seat): string[] => idsOf(state, party(state, seat).out)
export const backOf = (state: State, seat: Seat): string[] => idsOf(state, party(state, seat).back)
export const discards = (state: State): string[] => idsOf(state, state.discard)
export const monsterOf = (state: State, seat: Seat): string | null => {
  const { monster } = party(state, seat)
  return monster === EMPTY ? null : (idsOf(state, [monster])[0] ?? null)
}
/** Treasures of a seat: `ring`, shown `sacred-goblet*`, with a rolled value `mystic-map*=200`. */
export const treasuresOf = (state: State, seat: Seat, where: 'treasures' | 'banked' = 'treasures'): string[] =>
  party(state, seat)[where].map(
    ({ card, shown, worth }) =>
      `${card < 0 ? 'haul' : (treasureIds(state, [card])[0] ?? '?')}${shown ? '*' : ''}${worth === null ? '' : `=${worth}`}`,
  )
export const legOf = (state: State, seat: Seat): string => party(state, seat).leg
/** `OUT 60` or `RET 20/105`. */
export const wayOf = (state: State, seat: Seat): string => {
  const { leg, outSum, backSum, required, length } = party(state, seat)
  return leg === 'outbound' ? `OUT ${outSum}` : `${leg === 'room' ? `ROOM ${length} ` : ''}RET ${backSum}/${required}`
}

/** The phase in one word with its seat: `act 0`; `over` with the winners' seats. */
export const phaseText = (state: State): string => {
  const { phase } = state
  if (phase.kind === 'rps') return 'rps'
  if (phase.kind !== 'over') return `${phase.kind} ${phase.seat}`
  return `over ${phase.outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : [])).join()}`
}

/** Corridors that add up to so many perch. */
export const rows = (perch: number): string[] => {
  const row: string[] = []
  let left = perch
  for (const value of [20, 15, 10, 5]) {
    while (left >= value) {
      row.push(`C${value}`)
      left -= value
    }
  }
  return row
}

/** A new match with dictated chance, all of it used. */
export const dealt = (choices: Record<string, unknown>, seats: number, script: readonly ChanceOutcome[]): State => {
  const options = optionsOf(choices)
  const shell = { options } as State
  const chance = scriptedChance(script.map((outcome) => indexIn(shell, outcome)))
  const state = box.game.setup(
    options,
    seatNumbers(seats).map(() => null),
    chance,
    null,
  )
  chance.done()
  sound(state)
  return state
}

/** A card for a turn that begins and does not matter. */
export const NEXT = 'C25'
