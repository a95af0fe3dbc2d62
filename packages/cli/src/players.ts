import { type BotKind, type Budget, runBot } from '@menagerie/bots'
import type { Box, Chance, GameTypes, Seat } from '@menagerie/engine'
import { wrongUsage } from './stop.ts'
import { t } from './text.ts'

/** One bot a seat: a single one sits in all. */
export const spread = <X>(list: readonly X[], seats: number): readonly X[] => {
  if (list.length === 1) return Array.from({ length: seats }, () => list[0] as X)
  if (list.length !== seats) throw wrongUsage(t('error.botCount', { seats }))
  return list
}

const DEFAULT_MS = 200

/** `--ms` or `--iterations`. */
export const budgetOf = (ms: number | undefined, iterations: number | undefined): Budget => {
  if (ms !== undefined && iterations !== undefined) throw wrongUsage(t('error.both'))
  return iterations === undefined ? { ms: ms ?? DEFAULT_MS } : { iterations }
}

const now = (): number => performance.now()

/** Chooses the next step or steps of a seat in a match that this process plays by itself. */
export type Chooser<T extends GameTypes> = (
  state: T['State'],
  seat: Seat,
  legal: readonly T['Action'][],
) => readonly T['Action'][]

/** A bot of this process. It gets the view that is built here, not the state; random needs neither. */
export const chooserOf = <T extends GameTypes>(
  box: Box<T>,
  options: T['Options'],
  bot: BotKind,
  budget: Budget,
  chance: Chance,
): Chooser<T> => {
  const { game } = box
  if (bot === 'random') return (_, __, legal) => [legal[chance.pick(legal.length)] as T['Action']]
  return (state, seat, legal) => {
    const request = {
      box,
      options,
      view: game.view(state, seat),
      legal: legal.map((action) => game.format(options, action)),
      seat,
      bot,
      seed: String(chance.pick(2 ** 21)),
      budget,
      now,
    }
    return runBot(request).map((text) => game.parse(options, text) as T['Action'])
  }
}
