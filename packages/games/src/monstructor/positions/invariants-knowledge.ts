import type { Invariant } from '@menagerie/engine'
import { type CardSet, CLASSES } from '../set/cards.ts'
import { bySeat, ofCard, only } from './places.ts'
import { fitsOf, fittingClasses } from '../rules/joins.ts'
import type { Options } from '../set/options.ts'
import type { State } from '../rules/state.ts'

const ALL_CLASSES = (1 << CLASSES.length) - 1
/** Connectors that lie open at once, as far as it matters how many. */
const FEW = [0, 1, 2]

/** What may be known of a hand card (bits of CLASSES): whatever once was open, no card of a width fitted. */
const tellings = ((): ((options: Options) => ReadonlySet<number>) => {
  const known = new Map<boolean, ReadonlySet<number>>()
  return (options) => {
    const found = known.get(options.dominoStrictPlugs) ?? toldBy(options)
    known.set(options.dominoStrictPlugs, found)
    return found
  }
})()

const toldBy = (options: Options): ReadonlySet<number> => {
  const plugs = options.dominoStrictPlugs ? FEW : [0]
  const fitting = new Set<number>()
  for (const wide of FEW)
    for (const narrow of FEW)
      for (const wides of plugs)
        for (const narrows of plugs)
          for (const size of [1, 2]) fitting.add(fittingClasses(options, [wide, narrow, wides, narrows], size))
  const told = new Set([0])
  for (let more = true; more;) {
    more = false
    for (const one of [...told]) {
      for (const other of fitting) {
        if (told.has(one | other)) continue
        told.add(one | other)
        more = true
      }
    }
  }
  return told
}

const isPart = (set: CardSet, card: number): boolean => card < set.parts

/** Who knows what: looked at in a fight, shown by having to draw, point sides. */
export const OF_KNOWLEDGE: readonly Invariant<State>[] = [
  {
    id: 'MS-I11',
    code: 'looksAtOwn',
    rule: 'MS-45',
    kind: 'impossible',
    broken: (state) =>
      bySeat(state, 'knownTo', ({ hidden }, seat) => hidden.some(({ knownTo }) => ((knownTo >> seat) & 1) === 1)),
  },
  {
    id: 'MS-I12',
    code: 'lookedAtSome',
    rule: 'MS-45',
    kind: 'impossible',
    broken: (state) =>
      bySeat(state, 'knownTo', ({ hidden }) =>
        hidden.some(({ knownTo }, i) => i > 0 && (knownTo & ~(hidden[i - 1]?.knownTo ?? 0)) !== 0),
      ),
  },
  {
    id: 'MS-I13',
    code: 'notItself',
    rule: 'MS-08',
    kind: 'impossible',
    broken: (state) =>
      state.players.flatMap(({ hand }, seat) =>
        hand.flatMap(({ card, not }) =>
          ((not >> fitsOf(state.options.set, card)) & 1) === 1 ? [ofCard(state, card, `players.${seat}.not`)] : [],
        ),
      ),
  },
  {
    id: 'MS-I14',
    code: 'nobodyTold',
    rule: 'MS-08',
    kind: 'impossible',
    broken: (state) => {
      const told = state.options.dominoForced && state.options.dominoHands === 'closed'
      return bySeat(state, 'not', ({ hand }) => !told && hand.some(({ not }) => not !== 0))
    },
  },
  {
    id: 'MS-I15',
    code: 'notAWidth',
    rule: 'MS-08',
    kind: 'unreachable',
    broken: (state) =>
      state.players.flatMap(({ hand }, seat) =>
        hand.flatMap(({ card, not }) =>
          not !== 0 && !tellings(state.options).has(not & ALL_CLASSES)
            ? [ofCard(state, card, `players.${seat}.not`)]
            : [],
        ),
      ),
  },
  {
    id: 'MS-I16',
    code: 'backsPrinted',
    rule: 'MS-23',
    kind: 'impossible',
    broken: ({ options, faces }) =>
      only(options.backs === 'printed' && faces.some((face, card) => face !== card), 'backs'),
  },
  {
    id: 'MS-I17',
    code: 'backsNotDealt',
    rule: 'MS-23',
    kind: 'impossible',
    broken: (state) => {
      const { faces, options } = state
      const { set } = options
      const found = new Set<number>()
      return faces.flatMap((face, card) => {
        const twice = found.has(face)
        found.add(face)
        const alike = isPart(set, card) && isPart(set, face) && set.kind[face] === set.kind[card]
        return twice || (face !== card && !alike) ? [ofCard(state, card, 'backs')] : []
      })
    },
  },
]
