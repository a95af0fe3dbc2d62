import type { Event } from '../rules/events.ts'
import {
  type Heard,
  type HeardParty,
  bank,
  clearParty,
  countAll,
  countOne,
  drop,
  giveBack,
  learn,
  leave,
  nothingHeard,
  reveal,
  strike,
} from './heard.ts'

type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>

const partyOf = (heard: Heard, seat: number): HeardParty => heard.parties[seat] as HeardParty

/** MM-F3: in the freeze a turn in which no card moved is counted. */
const endTurn = (heard: Heard): void => {
  if (heard.frozen && heard.runs) heard.idle = heard.moved ? 0 : heard.idle + 1
  heard.runs = false
}

/** MM-P4: whether the first turn of this dungeon is thrown for. */
const isThrown = ({ options, dungeon }: Heard): boolean =>
  options.starterMethod === 'rps' && (dungeon === 1 || options.nextStarter === 'dice')

const begin = (heard: Heard, { dungeon, room }: Of<'dungeonBegan'>): void => {
  const { options, parties } = heard
  for (const party of parties) clearParty(party)
  Object.assign(heard, { ...nothingHeard(options, 0), ...kept(heard), dungeon, room })
  heard.pileCount = options.deck.pool.length
  if (isThrown(heard)) {
    heard.throwers = parties.flatMap((party, seat) => (party.resigned ? [] : [seat]))
    heard.blankThrows = 0
  }
  if (options.victory !== 'dungeonWins') return
  // MM-V3: both piles are complete again.
  for (const party of parties) Object.assign(party, { banked: [], gaveBack: [] })
}

/** What lasts from one dungeon to the next. */
const kept = (heard: Heard): Partial<Heard> => {
  const { parties, seat, starter, firstBack, blankThrows, treasureCount, prizeCount, removed, spent } = heard
  const piles = heard.options.victory === 'dungeonWins' ? {} : { treasureCount, prizeCount, removed, spent }
  return { parties, seat, starter, firstBack, blankThrows, ...piles }
}

/** One throw of all: with two signs shown the losing one is out. */
const settle = (heard: Heard, { throws }: Of<'thrown'>): void => {
  const [a, b, ...more] = [...new Set(throws.map(({ hand }) => hand))]
  if (a === undefined || b === undefined || more.length > 0) {
    heard.blankThrows++
    return
  }
  const winning = (a - b + 3) % 3 === 1 ? a : b
  heard.throwers = throws.filter(({ hand }) => hand === winning).map(({ seat }) => seat)
  heard.blankThrows = 0
}

const fight = (heard: Heard, { seat, monster, blows, won, charmed }: Of<'fought'>): void => {
  const party = partyOf(heard, seat)
  for (const { character, spells, weapons } of blows) {
    for (const card of [character, ...spells.map((spell) => spell.card)]) drop(heard, party, card)
    heard.used.push(character)
    for (const weapon of weapons) reveal(party, weapon)
  }
  heard.charmed = charmed
  if (won && !charmed) removeMonster(heard, party, monster)
}

const removeMonster = (heard: Heard, party: HeardParty, monster: number): void => {
  heard.discard.push(monster)
  party.monster = null
}

const draw = (heard: Heard, { seat, card, shown, gone, worth, required }: Of<'treasureDrawn'>): void => {
  const party = partyOf(heard, seat)
  heard.treasureCount -= gone.length
  heard.removed.push(...gone)
  for (const one of gone) strike(heard.spent, one)
  if (card === null && shown) return
  heard.treasureCount--
  party.treasures = [...party.treasures, { card, shown, worth, dungeon: heard.dungeon }]
  if (shown) party.required = required
}

const count = (heard: Heard, finds: Of<'counted'>['finds'], all: boolean): void => {
  for (const [seat, party] of heard.parties.entries()) {
    const own = finds.filter((find) => find.seat === seat)
    if (all) countAll(heard, party, own)
    else for (const { card, gold } of own) countOne(heard, party, card, gold)
  }
}

const spring = (heard: Heard): void => {
  heard.discard.push(heard.options.deck.trap)
  heard.trap = false
}

/** MM-C3: a character spent outside a battle may be healed, unless the table heals the wounded alone. */
const use = ({ options, used }: Heard, card: number): void => {
  if (options.healScope === 'anyUse') used.push(card)
}

type Hears = { readonly [K in Event['kind']]: (heard: Heard, event: Of<K>, party: HeardParty) => void }

const HEARS: Hears = {
  dungeonBegan: begin,
  startRolled: () => {},
  thrown: settle,
  starter: (heard, { seat }) => Object.assign(heard, { starter: seat, firstBack: null, throwers: [], seat }),
  dealt: (heard, { count: cards, exchanged }, party) => {
    party.handCount = cards
    party.exchanged = exchanged
    heard.pileCount -= cards
  },
  topTurned: () => {},
  turnBegan: (heard, { seat, turn }) => {
    endTurn(heard)
    Object.assign(heard, { seat, turn, used: [], moved: false, runs: true })
  },
  drew: (heard, { trap }, party) => {
    heard.pileCount--
    heard.trap = trap
    if (!trap) party.handCount++
  },
  kept: () => {},
  declared: (heard, _, party) => {
    party.handCount--
    heard.trap = true
  },
  avoided: (heard, { card, stays }, party) => {
    if (!stays) {
      drop(heard, party, card)
      use(heard, card)
    } else if (!party.known.includes(card)) learn(party, card)
    spring(heard)
  },
  suffered: (heard, { cards }, party) => {
    for (const card of cards) drop(heard, party, card)
    spring(heard)
  },
  walked: (_, { card, leg, total }, party) => {
    leave(party, card)
    if (leg === 'outbound') Object.assign(party, { out: [...party.out, card], outSum: total })
    else Object.assign(party, { leg, back: [...party.back, card], backSum: total })
  },
  attacked: (heard, { target, card }, party) => {
    leave(party, card)
    partyOf(heard, target).monster = card
  },
  fought: fight,
  charmed: (heard, { target, card }, party) => {
    party.monster = null
    partyOf(heard, target).monster = card
    heard.charmed = false
  },
  released: (heard, { card }, party) => {
    removeMonster(heard, party, card)
    heard.charmed = false
  },
  discarded: (heard, { card }, party) => drop(heard, party, card),
  passed: () => {},
  detoured: (heard, { card, monster, corridor, total, required }, party) => {
    removeMonster(heard, party, monster)
    drop(heard, party, card)
    if (corridor === null) return
    heard.discard.push(corridor)
    if (party.leg === 'outbound') Object.assign(party, { out: party.out.slice(0, -1), outSum: total })
    else if (required !== undefined)
      Object.assign(party, { out: party.out.slice(0, -1), outSum: total, length: total, required })
    else Object.assign(party, { back: party.back.slice(0, -1), backSum: total })
  },
  dispelled: (heard, { monster, treasure }, party) => {
    removeMonster(heard, party, monster)
    if (treasure === null) drop(heard, party, heard.options.deck.cleric)
    else reveal(party, treasure)
  },
  healed: (heard, { card }, party) => {
    drop(heard, party, heard.options.deck.cleric)
    heard.discard.splice(heard.discard.lastIndexOf(card), 1)
    party.handCount++
    learn(party, card)
    strike(heard.used, card)
  },
  doorOpened: (heard, { treasure, card }, party) => {
    const at = party.treasures.findIndex((one) => one.card === treasure)
    party.treasures = party.treasures.filter((_, i) => i !== at)
    heard.removed.push(treasure)
    drop(heard, party, card)
    use(heard, card)
  },
  roomReached: (_, { length }, party) => Object.assign(party, { leg: 'room', length, required: length }),
  treasureDrawn: draw,
  cameBack: (heard, { seat, first, prize }, party) => {
    party.leg = 'returned'
    if (first) heard.firstBack = seat
    if (prize === null) return
    heard.prizeCount--
    heard.prize = prize
    party.prizes.push(prize)
  },
  froze: (heard) => Object.assign(heard, { frozen: true, idle: 0 }),
  died: (heard, { givesBack, leaves }, party) => {
    party.leg = 'dead'
    heard.idle = 0
    if (givesBack.length > 0) giveBack(heard, party, givesBack, leaves)
  },
  dungeonEnded: (heard, { givesBack, leaves, banked }) => {
    if (heard.trap) spring(heard)
    Object.assign(heard, { idle: 0, runs: false })
    for (const [seat, party] of heard.parties.entries()) {
      if (party.leg === 'returned') bank(heard, party, banked[seat] ?? [])
      else giveBack(heard, party, givesBack[seat] ?? [], leaves[seat] ?? [])
    }
  },
  counted: (heard, { finds }) => count(heard, finds, heard.options.victory === 'dungeonWins'),
  dungeonWon: (heard, { seats }) => {
    for (const seat of seats) partyOf(heard, seat).wins++
  },
  conceded: (heard, { seat }, party) => {
    party.resigned = true
    heard.throwers = heard.throwers.filter((one) => one !== seat)
    if (seat !== heard.seat) return
    heard.runs = false
    if (heard.trap) spring(heard)
    if (heard.charmed && party.monster !== null) removeMonster(heard, party, party.monster)
    heard.charmed = false
  },
  ended: (heard, { finds, gold, outcome }) => {
    heard.end = { outcome, gold }
    if (gold.some((sum) => sum !== null)) count(heard, finds, true)
  },
}

/** Told of by no card that moves. */
const STILL: ReadonlySet<Event['kind']> = new Set(['passed', 'kept', 'died', 'froze', 'conceded', 'topTurned'])

/** One thing everybody is told. */
export const hear = (heard: Heard, event: Event): void => {
  const party = 'seat' in event ? partyOf(heard, event.seat) : partyOf(heard, 0)
  const hears = HEARS[event.kind] as (heard: Heard, event: Event, party: HeardParty) => void
  hears(heard, event, party)
  if (event.kind !== 'turnBegan' && !STILL.has(event.kind)) heard.moved = true
}
