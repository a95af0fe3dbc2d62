import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { Switch } from 'react-aria-components/Switch'
import { useTranslation } from 'react-i18next'
import { Wax } from '../pieces/wax.tsx'

/** Who is to sit at a seat of a new table. */
export type SeatChoice = 'me' | 'friend' | 'random' | 'greedy' | 'search'

const KINDS: readonly SeatChoice[] = ['me', 'friend', 'random', 'greedy', 'search']

export const SeatFields = ({
  counts,
  seats,
  onChange,
  listed,
  onList,
}: {
  readonly counts: readonly number[]
  readonly seats: readonly SeatChoice[]
  readonly onChange: (seats: readonly SeatChoice[]) => void
  readonly listed: boolean
  readonly onList: (listed: boolean) => void
}) => {
  const { t } = useTranslation()
  const set = (seat: number, kind: SeatChoice): void =>
    // One sits at one place: who takes another leaves his own to a bot.
    onChange(seats.map((now, at) => (at === seat ? kind : kind === 'me' && now === 'me' ? 'greedy' : now)))
  return (
    <div className="form">
      {counts.length > 1 && (
        <RadioGroup
          className="chips"
          aria-label={t('newTable.count')}
          value={String(seats.length)}
          onChange={(next) => onChange(Array.from({ length: Number(next) }, (_, at) => seats[at] ?? 'greedy'))}
        >
          {counts.map((count) => (
            <Radio key={count} className="chip" value={String(count)}>
              {count}
            </Radio>
          ))}
        </RadioGroup>
      )}
      {seats.map((kind, seat) => (
        <div className="seat-field" key={seat}>
          <Wax seat={seat} bot={kind !== 'me' && kind !== 'friend'} />
          <RadioGroup
            className="chips"
            aria-label={t('newTable.seat', { seat: seat + 1 })}
            value={kind}
            onChange={(next) => set(seat, next as SeatChoice)}
          >
            {KINDS.map((one) => (
              <Radio key={one} className="chip" value={one}>
                {t(one === 'me' || one === 'friend' ? `newTable.${one}` : `bots.${one}`)}
              </Radio>
            ))}
          </RadioGroup>
        </div>
      ))}
      {!seats.includes('me') && (
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
