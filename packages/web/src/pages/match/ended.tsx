import type { Lobby } from '@menagerie/protocol'
import { type ComponentProps, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import type { BoardModule, Tally } from '../../boards/board.ts'
import { errorText } from '../../errors.ts'
import { later } from '../../later.ts'
import type { Reading } from '../../reading.ts'
import type { Telling } from '../../pieces/telling.ts'
import { isHere } from '../../wire/here-id.ts'
import { useWire } from '../../wire/hooks.ts'
import { keys } from '../../wire/known.ts'
import { standing } from '../match-scene/scene.ts'

/* Not needed before the end. */
const ResultSheet = later(() => import('../result.tsx').then((module) => module.ResultSheet))
const ResultActions = later(() => import('../result.tsx').then((module) => module.ResultActions))

/** What stands in the prompt of a match that is over. */
export const AfterMatch = (actions: ComponentProps<typeof ResultActions>) => (
  <Suspense>
    <ResultActions {...actions} />
  </Suspense>
)

const NO_TALLY: readonly Tally[] = []

/** Goes to the table where the same people play again, and makes it when there is none yet. */
export const useRematch = (lobby: Lobby, onTrouble: (text: string) => void): (() => void) => {
  const { t } = useTranslation()
  const { transport, cache } = useWire()
  const [, go] = useLocation()
  const rematch = async (): Promise<void> => {
    try {
      const next =
        lobby.rematch === null ? await transport.rematch(lobby.id) : await transport.lobby(lobby.rematch, null)
      cache.setQueryData(keys.lobby(next.id), next)
      go(`/t/${next.id}`)
    } catch (error) {
      onTrouble(errorText(t, error, lobby.game))
    }
  }
  return () => void rematch()
}

/** The result of a match that is over, once its end has been told. */
export const MatchEnded = ({
  lobby,
  board,
  reading,
  telling,
  seen,
  onClose,
  onRematch,
}: {
  readonly lobby: Lobby
  readonly board: BoardModule
  readonly reading: Reading
  readonly telling: Telling
  /** It was put away. */
  readonly seen: boolean
  readonly onClose: () => void
  readonly onRematch: (() => void) | null
}) => {
  const { t } = useTranslation()
  const { frame } = telling.shown
  const { seat, outcome } = standing(frame)
  if (outcome === null) return null
  // On this device everybody who sits looks at the same page.
  const shared = isHere(lobby.id) && lobby.seats.filter((one) => one.you).length > 1
  const events = telling.updates.flatMap((update) => update.events)
  return (
    <Suspense>
      <ResultSheet
        open={!seen && telling.told.length === 0}
        onClose={onClose}
        lobby={lobby}
        frame={frame}
        outcome={outcome}
        reading={reading}
        game={lobby.game}
        seat={shared ? null : seat}
        tally={board.tally?.(frame.view, events, t) ?? NO_TALLY}
        onRematch={onRematch}
      />
    </Suspense>
  )
}
