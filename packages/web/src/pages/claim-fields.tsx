import { type Choices, type ClaimRow, type Seat, claimantOf, claimsAt } from '@menagerie/engine'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { useTranslation } from 'react-i18next'
import type { BoardModule, ClaimRoom } from '../boards/board.ts'
import type { GameRoom } from '../games.ts'
import { artUrl } from '../pieces/art.ts'
import './claim-fields.css'
import { claimOf } from './claims.ts'

interface ClaimFieldsProps {
  readonly room: GameRoom
  readonly board: BoardModule
  readonly choices: Choices
  /** By seat; empty where nobody sits. */
  readonly names: readonly string[]
  /** Seats that claim something here. */
  readonly claiming: readonly Seat[]
  readonly onClaim: (row: ClaimRow, seat: Seat, claim: number | null) => void
}

type ClaimFieldProps = Omit<ClaimFieldsProps, 'board' | 'claiming'> & {
  readonly row: ClaimRow
  readonly claims: ClaimRoom
  readonly seat: Seat
  /** Whose it is, where several claim here. */
  readonly shared: boolean
}

const ANY = 'any'

/** What one seat claims: any thing nobody else has, or what is left. */
const ClaimField = ({ room, row, claims, choices, names, seat, shared, onClaim }: ClaimFieldProps) => {
  const { t } = useTranslation()
  const claimed = claimsAt(choices, row)
  const option = t(`options.${row.id}.name`, { ns: room.id })
  return (
    <div className="claim-field">
      {shared && <b>{names[seat]}</b>}
      <RadioGroup
        className="chips"
        aria-label={shared ? t('claims.of', { name: names[seat], option }) : option}
        value={String(claimed[seat] ?? ANY)}
        onChange={(next) => onClaim(row, seat, next === ANY ? null : Number(next))}
      >
        <Radio className="chip" value={ANY}>
          <span>{t('claims.any')}</span>
        </Radio>
        {Array.from({ length: claims.count(choices) }, (_, at) => at + 1).map((thing) => {
          const whose = claimantOf(claimed, thing)
          const word = t(`options.${row.id}.choices.${thing}`, { ns: room.id })
          const isTaken = whose !== null && whose !== seat
          return (
            <Radio key={thing} className="chip thing" value={String(thing)} isDisabled={isTaken}>
              <img src={artUrl(claims.picture(thing))} alt="" draggable={false} />
              {isTaken ? t('claims.taken', { thing: word, name: names[whose] }) : word}
            </Radio>
          )
        })}
      </RadioGroup>
    </div>
  )
}

/** What seats claim before the match: all of it where it lies, and the choice of each who claims something here. */
export const ClaimFields = ({ room, board, choices, names, claiming, onClaim }: ClaimFieldsProps) => {
  const { t } = useTranslation()
  const claim = claimOf(room, board)
  if (claim === null) return null
  const { row, claims } = claim
  const claimed = claimsAt(choices, row)
  const whose = Array.from({ length: claims.count(choices) }, (_, at) => {
    const seat = claimantOf(claimed, at + 1)
    return seat === null ? null : (names[seat] ?? null)
  })
  return (
    <div className="claims" id={`option-${row.id}`} tabIndex={-1} data-option={row.id}>
      <p className="help">{t(`options.${row.id}.help`, { ns: room.id })}</p>
      <claims.Whole choices={choices} names={whose} />
      {claiming.map((seat) => (
        <ClaimField key={seat} {...{ room, row, claims, choices, names, seat, onClaim }} shared={claiming.length > 1} />
      ))}
    </div>
  )
}
