import type { Lobby } from '@menagerie/protocol'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { BoardModule } from '../boards/board.ts'
import { errorText } from '../errors.ts'
import type { GameRoom, Reading } from '../games.ts'
import { ActionList } from '../pieces/action-list.tsx'
import { Book } from '../pieces/book.tsx'
import { Clock } from '../pieces/clock.tsx'
import { Dock } from '../pieces/dock.tsx'
import { Log } from '../pieces/log.tsx'
import { Phases } from '../pieces/phases.tsx'
import { Rail, ThemeButton } from '../pieces/rail.tsx'
import { RuleShelfContext } from '../pieces/rules-context.ts'
import { Rulebook } from '../pieces/rulebook.tsx'
import { Sheet } from '../pieces/sheet.tsx'
import { Speak } from '../pieces/speak.tsx'
import { useTelling } from '../pieces/telling.ts'
import { TipHolder } from '../pieces/tip.tsx'
import { inWords } from '../say.tsx'
import { useLine } from '../wire/hooks.ts'
import { keys, type KnownMatch } from '../wire/live.ts'
import { useWire } from '../wire/hooks.ts'
import { newKey } from '../wire/chance.ts'
import { WireError } from '../wire/transport.ts'
import { MatchMenu } from './match-menu.tsx'
import { ResultActions, ResultSheet } from './result.tsx'
import { actionLines, logEntries, playerNames } from './match-words.tsx'
import { Trouble } from './trouble.tsx'
import './match.css'

interface Props {
  readonly lobby: Lobby
  readonly match: KnownMatch
  readonly room: GameRoom
  readonly board: BoardModule
}

export const MatchPage = (props: Props) => {
  const { t } = useTranslation()
  const { lobby, room } = props
  const reading = useMemo(() => room.reading(lobby.choices), [room, lobby.choices])
  if (reading === null) return <Trouble title={t('table.noEntry')} text={t('errors.internal')} />
  return <Match {...props} reading={reading} />
}

/** The match as it came, with the options back in its views. */
const wholeMatch = (match: KnownMatch, reading: Reading): KnownMatch => {
  const { view, openHands } = match.frame
  const open = openHands === null ? null : { ...openHands, views: openHands.views.map(reading.view) }
  return { ...match, frame: { ...match.frame, view: reading.view(view), openHands: open } }
}

const Match = ({ lobby, match: received, room, board, reading }: Props & { readonly reading: Reading }) => {
  const match = useMemo(() => wholeMatch(received, reading), [received, reading])
  const { t } = useTranslation()
  const { transport, cache } = useWire()
  const [, go] = useLocation()
  const [tab, setTab] = useState('log')
  const [rule, setRule] = useState<string | null>(null)
  const [sheet, setSheet] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [awaited, setAwaited] = useState(-1)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [resultSeen, setResultSeen] = useState(false)
  const line = useLine()

  const telling = useTelling(match, board.tell)
  const { frame } = telling.shown
  const seat = frame.viewer === 'spectator' ? null : frame.viewer
  const names = useMemo(() => playerNames(t, frame.players), [t, frame.players])
  const over = frame.pending.status === 'over'
  const asked = frame.pending.status === 'deciding' ? frame.pending.seats : NOBODY
  const legal = telling.told.length > 0 ? NOTHING : frame.legal

  useEffect(() => {
    document.title = `${seat !== null && asked.includes(seat) ? `${t('match.yourMove')} · ` : ''}${t('name', { ns: room.id })} · ${t('name')}`
  }, [asked, seat, room.id, t])

  const act = useCallback(
    async (steps: readonly string[]): Promise<void> => {
      setSending(true)
      setTrouble(null)
      const request = { version: frame.version, key: newKey(), steps: [...steps] }
      try {
        for (let attempt = 0; ; attempt++) {
          try {
            const { version } = await transport.act(lobby.id, request)
            setAwaited(version)
            break
          } catch (error) {
            // The same key is done once only: what got lost on the way is sent again.
            const lost = error instanceof WireError && (error.status === 0 || error.status === 503)
            if (!lost || attempt >= 5) throw error
            await new Promise((resume) => setTimeout(resume, 400 * 2 ** attempt))
          }
        }
      } catch (error) {
        setTrouble(errorText(t, error, room.id))
        void cache.invalidateQueries({ queryKey: keys.match(lobby.id) })
      } finally {
        setSending(false)
      }
    },
    [transport, cache, lobby.id, frame.version, room.id, t],
  )

  const send = useCallback((steps: readonly string[]) => void act(steps), [act])

  // The commit is durable; until the stream has brought what it led to, nothing else can be done.
  const behind = match.frame.version < awaited
  const busy = sending || behind
  useEffect(() => {
    if (!behind) return
    const timer = setTimeout(() => void cache.invalidateQueries({ queryKey: keys.match(lobby.id) }), 1500)
    return () => clearTimeout(timer)
  }, [behind, cache, lobby.id])

  // What everybody can see to be the only thing to do is done without asking.
  const autoForced = lobby.choices['autoForced'] !== false
  const sent = useRef(-1)
  useEffect(() => {
    if (!autoForced || busy || legal.length !== 1 || sent.current === frame.version) return
    const steps = board.forced(frame.view, legal)
    if (steps === null) return
    const timer = setTimeout(() => {
      sent.current = frame.version
      void act(steps)
    }, 500)
    return () => clearTimeout(timer)
  }, [autoForced, busy, legal, frame, board, act])

  const entries = useMemo(
    () => logEntries(t, room.id, board, reading, telling.updates, names, telling.fresh),
    [t, room.id, board, reading, telling.updates, telling.fresh, names],
  )
  const lines = useMemo(
    () => actionLines(t, room.id, board, reading, frame.view, legal, names),
    [t, room.id, board, reading, frame.view, legal, names],
  )
  const spoken = useMemo(() => {
    const last = telling.updates.filter((update) => update.version > telling.fresh)
    return last
      .flatMap((update) =>
        update.events
          .filter((event) => !board.logLine(event).hidden)
          .map((event) => inWords(t, room.id, reading.event(event), names)),
      )
      .join(' ')
  }, [t, room.id, board, reading, telling.updates, telling.fresh, names])

  const shelf = useMemo(() => {
    const known = new Set(room.rulebook.map((one) => one.id))
    return {
      game: room.id,
      knows: (id: string) => known.has(id),
      open: (id: string) => {
        setRule(id)
        setTab('rules')
        if (matchMedia('(max-width: 700px)').matches) setSheet('rules')
      },
    }
  }, [room])

  const openTab = useCallback((id: string, open: string | null = null) => {
    if (open !== null) setRule(open)
    setTab(id)
    if (matchMedia('(max-width: 700px)').matches) setSheet(id)
  }, [])

  const log = <Log entries={entries} label={t('match.log')} />
  const rules = (
    <div className="scroll" data-scrolls>
      <Rulebook game={room.id} rulebook={room.rulebook} at={rule} />
    </div>
  )
  const actions = (
    <ActionList
      title={t('match.canDo')}
      empty={over ? t('match.isOver') : seat === null ? t('match.watching') : t('match.notYou')}
      lines={lines}
      busy={busy}
      onChoose={(id) => {
        setSheet(null)
        void act([id])
      }}
    />
  )
  const result = over && frame.pending.status === 'over' ? frame.pending.outcome : null
  const rematch = async (): Promise<void> => {
    try {
      const next =
        lobby.rematch === null ? await transport.rematch(lobby.id) : await transport.lobby(lobby.rematch, null)
      cache.setQueryData(keys.lobby(next.id), next)
      go(`/t/${next.id}`)
    } catch (error) {
      setTrouble(errorText(t, error, room.id))
    }
  }

  return (
    <RuleShelfContext value={shelf}>
      <TipHolder>
        <div className="table-page" data-game={room.id} data-version={frame.version} data-line={line}>
          <Rail
            game={t('name', { ns: room.id })}
            centre={<Phases label={t('match.phases')} steps={board.steps(frame.view, t)} />}
            right={
              <>
                <Clock clocks={frame.clocks} asked={asked} />
                {seat === null && <span className="badge">{t('match.spectator')}</span>}
                {line === 'lost' && (
                  <span className="badge lost" role="status">
                    {t('match.lineLost')}
                  </span>
                )}
                <span className="hide-s">
                  <ThemeButton />
                </span>
                <MatchMenu lobby={lobby} room={room} reading={reading} seat={seat} over={over} onTrouble={setTrouble} />
              </>
            }
          />
          <board.Board
            reading={reading}
            choices={lobby.choices}
            view={frame.view}
            legal={legal}
            seat={seat}
            players={frame.players}
            names={names}
            asked={asked}
            over={over}
            busy={busy}
            told={telling.told}
            onAct={send}
            openHands={frame.openHands}
            onSkip={telling.skip}
            onLog={() => openTab('log')}
            onRules={(id) => openTab('rules', id)}
            book={
              <Book
                label={t('match.book')}
                on={tab}
                onTurn={setTab}
                tabs={[
                  { id: 'log', name: t('match.log'), content: log },
                  { id: 'rules', name: t('match.rules'), content: rules },
                ]}
                foot={actions}
              />
            }
            closing={
              result === null ? null : (
                <ResultActions
                  onRematch={seat === null ? null : () => void rematch()}
                  onShow={() => setResultSeen(false)}
                />
              )
            }
          />
          {trouble !== null && (
            <p className="toast panel" role="alert">
              {trouble}
              <button type="button" className="tag" onClick={() => setTrouble(null)}>
                {t('close')}
              </button>
            </p>
          )}
          <Dock
            label={t('match.dock')}
            on={sheet ?? 'table'}
            onChoose={(id) => setSheet(id === 'table' ? null : id)}
            items={[
              { id: 'table', icon: 'crossed-swords', label: t('match.table') },
              { id: 'can', icon: 'checklist', label: t('match.iCanDo') },
              { id: 'log', icon: 'scroll-unfurled', label: t('match.log') },
              { id: 'rules', icon: 'open-book', label: t('match.rules') },
            ]}
          />
          <Sheet title={t('match.log')} open={sheet === 'log'} onClose={() => setSheet(null)}>
            {log}
          </Sheet>
          <Sheet title={t('match.rules')} open={sheet === 'rules'} onClose={() => setSheet(null)}>
            <Rulebook game={room.id} rulebook={room.rulebook} at={rule} />
          </Sheet>
          <Sheet title={t('match.canDo')} open={sheet === 'can'} onClose={() => setSheet(null)}>
            {actions}
          </Sheet>
          {result !== null && (
            <ResultSheet
              open={!resultSeen && telling.told.length === 0}
              onClose={() => setResultSeen(true)}
              lobby={lobby}
              frame={frame}
              outcome={result}
              reading={reading}
              game={room.id}
              seat={seat}
              onRematch={seat === null ? null : () => void rematch()}
            />
          )}
          <Speak text={spoken} />
        </div>
      </TipHolder>
    </RuleShelfContext>
  )
}

const NOTHING: readonly string[] = []
const NOBODY: readonly number[] = []
