import type { GameTypes, Viewer } from '../game.ts'
import { differingPaths, readsAlike, sameActions } from './compare.ts'
import { type Trial, nameOf, textOfState } from './trial.ts'

/** A state imagined from a view is sound, looks to the viewer as the view does, and offers them the same. */
export const testImagine = <T extends GameTypes>(trial: Trial<T>, state: T['State'], viewer: Viewer): void => {
  const { ledger, chance } = trial
  const { game } = trial.box
  ledger.test('imagine')
  const view = game.view(state, viewer)
  const parsed = chance.pick(4) === 0
  const title = parsed ? `what ${viewer} imagines from the JSON of their view` : `what ${viewer} imagines`
  const imagine = game.imagine(parsed ? (JSON.parse(JSON.stringify(view)) as T['View']) : view)
  const first = imagine(chance)
  const second = imagine(chance)
  const broken = game.check(first)
  if (broken.length > 0) ledger.fail('imagine', `${title} is not sound: ${broken.join('; ')}`)
  const seen = game.view(first, viewer)
  if (!readsAlike(view, seen, trial.options)) {
    const paths = differingPaths(view, seen)
    if (paths.length > 0) ledger.fail('imagine', `${title} looks different`, paths)
  }
  const [now, then] = [game.pending(state), game.pending(first)]
  if (JSON.stringify(now) !== JSON.stringify(then)) {
    ledger.fail('imagine', `${title} asks somebody else`, differingPaths(now, then))
    return
  }
  const read = (action: T['Action']): string => nameOf(trial, action)
  if (viewer !== 'spectator' && !sameActions(game.legal(state, viewer), game.legal(first, viewer), read)) {
    ledger.fail('imagine', `${title} offers other choices`)
  }
  if (now.status === 'over') return
  const kept = textOfState(trial, second)
  const seat = now.seats[0] as number
  const action = game.legal(first, seat)[0]
  if (action === undefined) ledger.fail('imagine', `${title} leaves seat ${seat} without a choice`)
  else game.apply(first, seat, action, chance, null)
  if (textOfState(trial, second) !== kept) ledger.fail('imagine', 'two imagined states share what changes')
}
