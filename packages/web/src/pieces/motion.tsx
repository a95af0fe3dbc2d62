import { LazyMotion, MotionConfig } from 'motion/react'
import type { ReactNode } from 'react'

const features = () => import('./motion-features.ts').then((module) => module.domMax)

/** Lets things fly; loaded after the table stands, and silent for people who asked for stillness. */
export const Moving = ({ children }: { readonly children: ReactNode }) => (
  <LazyMotion features={features} strict>
    <MotionConfig reducedMotion="user">{children}</MotionConfig>
  </LazyMotion>
)
