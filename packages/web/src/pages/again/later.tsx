import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { later } from '../../later.ts'
import type { AgainProps } from './again.tsx'
import { isOwn } from './own.ts'

/** Not needed before one has had a turn; without a network there is nothing to tell it with. */
const Again = later<AgainProps>(() =>
  import('./again.tsx').then(
    (module) => module.Again,
    () => () => null,
  ),
)

/** What happened since one's last turn: the way to it beside the log, and its telling over the table. */
export const useAgain = (
  given: Omit<AgainProps, 'at' | 'opened' | 'starter'>,
  missed: boolean,
): ((at: AgainProps['at']) => ReactNode) => {
  const { board, match } = given
  const { updates, frame } = match
  const [opened] = useState(missed ? frame.version : -1)
  const starter = useRef(() => {})
  const seat = frame.viewer === 'spectator' ? null : frame.viewer
  const had = useMemo(
    () => updates.some((update) => update.seat !== null && isOwn(update, seat ?? update.seat, board.answers)),
    [updates, seat, board],
  )
  return (at) =>
    had && (
      <Suspense>
        <Again {...given} {...{ at, opened, starter }} />
      </Suspense>
    )
}
