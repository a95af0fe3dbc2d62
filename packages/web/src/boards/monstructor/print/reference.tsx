import type { Options } from '@menagerie/games/monstructor'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { WordCard } from '../../../pieces/word-card.tsx'
import type { PrintCard } from '../../print-room.ts'
import { PRINT_WORDS } from './words.ts'

const FIGHT = ['fight', ['flip', 'reinforce', 'power', 'spell', 'win', 'draw']] as const
/** Title and lines of the front and of the back. */
const SIDES = {
  dominoes: [
    ['dominoes', ['lead', 'attach', 'draw', 'close', 'refill', 'end']],
    ['widths', ['wide', 'narrow', 'three']],
  ],
  classic: [['turn', ['take', 'build', 'challenge', 'adjust', 'refuse', 'next']], FIGHT],
  arena: [['arena', ['take', 'enter', 'locked', 'fight', 'next']], FIGHT],
} as const
/** One for each seat there can be. */
const COPIES = 5

/** What to do in a turn on one side, how a fight goes on the other. */
export const referenceCards = (options: Options, t: TFunction): readonly PrintCard[] => {
  const say = (key: string): string => t(key, { ns: PRINT_WORDS })
  const side = ([group, lines]: readonly [string, readonly string[]]): ReactNode => (
    <WordCard title={say(`${group}.title`)}>
      <ol>
        {lines.map((id, at) => (
          <li key={id}>
            <i>{at + 1}</i>
            <span>{say(`${group}.${id}`)}</span>
          </li>
        ))}
      </ol>
    </WordCard>
  )
  const [front, back] = SIDES[options.mode]
  return [
    {
      id: 'reference',
      name: say(`${front[0]}.title`),
      copies: COPIES,
      twoFaces: true,
      help: null,
      designed: false,
      front: side(front),
      back: side(back),
    },
  ]
}
