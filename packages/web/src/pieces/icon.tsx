import { ART } from 'virtual:art'
import { memo } from 'react'
import type { IconName } from './icon-names.ts'

/** A UI icon; a table has forty, which no decision changes. Decorative: words stand beside it or in the label of what holds it. */
export const Icon = memo(({ name, className = '' }: { readonly name: IconName; readonly className?: string }) => (
  <svg className={`ico ${className}`} viewBox="0 0 512 512" aria-hidden="true">
    <use href={`${ART}/icons.svg#i-${name}`} />
  </svg>
))
