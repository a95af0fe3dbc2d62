import type { Seat } from '@menagerie/engine'
import type { ReactNode } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { useTranslation } from 'react-i18next'
import type { HereSeat } from '../../here/authority.ts'
import { Wax } from '../../pieces/wax.tsx'
import { ChoiceChips } from '../choice-chips.tsx'
import { DEVICE_WORDS } from './words.ts'
import './sitting.css'

export const OTHERS = ['master', 'club', 'beginner', 'random', 'friend'] as const
/** Who takes the seats that are not one's own. */
export type Other = (typeof OTHERS)[number]

/** Which seat one takes. */
export const OwnSeatField = ({
  names,
  bots,
  seat,
  onChoose,
}: {
  readonly names: readonly ReactNode[]
  /** Seats where a bot sat. */
  readonly bots: readonly boolean[]
  readonly seat: Seat
  readonly onChoose: (seat: Seat) => void
}) => {
  const { t } = useTranslation(DEVICE_WORDS)
  return (
    <div className="field">
      <span className="label" id="own-seat">
        {t('sitting.seat')}
      </span>
      <RadioGroup
        className="chips"
        aria-labelledby="own-seat"
        value={String(seat)}
        onChange={(next) => onChoose(Number(next))}
      >
        {names.map((name, one) => (
          <Radio key={one} className="chip with-wax" value={String(one)}>
            <Wax seat={one} bot={bots[one] === true} />
            {name}
          </Radio>
        ))}
      </RadioGroup>
    </div>
  )
}

/** Who takes the other seats. */
export const OthersField = ({
  other,
  onChoose,
}: {
  readonly other: Other
  readonly onChoose: (other: Other) => void
}) => {
  const { t } = useTranslation(DEVICE_WORDS)
  return (
    <div className="field">
      <span className="label" id="other-seats">
        {t('sitting.others')}
      </span>
      <ChoiceChips
        labelId="other-seats"
        ids={OTHERS}
        words={(one) => t(one === 'friend' ? 'sitting.people' : `client:bots.${one}`)}
        value={other}
        onChange={onChoose}
      />
    </div>
  )
}

/** The seats of a table of this device: oneself at one, the others as chosen. */
export const sittingAt = (
  seats: number,
  own: Seat,
  me: string,
  other: Other,
  friend: (seat: Seat) => string,
): readonly HereSeat[] =>
  Array.from({ length: seats }, (_, seat) =>
    seat === own
      ? { kind: 'human', name: me }
      : other === 'friend'
        ? { kind: 'human', name: friend(seat) }
        : { kind: 'bot', bot: other },
  )
