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
/** What a line says under these options, where that is not what it says else: the id of another one. */
export const lineOf = (options: Options, group: string, id: string): string => {
  const others: Readonly<Record<string, boolean>> = {
    'fight.reinforceDefender': options.firstReinforceTie === 'defender',
    'fight.powerTogether': options.powerCards === 'together',
    'fight.drawLost': options.drawRemoved === 'lost',
    'arena.lockedTimed': options.arenaTimeout > 0,
    'arena.fightFree': options.arenaAdjust === 'onFight',
    'dominoes.attachFree': !options.dominoForced,
    'dominoes.drawFree': !options.dominoForced,
    'widths.wideStrict': options.dominoStrictPlugs,
    'widths.narrowStrict': options.dominoStrictPlugs,
  }
  const other = Object.keys(others).find((key) => key.startsWith(`${group}.${id}`) && others[key] === true)
  return other ?? `${group}.${id}`
}

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
            <span>{t(lineOf(options, group, id), { ns: PRINT_WORDS, count: options.arenaTimeout })}</span>
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
