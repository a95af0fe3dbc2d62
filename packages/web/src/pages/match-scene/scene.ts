import type { Choices, Outcome, Seat } from '@menagerie/engine'
import type { Frame } from '@menagerie/protocol'
import type { ReactNode } from 'react'
import type { BoardModule } from '../../boards/board.ts'
import type { GameRoom } from '../../games.ts'
import type { Reading } from '../../reading.ts'
import type { LogWalk } from '../../pieces/log.tsx'
import type { SeatNames } from '../../say.tsx'
import type { KnownMatch, MatchUpdate } from '../../wire/known.ts'
import type { Line } from '../../wire/transport.ts'

export interface SceneProps {
  readonly room: GameRoom
  readonly board: BoardModule
  readonly reading: Reading
  readonly choices: Choices
  /** The position shown, with the options back in its views. */
  readonly frame: Frame
  /** What the log tells; updates after version `fresh` came last. */
  readonly updates: readonly MatchUpdate[]
  readonly fresh: number
  /** Events that came last, for those who hear the table. */
  readonly news: readonly unknown[]
  /** Events being told now; empty when nothing is. */
  readonly told: readonly unknown[]
  /** What may be done here and now: the frame's own, or nothing where nobody acts. */
  readonly legal: readonly string[]
  readonly names: SeatNames
  readonly busy: boolean
  readonly line: Line
  readonly onAct: (steps: readonly string[]) => void
  readonly onSkip: () => void
  /** Right end of the rail. */
  readonly tools: ReactNode
  /** What stands in the list of actions when it is empty. */
  readonly idle: string
  /** What stands in the prompt instead of the question; null: the question. */
  readonly closing: ReactNode
  /** Who teaches: over the book, on a phone over the board. */
  readonly coach?: ReactNode
  /** The coach gives a hint; otherwise it teaches. */
  readonly hinting?: boolean
  /** Steps that are suggested: marked in the list and on the board. */
  readonly hinted?: readonly string[]
  /** A match that is over, walked through: where it stands. Log lines lead there. */
  readonly walk?: LogWalk
  /** The others' last turns leave a trail on the board. */
  readonly trails?: boolean
  /** A way to what happened since one's last turn, beside the log. */
  readonly again?: ReactNode
  /** Under what is asked: what the decision is for. */
  readonly purpose?: ReactNode
  /** Between rail and board. */
  readonly bar?: ReactNode
  /** Over the table: a toast, a sheet, a bar of controls. */
  readonly children: ReactNode
}

const NOBODY: readonly Seat[] = []

interface Standing {
  readonly seat: Seat | null
  readonly asked: readonly Seat[]
  readonly outcome: Outcome | null
  /** A bot plays for this viewer. */
  readonly away: boolean
}

/** Through whose eyes a position is seen, who is asked in it, and how the match ended; null for nobody, and while it runs. */
export const standing = ({ viewer, pending, players }: Frame): Standing => ({
  seat: viewer === 'spectator' ? null : viewer,
  asked: pending.status === 'deciding' ? pending.seats : NOBODY,
  outcome: pending.status === 'over' ? pending.outcome : null,
  away: viewer !== 'spectator' && players[viewer]?.away != null,
})

/** The match as it came, with the options back in its views. */
export const wholeMatch = (match: KnownMatch, reading: Reading): KnownMatch => {
  const { view, openHands } = match.frame
  const open = openHands === null ? null : { ...openHands, views: openHands.views.map(reading.view) }
  return { ...match, frame: { ...match.frame, view: reading.view(view), openHands: open } }
}
