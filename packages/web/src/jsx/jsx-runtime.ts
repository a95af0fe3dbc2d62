import type { ElementType, Key, ReactElement, ReactNode } from 'react'
import { jsx as one, jsxs as several } from 'react/jsx-runtime'
import { saidApart } from './runs.ts'

export { Fragment, type JSX } from 'react/jsx-runtime'

// What the TSX of this package is compiled to: React's own, with words apart (`runs.ts`, docs/adr/0047).

interface Given {
  readonly children?: ReactNode
}

/** An element with one child, which may be a list that a program made. */
export const jsx = (type: ElementType, props: Given, key?: Key): ReactElement =>
  one(type, saidApart(type, props, true), key)

/** An element with its children as they stand in the source. */
export const jsxs = (type: ElementType, props: Given, key?: Key): ReactElement => {
  const said = saidApart(type, props, false)
  return (Array.isArray(said.children) ? several : one)(type, said, key)
}
