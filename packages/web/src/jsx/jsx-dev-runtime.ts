import type { ElementType, Key, ReactElement, ReactNode } from 'react'
import { type JSXSource, jsxDEV as development } from 'react/jsx-dev-runtime'
import { saidApart } from './runs.ts'

export { Fragment, type JSX } from 'react/jsx-dev-runtime'

/** As `jsx` and `jsxs` of `jsx-runtime.ts`, from sources that are served as they are. */
export const jsxDEV = (
  type: ElementType,
  props: { readonly children?: ReactNode },
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
): ReactElement => {
  const said = saidApart(type, props, !isStatic)
  return development(type, said, key, isStatic && Array.isArray(said.children), source, self)
}
