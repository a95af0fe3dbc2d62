import type { Options } from '@menagerie/games/double-headed-lion'
import { useTranslation } from 'react-i18next'
import { Card } from '../../pieces/card.tsx'
import { type Side, WORDS, cardFrom, cardLook } from './looks.ts'

/** Skill: one card of the own pile is named (DL-6.4). It stands in the fight; naming none is a button of the prompt. */
export const FetchRow = ({
  options,
  side,
  cards,
  onFetch,
}: {
  readonly options: Options
  readonly side: Side
  /** Cards that may be named, as the notation writes them. */
  readonly cards: readonly string[]
  readonly onFetch: (card: string) => void
}) => {
  const { t } = useTranslation(WORDS)
  return (
    <section className="dl-fetch" aria-label={t('fetch.title')}>
      <p>{t('fetch.lead')}</p>
      <div>
        {cards.map((text) => (
          <Card
            key={text}
            look={cardLook(t, options, side, cardFrom(text))}
            place={`p.${text}`}
            state="can"
            onPress={() => onFetch(text)}
          />
        ))}
      </div>
    </section>
  )
}
