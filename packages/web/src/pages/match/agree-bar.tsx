import { type ComponentProps, Suspense, lazy } from 'react'
import { wordsReady } from '../../i18n.ts'

/** Not needed before somebody makes an offer. */
const Bar = lazy(async () => {
  const { OfferBar } = await import('../agree/offer-bar.tsx')
  await wordsReady()
  return { default: OfferBar }
})

/** The offer that waits, or the pause that was agreed on. */
export const AgreeBar = (props: ComponentProps<typeof Bar>) =>
  props.frame.offer !== null || props.frame.paused ? (
    <Suspense>
      <Bar {...props} />
    </Suspense>
  ) : null
