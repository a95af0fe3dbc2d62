import { type Film, type Seat, imaginedStart, recordedChoices } from '@menagerie/engine'
import type { WireRecord } from '@menagerie/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { errorText } from '../../errors.ts'
import type { GameRoom } from '../../games.ts'
import { Button } from '../../pieces/button.tsx'
import { Sheet } from '../../pieces/sheet.tsx'
import type { SeatNames } from '../../say.tsx'
import { newKey } from '../../wire/chance.ts'
import { useMe } from '../../wire/hooks.ts'
import { type Other, OthersField, OwnSeatField, sittingAt } from '../device/sitting.tsx'

interface ContinueProps {
  readonly room: GameRoom
  readonly record: WireRecord
  readonly film: Film
  readonly at: number
  readonly names: SeatNames
  /** Whose eyes are chosen at first. */
  readonly from: Seat
  readonly open: boolean
  readonly onClose: () => void
}

/** Makes the table of what was chosen and goes there. */
const useContinuing = ({ room, record, film, at }: Pick<ContinueProps, 'room' | 'record' | 'film' | 'at'>) => {
  const { t } = useTranslation('replay')
  const [, go] = useLocation()
  const me = useMe().data?.name ?? t('client:me.guest')
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const begin = async (seat: Seat, other: Other): Promise<void> => {
    setBusy(true)
    setTrouble(null)
    try {
      const { createHere } = await import('../../here/index.ts')
      const lobby = await createHere({
        game: room.id,
        choices: recordedChoices(room.options, record.header.choices),
        seats: sittingAt(record.header.seats.length, seat, me, other, (one) => t('device:player', { seat: one + 1 })),
        start: imaginedStart(seat, film.project(seat, at, at).view, newKey()),
        loadouts: null,
      })
      go(`/t/${lobby.id}`)
    } catch (error) {
      setTrouble(errorText(t, error, room.id))
      setBusy(false)
    }
  }
  return { begin, busy, trouble }
}

/** Plays on from here at a table of this device: from one seat's eyes, with all it had not seen imagined anew. */
export const ContinueSheet = ({ open, onClose, from, ...played }: ContinueProps) => {
  const { t } = useTranslation('replay')
  const { record, film, at, names } = played
  const { begin, busy, trouble } = useContinuing(played)
  const [chosen, setSeat] = useState<Seat | null>(null)
  const [other, setOther] = useState<Other>('club')
  const seat = chosen ?? from
  const over = open && film.project('spectator', at, at).pending.status === 'over'
  return (
    <Sheet title={t('continue.title')} open={open} onClose={onClose}>
      {over ? (
        <p>{t('continue.over')}</p>
      ) : (
        <div className="form">
          <p>{t('continue.lead')}</p>
          <OwnSeatField
            names={names}
            bots={record.header.seats.map(({ kind }) => kind === 'bot')}
            seat={seat}
            onChoose={setSeat}
          />
          <OthersField other={other} onChoose={setOther} />
          <p className="small-print">{t('continue.secret')}</p>
          {trouble !== null && (
            <p className="trouble" role="alert">
              {trouble}
            </p>
          )}
        </div>
      )}
      <div className="row">
        <Button look="paper" onPress={onClose}>
          {t('client:close')}
        </Button>
        {!over && (
          <Button look="go" icon="crossed-swords" disabled={busy} onPress={() => void begin(seat, other)}>
            {t('continue.go')}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
