import type { TFunction } from 'i18next'
import type { PrintPart } from '../../boards/print-room.ts'
import { WordCard } from '../../pieces/word-card.tsx'

/** A card that names whose work was printed: the licence of the icons asks for it. */
export const creditsPart = (t: TFunction, game: string, credit: string): PrintPart => {
  const say = (key: string): string => t(key, { ns: 'print' })
  return {
    kind: 'cards',
    id: 'credits',
    name: say('credits.title'),
    help: say('credits.help'),
    byDeck: false,
    cards: [
      {
        id: 'credits',
        name: say('credits.title'),
        front: (
          <WordCard title={say('credits.title')}>
            <p>{credit}</p>
            <p>{say('credits.icons')}</p>
            <p>{say('credits.fonts')}</p>
            <p>{say('credits.art')}</p>
            <small>{t('name', { ns: game })}</small>
          </WordCard>
        ),
        back: null,
        twoFaces: false,
        copies: 1,
        help: null,
        designed: false,
      },
    ],
  }
}
