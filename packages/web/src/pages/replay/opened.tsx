import { type Fault, type Film, type Result, type SomeBox, filmOf, recordedChoices } from '@menagerie/engine'
import { sha256Hex } from '@menagerie/fair'
import type { WireRecord } from '@menagerie/protocol'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardModule } from '../../boards/board.ts'
import { errorText } from '../../errors.ts'
import type { GameRoom } from '../../games.ts'
import { Button } from '../../pieces/button.tsx'
import { useWhole } from '../use-room.ts'
import { Waiting } from '../waiting.tsx'
import { faultText } from './fault-text.ts'
import { Refused } from './refused.tsx'
import { saveText } from './save.ts'
import { type Source, Theatre } from './theatre.tsx'
import { VerifySheet } from './verify-sheet.tsx'

/** A record whose shape is right: the rules are fetched, and it is played through once. */
export const Opened = ({
  record,
  source,
  back,
}: {
  readonly record: WireRecord
  readonly source: Source
  readonly back: ReactNode
}) => {
  const { t } = useTranslation('replay')
  const whole = useWhole(record.header.game)
  if (whole.error !== null) {
    return (
      <Refused
        title={t('refused.title')}
        text={
          'code' in whole.error && whole.error.code === 'notFound'
            ? t('refused.game', { game: record.header.game.slice(0, 40) })
            : errorText(t, whole.error)
        }
      >
        {back}
      </Refused>
    )
  }
  if (whole.data === undefined) return <Waiting />
  return <Filmed record={record} source={source} back={back} {...whole.data} />
}

const Filmed = ({
  record,
  source,
  back,
  room,
  board,
  box,
}: {
  readonly record: WireRecord
  readonly source: Source
  readonly back: ReactNode
  readonly room: GameRoom
  readonly board: BoardModule
  readonly box: SomeBox
}) => {
  const film = useMemo(() => box((whole) => filmOf(whole, record, sha256Hex)), [box, record])
  const reading = useMemo(() => room.reading(recordedChoices(room.options, record.header.choices)), [room, record])
  if (!film.ok || reading === null)
    return (
      <Broken
        room={room}
        record={record}
        film={film}
        table={source.table}
        faults={film.ok ? [] : film.faults}
        back={back}
      />
    )
  return <Theatre record={record} film={film.value} room={room} board={board} reading={reading} source={source} />
}

/** Nothing of the record can be shown; what can be said of it is said. */
const Broken = ({
  room,
  record,
  film,
  table,
  faults,
  back,
}: {
  readonly room: GameRoom
  readonly record: WireRecord
  readonly film: Result<Film>
  readonly table: string | null
  readonly faults: readonly Fault[]
  readonly back: ReactNode
}) => {
  const { t } = useTranslation('replay')
  const [open, setOpen] = useState(false)
  return (
    <Refused title={t('refused.broken')} text={t('refused.brokenText')} faults={faults.map((one) => faultText(t, one))}>
      <Button look="paper" icon="wax-seal" onPress={() => setOpen(true)}>
        {t('menu.verify')}
      </Button>
      {back}
      <VerifySheet
        room={room}
        record={record}
        film={film}
        table={table}
        open={open}
        onClose={() => setOpen(false)}
        onSave={() => saveText(`${room.id}.json`, JSON.stringify(record, null, 1))}
      />
    </Refused>
  )
}
