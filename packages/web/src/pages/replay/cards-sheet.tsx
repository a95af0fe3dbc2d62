import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardPage } from '../../boards/board.ts'
import { CardHistory, HistoriesContext } from '../../pieces/card-history.tsx'
import { CardFace } from '../../pieces/card.tsx'
import { Sheet } from '../../pieces/sheet.tsx'

/** The cards that the log names, and what happened to each. */
export const CardsSheet = ({
  cards,
  open,
  onClose,
}: {
  readonly cards: readonly CardPage[]
  readonly open: boolean
  readonly onClose: () => void
}) => {
  const { t } = useTranslation('replay')
  const histories = useContext(HistoriesContext)
  const [chosen, setChosen] = useState<string | null>(null)
  const named = cards.filter(({ look }) => (histories?.of(look.name).length ?? 0) > 0)
  const card = named.find(({ id }) => id === chosen) ?? null
  return (
    <Sheet title={t('history.choose')} open={open} onClose={onClose} wide>
      {named.length === 0 && <p>{t('history.noCards')}</p>}
      <ul className="history-cards">
        {named.map(({ id, look }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosen}
              aria-label={t('history.card', { name: look.name, count: histories?.of(look.name).length ?? 0 })}
              onClick={() => setChosen(id === chosen ? null : id)}
            >
              <CardFace look={look} />
            </button>
          </li>
        ))}
      </ul>
      {card !== null && (
        // What was asked for is brought into sight under the many cards.
        <div className="history-one" key={card.id} ref={(element) => element?.scrollIntoView({ block: 'nearest' })}>
          <h3 className="h-panel">{card.look.name}</h3>
          <CardHistory name={card.look.name} onGo={onClose} />
        </div>
      )}
    </Sheet>
  )
}
