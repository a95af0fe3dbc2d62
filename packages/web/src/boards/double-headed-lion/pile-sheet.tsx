import { type Card as CardKind, RETREAT, SKILL } from '@menagerie/games/double-headed-lion'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import { Card } from '../../pieces/card.tsx'
import { Sheet } from '../../pieces/sheet.tsx'
import { type Side, WORDS, cardLook } from './looks.ts'

const cardFrom = (text: string): CardKind => (text === 'Sk' ? SKILL : text === 'Re' ? RETREAT : Number(text))

/** Skill: one card of the own pile is named, or none (DL-6.4, DL-6.7). It stays until answered. */
export const PileSheet = ({
  side,
  open,
  cards,
  onFetch,
  onNone,
}: {
  readonly side: Side
  readonly open: boolean
  /** Cards that may be named, as the notation writes them. */
  readonly cards: readonly string[]
  readonly onFetch: (card: string) => void
  readonly onNone: (() => void) | null
}) => {
  const { t } = useTranslation(WORDS)
  return (
    <Sheet title={t('fetch.title')} open={open} onClose={() => onNone?.()}>
      <p>{t('fetch.lead')}</p>
      <div className="dl-fetch">
        {cards.map((text) => (
          <Card
            key={text}
            look={cardLook(t, side, cardFrom(text))}
            place={`p.${text}`}
            state="can"
            onPress={() => onFetch(text)}
          />
        ))}
      </div>
      {onNone !== null && (
        <div className="row">
          <Button look="paper" onPress={onNone}>
            {t('button.fetchNone')}
          </Button>
        </div>
      )}
    </Sheet>
  )
}
