import { type Happening, heardBy, keepIn } from '../audience.ts'
import { type Box, seatNumbers } from '../box.ts'
import type { ChanceOutcome } from '../chance/chance.ts'
import { sampledChance } from '../chance/sampled.ts'
import { noChance } from '../chance/no-chance.ts'
import { type ScriptedChance, scriptedChance } from '../chance/scripted.ts'
import type { BySeat, Game, GameTypes, Seat } from '../game.ts'
import type { Choices } from '../options.ts'
import type { Refusal, Result } from '../refusal.ts'
import { textOf } from './compare.ts'

/** What of a box its rules are tried by: a game that has no words, no bot and no positions yet can be tested already. */
export interface Rules<T extends GameTypes> {
  readonly game: Game<T>
  readonly complete: Box<T>['complete']
}

/** Games whose state holds its options, as `clone` and `view` expect of it. */
export interface OnBench extends GameTypes {
  State: GameTypes['State'] & { readonly options: object }
}

/** Dictated outcomes, all of which must be asked for, or the seed of sampled ones. */
export type Luck = readonly ChanceOutcome[] | string

/** How the tests of one game call what its rules know by number. */
export interface Naming<T extends GameTypes> {
  /** The outcome meant by a name in a script, such as the id of a card; anything else as it is. */
  readonly outcome?: (options: T['Options'], written: ChanceOutcome) => ChanceOutcome
  /** The notation meant by one with names in it. */
  readonly notation?: (state: T['State'], written: string) => string
}

/**
 * A game on the test bench: states made as a test wants them, changed in place by notations. Several steps of one commit
 * stand in one text, `send elf, roll`. Whatever is played must be listed and not refused, and must leave a sound state.
 * States are secret; `heardBy` tells what a viewer receives of happenings.
 */
export interface Bench<T extends GameTypes> {
  /** Options under these choices, defaults for the rest. */
  readonly optionsOf: (choices?: Choices) => T['Options']
  /** A position from its JSON. */
  readonly arranged: (position: unknown, choices?: Choices) => T['State']
  /** What is wrong with a position, as `path code`. */
  readonly faultsOf: (position: unknown, choices?: Choices) => string[]
  /** A new match; a number of seats where nobody brings anything. */
  readonly dealt: (choices: Choices, loadouts: number | BySeat<T['Loadout']>, luck: Luck) => T['State']
  /** Plays, without chance unless some is given. What happened, with all it says to whom. */
  readonly happenings: (state: T['State'], seat: Seat, text: string, luck?: Luck) => Happening<T['Event']>[]
  /** Plays likewise. What everybody hears. */
  readonly play: (state: T['State'], seat: Seat, text: string, luck?: Luck) => T['Event'][]
  /** Plays where it does not matter what chance gives. */
  readonly playOn: (state: T['State'], seat: Seat, text: string, seed?: string) => T['Event'][]
  /** A seat resigns. What everybody hears. */
  readonly leave: (state: T['State'], seat: Seat, luck?: Luck) => T['Event'][]
  /** The refusal of the last of these steps, as `code rule`, or of an earlier one after its name; null when all are legal. */
  readonly refusalOf: (state: T['State'], seat: Seat, text: string) => string | null
  /** All choices of a seat, by their notations. */
  readonly legalTexts: (state: T['State'], seat: Seat) => string[]
  /** What may follow these steps. The state stays as it was. */
  readonly legalAfter: (state: T['State'], seat: Seat, text: string) => string[]
  /** The question and the seats asked, `build 0`, or `over` and the winners. */
  readonly phaseText: (state: T['State']) => string
}

/** A sample of the choices, for who has mistaken one. */
const MOST_NAMED = 12

const stepsOf = (text: string): readonly string[] => text.split(', ')

const valueOf = <X>(made: Result<X>, what: string): X => {
  if (made.ok) return made.value
  const faults = made.faults.map(({ path, code, values }) => `${path}: ${code} ${JSON.stringify(values)}`)
  throw new Error(`bad ${what}: ${faults.join('; ')}`)
}

const chanceOf = (luck: Luck, named: (written: ChanceOutcome) => ChanceOutcome): Omit<ScriptedChance, 'used'> =>
  typeof luck === 'string' ? { ...sampledChance(luck), done: () => undefined } : scriptedChance(luck.map(named))

/** The steps of tests, one at a time: every mistake is told by the step's name. */
const stepper = <T extends OnBench>(game: Game<T>, notation: Naming<T>['notation']) => {
  const legalTexts = (state: T['State'], seat: Seat): string[] =>
    game.legal(state, seat).map((action) => game.format(state.options, action))

  const instead = (state: T['State'], seat: Seat): string => {
    const texts = legalTexts(state, seat)
    const more = texts.length > MOST_NAMED ? `, ... (${texts.length})` : ''
    return `legal for seat ${seat} in ${state.phase.kind}: ${texts.slice(0, MOST_NAMED).join(', ') || 'nothing'}${more}`
  }

  const actionOf = (state: T['State'], seat: Seat, step: string): T['Action'] => {
    const action = game.parse(state.options, notation?.(state, step) ?? step)
    if (action === null) throw new Error(`no action is called "${step}"; ${instead(state, seat)}`)
    return action
  }

  const whyNot = (state: T['State'], seat: Seat, step: string): Refusal | null => {
    const action = actionOf(state, seat, step)
    const refused = game.refuse(state, seat, action)
    const listed = game.legal(state, seat).includes(action)
    if (listed && refused !== null) throw new Error(`"${step}" of seat ${seat} is listed and refused: ${refused.code}`)
    if (!listed && refused === null) throw new Error(`"${step}" of seat ${seat} is neither listed nor refused`)
    return refused
  }

  const take = (state: T['State'], seat: Seat, step: string, ...[chance, emit]: Played<T>): void => {
    const refused = whyNot(state, seat, step)
    if (refused !== null) {
      throw new Error(`"${step}" is refused: ${refused.code} (${refused.rule}); ${instead(state, seat)}`)
    }
    game.apply(state, seat, actionOf(state, seat, step), chance, emit)
  }
  return { legalTexts, whyNot, take }
}

type Played<T extends GameTypes> = [Parameters<Game<T>['apply']>[3], Parameters<Game<T>['apply']>[4]]

/** Puts a game on the test bench. Nothing here asserts: it returns what to expect something of, or throws. */
export const testBench = <T extends OnBench>({ game, complete }: Rules<T>, naming: Naming<T> = {}): Bench<T> => {
  const { legalTexts, whyNot, take } = stepper(game, naming.notation)
  const luckOf = (options: T['Options'], luck: Luck) =>
    chanceOf(luck, (written) => naming.outcome?.(options, written) ?? written)
  const sound = (state: T['State'], after: string): void => {
    const broken = game.check(state)
    if (broken.length > 0) throw new Error(`an unsound state after ${after}: ${broken.join('; ')}`)
  }
  const optionsOf = (choices: Choices = {}): T['Options'] => valueOf(complete(choices, null), 'options')

  const happenings: Bench<T>['happenings'] = (state, seat, text, luck = []) => {
    const happened: Happening<T['Event']>[] = []
    const chance = luckOf(state.options, luck)
    for (const step of stepsOf(text)) take(state, seat, step, chance, keepIn(happened))
    chance.done()
    sound(state, text)
    return happened
  }
  const play: Bench<T>['play'] = (state, seat, text, luck) => heardBy(happenings(state, seat, text, luck), 'spectator')

  return {
    optionsOf,
    arranged: (position, choices) => valueOf(game.arrange(optionsOf(choices), position), 'position'),
    faultsOf: (position, choices) => {
      const made = game.arrange(optionsOf(choices), position)
      return made.ok ? [] : made.faults.map(({ path, code }) => `${path} ${code}`)
    },
    dealt: (choices, loadouts, luck) => {
      const options = optionsOf(choices)
      const brought = typeof loadouts === 'number' ? seatNumbers(loadouts).map(() => null) : loadouts
      const chance = luckOf(options, luck)
      const state = game.setup(options, brought, chance, null)
      chance.done()
      sound(state, 'the setup')
      return state
    },
    happenings,
    play,
    playOn: (state, seat, text, seed = 'on') => play(state, seat, text, seed),
    leave: (state, seat, luck = `leave ${seat}`) => {
      const happened: Happening<T['Event']>[] = []
      const chance = luckOf(state.options, luck)
      game.resign(state, seat, chance, keepIn(happened))
      chance.done()
      sound(state, `seat ${seat} left`)
      return heardBy(happened, 'spectator')
    },
    refusalOf: (state, seat, text) => {
      const trial = game.clone(state)
      const steps = stepsOf(text)
      for (const [i, step] of steps.entries()) {
        const [last, before] = [i === steps.length - 1, textOf(trial, state.options)]
        const refused = whyNot(trial, seat, step)
        if (textOf(trial, state.options) !== before) throw new Error(`"${step}" changes the state by being asked about`)
        if (refused !== null) return `${last ? '' : `${step}: `}${refused.code} ${refused.rule}`
        if (!last) take(trial, seat, step, noChance, null)
      }
      return null
    },
    legalTexts,
    legalAfter: (state, seat, text) => {
      const trial = game.clone(state)
      for (const step of stepsOf(text)) take(trial, seat, step, noChance, null)
      return legalTexts(trial, seat)
    },
    phaseText: (state) => {
      const pending = game.pending(state)
      const seats =
        pending.status === 'deciding'
          ? pending.seats
          : pending.outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
      return [state.phase.kind, ...seats].join(' ')
    },
  }
}
