import { useTranslation } from 'react-i18next'
import { gameName } from '../../game-name.ts'
import { games } from '../../games.ts'
import { ChoiceChips } from '../choice-chips.tsx'
import { CLOCKS, COUNTS, PACES, SEATS, type Wishes } from './fitting.ts'
import { OPEN_WORDS } from './words.ts'

const ANY = 'any'

/** What one wishes of a table. */
export const Filters = ({
  wishes,
  onChange,
}: {
  readonly wishes: Wishes
  readonly onChange: (wishes: Wishes) => void
}) => {
  const { t } = useTranslation(OPEN_WORDS)
  return (
    <div className="open-filters">
      <ChoiceChips
        label={t('game')}
        ids={[ANY, ...games.map(({ id }) => id)]}
        words={(id) => (id === ANY ? t('anyGame') : gameName(t, id))}
        value={wishes.game}
        onChange={(game) => onChange({ ...wishes, game })}
      />
      <ChoiceChips
        label={t('seats')}
        ids={SEATS}
        words={(id) => t(`seatsFree.${id}`)}
        value={wishes.seats}
        onChange={(seats) => onChange({ ...wishes, seats })}
      />
      <ChoiceChips
        label={t('pace')}
        ids={PACES}
        words={(id) => t(`paces.${id}`)}
        value={wishes.pace}
        onChange={(pace) => onChange({ ...wishes, pace })}
      />
      <ChoiceChips
        label={t('clock')}
        ids={CLOCKS}
        words={(id) => t(`clocks.${id}`)}
        value={wishes.clock}
        onChange={(clock) => onChange({ ...wishes, clock })}
      />
      <ChoiceChips
        label={t('counts')}
        ids={COUNTS}
        words={(id) => t(`counted.${id}`)}
        value={wishes.counts}
        onChange={(counts) => onChange({ ...wishes, counts })}
      />
    </div>
  )
}
