import { type Box, type GameTypes, type Seat, sampledChance, seatNumbers } from '@menagerie/engine'
import { checksum } from '../checksum.ts'
import { defaultOptions } from './play.ts'
import { type Subject, timed } from './subject.ts'

const POSITIONS = 256
/** States imagined of one prepared view. */
const SAMPLES = 16

/** Positions from random matches, one in a few decisions. */
const positions = <T extends GameTypes>({ game, ...box }: Box<T>): readonly T['State'][] => {
  const options = defaultOptions({ game, ...box })
  const chance = sampledChance('positions')
  const found: T['State'][] = []
  while (found.length < POSITIONS) {
    const loadouts = seatNumbers(box.seats[0] as number).map(() => box.loadouts.choose(options, chance))
    const state = game.setup(options, loadouts, chance, null)
    for (;;) {
      const pending = game.pending(state)
      if (pending.status === 'over') break
      if (chance.pick(8) === 0) found.push(game.clone(state))
      const seat = pending.seats[0] as Seat
      const legal = game.legal(state, seat)
      game.apply(state, seat, legal[chance.pick(legal.length)] as T['Action'], chance, null)
    }
  }
  return found.slice(0, POSITIONS)
}

const textSum = (values: readonly unknown[]): string => {
  const sum = checksum()
  for (const value of values) sum.add(JSON.stringify(value))
  return sum.read()
}

/** Views of every seat and of a spectator. */
export const viewBuilding = <T extends GameTypes>(box: Box<T>): Subject => {
  const states = positions(box)
  const viewers = [...seatNumbers(box.seats[0] as number), 'spectator' as const]
  const kept: T['View'][] = []
  return (work) =>
    timed(
      () => {
        let built = 0
        while (built < work) {
          for (const [i, state] of states.entries()) {
            for (const viewer of viewers) {
              kept[i] = box.game.view(state, viewer)
              built++
            }
          }
        }
        return built
      },
      () => textSum(kept),
    )
}

/** Full states that fit a seat's view: prepared once a view, then sampled. */
export const imagining = <T extends GameTypes>(box: Box<T>): Subject => {
  const views = positions(box).map((state, i) => box.game.view(state, i % (box.seats[0] as number)))
  return (work) => {
    const chance = sampledChance('imagine')
    const kept: T['State'][] = []
    return timed(
      () => {
        let imagined = 0
        while (imagined < work) {
          for (const [i, view] of views.entries()) {
            const sample = box.game.imagine(view)
            for (let n = 0; n < SAMPLES; n++) kept[i] = sample(chance)
            imagined += SAMPLES
          }
        }
        return imagined
      },
      () => textSum(kept),
    )
  }
}
