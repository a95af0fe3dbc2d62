import { Input } from 'react-aria-components/Input'
import { Switch } from 'react-aria-components/Switch'
import { TextField } from 'react-aria-components/TextField'
import { useTranslation } from 'react-i18next'
import { personName } from '../../person-name.ts'
import { useMe } from '../../wire/hooks.ts'
import type { SeatChoice } from '../seat-fields.tsx'
import { NEW_TABLE_WORDS } from './words.ts'
import '../seat-fields.css'

const LONGEST = 24

/** Whether somebody sits here in person. */
const sitsHere = (kind: SeatChoice): boolean => kind === 'me' || kind === 'here'

/** Names by seat as they will be shown: those written, and for the rest what one is called anyway. */
export const useNames = (seats: readonly SeatChoice[], written: readonly string[]): readonly string[] => {
  const { t } = useTranslation(NEW_TABLE_WORDS)
  const me = useMe().data
  return seats.map((kind, seat) => {
    const own = (written[seat] ?? '').trim()
    if (own !== '') return own
    return kind === 'me' && me !== undefined ? personName(t, me.name) : t('here.player', { seat: seat + 1 })
  })
}

/** The name of a person at this device, shown before the curtain lets them in. */
export const NameField = ({
  seat,
  kind,
  written,
  shown,
  onWrite,
}: {
  readonly seat: number
  readonly kind: SeatChoice
  readonly written: string
  readonly shown: string
  readonly onWrite: (name: string) => void
}) => {
  const { t } = useTranslation(NEW_TABLE_WORDS)
  if (!sitsHere(kind)) return null
  return (
    <TextField
      className="field seat-name"
      aria-label={t('here.name', { seat: seat + 1 })}
      value={written}
      onChange={onWrite}
      maxLength={LONGEST}
    >
      <Input placeholder={shown} autoComplete="off" />
    </TextField>
  )
}

/** Alone against bots one may do without the server. */
export const DeviceSwitch = ({ on, onChange }: { readonly on: boolean; readonly onChange: (on: boolean) => void }) => {
  const { t } = useTranslation(NEW_TABLE_WORDS)
  return (
    <Switch className="switch" isSelected={on} onChange={onChange}>
      <span className="groove-s" />
      {t('here.alone')}
    </Switch>
  )
}
