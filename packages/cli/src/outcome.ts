import type { Box, GameTypes, Outcome } from '@menagerie/engine'
import type { Sayer } from './say.ts'
import { t } from './text.ts'

/** How a match ended: the reason, then who came in at which place, or has none by the rules. */
export const outcomeLines = <T extends GameTypes>(
  box: Box<T>,
  options: T['Options'],
  { say }: Pick<Sayer, 'say'>,
  names: readonly string[],
  outcome: Outcome,
): readonly string[] => {
  const isRanked = (place: number): boolean => place === 1 || !box.unranked.includes(outcome.reason)
  const places = [...new Set(outcome.places)].filter(isRanked).sort((a, b) => a - b)
  const others = names.filter((_, seat) => !isRanked(outcome.places[seat] as number))
  return [
    t('play.over', { reason: say(box.text.outcome(options, outcome)) }),
    ...places.map((place) =>
      t('play.place', { place, players: names.filter((_, seat) => outcome.places[seat] === place) }),
    ),
    ...(others.length > 0 ? [t('play.unranked', { players: others })] : []),
  ]
}
