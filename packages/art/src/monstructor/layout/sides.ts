import type { ArtPart, Side } from '../shape.ts'
import type { Link, Tree } from './tree.ts'

/** What a body holds at one of its sockets. */
export type Entry =
  | { readonly link: Link }
  | { readonly link: null; readonly connector: number; readonly width: 'W' | 'N' }

export type Sides = Readonly<Record<Side, Entry[]>>

const kindAt = (tree: Tree, entry: Entry): ArtPart['kind'] | null =>
  entry.link === null ? null : tree.part(entry.link.to).kind

export const isKin = (tree: Tree, entry: Entry): boolean => kindAt(tree, entry) === 'body'

/**
 * Sockets of one width are equal in the rules, so it is chosen here where each goes: heads up, bottoms down, limbs left
 * and right in turn, a further body on top; one that brings its own bottom stands beside. With several heads and no
 * bottom the last head stands on its crown, with several bottoms and no head one points its legs at the sky.
 * `taken` is the side on which the body hangs itself.
 */
export const sidesOf = (tree: Tree, body: ArtPart, links: readonly Link[], taken: Side | null): Sides => {
  const sides: Sides = { up: [], down: [], left: [], right: [] }
  const free = (side: Side): boolean => side !== taken
  const put = (side: Side, link: Link): void => void sides[side].push({ link })
  const wide = links.filter(({ width }) => width === 'W')
  const ofKind = (kind: ArtPart['kind']): readonly Link[] => wide.filter(({ to }) => tree.part(to).kind === kind)
  const [heads, feet] = [ofKind('head'), ofKind('bottom')]

  for (const link of ofKind('body')) {
    const beside = tree.hasBottom(link.to, body.id) && (feet.length > 0 || tree.holdsBottom(body.id))
    if (!beside && free('up')) put('up', link)
    else put(emptier(sides, free), link)
  }
  for (const [i, link] of feet.entries()) {
    const skyward = i > 0 && heads.length === 0 && sides.up.length === 0 && free('up')
    put(free('down') && !skyward ? 'down' : 'up', link)
  }
  for (const [i, link] of heads.entries()) {
    const last = i === heads.length - 1 && free('down') && sides.down.length === 0 && sides.up.length > 0
    put(last || !free('up') ? 'down' : 'up', link)
  }
  centreKin(tree, sides.up)
  putRest(tree, sides, body, links, free)
  return sides
}

const emptier = (sides: Sides, free: (side: Side) => boolean): Side =>
  (['right', 'left'] as const)
    .filter(free)
    .reduce((best, side) => (sides[side].length < sides[best].length ? side : best))

/** Of three above, a body stands in the middle. */
const centreKin = (tree: Tree, row: Entry[]): void => {
  const at = row.length === 3 ? row.findIndex((entry) => isKin(tree, entry)) : -1
  if (at < 0 || at === 1) return
  const [middle, kin] = [row[1] as Entry, row[at] as Entry]
  row[1] = kin
  row[at] = middle
}

/** Limbs, bodies at narrow sockets, and what is open. */
const putRest = (
  tree: Tree,
  sides: Sides,
  body: ArtPart,
  links: readonly Link[],
  free: (side: Side) => boolean,
): void => {
  const narrow: Entry[] = links.filter(({ width }) => width === 'N').map((link) => ({ link }))
  const used = new Set(tree.links(body.id).map(({ mine }) => mine))
  for (const [connector, width] of body.connectors.split('').entries()) {
    if (used.has(connector)) continue
    if (width === 'N') narrow.push({ link: null, connector, width })
    if (width === 'W') sides[openSide(sides, free)].push({ link: null, connector, width })
  }
  const load = (side: Side): number => sides[side].length + (sides[side].some((entry) => isKin(tree, entry)) ? 9 : 0)
  for (const entry of narrow) {
    const columns = (['left', 'right'] as const).filter(free)
    sides[columns.reduce((best, side) => (load(side) < load(best) ? side : best))].push(entry)
  }
}

const openSide = (sides: Sides, free: (side: Side) => boolean): Side => {
  if (free('up') && sides.up.length === 0) return 'up'
  if (free('down') && sides.down.length === 0) return 'down'
  return free('up') ? 'up' : 'down'
}
