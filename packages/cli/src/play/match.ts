import type { GameTypes, Seat, Viewer } from '@menagerie/engine'
import { type Bots, openBots, questionAt } from '../arena/pool.ts'
import { print } from '../output.ts'
import { t } from '../text.ts'
import { type Match, tellUpdates } from './telling.ts'
import { takeTurn } from './turn.ts'

export type MatchEnd = 'over' | 'left' | 'inputEnded'

/** Plays to the end, or until somebody leaves. */
export const playMatch = async <T extends GameTypes>(match: Match<T>): Promise<MatchEnd> => {
  const people = [...match.sitters.keys()].filter((seat) => match.sitters[seat] === 'human')
  const isShared = people.length > 1
  const told = new Map<Viewer, number>()
  const tell = (viewer: Viewer): void => {
    told.set(viewer, tellUpdates(match, viewer, told.get(viewer) ?? -1))
  }
  const bots = match.sitters.every((sitter) => sitter === 'human') ? null : openBots(1)
  let shownTo: Seat | null = null
  try {
    for (;;) {
      if (!isShared) tell(people[0] ?? 'spectator')
      const pending = match.table.pending()
      if (pending.status === 'over') {
        if (isShared) {
          told.set('spectator', Math.max(...told.values()))
          tell('spectator')
        }
        return 'over'
      }
      const bot = pending.seats.find((seat) => match.sitters[seat] !== 'human')
      if (bot !== undefined && bots !== null) {
        await playBot(match, bots, bot)
        continue
      }
      const seat = pending.seats[0] as Seat
      if (isShared && shownTo !== seat) {
        match.asker.clear()
        if ((await match.asker.line(t('play.curtain', { player: match.names[seat] ?? '' }))) === null)
          return 'inputEnded'
        shownTo = seat
      }
      if (isShared) tell(seat)
      const end = await takeTurn(match, seat, { isShared })
      if (end !== 'done') return end
    }
  } finally {
    await bots?.close()
  }
}

const playBot = async <T extends GameTypes>(match: Match<T>, bots: Bots, seat: Seat): Promise<void> => {
  const { table, choices, budget, seed, asker, names } = match
  const bot = match.sitters[seat]
  if (bot === undefined || bot === 'human') return
  if (asker.interactive && (bot === 'search' || bot === 'master'))
    print(t('play.thinking', { player: names[seat] ?? '' }))
  const { steps } = await bots.ask(questionAt(table, seat, { bot, budget, seed, choices }))
  const result = table.act(seat, steps)
  if (!result.ok) throw new Error(`${bot} played ${steps.join(', ')}: ${result.refusal.code}`)
}
