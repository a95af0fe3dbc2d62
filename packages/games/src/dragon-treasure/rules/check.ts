import { anyoneAt, castleOf, enemyAt, isContested, mayExamine, storesTreasures } from './ask.ts'
import { isAsked } from '../choices/legal.ts'
import { ARMIES } from '../set/map.ts'
import { seenNowhere } from '../secrets/knowledge.ts'
import { NOBODY, NOWHERE, SEEN_BASE, type State, UNSEALED } from './state.ts'

/** Broken invariants in words for us, not for players. */
export const check = (state: State): readonly string[] => {
  const broken: string[] = []
  const say = (text: string): void => void broken.push(text)
  checkArmies(state, say)
  checkTreasures(state, say)
  checkCounters(state, say)
  checkTurn(state, say)
  return broken
}

type Say = (text: string) => void

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0)
const isSorted = (list: readonly number[]): boolean => list.every((one, i) => i === 0 || one >= (list[i - 1] as number))

const checkArmies = (state: State, say: Say): void => {
  const { names } = state.options.map
  for (const [seat, own] of state.armies.entries()) {
    const total = sum(own) + (state.lost[seat] as number)
    if (own.length !== names.length) say(`seat ${seat} knows another map`)
    if (total !== (state.gone[seat] === true ? 0 : ARMIES)) say(`seat ${seat} has ${total} armies`)
    for (const [space, count] of own.entries()) {
      if (count < 0 || (count > 1 && space !== castleOf(state, seat)))
        say(`seat ${seat}: ${count} armies in ${names[space]}`)
    }
  }
  const closed = new Set(state.due.map(({ space }) => space))
  if (closed.size !== state.due.length) say('a space is due twice')
  for (let space = 0; space < names.length; space++) {
    const seat = anyoneAt(state, space)
    if (seat === NOBODY) continue
    const other = enemyAt(state, seat, space)
    const third = state.armies.filter((own) => (own[space] as number) > 0).length > 2
    if (third) say(`three seats stand in ${names[space]}`)
    if (other !== NOBODY && state.dragon === space) say(`two combats are due at once in ${names[space]}`) // DT-4.18
    // DT-4.16
    if (state.phase.kind !== 'over' && isContested(state, space) && !closed.has(space)) {
      say(`nothing is due in ${names[space]}`)
    }
  }
}

const checkTreasures = (state: State, say: Say): void => {
  const { map, treasures } = state.options
  const total = sum(state.up) + sum(state.down) + (state.dragon === NOWHERE ? 0 : 1)
  if (total !== treasures.length) say(`${total} treasure counters`)
  if ((state.lair === NOWHERE) === (state.dragon === NOWHERE)) say('the Dragon is nowhere or twice')
  if (state.lair !== NOWHERE && state.down[state.lair] !== 1) say('the Dragon sleeps under no counter')
  for (const [space, count] of state.down.entries()) {
    if (count < 0 || count > 1) say(`${count} face-down counters in ${map.names[space]}`)
    const up = state.up[space] as number
    if (up < 0) say(`${up} treasures in ${map.names[space]}`)
    if (up + count > 1 && !storesTreasures(state, space) && state.gone[map.castleAt[space] as number] !== true) {
      say(`${up + count} treasure counters in ${map.names[space]}`) // DT-3.13
    }
  }
}

const checkCounters = (state: State, say: Say): void => {
  const { phase } = state
  const shown = phase.kind === 'duel' ? phase.shown.flat() : phase.kind === 'dragonDuel' ? phase.shown : []
  const all = [...state.cup, ...state.hands.flat(), ...shown].sort((a, b) => a - b)
  const set = state.options.characters.map(({ value }) => value).sort((a, b) => a - b)
  if (all.join() !== set.join()) say('the counters are not those of the set')
  if (!isSorted(state.cup)) say('the cup is not sorted')
  if (!isSorted(state.seen)) say('what was seen is not sorted')
  for (const [seat, hand] of state.hands.entries()) {
    const [born, births] = [state.born[seat] as number[], state.births[seat] as number[]]
    if (!isSorted(hand)) say(`the hand of seat ${seat} is not sorted`)
    if (born.length !== hand.length || births.length !== hand.length) say(`seat ${seat} has other draws than counters`)
    if (!isSorted(births)) say(`the draws of seat ${seat} are not sorted`)
    // What everybody believes is on the safe side: no counter is younger than known.
    const sorted = [...born].sort((a, b) => a - b)
    if (sorted.some((draw, i) => draw > (births[i] as number))) say(`seat ${seat} has drawn later than known`)
    if (hand.some((value, i) => i > 0 && value === hand[i - 1] && (born[i] as number) < (born[i - 1] as number))) {
      say(`equal counters of seat ${seat} are not sorted`)
    }
    const sealed = state.sealed[seat] as number
    if (sealed !== UNSEALED && !(phase.kind === 'duel' && phase.seats.includes(seat) && hand.includes(sealed))) {
      say(`seat ${seat} has sealed a counter it has not, or in no duel`)
    }
  }
  for (const entry of state.seen) {
    if (Math.floor(entry / SEEN_BASE) > state.draws) say('a counter was seen in the future')
  }
  if (seenNowhere(state).length > 0) say('a counter seen going back is nowhere it can be')
}

const checkTurn = (state: State, say: Say): void => {
  const { phase } = state
  if (phase.kind === 'over') return
  if (state.gone[state.active] === true && (phase.kind === 'roll' || phase.kind === 'points'))
    say('a seat that left is in turn')
  if (!state.gone.some((_, seat) => isAsked(state, seat))) say('nobody is asked')
  if (state.points < 0 || state.points > 5) say(`${state.points} points`)
  if (phase.kind === 'points' && state.points === 0 && !mayExamine(state)) say('movement goes on without points')
  const fights = ['duel', 'dragonDuel', 'spoils', 'march', 'dragonPush', 'settle'].includes(phase.kind)
  if (!fights && state.due.length > 0) say('combats are due and not fought')
  if (!isSorted(state.stopped)) say('stopped armies are not sorted')
  for (const space of new Set(state.stopped)) {
    const count = state.stopped.filter((one) => one === space).length
    if (count > ((state.armies[state.active] as number[])[space] as number)) say('a stopped army is not there')
  }
  if ('space' in phase && (state.due.at(-1)?.space === phase.space) === (phase.kind === 'march')) {
    say('the combat in progress is not the latest due')
  }
  if (phase.kind === 'dragonDuel' && state.hands[phase.seat]?.length === 0) say('nothing can be played')
  if (phase.kind === 'march' && phase.carrying && state.up[phase.space] === 0) say('no treasure is carried')
}
