import { type Chance, type Choices, type Seat, type Viewer, anyOf, seatNumbers } from '@menagerie/engine'
import type { Handle, WholeRoom } from '@menagerie/engine/conformance'
import {
  type Action,
  DISPEL,
  END,
  KEEP,
  PASS,
  RELEASE,
  ROLL,
  SUFFER,
  TAKE_DETOUR,
  THROWS,
  corridor,
  discard,
  drop,
  monster,
  send,
} from '../choices/actions.ts'
import { CORRIDOR, MONSTER } from '../set/components.ts'
import type { Event } from '../rules/events.ts'
import { without } from './hidden.ts'
import { refuse } from '../choices/legal.ts'
import { type Options, lastDungeon, rows } from '../set/options.ts'
import { type State, partyOf } from '../rules/state.ts'
import { lossOf } from '../rules/team.ts'
import type { Types } from '../rules/types.ts'
import { saying } from '../words/saying.ts'
import { redeal } from './conformance-redeal.ts'
import { POOR_DECK, SMALL_DECK } from '../set/small-deck.ts'

const DISTANCES = [0, 10, 20, 20, 35, 60]

const scenario = (chance: Chance): { choices: Choices; loadouts: null[] } => {
  const choices: Record<string, unknown> = {}
  for (const row of rows) {
    if (row.scope === 'table' || row.kind === 'data' || chance.pick(4) > 0) continue
    if (row.kind === 'choice') choices[row.id] = anyOf(row.choices, chance)
    else if (row.kind === 'flag') choices[row.id] = !row.default
  }
  choices['distance'] = anyOf(DISTANCES, chance)
  choices['maxDungeons'] = 1 + chance.pick(3)
  choices['dungeons'] = chance.pick(3)
  choices['stalemateRounds'] = 1 + chance.pick(3)
  choices['sleepDice'] = 1 + chance.pick(2)
  if (chance.pick(2) === 0) choices['overshoot'] = 'forbidden'
  const deck = chance.pick(5)
  if (deck === 0) choices['deck'] = SMALL_DECK
  if (deck === 1) choices['deck'] = POOR_DECK
  if (choices['trapDeclaration'] === 'honor') choices['trapFaceUp'] = false
  return { choices, loadouts: seatNumbers(2 + chance.pick(5)).map(() => null) }
}

/** Section 3.9: a turn lowers cards or ends; before the freeze a turn draws, in the freeze idle rounds end the dungeon. */
export const turnBound = ({ deck, stalemateRounds }: Options, seats: number): number =>
  deck.pool.length + (3 * deck.pool.length + 1) * seats * stalemateRounds

const STEPS_A_TURN = 60

const bound = (options: Options, seats: number): number =>
  lastDungeon(options) * (turnBound(options, seats) * STEPS_A_TURN + 5 * seats * seats)

/** What others may learn from a commit as such; the cards themselves are told by its events. */
const shape = (options: Options, steps: readonly Action[]): string => {
  const last = steps.at(-1) as Action
  switch (last.kind) {
    case 'monster':
      return `monster ${last.target}`
    case 'charm':
      return `charm ${last.target}`
    case 'open':
      return `open ${options.deck.treasures[last.treasure]?.id}`
    case 'suffer':
      return `suffer ${steps.length}`
    default:
      return last.kind
  }
}

const TELLS: Readonly<Partial<Record<Event['kind'], readonly string[]>>> = {
  topTurned: ['trap'],
  thrown: ['throws'],
  declared: ['card'],
  avoided: ['card'],
  suffered: ['cards'],
  walked: ['card', 'total', 'lost'],
  attacked: ['card'],
  fought: ['blows', 'total', 'won', 'mod', 'charmed'],
  discarded: ['card'],
  detoured: ['card'],
  dispelled: ['treasure'],
  healed: ['card'],
  doorOpened: ['card'],
  cameBack: ['prize'],
  dungeonEnded: ['banked'],
  counted: ['finds'],
  dungeonWon: ['seats'],
  ended: ['finds', 'gold', 'wins', 'outcome'],
}

/** Section 4.2: the fields by which an event shows what was hidden, to this viewer. */
const discloses = (event: Event, viewer: Viewer): readonly string[] => {
  switch (event.kind) {
    case 'dealt':
      return event.seat === viewer ? ['cards', 'exchanged'] : ['exchanged']
    case 'drew':
      return event.seat === viewer || event.trap ? ['card', 'trap'] : ['trap']
    case 'treasureDrawn':
      // Whether it lies open is public; a hidden one is its finder's alone.
      return event.seat === viewer || event.shown
        ? ['card', 'shown', 'gone', 'die', 'worth', 'required']
        : ['shown', 'gone']
    default:
      return TELLS[event.kind] ?? []
  }
}

/**
 * Says nothing about the hand but what it shows: with eight cards any of them is played or thrown away by public rules;
 * with fewer the seat passes. Thieves, Clerics and treasures are never used by choice.
 */
const blind = (state: State, seat: Seat, chance: Chance): readonly Action[] => {
  const { phase } = state
  switch (phase.kind) {
    case 'rps':
      return [anyOf(THROWS, chance)]
    case 'confirm':
      return [KEEP]
    case 'charm':
      return [RELEASE]
    case 'post':
      return [END]
    case 'trap': {
      const pool = without(
        partyOf(state, seat).hand,
        partyOf(state, seat).hand.filter((kind) => kind === state.options.deck.trap),
      )
      const lost = Array.from({ length: lossOf(state, seat) }, () => chance.draw(pool)).sort((a, b) => a - b)
      return [...lost.map(drop), SUFFER]
    }
    default:
      return blindMain(state, seat, chance)
  }
}

const blindMain = (state: State, seat: Seat, chance: Chance): readonly Action[] => {
  const { hand } = partyOf(state, seat)
  if (hand.length <= 7) return [PASS]
  const { deck } = state.options
  const free = hand.filter((kind) => kind !== deck.trap)
  if (free.length === 0) return [{ kind: 'declare' }]
  const card = anyOf(free, chance)
  const is = deck.what[card]
  // Whoever does not see the discard pile would else learn from it what is played and what is thrown away.
  if (state.options.discardVisible === 'top') return [discard(card)]
  const isLegal = (action: Action): boolean => refuse(state, seat, action) === null
  if (is === CORRIDOR && isLegal(corridor(card))) return [corridor(card)]
  if (is === MONSTER) {
    const targets = [...state.parties.keys()].map((target) => monster(card, target)).filter(isLegal)
    if (targets.length > 0) return [anyOf(targets, chance)]
  }
  if (isLegal(send(card))) return [send(card), ROLL]
  if (card === deck.detour && isLegal(TAKE_DETOUR)) return [TAKE_DETOUR]
  if (card === deck.cleric && isLegal(DISPEL)) return [DISPEL]
  return [discard(card)]
}

/** Face-down treasures lie in the order gained. */
const handles = (state: State, viewer: Viewer): readonly Handle[] =>
  state.parties.flatMap((party, seat) =>
    seat === viewer
      ? []
      : [...party.banked, ...party.treasures].flatMap(({ card, shown }, handle) =>
          shown ? [] : [{ handle: seat * 100 + handle, identity: card }],
        ),
  )

export const room: WholeRoom<Types> = {
  scenario,
  bound,
  redeal,
  shape,
  discloses,
  blind,
  handles,
  saying,
  positions: { differs: {} },
}
