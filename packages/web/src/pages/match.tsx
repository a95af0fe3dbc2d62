import type { Frame, Lobby } from '@menagerie/protocol'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardModule } from '../boards/board.ts'
import type { GameRoom } from '../games.ts'
import type { Reading } from '../reading.ts'
import { type Telling, useTelling } from '../pieces/telling.ts'
import { useUnpressed } from '../pieces/unpressed.ts'
import { useMatchSounds } from '../sound/use-match-sounds.ts'
import type { SeatNames } from '../say.tsx'
import { isHere } from '../wire/here-id.ts'
import { useLine } from '../wire/hooks.ts'
import type { KnownMatch } from '../wire/known.ts'
import { useAgain } from './again/later.tsx'
import { HintPanel, isHinting } from './hint/hint.tsx'
import { type Hint, useHint } from './hint/use-hint.ts'
import { MatchScene } from './match-scene.tsx'
import { type SceneProps, standing, wholeMatch } from './match-scene/scene.ts'
import { actionLines, playerNames } from './match-words.tsx'
import { AgreeBar } from './match/agree-bar.tsx'
import { AfterMatch, MatchEnded, useRematch } from './match/ended.tsx'
import { AwayToast, MatchTools, TroubleToast, WaitingToast } from './match/tools.tsx'
import { type Acting, goesByItself, useActing, useForced } from './match/use-acting.ts'
import { usePurpose } from './match/use-purpose.tsx'
import { WarnedSheet, useWarned } from './match/warned.tsx'
import { Trouble } from './trouble.tsx'

export interface MatchPageProps {
  readonly lobby: Lobby
  readonly match: KnownMatch
  readonly room: GameRoom
  readonly board: BoardModule
  /** The last version this viewer has seen; null: what is there at first is not new. */
  readonly since?: number | null
  /** Whoever opens the page may have missed what happened: it is offered to tell it. Left out: they may. */
  readonly missed?: boolean
  /** Called when everything has been told; what it answers is called when that is no longer so. */
  readonly onRest?: (() => () => void) | null
  /** Whether decisions say what they are for; left out: as whoever looks wishes. */
  readonly explains?: boolean
  /** Nobody is waited for: what is seen is a position and no match. */
  readonly still?: boolean
}

export const MatchPage = (props: MatchPageProps) => {
  const { t } = useTranslation()
  const { lobby, room } = props
  const reading = useMemo(() => room.reading(lobby.choices), [room, lobby.choices])
  if (reading === null) return <Trouble title={t('table.noEntry')} text={t('errors.internal')} />
  return <Match {...props} reading={reading} />
}

const NOTHING: readonly string[] = []

/** The page's title tells behind another tab that one is asked. */
const useTitle = (game: string, mine: boolean): void => {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = `${mine ? `${t('match.yourMove')} · ` : ''}${t('name', { ns: game })} · ${t('name')}`
  }, [mine, game, t])
}

/** Nobody is asked, and nothing has ended, before it has been told, and again while it is told again. */
const useSounds = ({ shown, told, left }: Telling, refused: boolean): void => {
  const { seat, asked, outcome } = standing(shown.frame)
  const quiet = told.length === 0 && left === 0
  const mine = quiet && seat !== null && asked.includes(seat)
  const place = quiet && seat !== null ? outcome?.places[seat] : undefined
  const end = place === undefined ? null : place === 1 ? 'won' : 'lost'
  useMatchSounds({ mine, told, end, trouble: refused })
}

/** Whether whoever looks is asked, and has not left their seat to a bot. */
const isAsked = (frame: Frame): boolean => {
  const { seat, asked, away } = standing(frame)
  return seat !== null && asked.includes(seat) && !away
}

/** Why nothing can be done. */
const idleWords = (frame: Frame, watching: boolean, past: boolean): string => {
  const { outcome, away } = standing(frame)
  if (outcome !== null) return 'match.isOver'
  if (past) return 'match.past'
  if (watching) return 'match.watching'
  return away ? 'menu.awayNow' : 'match.notYou'
}

/** The hint in words. */
const Advice = ({
  room,
  board,
  reading,
  frame,
  names,
  hint,
  hinted,
  onPlay,
}: Pick<SceneProps, 'room' | 'board' | 'reading' | 'frame' | 'names'> & {
  readonly hint: Hint
  readonly hinted: readonly string[]
  readonly onPlay: () => void
}) => {
  const { t } = useTranslation()
  const linesOf = (steps: readonly string[]) =>
    actionLines(t, room.id, board, reading, frame.view, steps, names).map((one) => one.text)
  return (
    <HintPanel
      hint={hint}
      game={room.id}
      sentences={linesOf(hinted)}
      sentenceOf={(step) => linesOf([step])[0]}
      onPlay={onPlay}
    />
  )
}

/** What lies over the table for a while: somebody is away, an offer waits, a decision waits or failed. */
const Toasts = ({
  lobby,
  frame,
  names,
  acting: { comeBack, takeBack, trouble, setTrouble },
}: {
  readonly lobby: Lobby
  readonly frame: Frame
  readonly names: SeatNames
  readonly acting: Acting
}) => (
  <>
    <AwayToast frame={frame} onBack={() => void comeBack()} />
    <AgreeBar lobby={lobby} frame={frame} names={names} />
    <WaitingToast takeBack={takeBack} />
    <TroubleToast trouble={trouble} onClose={() => setTrouble(null)} />
  </>
)

/** Names as they were for as long as they are the same: every frame brings its players anew. */
const useSame = (names: SeatNames): SeatNames => {
  const [kept, setKept] = useState(names)
  if (kept.length === names.length && kept.every((name, seat) => name === names[seat])) return kept
  setKept(names)
  return names
}

const Match = (props: MatchPageProps & { readonly reading: Reading }) => {
  const { lobby, room, board, reading, since = null, missed = true, onRest = null } = props
  const received = useUnpressed(props.match)
  const match = useMemo(() => wholeMatch(received, reading), [received, reading])
  const { t } = useTranslation()
  const [resultSeen, setResultSeen] = useState(false)
  const line = useLine()

  const telling = useTelling(match, board, since)
  const { frame } = telling.shown
  const { seat, outcome, away } = standing(frame)
  const names = useSame(useMemo(() => playerNames(t, frame.players), [t, frame.players]))
  // Nothing can be done in a position that is known to be past, not even in the moment before the newer one is shown.
  const past = frame.version < match.frame.version
  const mine = !past && isAsked(frame)
  const legal = past || away || telling.told.length > 0 ? NOTHING : frame.legal
  useTitle(room.id, mine)
  const again = useAgain({ lobby, match, telling, board, reading }, missed)

  const acting = useActing({ table: lobby.id, game: room.id, shown: frame.version, known: match.frame.version })
  const { act, busy, trouble, setTrouble } = acting
  const sends = useCallback((steps: readonly string[]) => void act(steps), [act])
  const warningOf = useCallback((steps: readonly string[]) => reading.warning(frame.view, steps), [reading, frame.view])
  const { send, warned, onClose: keepBack } = useWarned(warningOf, sends)
  useForced({ on: goesByItself(lobby, frame), board, frame, legal, acting })

  const hint = useHint(lobby, frame, legal, busy)
  const hinted = typeof hint.state === 'object' ? hint.state.steps : NOTHING

  const rests = telling.shown === match
  useEffect(() => (rests && onRest !== null ? onRest() : undefined), [rests, onRest])

  useSounds(telling, trouble !== null)

  const watching = seat === null && !isHere(lobby.id)
  const rematch = useRematch(lobby, setTrouble)
  const onRematch = watching ? null : rematch
  const purpose = usePurpose({
    room,
    frame,
    names,
    rests,
    choices: legal.length,
    explains: props.explains,
    still: props.still,
  })
  return (
    <MatchScene
      {...{ room, board, reading, frame, legal, names, busy, line, hinted }}
      choices={lobby.choices}
      updates={telling.updates}
      fresh={telling.fresh}
      news={telling.news}
      told={telling.told}
      trails
      again={again('book')}
      purpose={purpose}
      onAct={send}
      onSkip={telling.left > 0 ? telling.goOn : telling.skip}
      idle={t(idleWords(frame, watching, telling.left > 0))}
      tools={<MatchTools {...{ lobby, room, frame, line, hint, names, acting }} />}
      hinting={isHinting(hint)}
      coach={
        isHinting(hint) ? (
          <Advice {...{ room, board, reading, frame, names, hint, hinted }} onPlay={() => send(hinted)} />
        ) : null
      }
      closing={outcome === null ? null : <AfterMatch onRematch={onRematch} onShow={() => setResultSeen(false)} />}
    >
      <WarnedSheet game={room.id} warned={past ? null : warned} onClose={keepBack} onAct={sends} />
      {again('table')}
      <Toasts {...{ lobby, frame, names, acting }} />
      <MatchEnded
        {...{ lobby, board, reading, telling, onRematch }}
        seen={resultSeen}
        onClose={() => setResultSeen(true)}
      />
    </MatchScene>
  )
}
