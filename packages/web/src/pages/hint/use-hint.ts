import type { Advice, BotRequest } from '@menagerie/bots'
import { givesHints } from '@menagerie/engine'
import type { Frame, Lobby } from '@menagerie/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import { newKey } from '../../wire/chance.ts'
import { type Adviser, openAdviser } from './adviser.ts'

/** Milliseconds a bot thinks about a hint. */
const BUDGET = 300

export interface Hint {
  /** Asks for one; null where none is to be had. */
  readonly ask: (() => void) | null
  /** `off`: nobody asked. Steps are empty when the bot knows nothing. */
  readonly state: 'off' | 'thinking' | Advice
  readonly drop: () => void
}

/** Option `hints`: `alone` is where one person plays, and nobody but bots may mind. */
export const hintsAllowed = (lobby: Lobby): boolean =>
  givesHints(lobby.choices, lobby.seats.filter((seat) => seat.kind === 'human').length)

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

/** What a hint says is fetched with the first one: nobody needs it before. A hint without its reasons is one all the same. */
const reasonsHere = (game: string): Promise<unknown> =>
  import('./reasons.ts').then(({ reasonsOf }) => reasonsOf(game)).catch(() => null)

/** The question as it leaves the page: a view, and what may be done under it. The options are made again over there. */
export const questionOf = (lobby: Lobby, frame: Frame, seat: number): BotRequest => ({
  game: lobby.game,
  choices: lobby.choices,
  last: null,
  view:
    typeof frame.view === 'object' && frame.view !== null && 'options' in frame.view
      ? { ...frame.view, options: null }
      : frame.view,
  legal: frame.legal,
  seat,
  bot: 'master',
  seed: newKey(),
  budget: { ms: BUDGET },
})

/** A bot's advice for who is asked, from their own frame alone; forgotten with the next position. `H` asks for it. */
export const useHint = (lobby: Lobby, frame: Frame, legal: readonly string[], busy: boolean): Hint => {
  const adviser = useRef<Adviser | null>(null)
  const [state, setState] = useState<{ readonly version: number; readonly state: Hint['state'] }>({
    version: -1,
    state: 'off',
  })
  const now = state.version === frame.version ? state.state : 'off'
  const seat = frame.viewer === 'spectator' ? null : frame.viewer
  const can = seat !== null && legal.length > 0 && !busy && hintsAllowed(lobby)

  useEffect(
    () => () => {
      adviser.current?.close()
      adviser.current = null
    },
    [],
  )

  const ask = useCallback(() => {
    if (seat === null) return
    const { version } = frame
    adviser.current ??= openAdviser()
    // Its reasons are said with it.
    void Promise.all([adviser.current.ask(questionOf(lobby, frame, seat)), reasonsHere(lobby.game)]).then(([advice]) =>
      setState((now) => (now.version === version ? { version, state: advice } : now)),
    )
    setState({ version, state: 'thinking' })
  }, [lobby, frame, seat])

  const drop = useCallback(() => setState({ version: -1, state: 'off' }), [])

  useEffect(() => {
    if (!can) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'h' && event.key !== 'H') return
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]') === null) ask()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [can, ask])

  return { ask: can ? ask : null, state: now, drop }
}
