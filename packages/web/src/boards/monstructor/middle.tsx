import type { Seat } from '@menagerie/engine'
import type { View } from '@menagerie/games/monstructor'
import { type ReactNode, Suspense, lazy } from 'react'

/* Of one mode, or of a few moments: fetched when they come. */
const Centre = lazy(() => import('./centre-stage.tsx').then((module) => ({ default: module.Centre })))
const Factions = lazy(() => import('./shelf.tsx').then((module) => ({ default: module.Factions })))
const Reward = lazy(() => import('./shelf.tsx').then((module) => ({ default: module.Reward })))

/** The middle of the table: the monster of Dominoes, the factions or dragon cards to choose from, or else the bench. */
export const Middle = ({
  view,
  names,
  asker,
  telling,
  can,
  onPress,
  corner,
  children,
}: {
  readonly view: View
  readonly names: readonly string[]
  /** Whose decision it is. */
  readonly asker: Seat
  readonly telling: boolean
  readonly can: ReadonlySet<string>
  readonly onPress: (place: string) => void
  readonly corner: ReactNode
  /** The bench. */
  readonly children: ReactNode
}) => {
  const { kind } = view.phase
  const shown =
    view.options.mode === 'dominoes' ? (
      <Centre view={view} can={can} onPress={onPress} corner={corner} />
    ) : kind === 'faction' ? (
      <Factions view={view} names={names} can={can} onPress={onPress} />
    ) : kind === 'reward' && !telling ? (
      <Reward view={view} seat={asker} can={can} onPress={onPress} />
    ) : null
  return shown === null ? children : <Suspense>{shown}</Suspense>
}
