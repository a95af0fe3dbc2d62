import { type Node, findNodeAtLocation, parseTree } from 'jsonc-parser'

/** A place in a text: its line from 1, and from where to where it goes in characters. */
export interface TextPlace {
  readonly line: number
  readonly from: number
  readonly to: number
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

const asPath = (path: string): (string | number)[] =>
  path.split('.').flatMap((step) => (step === '' ? [] : [/^\d+$/.test(step) ? Number(step) : step]))

/** The node of a path, or of as much of it as there is. A key that is missing is looked for where it ought to be. */
const nearest = (tree: Node, path: (string | number)[]): Node => {
  for (let length = path.length; length > 0; length--) {
    const found = findNodeAtLocation(tree, path.slice(0, length))
    if (found !== undefined) return found
  }
  return tree
}

/**
 * Where something stands in JSON, by its path from the whole written position (`position.sides.0.hand`); in the text of a
 * position alone the first step is left out. Null for an empty text.
 */
export const placeIn = (text: string, path: string): TextPlace | null => {
  const tree = parseTree(text)
  if (tree === undefined) return null
  const steps = asPath(path)
  const whole = findNodeAtLocation(tree, ['position']) !== undefined
  const node = nearest(tree, whole || steps[0] !== 'position' ? steps : steps.slice(1))
  return { line: lineAt(text, node.offset), from: node.offset, to: node.offset + node.length }
}
