import { type Seat, absenceAt } from '@menagerie/engine'
import type { Frame, Lobby } from '@menagerie/protocol'
import { type ComponentProps, Suspense, useEffect, useState } from 'react'
import { later } from '../../later.ts'
import { standing } from '../match-scene/scene.ts'

/** Not needed before somebody makes an offer. */
const Bar = later(() => import('../agree/offer-bar.tsx').then((module) => module.OfferBar))

/** Not needed before somebody has stayed away for long. */
const Claim = later(() => import('../agree/claim-bar.tsx').then((module) => module.ClaimBar))

/** Longest wait of a timer of the page. */
const MOST_WAIT = 3_600_000

/** Who has stayed away for so long that this viewer may say so; null: nobody, or it is not theirs to say. */
const useStayedAway = ({ choices }: Lobby, frame: Frame): Seat | null => {
  const { now, absences } = frame.clocks
  const [passed, setPassed] = useState({ frame, ms: 0 })
  const ms = passed.frame === frame ? passed.ms : 0
  const { seat, away } = standing(frame)
  const claims = absenceAt(choices)?.kind === 'claim' && seat !== null && !away
  const gone = absences.flatMap((at, other) =>
    claims && at !== null && other !== seat && frame.players[other]?.present === false ? [{ seat: other, at }] : [],
  )
  const next = Math.min(...gone.map(({ at }) => at)) - now
  useEffect(() => {
    if (next === Infinity || ms >= next) return
    const wait = Math.min(next - ms, MOST_WAIT)
    const timer = setTimeout(() => setPassed({ frame, ms: ms + wait }), wait)
    return () => clearTimeout(timer)
  }, [frame, next, ms])
  return gone.find(({ at }) => at - now <= ms)?.seat ?? null
}

/** The offer that waits, the pause that was agreed on, or what there is to say of who stays away. */
export const AgreeBar = (props: ComponentProps<typeof Bar>) => {
  const { lobby, frame, names } = props
  const gone = useStayedAway(lobby, frame)
  if (frame.offer !== null || frame.paused)
    return (
      <Suspense>
        <Bar {...props} />
      </Suspense>
    )
  return gone === null ? null : (
    <Suspense>
      <Claim lobby={lobby} seat={gone} names={names} />
    </Suspense>
  )
}
