import type { Box, GameTypes, Outcome } from '@menagerie/engine'
import type { Sayer } from './say.ts'
import { t } from './text.ts'

/** How a match ended: the reason, then who came in at which place. */
export const outcomeLines = <T extends GameTypes>(
  box: Box<T>,
  options: T['Options'],
  { say }: Sayer,
  names: readonly string[],
  outcome: Outcome,
): readonly string[] => {
  const places = [...new Set(outcome.places)].sort((a, b) => a - b)
  return [
    t('play.over', { reason: say(box.text.outcome(options, outcome)) }),
    ...places.map((place) =>
      t('play.place', { place, players: names.filter((_, seat) => outcome.places[seat] === place) }),
    ),
  ]
}
