import type { Seat } from '@menagerie/engine'
import { HANDLES, type Token, tokenOf } from '../choices/actions.ts'
import { asksSupport, automaticWinner } from './pairs.ts'
import { CASTLE, type Square } from '../set/map.ts'
import { GANDA, MONDOR, REP, ROY } from '../set/pieces.ts'
import { type Fight, NOBODY, type State, countAt, fights, firstAt, newFight, sideOf, slotOf, slotsAt } from './state.ts'
import { askedOf, phaseOf } from './phase.ts'
import { askCards } from './cards.ts'
import type { Tell } from './end.ts'
import { lookAt, show } from './learning.ts'
import { fallen, pieceIn, resolve } from './result.ts'

/** DL-5.5, DL-5.6: the combat of one square begins. */
export const startFight = (state: State, square: Square, emit: Tell): boolean => {
  const fight = newFight(square)
  state.fight = fight
  const { active } = state
  const side = sideOf(state, active)
  if (square === state.entered) fight.fighters[active as 0 | 1] = state.mover
  else if (countAt(side, square) === 1) fight.fighters[active as 0 | 1] = firstAt(side, square)
  else {
    state.phase = phaseOf('fighter', askedOf(active))
    return false
  }
  return askPoint(state, fight, emit)
}

export const playFighter = (state: State, fight: Fight, seat: 0 | 1, token: Token, emit: Tell): boolean => {
  fight.fighters[seat] = slotOf(state.sides[seat], token % HANDLES)
  emit?.({ kind: 'fighterChosen', seat, token })
  return askPoint(state, fight, emit)
}

/** DL-5.10: with one enemy there is nothing to choose. */
const askPoint = (state: State, fight: Fight, emit: Tell): boolean => {
  const enemies = sideOf(state, 1 - state.active)
  if (countAt(enemies, fight.square) > 1) {
    state.phase = phaseOf('point', askedOf(state.active))
    return false
  }
  fight.fighters[(1 - state.active) as 0 | 1] = firstAt(enemies, fight.square)
  return reveal(state, fight, emit)
}

/** DL-8.18: Charlemagne shows herself and looks at every enemy in the square. The same question goes on. */
export const playLook = (state: State, fight: Fight, emit: Tell): boolean => {
  const republic = state.sides[REP]
  const royalists = state.sides[ROY]
  const slots = slotsAt(republic, fight.square)
  fight.looked = true
  show(state, ROY, fight.fighters[ROY])
  lookAt(state, slots)
  if (emit !== null) {
    const token = tokenOf(ROY, royalists.handle[fight.fighters[ROY]] as number)
    const tokens = slots.map((slot) => tokenOf(REP, republic.handle[slot] as number))
    const pieces = slots.map((slot) => republic.piece[slot] as number)
    emit(
      { kind: 'looked', token, tokens, pieces: null },
      { to: [REP, ROY], event: { kind: 'looked', token, tokens, pieces } },
    )
  }
  return false
}

/** DL-5.10, DL-5.11: the switch is asked whenever two Royalists stand there, whoever was pointed at. */
export const playPoint = (state: State, fight: Fight, seat: 0 | 1, token: Token, emit: Tell): boolean => {
  const enemy = (1 - seat) as 0 | 1
  fight.fighters[enemy] = slotOf(state.sides[enemy], token % HANDLES)
  emit?.({ kind: 'pointed', seat, token })
  if (enemy === ROY && fight.square !== CASTLE && state.options.switchWindow) {
    state.phase = phaseOf('switch', askedOf(ROY))
    return false
  }
  return reveal(state, fight, emit)
}

/** DL-8.14: the ally fights instead, and the pointed token is Vishnus for all to see. */
export const playSwitch = (state: State, fight: Fight, switched: boolean, emit: Tell): boolean => {
  const side = state.sides[ROY]
  const pointed = fight.fighters[ROY]
  if (switched) {
    show(state, ROY, pointed)
    fight.fighters[ROY] = slotsAt(side, fight.square).find((slot) => slot !== pointed) as number
  }
  emit?.({ kind: 'switchAnswered', switched, token: tokenOf(ROY, side.handle[pointed] as number) })
  return reveal(state, fight, emit)
}

/** DL-5.12, DL-5.13: both are shown; some pairs are decided at once. */
const reveal = (state: State, fight: Fight, emit: Tell): boolean => {
  fight.revealed = true
  show(state, REP, fight.fighters[REP])
  show(state, ROY, fight.fighters[ROY])
  const rep = pieceIn(state, fight, REP)
  const roy = pieceIn(state, fight, ROY)
  if (emit !== null) {
    const tokens = [
      tokenOf(REP, state.sides[REP].handle[fight.fighters[REP]] as number),
      tokenOf(ROY, state.sides[ROY].handle[fight.fighters[ROY]] as number),
    ] as const
    emit({ kind: 'revealed', square: fight.square, attacker: state.active, tokens, pieces: [rep, roy] })
  }
  const declared = state.declared && fight.square === state.entered
  const winner = automaticWinner(rep, roy, declared)
  if (winner !== null) {
    const by = declared && winner === ROY ? 'declaration' : 'automatic'
    return fallen(state, fight, [(1 - winner) as 0 | 1], by, emit)
  }
  if (rep === MONDOR && roy === GANDA && state.active === REP) return ask(state, 'mutual', REP) // DL-8.3
  return afterMutual(state, fight)
}

const ask = (state: State, kind: 'mutual' | 'ban' | 'support', seat: Seat): boolean => {
  state.phase = phaseOf(kind, askedOf(seat))
  return false
}

/** DL-5.14: after Mondor's declaration come Ganda Wolf's ban and the supporters. */
const afterMutual = (state: State, fight: Fight): boolean => {
  if (fights(state, fight, ROY, GANDA)) return ask(state, 'ban', ROY) // DL-8.17
  if (asksSupport(pieceIn(state, fight, ROY))) return ask(state, 'support', ROY)
  return askCards(state, fight)
}

const BOTH = [REP, ROY] as const

export const playMutual = (state: State, fight: Fight, declared: boolean, emit: Tell): boolean => {
  emit?.({ kind: 'mutualAnswered', declared })
  return declared ? fallen(state, fight, BOTH, 'mutual', emit) : afterMutual(state, fight)
}

export const playBan = (state: State, fight: Fight, banned: boolean, emit: Tell): boolean => {
  emit?.({ kind: 'banAnswered', banned })
  return banned ? resolve(state, fight, true, emit) : askCards(state, fight) // DL-5.19
}

/** DL-8.16, DL-8.19: the supporter is shown before cards. */
export const playSupport = (state: State, fight: Fight, token: Token | null, emit: Tell): boolean => {
  const side = state.sides[ROY]
  fight.support = token === null ? NOBODY : slotOf(side, token % HANDLES)
  if (token !== null) show(state, ROY, fight.support)
  emit?.({ kind: 'supportAnswered', token, piece: token === null ? null : (side.piece[fight.support] as number) })
  return askCards(state, fight)
}
