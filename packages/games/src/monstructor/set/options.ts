import { type Fault, type OptionsOf, type Preset, type Result, completing, fault, faulty, ok } from '@menagerie/engine'
import { FEWEST_SEATS, deckFor, dragonsIn, partsFor, readCardSet } from './card-read.ts'
import { CARD_SETS, type CardSet } from './cards.ts'
import { rows } from './option-rows.ts'

/** Complete, public and frozen; shared by every clone of a state. */
export interface Options extends OptionsOf<typeof rows> {
  /** Option `cardSet`. */
  readonly set: CardSet
}

export { rows }

export const presets: readonly Preset[] = [
  { id: 'classic', values: { mode: 'classic' } },
  { id: 'dominoes', values: { mode: 'dominoes' } },
  { id: 'arena', values: { mode: 'arena' } },
  // What the book prints, and no end it does not know: `letter.test.ts` has the places.
  {
    id: 'literal',
    values: {
      mode: 'classic',
      firstPlayer: 'youngest',
      lateChallenge: true,
      powerCards: 'together',
      stalemateRounds: 0,
      turnCap: 0,
    },
  },
  { id: 'short', values: { mode: 'classic', dragonGoal: 3 } },
]

const supplied = new Map<string, Result<CardSet>>()

const setOf = (chosen: unknown): Result<CardSet> => {
  if (typeof chosen !== 'string') return readCardSet(chosen, false)
  let made = supplied.get(chosen)
  if (made === undefined) {
    made = readCardSet({ csv: CARD_SETS[chosen] }, true)
    supplied.set(chosen, made)
  }
  return made
}

export const complete = completing(rows, (rules, { cardSet }): Result<Options> => {
  const set = setOf(cardSet)
  if (!set.ok) return faulty(set.faults.map((one) => ({ ...one, path: `options.${one.path}` })))
  const dragons = dragonsIn(set.value)
  // MS-20: a dragon for each player, of whom there are two at least; Dominoes has no goals.
  if (rules.mode !== 'dominoes' && dragons < FEWEST_SEATS)
    return faulty([fault('factionsTooFew', 'options.cardSet', null, { count: dragons, least: FEWEST_SEATS })])
  return ok({ ...rules, set: set.value })
})

/** Section 1.7: a set of the user may be too small for so many players. */
export const misfits = ({ set, mode, dominoDragons }: Options, seats: number): readonly Fault[] => {
  const faults: Fault[] = []
  const say = (code: string, count: number, least: number): void => {
    if (count < least) faults.push(fault(code, 'options.cardSet', null, { count, least }))
  }
  if (mode === 'dominoes')
    say('partsTooFew', set.parts + (dominoDragons ? set.ids.length - set.deck : 0), partsFor(seats))
  else {
    say('factionsTooFew', dragonsIn(set), seats)
    say('deckTooSmall', set.deck, deckFor(seats))
  }
  return faults
}
