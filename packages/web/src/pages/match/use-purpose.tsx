import type { Frame } from '@menagerie/protocol'
import { type ReactNode, useState } from 'react'
import type { GameRoom } from '../../games.ts'
import { purposes, usePreference } from '../../preferences.ts'
import type { SeatNames } from '../../say.tsx'
import { isNew } from '../purpose/decided.ts'
import { PurposeLine } from '../purpose/purpose.tsx'
import { standing } from '../match-scene/scene.ts'
import { useThinks } from './use-thinks.tsx'

/**
 * What stands under what is asked: what the decision at hand is for, as long as whoever looks wants to hear it; or that a bot
 * thinks longer than usual; null otherwise.
 */
export const usePurpose = ({
  room,
  frame,
  names,
  rests,
  choices,
  explains,
  still = false,
}: {
  readonly room: GameRoom
  readonly frame: Frame
  readonly names: SeatNames
  /** Everything has been told. */
  readonly rests: boolean
  /** So many there are; 0: nothing is asked. */
  readonly choices: number
  /** As `MatchPageProps` has it. */
  readonly explains: boolean | undefined
  /** As `MatchPageProps` has it. */
  readonly still?: boolean | undefined
}): ReactNode => {
  const preferred = usePreference(purposes)
  const wish = explains === undefined ? preferred : explains ? 'always' : 'never'
  const { seat } = standing(frame)
  const { version, view } = frame
  const on = choices > 0
  const thinks = useThinks(frame, names, still || !rests)
  // Settled when the question comes: what is read does not go away under the eye.
  const [asked, setAsked] = useState({ version: -1, fresh: false })
  if (on && asked.version !== version) setAsked({ version, fresh: isNew(room.id) })
  if (!on || seat === null || wish === 'never' || (wish === 'first' && !asked.fresh)) return thinks
  return <PurposeLine game={room.id} {...{ view, seat, version, names }} decides={choices > 1} />
}
