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
import { type State, playerOf } from './state.ts'

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

export const DOMINOES = { mode: 'dominoes' } as const
export const ARENA = { mode: 'arena' } as const

/** Monsters of the supplied set as their cards, body first, and the steps that put the small ones together. */
export const U1 = ['U1B', 'U1H', 'U1T', 'U1La', 'U1Lb']
export const U3 = ['U3B', 'U3H', 'U3T']
export const M5 = ['M5B', 'M5H', 'M5T']
export const STEPS_U3 = 'use U3B.1, use U3H.1, use U3T.1'
export const STEPS_M5 = 'use M5B.1, use M5H.1, use M5T.1'
/** Power cards alone to draw: no part comes on a table. */
export const POWERS = ['PSP2a', 'PSP2b', 'PSP3a', 'PSP3b', 'PBO2a', 'PBO2b', 'PBO3a', 'PBO3b']

/** Card ids and faction names in a script stand for their numbers. */
const indexIn = ({ options }: State, outcome: ChanceOutcome): ChanceOutcome => {
  if (typeof outcome !== 'string') return outcome
  const card = options.set.ids.indexOf(outcome)
  return card >= 0 ? card : options.set.factions.indexOf(outcome)
}

const sound = (state: State): void => {
  const broken = box.game.check(state)
  if (broken.length > 0) throw new Error(broken.join('; '))
}

const publicly = (happened: readonly Happening<Event>[]): Event[] =>
  happened.flatMap(({ everyone }) => (everyone === null ? [] : [everyone]))

/**
 * Plays the steps of one commit by their notation, separated by commas, with dictated outcomes, all of which must be
 * used. Returns what happened, as everybody sees it.
 */
export const play = (state: State, seat: Seat, text: string, script: readonly ChanceOutcome[] = []): Event[] =>
  publicly(happenings(state, seat, text, script))

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
  return publicly(happened)
}

/** A seat resigns. Returns what happened, as everybody sees it. */
export const leave = (state: State, seat: Seat): Event[] => {
  const happened: Happening<Event>[] = []
  box.game.resign(state, seat, sampledChance(`leave ${seat}`), keepIn(happened))
  sound(state)
  return publicly(happened)
}

/** The refusal of the last of these steps, as `code rule`; null when it is legal. The state stays as it was. */
export const refusalOf = (state: State, seat: Seat, text: string): string | null => {
  const trial = box.game.clone(state)
  const steps = text.split(', ')
  for (const [i, step] of steps.entries()) {
    const action = box.game.parse(state.options, step)
    if (action === null) throw new Error(`no action: ${step}`)
    const refused = box.game.refuse(trial, seat, action)
    if (box.game.legal(trial, seat).includes(action) !== (refused === null))
      throw new Error(`${step}: list and refusal`)
    if (refused !== null) return `${i === steps.length - 1 ? '' : `${step}: `}${refused.code} ${refused.rule}`
    if (i < steps.length - 1) box.game.apply(trial, seat, action, scriptedChance([]), null)
  }
  return null
}

export const legalTexts = (state: State, seat: Seat): string[] =>
  box.game.legal(state, seat).map((action) => box.game.format(state.options, action))

/** What may follow after steps. The state stays as it was. */
export const legalAfter = (state: State, seat: Seat, steps: string): string[] => {
  const trial = box.game.clone(state)
  for (const step of steps.split(', ')) {
    const action = box.game.parse(state.options, step)
    if (action === null || box.game.refuse(trial, seat, action) !== null) throw new Error(`refused: ${step}`)
    box.game.apply(trial, seat, action, scriptedChance([]), null)
  }
  return legalTexts(trial, seat)
}

const idsOf = (state: State, cards: readonly { readonly card: number }[]): string[] =>
  cards.map(({ card }) => state.options.set.ids[card] ?? '?')

/** All parts on a table, sorted by id. */
export const tableOf = (state: State, seat: Seat): string[] => idsOf(state, playerOf(state, seat).table.flat()).sort()
export const hiddenOf = (state: State, seat: Seat): string[] => idsOf(state, playerOf(state, seat).hidden)
export const handOf = (state: State, seat: Seat): string[] => idsOf(state, playerOf(state, seat).hand)
export const pileOf = (state: State, seat: Seat): string[] => idsOf(state, playerOf(state, seat).pile)
export const inDeck = (state: State, id: string): boolean => state.deck.includes(state.options.set.ids.indexOf(id))

/** Totals as shown, the attacker's first. */
export const totals = (state: State): number[] => state.fight?.sides.map(({ total }) => Math.max(0, total)) ?? []

/** Open connectors of the centre: `2W 1N`. */
export const openText = (state: State): string =>
  state.open.flatMap((count, at) => (count === 0 ? [] : [`${count}${'WNwn'.charAt(at)}`])).join(' ')

/** The phase in short with its seat: `build 0`; `over 1` names the winners. */
export const phaseText = (state: State): string => {
  const { phase } = state
  if (phase.kind !== 'over') return `${phase.kind} ${phase.seat}`
  return `over ${phase.outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : [])).join(' ')}`
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
