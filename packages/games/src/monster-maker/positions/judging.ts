import type { Contradiction, Invariant } from '@menagerie/engine'
import type { Party, State } from '../rules/state.ts'

// What every list of invariants is written with.

type Judge = Omit<Invariant<State>, 'kind'>

export const impossible = (
  id: string,
  code: string,
  rule: string | null,
  broken: Judge['broken'],
): Invariant<State> => ({
  id,
  code,
  rule,
  kind: 'impossible',
  broken,
})

export const unreached = (
  id: string,
  code: string,
  rule: string | null,
  broken: Judge['broken'],
): Invariant<State> => ({
  id,
  code,
  rule,
  kind: 'unreachable',
  broken,
})

const NOTHING: readonly Contradiction[] = []

/** One place, if something is wrong there. */
export const at = (path: string, wrong: boolean): readonly Contradiction[] => (wrong ? [{ path }] : NOTHING)

type PartyKey = 'hand' | 'known' | 'out' | 'back' | 'leg' | 'length' | 'required' | 'monster' | 'treasures' | 'banked'
type OtherKey = 'prizes' | 'gaveBack' | 'wins' | 'exchanged' | 'throw'

export const placeIn = (seat: number, key: PartyKey | OtherKey): Contradiction => ({ path: `parties.${seat}.${key}` })

/** The keys of each party that are wrong. */
export const eachParty =
  (wrong: (party: Party, seat: number, state: State) => readonly (PartyKey | OtherKey | false)[]): Judge['broken'] =>
  (state) =>
    state.parties.flatMap((party, seat) =>
      wrong(party, seat, state).flatMap((key) => (key === false ? [] : [placeIn(seat, key)])),
    )

/** True when a list holds nothing but what lies in the other, each as often at most. */
export const isPartOf = (part: readonly number[], whole: readonly number[]): boolean => {
  const left = [...whole]
  for (const one of part) {
    const place = left.indexOf(one)
    if (place < 0) return false
    left.splice(place, 1)
  }
  return true
}

/** Somebody takes a turn: neither is the first one thrown for, nor has the dungeon ended. */
export const inTurn = ({ phase }: State): boolean =>
  phase.kind !== 'rps' && phase.kind !== 'dungeonEnd' && phase.kind !== 'over'

/** MM-R2: out by the exact way; somebody who left the table afterwards has given up what that was worth. */
export const wasBack = ({ leg, resigned, length, required, backSum }: Party): boolean =>
  leg === 'returned' || (resigned && leg === 'dead' && length > 0 && backSum === required)
