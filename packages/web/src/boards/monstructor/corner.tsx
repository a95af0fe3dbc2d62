import type { View } from '@menagerie/games/monstructor'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../pieces/icon.tsx'
import './corner.css'
import { sayer } from './words.ts'

/** The deck, what differs from the rules as they come, and whatever else belongs to the table as a whole. */
export const Corner = ({
  view,
  rulings,
  onRulings,
  children = null,
}: {
  readonly view: View
  /** How many options differ. */
  readonly rulings: number
  readonly onRulings: () => void
  readonly children?: ReactNode
}) => {
  const { t } = useTranslation()
  const say = sayer(t)
  return (
    <div className="ms-corner">
      {children}
      <span
        className="ms-deck"
        data-look="deck"
        role="img"
        aria-label={say('deck.label', { count: view.deckCount })}
        data-zone="deck"
      >
        <Icon name="card-pickup" />
        {view.deckCount}
      </span>
      {rulings > 0 && (
        <button
          type="button"
          className="ms-rulings"
          data-thing
          aria-label={say('rulings', { count: rulings })}
          onClick={onRulings}
        >
          <Icon name="scroll-unfurled" />
          {rulings}
        </button>
      )}
    </div>
  )
}
