import type { Lobby } from '@menagerie/protocol'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'wouter'
import type { BoardModule } from '../../boards/board.ts'
import { errorText } from '../../errors.ts'
import { Icon } from '../../pieces/icon.tsx'
import { type Telling, tellsSlowly } from '../../pieces/telling.ts'
import type { Reading } from '../../reading.ts'
import { useWire } from '../../wire/hooks.ts'
import type { KnownMatch } from '../../wire/known.ts'
import './again.css'
import { type Span, spanOf } from './span.ts'
import { storyAgain } from './story.ts'
import { useAgainKeys } from './use-keys.ts'
import { useOffer } from './use-offer.ts'
import { AGAIN } from './words.ts'

export interface AgainProps {
  /** Beside the log, or over the table. */
  readonly at: 'book' | 'table'
  readonly lobby: Lobby
  /** The newest that is known. */
  readonly match: KnownMatch
  /** The version that was there when the page was opened. */
  readonly opened: number
  readonly telling: Telling
  readonly board: BoardModule
  readonly reading: Reading
  /** What begins to tell; set by what stands over the table. */
  readonly starter: RefObject<() => void>
}

const useSpan = ({ match, board }: AgainProps): Span | null => {
  const { frame, updates } = match
  return useMemo(
    () => spanOf(updates, frame.viewer, (event) => !board.logLine(event).hidden, board.answers),
    [updates, frame.viewer, board],
  )
}

/** Whose turn it is called after: one's own, or, for who watches, whoever's. */
const useWords = ({ match }: AgainProps) => {
  const { t } = useTranslation(AGAIN)
  const whose = match.frame.viewer === 'spectator' ? 'watching' : 'own'
  return { t, whose }
}

/** What is told again begins with a press here. */
const Corner = (again: AgainProps) => {
  const { t, whose } = useWords(again)
  const span = useSpan(again)
  const { telling, starter } = again
  if (span === null) return null
  return (
    <button
      type="button"
      className="again-corner tag"
      aria-label={t(`${whose}.button`)}
      title={t(`${whose}.button`)}
      disabled={telling.told.length > 0 || telling.left > 0}
      onClick={() => starter.current()}
    >
      <Icon name="backward-time" />
      <span>{t(`${whose}.button`)}</span>
    </button>
  )
}

/** Asks for what was shown, and tells it; what came meanwhile is told with it. */
const useStart = ({ lobby, match, telling, board, reading }: AgainProps, span: Span | null) => {
  const { t } = useTranslation()
  const { transport } = useWire()
  const [search] = useSearchParams()
  const latest = useRef(match)
  useLayoutEffect(() => {
    latest.current = match
  })
  const [of, setOf] = useState(0)
  const [trouble, setTrouble] = useState<string | null>(null)
  const asking = useRef(false)
  const rests = telling.shown === match
  const start = async (): Promise<void> => {
    if (span === null || !rests || asking.current) return
    asking.current = true
    setTrouble(null)
    try {
      const past = await transport.past(lobby.id, span.from, search.get('invite'))
      const now = latest.current
      // At a device that was handed on meanwhile, this is somebody else's.
      if (now.frame.viewer !== match.frame.viewer) return
      const story = storyAgain(now, past, lobby.choices, board, reading, tellsSlowly())
      if (story === null) return
      setOf(story.waiting.filter(({ groups }) => groups.length > 0).length)
      telling.tellAgain(story)
    } catch (error) {
      setTrouble(errorText(t, error, lobby.game))
    } finally {
      asking.current = false
    }
  }
  return { start: () => void start(), of, trouble, putAway: () => setTrouble(null) }
}

/** Offers to tell what happened while one was away, tells it, and leads on and out of it. */
const Over = (again: AgainProps) => {
  const { t, whose } = useWords(again)
  const { match, telling, opened, starter } = again
  const span = useSpan(again)
  const { start, of, trouble, putAway } = useStart(again, span)
  const offer = useOffer(match, span, opened)
  const begin = (): void => {
    // What happened is seen on the table, which a sheet would cover.
    document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', { cancelable: true }))
    offer.drop()
    start()
  }
  useEffect(() => {
    starter.current = begin
  })
  const running = telling.left > 0
  useAgainKeys({ running, onBegin: begin, onEnd: telling.skip })
  if (running) {
    return (
      <p className="toast panel again" data-again="told" role="status">
        <span>
          {t(`${whose}.told`, { at: of - telling.left + 1, of })}
          {match.frame.legal.length > 0 && <> {t('waits')}</>}
        </span>
        <button type="button" className="tag" onClick={telling.goOn}>
          {t('on')}
        </button>
        <button type="button" className="tag" onClick={telling.skip}>
          {t('end')}
        </button>
      </p>
    )
  }
  if (trouble !== null) {
    return (
      <p className="toast panel again" data-again="trouble" role="alert">
        <span>{trouble}</span>
        <button type="button" className="tag" onClick={putAway}>
          {t('client:close')}
        </button>
      </p>
    )
  }
  if (!offer.on || telling.told.length > 0) return null
  return (
    <p className="toast panel again" data-again="offered" role="status">
      <span>{t(`${whose}.offer`)}</span>
      <button type="button" className="tag" onClick={begin}>
        {t('show')}
      </button>
      <button type="button" className="tag" onClick={offer.drop}>
        {t('no')}
      </button>
    </p>
  )
}

/** What happened since one's last turn, told once more. Fetched once one has had a turn. */
export const Again = (again: AgainProps) => (again.at === 'book' ? <Corner {...again} /> : <Over {...again} />)
