import type { Options } from '@menagerie/games/monster-pack'
import type { TFunction } from 'i18next'
import { WordCard } from '../../../pieces/word-card.tsx'
import type { PrintCard } from '../../print-room.ts'
import { Triangle } from '../triangle.tsx'
import { PRINT_WORDS } from './words.ts'

const STEPS = ['draw', 'countdown', 'summon', 'boost1', 'duel', 'boost2'] as const

/** The turn on one side, the triangle and the end of the game on the other; one for each player. */
export const referenceCards = (options: Options, t: TFunction): readonly PrintCard[] => {
  const say = (key: string, values: Record<string, unknown> = {}): string => t(key, { ns: PRINT_WORDS, ...values })
  const values = { hand: options.handSize, bonus: options.typeBonus, hp: options.startHp, deck: options.deckSize }
  return [
    {
      id: 'reference',
      name: say('reference.name'),
      copies: 2,
      twoFaces: true,
      help: null,
      designed: false,
      front: (
        <WordCard title={say('turn.title')}>
          <ol className="mp-turn">
            {STEPS.map((step, at) => (
              <li key={step}>
                <i>{at + 1}</i>
                <span>
                  <b>{say(`turn.${step}.name`)}</b> {say(`turn.${step}.text`, values)}
                </span>
              </li>
            ))}
          </ol>
        </WordCard>
      ),
      back: (
        <WordCard title={say('duel.title')}>
          <div className="mp-summary">
            <Triangle bonus={options.typeBonus} />
          </div>
          <ul className="mp-lines">
            <li>{say('duel.bonus', values)}</li>
            <li>{say('duel.equal')}</li>
            <li>{say(`duel.${options.whiteWild}`)}</li>
            <li>{say(`duel.${options.firstTurnBoost}`)}</li>
            <li>{say(`duel.${options.deckOut}`)}</li>
          </ul>
        </WordCard>
      ),
    },
  ]
}
