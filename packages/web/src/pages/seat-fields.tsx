import { Switch } from 'react-aria-components/Switch'
import { useTranslation } from 'react-i18next'
import { Wax } from '../pieces/wax.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import { DeviceSwitch, NameField } from './new-table/seats-here.tsx'
import { NEW_TABLE_WORDS } from './new-table/words.ts'
import type { ComeFor } from './new-table/use-wanted.ts'
import './seat-fields.css'

/** Who is to sit at a seat of a new table. */
export type SeatChoice = 'me' | 'here' | 'friend' | 'random' | 'beginner' | 'club' | 'master'

/** Who may sit down, by what one came for: nobody comes by a link to those who share a device, and nobody invites whom chance plays. */
const KINDS: Readonly<Record<ComeFor, readonly SeatChoice[]>> = {
  options: ['me', 'here', 'friend', 'random', 'beginner', 'club', 'master'],
  friends: ['me', 'friend', 'beginner', 'club', 'master'],
  device: ['me', 'here', 'random', 'beginner', 'club', 'master'],
}

export const isPerson = (kind: SeatChoice): boolean => kind === 'me' || kind === 'here' || kind === 'friend'

/** Those at this device and those who come by a link sit at different tables: whoever is chosen last decides which. */
const fitting = (now: SeatChoice, chosen: SeatChoice): SeatChoice => {
  if (chosen === 'here' && now === 'friend') return 'here'
  return chosen === 'friend' && now === 'here' ? 'friend' : now
}

interface SeatFieldsProps {
  readonly at: ComeFor
  readonly counts: readonly number[]
  readonly seats: readonly SeatChoice[]
  readonly onChange: (seats: readonly SeatChoice[]) => void
  readonly listed: boolean
  readonly onList: (listed: boolean) => void
  /** Names written for the people at this device, by seat, and as they will be shown. */
  readonly written: readonly string[]
  readonly names: readonly string[]
  readonly onName: (seat: number, name: string) => void
  /** Alone against bots without the server. */
  readonly device: boolean
  readonly onDevice: (device: boolean) => void
}

/** Who takes a seat besides one's own, until somebody else is chosen. */
export const ADDED: Readonly<Record<ComeFor, SeatChoice>> = { options: 'club', friends: 'friend', device: 'here' }

/** How many seats the table has. */
const CountField = ({ at, counts, seats, onChange }: Pick<SeatFieldsProps, 'at' | 'counts' | 'seats' | 'onChange'>) => {
  const { t } = useTranslation()
  return (
    <ChoiceChips
      label={t('newTable.count')}
      ids={counts.map(String)}
      words={(count) => count}
      value={String(seats.length)}
      onChange={(next) => onChange(Array.from({ length: Number(next) }, (_, seat) => seats[seat] ?? ADDED[at]))}
    />
  )
}

/** Who is to sit at one seat. */
const KindField = ({
  at,
  seat,
  kind,
  onChoose,
}: {
  readonly at: ComeFor
  readonly seat: number
  readonly kind: SeatChoice
  readonly onChoose: (kind: SeatChoice) => void
}) => {
  const { t } = useTranslation()
  const { t: ofTable } = useTranslation(NEW_TABLE_WORDS)
  return (
    <ChoiceChips
      label={t('newTable.seat', { seat: seat + 1 })}
      ids={KINDS[at]}
      words={(one) => (one === 'here' ? ofTable('here.seat') : t(isPerson(one) ? `newTable.${one}` : `bots.${one}`))}
      value={kind}
      onChange={onChoose}
    />
  )
}

export const SeatFields = ({
  at,
  counts,
  seats,
  onChange,
  listed,
  onList,
  written,
  names,
  onName,
  device,
  onDevice,
}: SeatFieldsProps) => {
  const { t } = useTranslation()
  const set = (seat: number, kind: SeatChoice): void =>
    // One sits at one place: who takes another leaves their own to a bot.
    onChange(
      seats.map((now, one) => (one === seat ? kind : kind === 'me' && now === 'me' ? 'club' : fitting(now, kind))),
    )
  const kindField = (kind: SeatChoice, seat: number) => (
    <KindField at={at} seat={seat} kind={kind} onChoose={(next) => set(seat, next)} />
  )
  return (
    <div className="form">
      {counts.length > 1 && <CountField at={at} counts={counts} seats={seats} onChange={onChange} />}
      {seats.map((kind, seat) => (
        <div className="seat-field" key={seat}>
          <Wax seat={seat} bot={!isPerson(kind)} />
          {seats.includes('here') && (
            <NameField
              seat={seat}
              kind={kind}
              written={written[seat] ?? ''}
              shown={names[seat] ?? ''}
              onWrite={(name) => onName(seat, name)}
            />
          )}
          {at !== 'device' && <div className="seat-kind">{kindField(kind, seat)}</div>}
          {at === 'device' && !isPerson(kind) && <b className="seat-kind">{t(`bots.${kind}`)}</b>}
        </div>
      ))}
      {at === 'device' && (
        <details className="all-options">
          <summary>{t('newTable.whoElse')}</summary>
          {seats.map((kind, seat) => (
            <div className="seat-field" key={seat}>
              <Wax seat={seat} bot={!isPerson(kind)} />
              <div className="seat-kind">{kindField(kind, seat)}</div>
            </div>
          ))}
        </details>
      )}
      {!seats.includes('here') && !seats.includes('friend') && <DeviceSwitch on={device} onChange={onDevice} />}
      {!seats.includes('me') && !seats.includes('here') && (
        <p className="trouble" role="alert">
          {t('newTable.sitSomewhere')}
        </p>
      )}
      {seats.includes('friend') && (
        <Switch className="switch" isSelected={listed} onChange={onList}>
          <span className="groove-s" />
          {t('newTable.listed')}
        </Switch>
      )}
    </div>
  )
}
