import type { OptionRow } from '@menagerie/engine'
import { useTranslation } from 'react-i18next'
import { Rulings } from '../pieces/rulings.tsx'
import { Sheet } from '../pieces/sheet.tsx'
import type { AnyView, Table } from './use-table.ts'

/** What differs at this table from the rules as they come. */
export const RulingsSheet = ({
  table,
  rows,
  open,
  onClose,
}: {
  readonly table: Table<AnyView, unknown>
  readonly rows: readonly OptionRow[]
  readonly open: boolean
  readonly onClose: () => void
}) => {
  const { t } = useTranslation()
  return (
    <Sheet title={t('rulings.title')} open={open} onClose={onClose}>
      <Rulings game={table.game.id} rows={rows} choices={table.given.choices} onRule={onClose} />
    </Sheet>
  )
}
