import type { Options } from '@menagerie/games/dragon-treasure'
import type { TFunction } from 'i18next'
import { WordCard } from '../../../pieces/word-card.tsx'
import type { PrintCard } from '../../print-room.ts'
import { PRINT_WORDS } from './words.ts'

const ROLLS = ['one', 'points', 'six'] as const

/** The die on one side, fights and the end of the game on the other; one for each player. */
export const referenceCards = (options: Options, t: TFunction): readonly PrintCard[] => {
  const say = (key: string, values: Record<string, unknown> = {}): string => t(key, { ns: PRINT_WORDS, ...values })
  const lines = [
    say('fight.armies'),
    say('fight.tie'),
    say(options.exactDistance ? 'fight.stealExact' : 'fight.steal'),
    say('fight.dragon'),
    say('fight.win', { count: options.victoryTreasures }),
  ]
  return [
    {
      id: 'reference',
      name: say('reference.name'),
      copies: 4,
      twoFaces: true,
      help: null,
      designed: false,
      front: (
        <WordCard title={say('turn.title')}>
          <ol>
            {ROLLS.map((roll) => (
              <li key={roll}>
                <i>{say(`turn.${roll}.die`)}</i>
                <span>{say(`turn.${roll}.text`)}</span>
              </li>
            ))}
          </ol>
          <ul className="dt-print-lines">
            <li>{say('turn.step')}</li>
            <li>{say('turn.lair')}</li>
            <li>{say('turn.carry')}</li>
          </ul>
        </WordCard>
      ),
      back: (
        <WordCard title={say('fight.title')}>
          <ul className="dt-print-lines">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </WordCard>
      ),
    },
  ]
}
