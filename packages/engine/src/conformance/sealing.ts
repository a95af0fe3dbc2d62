import { type Happening, keepIn, received } from '../audience.ts'
import { anyOf } from '../chance/chance.ts'
import { sampledChance } from '../chance/sampled.ts'
import type { GameTypes, Seat, Viewer } from '../game.ts'
import { differingPaths, readsAlike, sameActions } from './compare.ts'
import { type Answer, followingChance, leadingChance } from './coupled.ts'
import { type Trial, draftAgain, draftAtRandom, lastOf, nameOf } from './trial.ts'

/** Simultaneous choices: whose come first tells nobody anything and decides nothing. */
export const testSealed = <T extends GameTypes>(trial: Trial<T>, state: T['State'], seats: readonly Seat[]): void => {
  trial.ledger.test('sealed')
  testAlternatives(trial, state, anyOf(seats, trial.chance))
  trial.ledger.test('sealed')
  testOrder(trial, state, seats)
}

type Steps<T extends GameTypes> = readonly T['Action'][]

/** One commit, on its own clone of the state; null when it is refused. */
const played = <T extends GameTypes>(
  trial: Trial<T>,
  state: T['State'],
  commits: ReadonlyMap<Seat, Steps<T>>,
  answers: Answer[],
) => {
  const { game } = trial.box
  const clone = game.clone(state)
  const happenings: Happening<T['Event']>[] = []
  const own = sampledChance(trial.seed)
  const chance = answers.length === 0 ? leadingChance(own, answers) : followingChance(answers, own)
  for (const [seat, steps] of commits) {
    if (!draftAgain(trial, clone, seat, steps)) return { refused: seat }
    game.apply(clone, seat, lastOf(steps), chance, keepIn(happenings))
  }
  const heard = (viewer: Viewer): readonly string[] =>
    happenings.map((one) => JSON.stringify(received(one, viewer))).filter((event) => event !== 'null')
  return { refused: null, state: clone, heard }
}

/** Two different commits of one seat look alike to all others. */
const testAlternatives = <T extends GameTypes>(trial: Trial<T>, state: T['State'], seat: Seat): void => {
  const { ledger, chance } = trial
  const { game } = trial.box
  const draft = (): Steps<T> => draftAtRandom(trial, game.clone(state), seat, chance)
  const names = (steps: Steps<T>): string => steps.map((step) => nameOf(trial, step)).join(' ')
  const [one, other] = [draft(), draft()]
  const here = played(trial, state, new Map([[seat, one]]), [])
  const there = played(trial, state, new Map([[seat, other]]), [])
  if (here.refused !== null || there.refused !== null) return
  const title = `seat ${seat} sealing ${names(one)} or ${names(other)} looks different to`
  for (const viewer of trial.viewers) {
    if (viewer === seat) continue
    if (here.heard(viewer).join('\n') !== there.heard(viewer).join('\n')) {
      ledger.fail('sealed', `${title} ${viewer}, by an event`, differingPaths(here.heard(viewer), there.heard(viewer)))
    }
    const [view, other] = [game.view(here.state, viewer), game.view(there.state, viewer)]
    if (!readsAlike(view, other, trial.options)) {
      const paths = differingPaths(view, other)
      ledger.fail('sealed', `${title} ${viewer}, by the view`, paths)
    }
    if (viewer === 'spectator') continue
    const read = (action: T['Action']): string => nameOf(trial, action)
    if (!sameActions(game.legal(here.state, viewer), game.legal(there.state, viewer), read)) {
      ledger.fail('sealed', `${title} ${viewer}, by the choices`)
    }
  }
  if (JSON.stringify(game.pending(here.state)) !== JSON.stringify(game.pending(there.state))) {
    ledger.fail('sealed', `${title} everybody, by who is asked`)
  }
}

/** The same commits in another order give the same state, and everybody hears the same, in whatever order. */
const testOrder = <T extends GameTypes>(trial: Trial<T>, state: T['State'], seats: readonly Seat[]): void => {
  const { ledger, chance } = trial
  const { game } = trial.box
  const commits = seats.map((seat) => [seat, draftAtRandom(trial, game.clone(state), seat, chance)] as const)
  const from = 1 + chance.pick(seats.length - 1)
  const turned = [...commits.slice(from), ...commits.slice(0, from)]
  const answers: Answer[] = []
  const here = played(trial, state, new Map(commits), answers)
  const there = played(trial, state, new Map(turned), answers)
  if (here.refused !== null || there.refused !== null) {
    ledger.fail(
      'sealed',
      `the commit of seat ${here.refused ?? there.refused} is refused after another seat has sealed`,
    )
    return
  }
  const title = `seats sealing in the order ${seats.join()} or ${turned.map(([seat]) => seat).join()}`
  if (!readsAlike(here.state, there.state, trial.options)) {
    ledger.fail('sealed', `${title} leads to different states`, differingPaths(here.state, there.state))
  }
  for (const viewer of trial.viewers) {
    if ([...here.heard(viewer)].sort().join('\n') !== [...there.heard(viewer)].sort().join('\n')) {
      ledger.fail('sealed', `${title} sounds different to ${viewer}`)
    }
  }
}
