import { type Box, type Choices, type GameTypes, type Seat, sampledChance } from '@menagerie/engine'

/** A game as `/pieces/<game>` plays it: the same seed makes the same decisions there. */
export interface Played {
  readonly choices: Choices
  readonly seats: number
  readonly seed: string
  readonly guided: boolean
}

/** Where a game stands between two decisions. */
export interface Moment {
  /** How many decisions were made. */
  readonly decisions: number
  readonly phase: string
  /** Empty when the game is over. */
  readonly asked: readonly Seat[]
  /** How the game ended; null while it goes on. */
  readonly reason: string | null
  /** Of the first seat asked: kinds of its legal actions in alphabetical order, and how many actions there are. */
  readonly kinds: readonly string[]
  readonly choices: number
  /** Kinds of what happened in the last decision, and whose it was. */
  readonly happened: readonly string[]
  readonly by: Seat | null
}

/** Steps of a combined choice that were taken when the rest of it was asked. */
export interface Draft {
  readonly decisions: number
  readonly phase: string
  readonly seat: Seat
  readonly steps: readonly string[]
  readonly kinds: readonly string[]
}

export interface Watcher {
  readonly moment: (moment: Moment) => void
  readonly draft: (draft: Draft) => void
}

const MOST_DECISIONS = 4000

const kindsOf = (actions: readonly { readonly kind: string }[]): readonly string[] =>
  [...new Set(actions.map(({ kind }) => kind))].sort()

/** Plays one game to its end and tells of every moment, with the very draws of the page. */
export const playCourse = <T extends GameTypes>(box: Box<T>, played: Played, watcher: Watcher): void => {
  const { game } = box
  const completed = box.complete(played.choices, null)
  if (!completed.ok) throw new Error(JSON.stringify(completed.faults))
  const options = completed.value
  const chance = sampledChance(played.seed)
  const player = sampledChance(`${played.seed} plays`)
  const happened = new Set<string>()
  const emit = (event: T['Event'] | null): void => {
    if (event !== null) happened.add(event.kind)
  }
  const loadouts = Array.from({ length: played.seats }, () => box.loadouts.choose(options, chance))
  const state = game.setup(options, loadouts, chance, emit)
  let by: Seat | null = null
  for (let decisions = 0; decisions < MOST_DECISIONS; decisions++) {
    const pending = game.pending(state)
    const asked = pending.status === 'over' ? [] : pending.seats
    const seat = asked[0] ?? 0
    let legal = pending.status === 'over' ? [] : game.legal(state, seat)
    watcher.moment({
      decisions,
      phase: state.phase.kind,
      asked,
      reason: pending.status === 'over' ? pending.outcome.reason : null,
      kinds: kindsOf(legal),
      choices: legal.length,
      happened: [...happened],
      by,
    })
    if (pending.status === 'over') return
    happened.clear()
    const best =
      played.guided && player.pick(4) > 0 ? (box.bot.order(game.view(state, seat), legal)[0] as T['Action']) : null
    let action = best ?? (legal[player.pick(legal.length)] as T['Action'])
    const steps: string[] = []
    while (game.staged(action)) {
      steps.push(game.format(options, action))
      game.apply(state, seat, action, chance, emit)
      legal = game.legal(state, seat)
      watcher.draft({ decisions, phase: state.phase.kind, seat, steps: [...steps], kinds: kindsOf(legal) })
      action = legal[player.pick(legal.length)] as T['Action']
    }
    game.apply(state, seat, action, chance, emit)
    by = seat
  }
}
