import type { GameTypes, Seat } from '../game.ts'
import type { Trial } from './trial.ts'

/** What a seat is asked names exactly the kinds of choice it has. */
export const testPrompt = <T extends GameTypes>(
  trial: Trial<T>,
  state: T['State'],
  seat: Seat,
  actions: readonly T['Action'][],
): void => {
  const { ledger, room, options, box } = trial
  if (room.saying === undefined) return
  ledger.test('prompt')
  const { kindOf, names } = room.saying.asks
  const asked = box.text.prompt(box.game.view(state, seat))
  const named = [...new Set(names(asked))].sort()
  const kinds = [...new Set(actions.map((action) => kindOf(action, options)))].sort()
  if (named.join() !== kinds.join()) {
    const phase = state.phase.kind
    ledger.fail('prompt', `${asked.id} in ${phase} names ${named.join(', ')}; to choose are ${kinds.join(', ')}`)
  }
}
