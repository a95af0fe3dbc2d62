import type { Lobby } from '@menagerie/protocol'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { BoardModule, Tally } from '../boards/board.ts'
import { errorText } from '../errors.ts'
import type { GameRoom, Reading } from '../games.ts'
import { Clock } from '../pieces/clock.tsx'
import { ThemeButton } from '../pieces/rail.tsx'
import { useTelling } from '../pieces/telling.ts'
import { SoundButton } from '../sound/sound-switch.tsx'
import { useMatchSounds } from '../sound/use-match-sounds.ts'
import { useLine } from '../wire/hooks.ts'
import { keys, type KnownMatch } from '../wire/live.ts'
import { useWire } from '../wire/hooks.ts'
import { newKey } from '../wire/chance.ts'
import { isHere } from '../wire/here-id.ts'
import { WireError } from '../wire/transport.ts'
import { HintButton, HintPanel } from './hint/hint.tsx'
import { useHint } from './hint/use-hint.ts'
import { HereBadge } from './device/badge.tsx'
import { MatchMenu } from './match-menu.tsx'
import { MatchScene } from './match-scene.tsx'
import { ResultActions, ResultSheet } from './result.tsx'
import { actionLines, playerNames } from './match-words.tsx'
import { Trouble } from './trouble.tsx'

export interface MatchPageProps {
  readonly lobby: Lobby
  readonly match: KnownMatch
  readonly room: GameRoom
  readonly board: BoardModule
  /** The last version this viewer has seen; null: what is there at first is not new. */
  readonly since?: number | null
  /** Called when everything has been told; what it answers is called when that is no longer so. */
  readonly onRest?: (() => () => void) | null
}

export const MatchPage = (props: MatchPageProps) => {
  const { t } = useTranslation()
  const { lobby, room } = props
  const reading = useMemo(() => room.reading(lobby.choices), [room, lobby.choices])
  if (reading === null) return <Trouble title={t('table.noEntry')} text={t('errors.internal')} />
  return <Match {...props} reading={reading} />
}

/** The match as it came, with the options back in its views. */
export const wholeMatch = (match: KnownMatch, reading: Reading): KnownMatch => {
  const { view, openHands } = match.frame
  const open = openHands === null ? null : { ...openHands, views: openHands.views.map(reading.view) }
  return { ...match, frame: { ...match.frame, view: reading.view(view), openHands: open } }
}

const Match = ({
  lobby,
  match: received,
  room,
  board,
  reading,
  since = null,
  onRest = null,
}: MatchPageProps & { readonly reading: Reading }) => {
  const match = useMemo(() => wholeMatch(received, reading), [received, reading])
  const { t } = useTranslation()
  const { transport, cache } = useWire()
  const [, go] = useLocation()
  const [sending, setSending] = useState(false)
  const [awaited, setAwaited] = useState(-1)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [resultSeen, setResultSeen] = useState(false)
  const line = useLine()

  const telling = useTelling(match, board.tell, since)
  const { frame } = telling.shown
  const seat = frame.viewer === 'spectator' ? null : frame.viewer
  const names = useMemo(() => playerNames(t, frame.players), [t, frame.players])
  const over = frame.pending.status === 'over'
  const asked = frame.pending.status === 'deciding' ? frame.pending.seats : NOBODY
  // Nothing can be done in a position that is known to be past, not even in the moment before the newer one is shown.
  const past = frame.version < match.frame.version
  const legal = past || telling.told.length > 0 ? NOTHING : frame.legal

  useEffect(() => {
    document.title = `${seat !== null && asked.includes(seat) ? `${t('match.yourMove')} · ` : ''}${t('name', { ns: room.id })} · ${t('name')}`
  }, [asked, seat, room.id, t])

  // Known at once, not only when the page is drawn again: a press may come between what goes by itself and the drawing.
  const commit = useRef({ underway: false, reached: -1 })
  const act = useCallback(
    async (steps: readonly string[]): Promise<void> => {
      if (commit.current.underway || frame.version < commit.current.reached) return
      commit.current.underway = true
      setSending(true)
      setTrouble(null)
      const request = { version: frame.version, key: newKey(), steps: [...steps] }
      try {
        for (let attempt = 0; ; attempt++) {
          try {
            const { version } = await transport.act(lobby.id, request)
            commit.current.reached = version
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
        commit.current.underway = false
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

  const hint = useHint(lobby, frame, legal, busy)
  const hinted = typeof hint.state === 'object' ? hint.state.steps : NOTHING

  const rests = telling.shown === match
  useEffect(() => (rests && onRest !== null ? onRest() : undefined), [rests, onRest])

  // On this device everybody who sits looks at the same page.
  const here = isHere(lobby.id)
  const shared = here && lobby.seats.filter((one) => one.you).length > 1
  const mayGoOn = seat !== null || here
  const result = over && frame.pending.status === 'over' ? frame.pending.outcome : null
  const won = result !== null && seat !== null && result.places[seat] === 1
  useMatchSounds({
    mine: seat !== null && asked.includes(seat) && telling.told.length === 0,
    told: telling.told,
    end: result === null || seat === null || telling.told.length > 0 ? null : won ? 'won' : 'lost',
    trouble: trouble !== null,
  })
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
    <MatchScene
      room={room}
      board={board}
      reading={reading}
      choices={lobby.choices}
      frame={frame}
      updates={telling.updates}
      fresh={telling.fresh}
      told={telling.told}
      legal={legal}
      names={names}
      busy={busy}
      line={line}
      onAct={send}
      onSkip={telling.skip}
      idle={over ? t('match.isOver') : seat === null && !here ? t('match.watching') : t('match.notYou')}
      tools={
        <>
          <Clock clocks={frame.clocks} asked={asked} />
          {here && <HereBadge />}
          {seat === null && !here && <span className="badge">{t('match.spectator')}</span>}
          {line === 'lost' && (
            <span className="badge lost" role="status">
              {t('match.lineLost')}
            </span>
          )}
          <HintButton hint={hint} />
          <span className="hide-s">
            <SoundButton />
          </span>
          <span className="hide-s">
            <ThemeButton />
          </span>
          <MatchMenu lobby={lobby} room={room} seat={seat} over={over} onTrouble={setTrouble} />
        </>
      }
      hinted={hinted}
      coach={
        <HintPanel
          hint={hint}
          sentences={actionLines(t, room.id, board, reading, frame.view, hinted, names).map((one) => one.text)}
          onPlay={() => send(hinted)}
        />
      }
      closing={
        result === null ? null : (
          <ResultActions onRematch={mayGoOn ? () => void rematch() : null} onShow={() => setResultSeen(false)} />
        )
      }
    >
      {trouble !== null && (
        <p className="toast panel" role="alert">
          {trouble}
          <button type="button" className="tag" onClick={() => setTrouble(null)}>
            {t('close')}
          </button>
        </p>
      )}
      {result !== null && (
        <ResultSheet
          open={!resultSeen && telling.told.length === 0}
          onClose={() => setResultSeen(true)}
          lobby={lobby}
          frame={frame}
          outcome={result}
          reading={reading}
          game={room.id}
          seat={shared ? null : seat}
          tally={
            board.tally?.(
              frame.view,
              telling.updates.flatMap(({ events }) => events),
              t,
            ) ?? NO_TALLY
          }
          onRematch={mayGoOn ? () => void rematch() : null}
        />
      )}
    </MatchScene>
  )
}

const NOTHING: readonly string[] = []
const NO_TALLY: readonly Tally[] = []
const NOBODY: readonly number[] = []
