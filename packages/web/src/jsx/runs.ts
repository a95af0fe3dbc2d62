import { Fragment, type ReactNode, createElement } from 'react'

type Words = string | number | bigint

const isWords = (child: unknown): child is Words =>
  typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint'

const isNothing = (child: unknown): boolean => child === null || child === undefined || typeof child === 'boolean'

/** A space between elements is nobody's word: no translator takes it, and an element around it would take up room of its own. */
const isBlank = (words: Words): boolean => String(words).trim() === ''

const IN_DRAWINGS = new Set(['text', 'tspan', 'textPath'])

/** The element for words that stand in one of such a type. */
const tagIn = (type: unknown): string => (typeof type === 'string' && IN_DRAWINGS.has(type) ? 'tspan' : 'text-run')

const apart = (children: readonly unknown[], tag: string, isMade: boolean): readonly unknown[] =>
  children.map((child, index): unknown => {
    if (Array.isArray(child)) return apart(child, tag, true)
    if (!isWords(child) || isBlank(child)) return child
    return createElement(tag, isMade ? { key: `words ${index}` } : null, String(child))
  })

const [NOTHING, SAID, ELSE, BOTH] = [0, 1, 2, 3]

/** What is among children: words, something else, or both. Asked for every element that is drawn. */
const holds = (child: unknown): number => {
  if (isWords(child)) return isBlank(child) ? NOTHING : SAID
  if (!Array.isArray(child)) return isNothing(child) ? NOTHING : ELSE
  let all = NOTHING
  for (let at = 0; at < child.length && all !== BOTH; at++) all |= holds(child[at])
  return all
}

/**
 * Children as an element is given them, so that React keeps no text node of its own: words alone become one string, which React
 * writes into their element, and words beside elements get an element of their own. Fragments have none, and the words in them get one.
 * `isMade`: what is a list was made by a program and wants keys, and does not stand in the source as it is.
 */
const inRuns = (type: unknown, children: unknown, isMade: boolean): unknown => {
  if (isWords(children)) return type === Fragment ? apart([children], tagIn(type), false)[0] : children
  if (!Array.isArray(children)) return children
  switch (holds(children)) {
    case SAID:
      return inRuns(type, children.flat(9).filter(isWords).join(''), isMade)
    case BOTH:
      return apart(children, tagIn(type), isMade)
    default:
      return children
  }
}

/** What React is to be given instead of these properties. */
export const saidApart = <Props extends { readonly children?: ReactNode }>(
  type: unknown,
  props: Props,
  isMade: boolean,
): Props => {
  const children = inRuns(type, props.children, isMade)
  return children === props.children ? props : { ...props, children }
}
