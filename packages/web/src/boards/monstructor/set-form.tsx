import { setWarnings } from '@menagerie/games/monstructor'
import { useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { TextField } from 'react-aria-components/TextField'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../../pieces/button.tsx'
import type { OwnData } from '../own-data.ts'
import {
  ADDED,
  type Column,
  EFFECT_CODES,
  type Row,
  type Sheet,
  fieldsOf,
  groupOf,
  readSheet,
  template,
  withCell,
  withRow,
  withoutRow,
  writeSheet,
} from './set-edit.ts'
import './set-form.css'
import { GAME, WORDS } from './words.ts'

/** One card: its id and kind, and a field for each thing a person may change. */
const CardFields = ({
  row,
  onCell,
  onRemove,
}: {
  readonly row: Row
  readonly onCell: (column: Column, text: string) => void
  readonly onRemove: () => void
}) => {
  const { t } = useTranslation(WORDS)
  return (
    <li>
      <b>
        {row.id}
        <small>{t(`kinds.${row.kind}`, { ns: GAME, defaultValue: row.kind })}</small>
      </b>
      {fieldsOf(row).map((column) => (
        <TextField
          key={column}
          className={`field is-${column}`}
          aria-label={t('set.cell', { card: row.id, column: t(`set.column.${column}`) })}
          value={row[column]}
          onChange={(text) => onCell(column, text)}
        >
          <Input placeholder={t(`set.column.${column}`)} />
        </TextField>
      ))}
      <IconButton icon="cross-mark" label={t('set.remove', { card: row.id })} onPress={onRemove} />
    </li>
  )
}

const SetForm = ({ text, onText }: { readonly text: string; readonly onText: (text: string) => void }) => {
  const { t } = useTranslation(WORDS)
  const sheet = readSheet(text) ?? readSheet(template()) ?? []
  const groups = [...new Set(sheet.map(groupOf))]
  const [open, setOpen] = useState<string | null>(groups[0] ?? null)
  const set = (next: Sheet): void => onText(writeSheet(next))
  const titleOf = (group: string): string => {
    if (group === 'power' || group === 'spell') return t(`page.group.${group}`)
    return group.startsWith('dragon ') ? t('page.group.dragon', { faction: group.slice('dragon '.length) }) : group
  }
  return (
    <div className="set-form" data-wide>
      <p>{t('set.help', { effects: EFFECT_CODES })}</p>
      <div className="filters" role="group" aria-label={t('set.groups')}>
        {groups.map((group) => (
          <button
            key={group}
            type="button"
            className="filter"
            aria-pressed={group === open}
            onClick={() => setOpen(group === open ? null : group)}
          >
            {titleOf(group)}
          </button>
        ))}
      </div>
      {open !== null && (
        <ul aria-label={titleOf(open)}>
          {sheet.map((row, at) =>
            groupOf(row) === open ? (
              <CardFields
                key={at}
                row={row}
                onCell={(column, typed) => {
                  const next = withCell(sheet, at, column, typed)
                  set(next)
                  setOpen(groupOf(next[at] as Row))
                }}
                onRemove={() => set(withoutRow(sheet, at))}
              />
            ) : null,
          )}
        </ul>
      )}
      <div className="own-tools">
        {ADDED.map((kind) => (
          <Button
            key={kind}
            look="paper"
            size="sm"
            onPress={() => {
              const next = withRow(sheet, kind)
              set(next)
              setOpen(groupOf(next.at(-1) as Row))
            }}
          >
            {t('set.add', { what: t(`kinds.${kind}`, { ns: GAME }) })}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** A card set of one's own, as text or card by card. */
export const ownSet: OwnData = { template, warnings: (_option, value) => setWarnings(value), Form: SetForm }
