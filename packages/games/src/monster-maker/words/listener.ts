import { type Listener, numbersOf } from '@menagerie/engine/conformance'
import type { Types } from '../rules/types.ts'
import type { Options } from '../set/options.ts'
import { type Heard, nothingHeard } from './heard.ts'
import { hear } from './hearing.ts'

/** By card where it lies open, then by the dungeon. */
const inView = <X extends { readonly card: number | null; readonly dungeon: number }>(
  list: readonly X[],
): readonly X[] =>
  [...list].sort((a, b) => {
    if ((a.card === null) !== (b.card === null)) return a.card === null ? 1 : -1
    return (a.card ?? 0) - (b.card ?? 0) || a.dungeon - b.dungeon
  })

/** What was heard, in the shape of a spectator's view. */
const shown = (heard: Heard): object => {
  const { options, discard, parties, end, throwers, ...table } = heard
  const rising = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b)
  return {
    ...table,
    phase: end ?? (throwers.length > 0 ? {} : { seat: heard.seat }),
    outcome: end?.outcome ?? null,
    discardCount: discard.length,
    discard: options.discardVisible === 'all' ? discard : discard.slice(-1),
    trapsSprung: discard.filter((card) => card === options.deck.trap).length,
    removed: rising(heard.removed),
    spent: rising(heard.spent),
    draft: [],
    throwers,
    throws: parties.map(() => null),
    parties: parties.map((party) => ({
      ...party,
      treasures: inView(party.treasures),
      banked: inView(party.banked),
      gaveBack: inView(party.gaveBack),
    })),
  }
}

/** Hears one match from its setup on, and counts. */
export const listener = (options: Options, seats: number): Listener<Types> => {
  const heard = nothingHeard(options, seats)
  return {
    hear: (event) => hear(heard, event),
    counts: () => numbersOf(shown(heard)),
  }
}
