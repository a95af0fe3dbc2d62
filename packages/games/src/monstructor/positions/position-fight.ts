import { fault } from '@menagerie/engine'
import { ICONS } from '../set/cards.ts'
import { passesOf } from './passes.ts'
import type { FightPosition } from './position-schema.ts'
import { HIDDEN, type Reader, readCards, readParts } from './reading.ts'
import { type Fight, type Fighter, NONE, type Part, type State, pointsOf } from '../rules/state.ts'

/** Both monsters lie there and are flipped, unless the defender is still to choose. */
export const readFight = (reader: Reader, given: FightPosition, state: State): Fight => {
  const { kind } = state.phase
  const written = [0, 1].map((side) => readParts(reader, given.parts[side] ?? [], `fight.parts.${side}`))
  const flipped = kind !== 'adjust' && written.every((parts) => parts.length > 0)
  const sides = written.map((parts, side) => readFighter(reader, given, state, flipped, parts, side))
  const used = readCards(reader, given.used ?? [], 'fight.used', HIDDEN)
  reader.draws += used.length
  const fight: Fight = {
    attacker: given.attacker,
    defender: given.defender,
    sides: [sides[0] as Fighter, sides[1] as Fighter],
    flipped,
    passes: given.passes ?? 0,
    used,
    arena: given.arena ?? state.options.mode === 'arena',
    next: given.next ?? (kind === 'reward' ? given.defender : NONE),
  }
  return given.passes === undefined ? { ...fight, passes: passesOf(state, fight) } : fight
}

const readFighter = (
  reader: Reader,
  given: FightPosition,
  state: State,
  flipped: boolean,
  written: readonly Part[],
  side: number,
): Fighter => {
  const { set } = reader.options
  const parts = flipped ? written.map((part) => ({ ...part, seen: true })) : written
  const ids = parts.map(({ card }) => set.ids[card] as string)
  const off = given.off?.[side] ?? []
  for (const [i, card] of off.entries())
    if (!ids.includes(card)) reader.faults.push(fault('notThere', `fight.off.${side}.${i}`, 'MS-46', { card }))
  const on = ids.map((id) => !off.includes(id))
  const sum = parts.reduce((total, { card }, i) => (on[i] === true ? total + pointsOf(state, card) : total), 0)
  const plus = given.plus?.[side] ?? 0
  return {
    parts,
    on,
    total: flipped ? sum + plus : plus,
    jinxed: (given.jinxed?.[side] ?? []).reduce((bits, icon) => bits | (1 << ICONS.indexOf(icon)), 0),
    sigil: given.sigil?.[side] ?? false,
    shield: given.shield?.[side] ?? false,
  }
}
