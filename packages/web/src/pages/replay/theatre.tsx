import { type Film, type Result, type Seat, recordedChoices, writePosition } from '@menagerie/engine'
import type { WireRecord } from '@menagerie/protocol'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardModule } from '../../boards/board.ts'
import type { GameRoom } from '../../games.ts'
import type { Reading } from '../../reading.ts'
import { HistoriesContext } from '../../pieces/card-history.tsx'
import { SealColoursContext } from '../../pieces/seal-colours.ts'
import { sealColours } from '../claims.ts'
import { MatchScene } from '../match-scene.tsx'
import { copyPosition } from '../position/copy.ts'
import { useNotice } from '../use-notice.ts'
import { TheatreBar, TheatreTools } from './bar.tsx'
import { CardsSheet } from './cards-sheet.tsx'
import { ContinueSheet } from './continue-sheet.tsx'
import './replay.css'
import { saveText } from './save.ts'
import { useFilm, useHistories } from './use-film.ts'
import { useReplayKeys } from './use-keys.ts'
import { useLink } from './use-link.ts'
import { VerifySheet } from './verify-sheet.tsx'

/** Where a record came from. */
export interface Source {
  /** Path of the replay's own address. */
  readonly path: string
  /** The table it was played at; null for a file. */
  readonly table: string | null
  /** In the page's own address. */
  readonly invite: string | null
  /** In a link that is copied on purpose. */
  readonly shareInvite: string | null
  /** The seat of who looks on; null when they had none. */
  readonly seat: Seat | null
  /** Others can open the address. */
  readonly shared: boolean
}

export interface TheatreProps {
  readonly record: WireRecord
  readonly film: Film
  readonly room: GameRoom
  readonly board: BoardModule
  readonly reading: Reading
  readonly source: Source
}

export type OpenSheet = 'menu' | 'verify' | 'cards' | 'continue' | 'keys' | null

const NO_ACTIONS: readonly string[] = []
const NOBODY_ACTS = (): void => undefined

/** A match that is over, entry by entry, through anybody's eyes. */
export const Theatre = (theatre: TheatreProps) => {
  const { record, film, room, board, reading, source } = theatre
  const { t } = useTranslation('replay')
  const [sheet, setSheet] = useState<OpenSheet>(null)
  const close = useCallback(() => setSheet(null), [])
  const running = useFilm(theatre)
  const { last, eyes, player, frame, names } = running
  const { at, go } = player
  const walk = useMemo(() => ({ at, onGo: go }), [at, go])
  const histories = useHistories(theatre, running, walk)
  const choices = useMemo(() => recordedChoices(room.options, record.header.choices), [room, record])
  const seats = record.header.seats.length
  const colours = useMemo(() => sealColours(room, board, choices, seats), [room, board, choices, seats])
  const cards = useMemo(() => board.cards(choices, t), [board, choices, t])
  const filmed: Result<Film> = useMemo(() => ({ ok: true, value: film }), [film])
  useReplayKeys({ onStep: player.step, onFirst: () => go(0), onLast: () => go(last), onToggle: player.toggle })
  const [notice, say] = useNotice()
  const link = useLink(room.id, source, running, say)
  const copy = async (): Promise<void> => {
    const position = film.describe(at)
    say(await copyPosition(t, 'copied', position === null ? null : writePosition(position)))
  }
  const save = (): void => {
    const name = source.table ?? record.entries.at(-1)?.hash.slice(0, 8) ?? ''
    saveText(`${room.id}-${name}.json`, JSON.stringify(record, null, 1))
  }
  const whose = typeof eyes === 'number' ? eyes : (source.seat ?? 0)

  return (
    <SealColoursContext value={colours}>
      <HistoriesContext value={histories}>
        <MatchScene
          {...{ room, board, reading, frame, names, walk }}
          choices={choices}
          updates={running.updates}
          fresh={at - 1}
          news={running.updates[at]?.events ?? NO_ACTIONS}
          told={player.told}
          legal={NO_ACTIONS}
          busy={false}
          line="live"
          onAct={NOBODY_ACTS}
          onSkip={player.skip}
          idle={t('idle')}
          closing={null}
          bar={<TheatreBar {...{ record, film, running }} onVerify={() => setSheet('verify')} />}
          tools={
            <TheatreTools {...{ source, sheet, link }} onOpen={setSheet} onCopy={() => void copy()} onSave={save} />
          }
        >
          <VerifySheet
            {...{ room, record }}
            film={filmed}
            table={source.table}
            open={sheet === 'verify'}
            onClose={close}
            onSave={save}
          />
          <CardsSheet cards={cards} open={sheet === 'cards'} onClose={close} />
          <ContinueSheet
            key={whose}
            {...{ room, record, film, at, names }}
            from={whose}
            open={sheet === 'continue'}
            onClose={close}
          />
          {notice !== null && (
            <p className="toast panel" role="status">
              {notice}
            </p>
          )}
        </MatchScene>
      </HistoriesContext>
    </SealColoursContext>
  )
}
