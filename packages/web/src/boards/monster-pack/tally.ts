import type { Seat } from '@menagerie/engine'
import type { Card, CardIndex, Event, View } from '@menagerie/games/monster-pack'
import type { TFunction } from 'i18next'
import type { Tally } from '../board.ts'
import { WORDS, nameOf } from './looks.ts'

/** Monsters named by the damage they did, at most. */
const NAMED = 3

/** Hit points left, the damage each player's monsters did, the strongest first, and how many of the other's fell. */
export const tally = (unknownView: unknown, events: readonly unknown[], t: TFunction): readonly Tally[] => {
  const view = unknownView as View
  return ([0, 1] as const).map((seat: Seat) => {
    const damage = new Map<CardIndex, number>()
    let felled = 0
    for (const event of events as readonly Event[]) {
      if (event.kind === 'attacked' && event.seat === seat)
        damage.set(event.card, (damage.get(event.card) ?? 0) + event.damage)
      if (event.kind === 'dueled' && event.discarded[(1 - seat) as 0 | 1]) felled++
    }
    const strongest = [...damage].sort((a, b) => b[1] - a[1])
    const rest = strongest.slice(NAMED).reduce((sum, [, done]) => sum + done, 0)
    return {
      score: t('tally.hp', { ns: WORDS, hp: view.sides[seat as 0 | 1].hp }),
      sources: [
        ...strongest.slice(0, NAMED).map(([card, done]) => ({
          name: nameOf(t, view.options.cards[card] as Card),
          value: t('tally.damage', { ns: WORDS, count: done }),
        })),
        ...(rest > 0
          ? [{ name: t('tally.others', { ns: WORDS }), value: t('tally.damage', { ns: WORDS, count: rest }) }]
          : []),
        { name: t('tally.felled', { ns: WORDS }), value: String(felled) },
      ],
    }
  })
}
