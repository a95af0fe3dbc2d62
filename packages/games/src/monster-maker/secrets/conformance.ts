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
import { CORRIDOR, type DeckData, MONSTER } from '../set/components.ts'
import type { Event } from '../rules/events.ts'
import { buriedInSight, dealHidden, dealTreasures, recallGivenBack, without } from './hidden.ts'
import { refuse } from '../choices/legal.ts'
import { type Options, lastDungeon, rows } from '../set/options.ts'
import { EMPTY, HAUL, type Party, type State, partyOf } from '../rules/state.ts'
import { copiesOf, lossOf } from '../rules/team.ts'
import type { Types } from '../rules/types.ts'
import { saying } from '../words/saying.ts'

/** A deck of a user's own: small, with a Cleric who fights, a class without abilities, and other treasures. */
export const SMALL_DECK: DeckData = {
  id: 'small',
  name: 'Small',
  main: [
    { kind: 'corridor', value: 10, count: 9 },
    { kind: 'corridor', value: 15, count: 9 },
    { kind: 'corridor', value: 25, count: 6 },
    { kind: 'character', class: 'fighter', name: 'Guard', strength: '2D+4', count: 6 },
    { kind: 'character', class: 'thief', name: 'Cutpurse', strength: '1D+3', count: 4 },
    { kind: 'character', class: 'elf', name: 'Elf', strength: '3D', count: 4 },
    { kind: 'character', class: 'bard', name: 'Bard', strength: '2D', count: 2 },
    { kind: 'cleric', strength: '1D+2', count: 3 },
    { kind: 'spell', id: 'charm', name: 'Charm', value: '4D', humanOnly: true, charm: true, count: 3 },
    { kind: 'spell', id: 'sleep', name: 'Sleep', value: '2D', humanOnly: true, charm: false, count: 3 },
    { kind: 'monster', id: 'orc', name: 'Orc', type: 'human', strength: 9, count: 4 },
    { kind: 'monster', id: 'ghoul', name: 'Ghoul', type: 'undead', strength: 12, count: 4 },
    { kind: 'monster', id: 'dragon', name: 'Dragon', type: 'general', strength: 22, count: 2 },
    { kind: 'detour', count: 3 },
    { kind: 'trap', count: 7 },
  ],
  treasures: [
    {
      id: 'door',
      name: 'Door',
      open: true,
      oncePerGame: true,
      value: null,
      count: 2,
      effects: [{ type: 'secretDoor', classes: ['thief', 'bard'], draws: 2 }],
    },
    {
      id: 'idol',
      name: 'Idol',
      open: true,
      oncePerGame: true,
      value: null,
      count: 2,
      effects: [{ type: 'coin', goldOn: [1, 2], value: 300 }],
    },
    {
      id: 'anvil',
      name: 'Anvil',
      open: true,
      oncePerGame: false,
      value: '300',
      count: 1,
      effects: [
        { type: 'returnLength', delta: 5 },
        { type: 'battleMod', delta: -1 },
      ],
    },
    {
      id: 'chalice',
      name: 'Chalice',
      open: false,
      oncePerGame: false,
      value: '100',
      count: 2,
      effects: [{ type: 'dispelUndead' }],
    },
    {
      id: 'pike',
      name: 'Pike',
      open: false,
      oncePerGame: false,
      value: '2Dx10-30',
      count: 2,
      effects: [{ type: 'weapon', bonus: 2, classes: ['fighter', 'elf'] }],
    },
    { id: 'gem', name: 'Gem', open: false, oncePerGame: false, value: '1Dx50', count: 3, effects: [] },
    { id: 'coin', name: 'Coin', open: false, oncePerGame: false, value: '50', count: 4, effects: [] },
  ],
  prizes: [
    { value: 50, count: 2 },
    { value: 100, count: 2 },
  ],
}

/** The same with so little to win that a pile runs out. */
export const POOR_DECK: DeckData = {
  ...SMALL_DECK,
  id: 'poor',
  treasures: SMALL_DECK.treasures.filter(({ id }) => ['idol', 'chalice', 'gem'].includes(id)),
  prizes: [{ value: 50, count: 2 }],
}

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

/** Under `discardVisible: top`: traps that came up, and characters used in this turn. */
const buried = ({ options, used, discard }: State): number[] =>
  buriedInSight(options, used, copiesOf(discard, options.deck.trap), discard.at(-1))

/** Main-deck cards the viewer sees, by the rulebook's table of who knows what. */
const inSight = (state: State, viewer: Viewer): number[] => {
  const { discard, options } = state
  const seen = options.discardVisible === 'all' ? [...discard] : discard.slice(-1)
  seen.push(...buried(state))
  for (const [seat, party] of state.parties.entries()) {
    seen.push(...party.out, ...party.back, ...(seat === viewer ? party.hand : party.known))
    if (party.monster !== EMPTY) seen.push(party.monster)
  }
  if (state.phase.kind === 'trap') seen.push(options.deck.trap)
  return seen
}

const hasDrawn = (state: State, seat: Seat): boolean => {
  const seats = state.parties.length
  return state.starter !== EMPTY && state.turn > (seat - state.starter + seats) % seats
}

/** Section 4.1: hands, the pile, face-down treasures and both small piles, sealed throws; a drawn card not yet shown. */
const redeal = (state: State, viewer: Viewer, chance: Chance): State => {
  const { options, parties } = state
  const others = [...parties.keys()].filter((seat) => seat !== viewer)
  const unknown = without(options.deck.pool, inSight(state, viewer))
  const visible = options.discardVisible === 'all' ? state.discard.length : Math.min(1, state.discard.length)
  const dealt = dealHidden(
    options.deck,
    unknown,
    {
      hands: others.map((seat) => ({
        count: partyOf(state, seat).hand.length,
        known: partyOf(state, seat).known,
        mayHideTraps: options.trapDeclaration === 'honor' && hasDrawn(state, seat),
      })),
      pile: state.pile.length,
      buried: state.discard.length - visible,
      buriedKnown: buried(state),
      trapNext: options.trapFaceUp && state.pile.length > 0 ? state.trapNext : null,
    },
    chance,
  )
  for (const [i, seat] of others.entries()) partyOf(state, seat).hand = dealt.hands[i] as number[]
  state.pile = dealt.pile
  state.discard = [...dealt.buried, ...state.discard.slice(state.discard.length - visible)]
  if (state.drawn !== EMPTY && state.seat !== viewer) {
    const { hand, known } = partyOf(state, state.seat)
    const unseen = without(hand, known)
    state.drawn = unseen.length > 0 ? chance.draw(unseen) : (hand[0] as number)
  }
  for (const [seat, thrown] of state.throws.entries()) {
    if (seat !== viewer && thrown !== EMPTY) state.throws[seat] = chance.pick(3)
  }
  redealTreasures(state, others, chance)
  if (viewer !== state.seat) state.draft = []
  return state
}

const redealTreasures = (state: State, others: readonly Seat[], chance: Chance): void => {
  const { options, parties } = state
  if (!options.treasureCards) return
  const isHidden = (seat: Seat, shown: boolean): boolean => !shown && others.includes(seat)
  const seen = [...state.removed]
  const places: { banked: boolean }[] = []
  for (const [seat, party] of parties.entries()) {
    for (const [list, banked] of [
      [party.treasures, false],
      [party.banked, true],
    ] as const) {
      for (const { card, shown } of list) {
        if (isHidden(seat, shown)) places.push({ banked })
        else if (card !== HAUL) seen.push(card)
      }
    }
  }
  const pool = without(options.deck.treasurePool, seen)
  const faces = dealTreasures(options, pool, places, chance)
  state.treasurePile = pool
  for (const [seat, party] of parties.entries()) {
    const turned = (list: Party['treasures']): Party['treasures'] =>
      list.map((held) => (isHidden(seat, held.shown) ? { ...held, card: faces.shift() as number } : held))
    party.treasures = turned(party.treasures)
    party.banked = turned(party.banked)
    party.gaveBack = party.gaveBack.map((given) => (isHidden(seat, given.shown) ? { ...given, card: EMPTY } : given))
  }
  const recalled = recallGivenBack(options, parties, chance)
  for (const [seat, party] of parties.entries()) party.gaveBack = recalled[seat] as Party['gaveBack']
}

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
