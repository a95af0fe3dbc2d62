import type { Film, Result, Seat } from '@menagerie/engine'
import type { WireRecord } from '@menagerie/protocol'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'wouter'
import type { BoardModule } from '../../boards/board.ts'
import type { GameRoom, Reading } from '../../games.ts'
import { Button } from '../../pieces/button.tsx'
import { HistoriesContext } from '../../pieces/card-history.tsx'
import type { LogEntry } from '../../pieces/log.tsx'
import { ThemeButton } from '../../pieces/rail.tsx'
import { Scrubber } from '../../pieces/scrubber.tsx'
import { inWords } from '../../say.tsx'
import { MatchScene } from '../match-scene.tsx'
import { playerNames } from '../match-words.tsx'
import { type Eyes, readAddress, replayAddress } from './address.ts'
import { CardsSheet } from './cards-sheet.tsx'
import { ContinueSheet } from './continue-sheet.tsx'
import { EyesPicker } from './eyes.tsx'
import { faultText } from './fault-text.ts'
import { chapters, dwell, frameAt, playersOf, updatesFor } from './frames.ts'
import { readHistories } from './histories.ts'
import { ReplayMenu } from './menu.tsx'
import './replay.css'
import { saveText } from './save.ts'
import { useReplayKeys } from './use-keys.ts'
import { usePlayer } from './use-player.ts'
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
  /** The seat of who looks on; null when he had none. */
  readonly seat: Seat | null
  /** Others can open the address. */
  readonly shared: boolean
}

interface TheatreProps {
  readonly record: WireRecord
  readonly film: Film
  readonly room: GameRoom
  readonly board: BoardModule
  readonly reading: Reading
  readonly source: Source
}

export type OpenSheet = 'menu' | 'verify' | 'cards' | 'continue' | 'keys' | null

/** Made when it is asked for, and then kept. */
const once = <X,>(make: () => X): (() => X) => {
  let made: { readonly value: X } | null = null
  return () => (made ??= { value: make() }).value
}

const NO_ACTIONS: readonly string[] = []
const NOBODY_ACTS = (): void => undefined

/** A match that is over, entry by entry, through anybody's eyes. */
export const Theatre = ({ record, film, room, board, reading, source }: TheatreProps) => {
  const { t } = useTranslation('replay')
  const last = film.length - 1
  const seats = record.header.seats
  const [search] = useSearchParams()
  const [begun] = useState(() => readAddress(search, last, seats.length))
  const [eyes, setEyes] = useState<Eyes>(begun.eyes ?? source.seat ?? 'all')
  const [sheet, setSheet] = useState<OpenSheet>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const close = useCallback(() => setSheet(null), [])

  const updates = useMemo(() => updatesFor(film, eyes), [film, eyes])
  const player = usePlayer({
    last,
    start: begun.at ?? 0,
    groupsOf: useCallback((at: number) => board.tell(updates[at]?.events ?? []), [board, updates]),
    dwellOf: useCallback((at: number) => dwell(board, updates[at]), [board, updates]),
  })
  const { at, shown, go } = player
  const players = useMemo(() => playersOf(record), [record])
  const frame = useMemo(
    () => frameAt(film, record, players, source.table ?? 'file', shown, eyes),
    [film, record, players, source.table, shown, eyes],
  )
  const names = useMemo(() => playerNames(t, players), [t, players])
  const walk = useMemo(() => ({ at, onGo: go }), [at, go])

  const marks = useMemo(
    () =>
      chapters(board, updates).map((one) => ({
        at: one.at,
        label: inWords(t, room.id, reading.event(one.event), names),
      })),
    [t, room.id, board, reading, updates, names],
  )
  // Read when somebody asks for a card's history.
  const told = useMemo(
    () => once(() => readHistories(t, room, board, reading, updates, names)),
    [t, room, board, reading, updates, names],
  )
  const histories = useMemo(
    () => ({
      of: (name: string) => told().of(name),
      under: (entry: LogEntry) => told().under(entry),
      walk,
      words: { title: t('history.title'), none: t('history.none') },
    }),
    [told, walk, t],
  )
  const cards = useMemo(() => board.cards(record.header.choices, t), [board, record.header.choices, t])

  useReplayKeys({
    onStep: player.step,
    onFirst: () => go(0),
    onLast: () => go(last),
    onToggle: player.toggle,
  })

  const address = replayAddress(source.path, at, eyes, source.invite)
  useEffect(() => {
    // Browsers count how often an address changes: while somebody scrubs it stays as it was.
    const timer = setTimeout(() => history.replaceState(history.state, '', address), 250)
    return () => clearTimeout(timer)
  }, [address])
  useEffect(() => {
    document.title = `${t('title')} · ${t('name', { ns: room.id })} · ${t('client:name')}`
  }, [t, room.id])
  useEffect(() => {
    if (notice === null) return
    const timer = setTimeout(() => setNotice(null), 5000)
    return () => clearTimeout(timer)
  }, [notice])

  const save = (): void => {
    saveText(
      `${room.id}-${source.table ?? record.entries.at(-1)?.hash.slice(0, 8) ?? ''}.json`,
      JSON.stringify(record, null, 1),
    )
  }
  const share = async (): Promise<void> => {
    const link = new URL(replayAddress(source.path, at, eyes, source.shareInvite), location.origin).href
    try {
      await navigator.clipboard.writeText(link)
      setNotice(t(source.shareInvite === null ? 'share.copied' : 'share.copiedInvite'))
    } catch {
      setNotice(t('share.here', { link }))
    }
  }

  const chapter = marks.filter((mark) => mark.at <= at).at(-1)?.label ?? t('bar.beginning')
  const whose = typeof eyes === 'number' ? eyes : (source.seat ?? 0)
  const filmed: Result<Film> = useMemo(() => ({ ok: true, value: film }), [film])
  const broken = film.fault

  return (
    <HistoriesContext value={histories}>
      <MatchScene
        room={room}
        board={board}
        reading={reading}
        choices={record.header.choices}
        frame={frame}
        updates={updates}
        fresh={at - 1}
        told={player.told}
        legal={NO_ACTIONS}
        names={names}
        busy={false}
        line="live"
        onAct={NOBODY_ACTS}
        onSkip={player.skip}
        idle={t('idle')}
        closing={null}
        walk={walk}
        bar={
          <>
            <Scrubber
              words={{
                label: t('bar.label'),
                first: t('bar.first'),
                back: t('bar.back'),
                play: t('bar.play'),
                pause: t('bar.pause'),
                forward: t('bar.forward'),
                last: t('bar.last'),
                slider: t('bar.slider'),
                speed: t('bar.speed', { speed: player.speed }),
              }}
              at={at}
              last={last}
              shownAt={
                <>
                  <b>{at}</b> / {last}
                </>
              }
              valueText={t('bar.value', { at, last, chapter })}
              marks={marks}
              broken={broken !== null}
              playing={player.playing}
              speed={player.speed}
              onGo={go}
              onStep={player.step}
              onToggle={player.toggle}
              onSpeed={player.setSpeed}
            >
              <EyesPicker seats={seats} names={names} eyes={eyes} onChoose={setEyes} />
            </Scrubber>
            {broken !== null && (
              <p className="replay-broken" role="alert">
                <span>{t('broken', { count: film.length, fault: faultText(t, broken) })}</span>
                <button type="button" className="tag" onClick={() => setSheet('verify')}>
                  {t('menu.verify')}
                </button>
              </p>
            )}
          </>
        }
        tools={
          <>
            <span className="badge hide-s">{t('title')}</span>
            <span className="replay-tools">
              <Button look="wood" size="sm" icon="wax-seal" onPress={() => setSheet('verify')}>
                {t('menu.verify')}
              </Button>
              <Button look="wood" size="sm" icon="crossed-swords" onPress={() => setSheet('continue')}>
                {t('menu.continue')}
              </Button>
            </span>
            <span className="hide-s">
              <ThemeButton />
            </span>
            <ReplayMenu sheet={sheet} source={source} onOpen={setSheet} onShare={() => void share()} onSave={save} />
          </>
        }
      >
        <VerifySheet
          room={room}
          record={record}
          film={filmed}
          open={sheet === 'verify'}
          onClose={close}
          onSave={save}
        />
        <CardsSheet cards={cards} open={sheet === 'cards'} onClose={close} />
        <ContinueSheet
          key={whose}
          room={room}
          record={record}
          film={film}
          at={at}
          names={names}
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
  )
}
