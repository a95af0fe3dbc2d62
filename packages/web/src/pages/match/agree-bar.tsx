import { type ComponentProps, Suspense } from 'react'
import { later } from '../../later.ts'

/** Not needed before somebody makes an offer. */
const Bar = later(() => import('../agree/offer-bar.tsx').then((module) => module.OfferBar))

/** The offer that waits, or the pause that was agreed on. */
export const AgreeBar = (props: ComponentProps<typeof Bar>) =>
  props.frame.offer !== null || props.frame.paused ? (
    <Suspense>
      <Bar {...props} />
    </Suspense>
  ) : null
