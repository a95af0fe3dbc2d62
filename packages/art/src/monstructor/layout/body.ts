import { hash } from '../../geometry.ts'
import { type ArtPart, LIMB_STEP, OPPOSITE, type Side, type TorsoSize, type Width, torsoSize } from '../shape.ts'
import { leafOf, openNode } from './leaf.ts'
import { type Node, type Socket, shift, together } from './node.ts'
import { type Entry, isKin, sidesOf } from './sides.ts'
import type { Link, Tree } from './tree.ts'

/** Between two things in a row. */
const GAP = 4
const COLUMNS = ['left', 'right'] as const
const ROWS = ['up', 'down'] as const

/** A body while its children are put round it. */
interface Growing {
  readonly tree: Tree
  readonly part: ArtPart
  readonly size: TorsoSize
  readonly nodes: Node[]
  readonly sockets: Socket[]
}

const growTo = (tree: Tree, part: ArtPart, entry: Entry, side: Side, pose: number): Node => {
  if (entry.link === null) return openNode(part, entry.connector, entry.width, side)
  const child = tree.part(entry.link.to)
  return child.kind === 'body' ? bodyNode(tree, child, entry.link, OPPOSITE[side]) : leafOf(child, side, pose)
}

const widthOf = (entry: Entry): Width => (entry.link === null ? entry.width : entry.link.width)

/** A body with everything that hangs on it; `side` is where it hangs itself, by `entry` of the body before it. */
export const bodyNode = (tree: Tree, part: ArtPart, entry: Link | null, side: Side | null): Node => {
  const links = tree.links(part.id).filter(({ mine, to }) => entry === null || mine !== entry.its || to !== entry.from)
  const sides = sidesOf(tree, part, links, side)
  const perSide = Math.max(...COLUMNS.map((one) => sides[one].filter((held) => !isKin(tree, held)).length))
  const size = torsoSize(part.connectors, perSide)
  const growing: Growing = { tree, part, size, nodes: [], sockets: [] }
  const rows = {
    up: sides.up.map((held) => growTo(tree, part, held, 'up', 0)),
    down: sides.down.map((held) => growTo(tree, part, held, 'down', 0)),
  }
  const half = Math.max(0, ...ROWS.map((one) => halfSpan(rows[one])))
  const grounded = sides.down.length > 0 || side === 'down'
  const columns = COLUMNS.map((one) => placeColumn(growing, one, sides[one], half, grounded))
  for (const one of ROWS) placeRow(growing, one, sides[one], rows[one], columns)
  return withSelf(growing, entry, side)
}

const halfSpan = (nodes: readonly Node[]): number => {
  const [only] = nodes
  if (only === undefined) return 0
  if (nodes.length === 1) return Math.max(-only.x0, only.x1)
  return rowWidth(nodes) / 2
}
const rowWidth = (nodes: readonly Node[]): number =>
  nodes.reduce((sum, { x0, x1 }) => sum + x1 - x0, 0) + GAP * (nodes.length - 1)

/** How far a column stands from the middle of the body, and what it spans. */
interface Column {
  readonly side: (typeof COLUMNS)[number]
  readonly inner: number
  readonly top: number
  readonly bottom: number
}

/** Two arms of one creature never hang alike. */
const LONE_POSES = [
  [-0.95, 0.8],
  [-0.7, -0.95],
  [0.75, -0.9],
  [0.8, 0.7],
] as const

const poseOf = (
  { part }: Growing,
  side: 'left' | 'right',
  entry: Entry,
  at: number,
  count: number,
  grounded: boolean,
): number => {
  if (!grounded && at === count - 1 && count > 1) return 1
  if (count > 1) return at === 0 ? -0.95 : at === count - 1 ? 0.95 : 0.1
  const sway = (hash(entry.link?.to ?? '') % 100) / 100
  const poses = LONE_POSES[hash(part.pic.slice(0, 2)) % LONE_POSES.length] as (typeof LONE_POSES)[number]
  return poses[side === 'left' ? 0 : 1] * (0.85 + 0.15 * sway)
}

const clamp = (least: number, x: number, most: number): number => Math.max(least, Math.min(most, x))

const placeColumn = (
  growing: Growing,
  side: 'left' | 'right',
  entries: readonly Entry[],
  half: number,
  grounded: boolean,
): Column => {
  const { tree, part, size } = growing
  const k = side === 'left' ? -1 : 1
  const plain = { side, inner: size.w / 2 + 40, top: -size.h / 2, bottom: size.h / 2 }
  if (entries.length === 0) return plain
  const nodes = entries.map((entry, i) =>
    growTo(tree, part, entry, side, poseOf(growing, side, entry, i, entries.length, grounded)),
  )
  const want = nodes.map((_, i) => (i - (nodes.length - 1) / 2) * LIMB_STEP)
  const spots = apart(nodes, want)
  const far = Math.max(...spots.map((spot, i) => Math.abs(spot - (want[i] as number)) * 0.55))
  const heavy = entries.some((entry) => isKin(tree, entry))
  const lean = Math.max(0, ...nodes.map((node) => (k > 0 ? -node.x0 : node.x1)))
  const reach = heavy
    ? Math.max(size.w / 2 + 14, Math.min(half + 4, 126)) + lean
    : size.w / 2 + 9 + (far > 6 ? Math.min(70, far) : 0)
  let [top, bottom] = [plain.top, plain.bottom]
  for (const [i, node] of nodes.entries()) {
    const entry = entries[i] as Entry
    const moved = shift(node, k * reach, spots[i] as number)
    growing.nodes.push(moved)
    growing.sockets.push({
      x: k * reach,
      y: spots[i] as number,
      side,
      width: widthOf(entry),
      filled: entry.link !== null,
      kin: isKin(tree, entry),
      from: [k * (size.w / 2 - 22), clamp(-size.h / 2 + 22, want[i] as number, size.h / 2 - 22)],
    })
    top = Math.min(top, moved.y0)
    bottom = Math.max(bottom, moved.y1)
  }
  return { side, inner: heavy ? reach - lean : plain.inner, top, bottom }
}

/** The heights wanted, pushed apart where two would meet, and centred again. */
const apart = (nodes: readonly Node[], want: readonly number[]): readonly number[] => {
  const spots = [...want]
  // Two single limbs may come nearer: their hulls are narrow at the shoulder.
  const pair = nodes.length === 2 && nodes.every(({ placed, open }) => placed.length + open.length === 1)
  for (let i = 1; i < nodes.length; i++) {
    const [before, node] = [nodes[i - 1] as Node, nodes[i] as Node]
    spots[i] = Math.max(spots[i] as number, (spots[i - 1] as number) + before.y1 - node.y0 - (pair ? 6 : 1))
  }
  const push = ((spots.at(-1) as number) - (want.at(-1) as number)) / 2
  return spots.map((spot) => spot - push)
}

const placeRow = (
  growing: Growing,
  side: 'up' | 'down',
  entries: readonly Entry[],
  nodes: readonly Node[],
  columns: readonly Column[],
): void => {
  if (nodes.length === 0) return
  const { tree, size } = growing
  const k = side === 'up' ? -1 : 1
  let x = -rowWidth(nodes) / 2
  const spots = nodes.map((node) => {
    const spot = x - node.x0
    x += node.x1 - node.x0 + GAP
    return nodes.length === 1 ? 0 : spot
  })
  const middle = (nodes.length - 1) / 2
  const step = Math.min(42, (size.w - 34) / nodes.length)
  const froms = spots.map((_, i) => (i - middle) * step)
  const swings = spots.map((spot, i) => Math.abs(spot - (froms[i] as number)) - 8)
  const band = Math.min(Math.max(0, ...swings) * 0.42, 150)
  // A child stands clear of the columns only where it would meet them.
  const inner = (one: 'left' | 'right'): number => columns.find((column) => column.side === one)?.inner ?? 0
  const meets = nodes.some(
    (node, i) => (spots[i] as number) + node.x0 < -inner('left') || (spots[i] as number) + node.x1 > inner('right'),
  )
  const edge = meets
    ? side === 'up'
      ? Math.min(...columns.map(({ top }) => top))
      : Math.max(...columns.map(({ bottom }) => bottom))
    : (k * size.h) / 2
  for (const [i, node] of nodes.entries()) {
    const entry = entries[i] as Entry
    const lift = nodes.length > 2 ? 30 * (1 - Math.abs(i - middle) / middle) : 0
    const hang = meets || nodes.length > 1 ? Math.max(0, side === 'up' ? node.y1 : -node.y0) : 0
    const y = edge + k * (10 + band + lift + hang)
    growing.nodes.push(shift(node, spots[i] as number, y))
    growing.sockets.push({
      x: spots[i] as number,
      y,
      side,
      width: widthOf(entry),
      filled: entry.link !== null,
      kin: isKin(tree, entry),
      from: [froms[i] as number, k * (size.h / 2 - 24)],
    })
  }
}

/** Where the joint by which a body hangs sits on its torso. */
const entrySpot = (size: TorsoSize, side: Side): readonly [number, number] => {
  switch (side) {
    case 'left':
      return [-size.w / 2 - 9, 0]
    case 'right':
      return [size.w / 2 + 9, 0]
    case 'up':
      return [0, -size.h / 2 - 10]
    case 'down':
      return [0, size.h / 2 + 10]
  }
}

const withSelf = ({ part, size, nodes, sockets }: Growing, entry: Link | null, side: Side | null): Node => {
  const [x, y] = side === null ? [0, 0] : entrySpot(size, side)
  if (entry !== null && side !== null)
    sockets.push({ x, y, side, width: entry.width, filled: true, kin: false, from: [x * 0.6, y * 0.6] })
  const self: Node = {
    placed: [{ part, x: 0, y: 0, turn: 0, mirror: false, pose: 0, size, sockets }],
    keys: sockets.filter(({ kin }) => kin),
    open: [],
    x0: -size.w / 2 - 10,
    y0: -size.h / 2 - 10,
    x1: size.w / 2 + 10,
    y1: size.h / 2 + 10,
  }
  return shift(together([self, ...nodes]), -x, -y)
}
