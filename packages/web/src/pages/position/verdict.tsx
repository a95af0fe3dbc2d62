import type { Fault, Result, Startable } from '@menagerie/engine'
import { useTranslation } from 'react-i18next'
import type { GameRoom } from '../../games.ts'
import { FaultLine } from '../fault-list.tsx'
import type { TextPlace } from './places.ts'

/** Codes that have words of their own, whatever the game. */
const OWN = new Set([
  'positionJson',
  'positionTooLong',
  'positionGame',
  'positionChoices',
  'positionKey',
  'fileTooLarge',
  'linkBroken',
  'seatsWrong',
  'imaginedShape',
  'imaginedBroken',
  'imaginedUnsound',
  'imaginedDiffers',
  'imaginedOver',
])

/** A fault with the place it leads to. */
export interface Placed {
  readonly fault: Fault
  readonly place: TextPlace | null
}

const Line = ({
  room,
  found: { fault, place },
  onShow,
}: {
  readonly room: GameRoom | null
  readonly found: Placed
  readonly onShow: (place: TextPlace) => void
}) => {
  const { t } = useTranslation('position')
  const said =
    OWN.has(fault.code) || room === null ? (
      t(`fault.${fault.code}`, { ...fault.values })
    ) : (
      <FaultLine room={room} fault={fault} />
    )
  return (
    <li>
      {place !== null && (
        <button type="button" className="tag" onClick={() => onShow(place)}>
          {t('line', { line: place.line })}
        </button>
      )}{' '}
      {fault.path !== '' && <code>{fault.path.split('.').join(' › ')}</code>} {said}
    </li>
  )
}

/** Whether a position can be played, and all that is wrong with it at its places; read out as it changes. */
export const Verdict = ({
  id,
  room,
  tried,
  placed,
  onShow,
}: {
  readonly id: string
  readonly room: GameRoom | null
  readonly tried: Result<Startable> | null
  readonly placed: readonly Placed[]
  readonly onShow: (place: TextPlace) => void
}) => {
  const { t } = useTranslation('position')
  return (
    <div id={id} role="status" className="position-verdict">
      {tried === null && <p>{t('empty')}</p>}
      {tried?.ok === true && <p className="fine">{t('fine', { count: tried.value.seats })}</p>}
      {placed.length > 0 && <p className="h-panel">{t(tried?.ok === true ? 'warned' : 'faulty')}</p>}
      {placed.length > 0 && (
        <ul className="faults">
          {placed.map((found, at) => (
            <Line key={at} room={room} found={found} onShow={onShow} />
          ))}
        </ul>
      )}
    </div>
  )
}
