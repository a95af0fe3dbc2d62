import { type ComponentType, type ReactNode, Suspense, lazy, useMemo, useRef, useState } from 'react'
import { wordsReady } from '../../i18n.ts'
import type { AgainProps } from './again.tsx'
import { isOwn } from './own.ts'

/** Not needed before one has had a turn; without a network there is nothing to tell it with. */
const Again = lazy(async (): Promise<{ readonly default: ComponentType<AgainProps> }> => {
  try {
    const { Again: again } = await import('./again.tsx')
    await wordsReady()
    return { default: again }
  } catch {
    return { default: () => null }
  }
})

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
