import type { Seat } from '@menagerie/engine'
import type { View } from '@menagerie/games/monstructor'
import { type ReactNode, Suspense } from 'react'
import { later } from '../../later.ts'
import { Factions, Reward } from './shelf.tsx'

/** Of Dominoes alone. */
const Centre = later(() => import('./centre-stage.tsx').then((module) => module.Centre))

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
  if (view.options.mode === 'dominoes') {
    return (
      <Suspense>
        <Centre view={view} can={can} onPress={onPress} corner={corner} />
      </Suspense>
    )
  }
  if (kind === 'faction') return <Factions view={view} names={names} can={can} onPress={onPress} />
  if (kind === 'reward' && !telling) return <Reward view={view} seat={asker} can={can} onPress={onPress} />
  return children
}
