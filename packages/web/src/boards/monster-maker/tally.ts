import { type Event, type View, prizeGold } from '@menagerie/games/monster-maker'
import type { TFunction } from 'i18next'
import type { Tally } from '../board.ts'
import { WORDS } from './looks.ts'
import { roundUpsOf } from './rounds.ts'

/** Gold at the end by what it came from: treasures, prizes, and how often a party came back (MM-V2, MM-V3). */
export const tally = (unknownView: unknown, unknownEvents: readonly unknown[], t: TFunction): readonly Tally[] => {
  const view = unknownView as View
  if (view.phase.kind !== 'over') return []
  const { gold } = view.phase
  const say = (key: string, values: Record<string, unknown> = {}): string => t(`tally.${key}`, { ns: WORDS, ...values })
  const rounds = roundUpsOf(view, unknownEvents as readonly Event[])
  return view.parties.map((party, seat) => {
    const sum = gold[seat] ?? null
    const prizes = prizeGold(party)
    const returns = rounds.filter(({ parties }) => parties[seat]?.back === true).length
    const home = { name: say('returns'), value: say('ofDungeons', { returns, dungeons: rounds.length }) }
    if (view.options.victory === 'dungeonWins')
      return {
        score: say('wins', { count: party.wins }),
        sources: [home, { name: say('prizes'), value: String(prizes) }],
      }
    return {
      score: sum === null ? '' : say('gold', { gold: sum }),
      sources: [
        ...(sum === null ? [] : [{ name: say('treasures'), value: String(sum - prizes) }]),
        { name: say('prizes'), value: String(prizes) },
        home,
      ],
    }
  })
}
