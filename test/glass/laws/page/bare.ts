import type { Finding } from '../finding.ts'

/** As much of React's tree as is asked for: what it drew, in its own order. */
interface Fiber {
  readonly tag: number
  readonly type: unknown
  readonly memoizedProps: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly return: Fiber | null
}

/** React's number for a text node of its own. */
const TEXT = 6

/** What React keeps at the element it draws in. */
interface Root {
  readonly stateNode: { readonly current: Fiber }
}

const rootOf = (place: Element): Fiber | null => {
  const key = Object.keys(place).find((name) => name.startsWith('__reactContainer$'))
  return key === undefined ? null : ((place as unknown as Record<string, Root>)[key]?.stateNode.current ?? null)
}

const nameOf = (fiber: Fiber | null): string => {
  for (let at = fiber; at !== null; at = at.return) {
    if (typeof at.type !== 'string') continue
    const { className } = at.memoizedProps as { readonly className?: unknown }
    return typeof className === 'string' && className !== '' ? `${at.type}.${className.split(' ')[0]}` : at.type
  }
  return 'the page'
}

/**
 * React keeps no words in a text node of its own, only in elements that hold nothing else. A translator of the browser puts
 * elements of its own in the place of every text node; React would go on writing to one that nobody sees any more, and fall
 * over the first that it takes out.
 */
export const bare = (): readonly Finding[] => {
  const place = document.getElementById('root')
  if (place === null) return []
  const root = rootOf(place)
  if (root === null) return [{ law: 'bare', what: 'the page', detail: 'is not drawn by React as this law knows it' }]
  const found: Finding[] = []
  const open: Fiber[] = [root]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at.sibling !== null) open.push(at.sibling)
    if (at.child !== null) open.push(at.child)
    const said = at.memoizedProps
    if (at.tag === TEXT && typeof said === 'string' && said.trim() !== '')
      found.push({ law: 'bare', what: nameOf(at.return), detail: `"${said.slice(0, 60)}" is a text node of its own` })
  }
  return found
}
