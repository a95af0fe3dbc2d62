import { ART } from 'virtual:art'
import type { IconName } from './icon-names.ts'

/** A UI icon. Decorative: words stand beside it or in the label of what holds it. */
export const Icon = ({ name, className = '' }: { readonly name: IconName; readonly className?: string }) => (
  <svg className={`ico ${className}`} viewBox="0 0 512 512" aria-hidden="true">
    <use href={`${ART}/icons.svg#i-${name}`} />
  </svg>
)
