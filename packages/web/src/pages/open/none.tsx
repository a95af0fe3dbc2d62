import type { Summary } from '@menagerie/protocol'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import { type Field, NO_WISHES, type Wishes, couldLeaveOut, waiting } from './fitting.ts'
import { OPEN_WORDS } from './words.ts'

/** Why no table is shown, and what one could do without. */
export const NoneFits = ({
  tables,
  wishes,
  onChange,
}: {
  readonly tables: readonly Summary[]
  readonly wishes: Wishes
  readonly onChange: (wishes: Wishes) => void
}) => {
  const { t } = useTranslation(OPEN_WORDS)
  const all = waiting(tables).length
  if (all === 0) return <p className="none">{t('none')}</p>
  const without = couldLeaveOut(tables, wishes)
  const anyOf: Readonly<Record<Field, string>> = {
    game: t('anyGame'),
    seats: t('seatsFree.any'),
    pace: t('paces.any'),
    clock: t('clocks.any'),
    counts: t('counted.any'),
  }
  return (
    <div className="none">
      <p>{t('noneFits', { count: all })}</p>
      <div className="row-actions">
        {without.map(({ field, found }) => (
          <Button key={field} look="paper" size="sm" onPress={() => onChange({ ...wishes, [field]: 'any' })}>
            {t('without', { what: anyOf[field], count: found })}
          </Button>
        ))}
        {without.length === 0 && (
          <Button look="paper" size="sm" onPress={() => onChange(NO_WISHES)}>
            {t('showAll', { count: all })}
          </Button>
        )}
      </div>
    </div>
  )
}
