import type { Options } from '@menagerie/games/monster-maker'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { WordCard } from '../../../pieces/word-card.tsx'
import type { PrintCard } from '../../print-room.ts'
import { PRINT_WORDS } from './words.ts'

const TURN = ['draw', 'walk', 'monster', 'fight', 'discard', 'free'] as const
const ROAD = ['team', 'creatures', 'trap', 'room', 'home', 'end'] as const
/** One for each seat there can be. */
const COPIES = 6

/** A turn on one side, battle, trap and the road back on the other. */
export const referenceCards = (options: Options, t: TFunction): readonly PrintCard[] => {
  const say = (key: string, values: Record<string, unknown> = {}): string => t(key, { ns: PRINT_WORDS, ...values })
  // Without a number of its own, the room lies nearer for five and six (MM-N1, MM-N2).
  const room = options.distance > 0 ? say('room.at', { perch: options.distance }) : say('room.bySeats')
  const side = (group: string, ids: readonly string[]): ReactNode => (
    <WordCard title={say(`${group}.title`)}>
      <ol>
        {ids.map((id, at) => (
          <li key={id}>
            <i>{at + 1}</i>
            <span>{say(`${group}.${id}`, { room })}</span>
          </li>
        ))}
      </ol>
    </WordCard>
  )
  return [
    {
      id: 'reference',
      name: say('turn.title'),
      copies: COPIES,
      twoFaces: true,
      help: null,
      designed: false,
      front: side('turn', TURN),
      back: side('road', ROAD),
    },
  ]
}
