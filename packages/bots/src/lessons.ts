import { type BySeat, type Chance, type Learns, type Seat, anyOf } from '@menagerie/engine'

/** What a choice was worth to who made it, wherever that was. */
interface Average {
  times: number
  total: number
}

/** What the walks of one thought have taught each other; nothing of it is kept for the next. */
export interface Lessons<A> {
  readonly learns: Learns
  /** Actions are interned: the same choice is the same object. */
  readonly averages: Map<Seat, Map<A, Average>>
  /** The choices of the walk that is on, and whose they are. */
  readonly actions: A[]
  readonly movers: Seat[]
}

export const newLessons = <A>(learns: Learns): Lessons<A> => ({
  learns,
  averages: new Map(),
  actions: [],
  movers: [],
})

/** Null where nobody has made it yet. */
export const averageOf = <A>({ averages }: Lessons<A>, seat: Seat, action: A): number | null => {
  const average = averages.get(seat)?.get(action)
  return average === undefined ? null : average.total / average.times
}

/** Of as many choices as the game says, drawn at random, the one that has been worth most; a new one is thought to be worth nothing. */
export const drawnBest = <A>(lessons: Lessons<A>, seat: Seat, actions: readonly A[], chance: Chance): A => {
  let best = anyOf(actions, chance)
  for (let draw = 1; draw < lessons.learns.draws; draw++) {
    const other = anyOf(actions, chance)
    if (other !== best && (averageOf(lessons, seat, other) ?? 0) > (averageOf(lessons, seat, best) ?? 0)) best = other
  }
  return best
}

/** Keeps a choice of the walk that is on. */
export const note = <A>({ actions, movers }: Lessons<A>, mover: Seat, action: A): void => {
  actions.push(action)
  movers.push(mover)
}

/** The walk is over: every choice made on it has been worth this. */
export const learn = <A>({ averages, actions, movers }: Lessons<A>, worth: BySeat<number>): void => {
  for (let i = 0; i < actions.length; i++) {
    const seat = movers[i] as Seat
    let own = averages.get(seat)
    if (own === undefined) averages.set(seat, (own = new Map()))
    const average = own.get(actions[i] as A)
    if (average === undefined) own.set(actions[i] as A, { times: 1, total: worth[seat] as number })
    else {
      average.times++
      average.total += worth[seat] as number
    }
  }
  actions.length = 0
  movers.length = 0
}
