import { type Options, markOfValue } from '@menagerie/games/double-headed-lion'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { WordCard } from '../../../pieces/word-card.tsx'
import type { PrintCard } from '../../print-room.ts'
import { GAME, type Side, characterLook, everybody, sideName, summaryWords } from '../looks.ts'
import { PRINT_WORDS, turnSteps } from './words.ts'

const FOLDING = ['cut', 'fold', 'glue', 'same'] as const

const card = (id: string, name: string, designed: boolean, front: ReactNode, back: ReactNode): PrintCard => ({
  id,
  name,
  front,
  back,
  twoFaces: true,
  copies: 2,
  help: null,
  designed,
})

/** Everybody of one army: value, name, and what sets them apart. */
const Army = ({ t, options, side }: { readonly t: TFunction; readonly options: Options; readonly side: Side }) => (
  <WordCard title={t(`sides.${sideName(side)}`, { ns: GAME })}>
    <ul className="dl-army">
      {everybody
        .filter((one) => one.side === side)
        .map(({ piece }) => {
          const look = characterLook(t, options, side, piece)
          return (
            <li key={piece}>
              <i>{look.number}</i>
              <span>
                <b>{look.name}</b> {summaryWords(t, options, side, piece)}
              </span>
            </li>
          )
        })}
    </ul>
  </WordCard>
)

/** A turn, the folding of the pieces, and both armies; one of each for each player. */
export const referenceCards = (t: TFunction, options: Options): readonly PrintCard[] => {
  const say = (key: string): string => t(key, { ns: PRINT_WORDS })
  const steps = (group: string, ids: readonly string[]): ReactNode => (
    <WordCard title={say(`${group}.title`)}>
      <ol className="dl-steps">
        {ids.map((id, at) => (
          <li key={id}>
            <i>{at + 1}</i>
            <span>{say(`${group}.${id}`)}</span>
          </li>
        ))}
      </ol>
    </WordCard>
  )
  // Values that somebody set are not the rulebook's.
  const changed = everybody.some(({ side, piece }) => markOfValue(options, side, piece) === 'D')
  return [
    card('turn', say('turn.title'), false, steps('turn', turnSteps(options)), steps('folding', FOLDING)),
    card(
      'armies',
      say('armies'),
      changed,
      <Army t={t} options={options} side={0} />,
      <Army t={t} options={options} side={1} />,
    ),
  ]
}
