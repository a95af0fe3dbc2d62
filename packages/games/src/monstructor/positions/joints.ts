import { CONNECTORS } from '../choices/actions.ts'
import type { CardIndex } from '../set/cards.ts'
import { isClosed, joinBit, joinsOf, openAfter, openOf } from '../rules/joins.ts'
import type { Options } from '../set/options.ts'
import { type Laid, laidOf } from '../set/domino-cards.ts'
import { NO_OPEN, type State } from '../rules/state.ts'
import type { Seat } from '@menagerie/engine'

// How the cards of a Dominoes monster were joined: a state knows the open connectors alone.

/** One way to join a card: its own connector, that in the centre (-1 where those of its width are alike), and what is open then. */
interface Joint {
  readonly own: number
  readonly to: number
  readonly open: State['open']
}

const ENDS = [-1, 0, 1, 2, 3]

/** All ways to join a card to a monster of so many cards, in the order in which a position takes the first. */
const jointsOf = (options: Options, open: State['open'], size: number, card: CardIndex): readonly Joint[] => {
  const ways = joinsOf(options, open, size, options.set.fits[card] as number)
  return [0, 1, 2, 3].flatMap((own) =>
    ENDS.flatMap((to): Joint[] =>
      (ways & joinBit(own, to)) === 0 ? [] : [{ own, to, open: openAfter(options, open, card, own, to) }],
    ),
  )
}

/** `W`, or `W w` with `dominoStrictPlugs`. */
const fits = (joint: Joint, own: string | undefined, to: string | undefined): boolean =>
  (own === undefined || CONNECTORS[joint.own] === own) && (to === undefined || CONNECTORS[joint.to] === to)

/** What is open when a card of a centre is laid as it is written; null when it does not fit so. */
export const openWith = (
  options: Options,
  open: State['open'],
  size: number,
  card: CardIndex,
  words: readonly string[],
): State['open'] | null => {
  if (size === 0) return words.length === 0 ? openOf(options, card) : null
  if (words.length > 2) return null
  return jointsOf(options, open, size, card).find((joint) => fits(joint, words[0], words[1]))?.open ?? null
}

const ENOUGH = 2

/** The joints by which this centre can have come to what is open now, as they are written; null when by none. */
export const jointWords = ({ options, centre, open }: State): readonly string[] | null => {
  const tried = new Set<string>()
  const goOn = (at: number, now: State['open']): readonly string[] | null => {
    if (at === centre.length) return now.join() === open.join() ? [] : null
    const key = `${at} ${now.join()}`
    if (tried.has(key)) return null
    tried.add(key)
    const joints = jointsOf(options, now, at, (centre[at] as Laid).card)
    for (const [i, joint] of joints.entries()) {
      const rest = goOn(at + 1, joint.open)
      if (rest !== null) return [wordsFor(joints, i), ...rest]
    }
    return null
  }
  const [first] = centre
  if (first === undefined) return []
  const rest = goOn(1, openOf(options, first.card))
  return rest === null ? null : ['', ...rest]
}

/** The shortest words that name a joint, which stand for the first that they fit. */
const wordsFor = (joints: readonly Joint[], at: number): string => {
  const { own, to } = joints[at] as Joint
  if (at === 0) return ''
  if (joints.findIndex((joint) => joint.own === own) === at) return ` ${CONNECTORS[own]}`
  return ` ${CONNECTORS[own]} ${CONNECTORS[to]}`
}

/** MS-10: cards that one seat took as closed monsters, each as it was laid; the seat laid the last of each. */
export const areClosed = (options: Options, seat: Seat, pile: readonly Laid[]): boolean => {
  /** Keyed by what is open and the cards so far, as far as they matter. */
  let reached = new Map([['none', { open: NO_OPEN, size: 0 }]])
  for (const laid of pile) {
    const next: typeof reached = new Map()
    const { card } = laid
    const may = laid === laidOf(card, seat)
    for (const { open, size } of reached.values()) {
      const after = size === 0 ? [openOf(options, card)] : jointsOf(options, open, size, card).map((one) => one.open)
      for (const now of after) {
        const closes = isClosed(now)
        if (closes && may) next.set('none', { open: NO_OPEN, size: 0 })
        if (!closes) next.set(`${now.join()} ${size}`, { open: now, size: Math.min(ENOUGH, size + 1) })
      }
    }
    reached = next
  }
  return reached.has('none')
}
