import { type ArtPart, type Box, type Side, SIZE, type Width, hullOf, turned } from '../shape.ts'
import { type Node, mirrored, upsideDown } from './node.ts'

const NO_SIZE = { w: 0, h: 0 }
/** A raised or lowered arm turns so far in its shoulder, in degrees. */
const SWING = 17

const leafNode = (part: ArtPart, pose: number, turn: number, box: Box): Node => ({
  placed: [{ part, x: 0, y: 0, turn, mirror: false, pose, size: NO_SIZE, sockets: [] }],
  keys: [],
  open: [],
  ...box,
})

const limbNode = (part: ArtPart, side: Side, pose: number): Node => {
  const turn = pose * SWING
  const outline = hullOf('limb', NO_SIZE).map((point) => turned(point, turn))
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  const box = { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) }
  const node = leafNode(part, pose, turn, box)
  return side === 'left' ? mirrored(node) : node
}

/** A part with one plug, grown from it towards a side: a head that hangs down stands on its crown. */
export const leafOf = (part: ArtPart, side: Side, pose: number): Node => {
  if (part.kind === 'limb') return limbNode(part, side, pose)
  const node = leafNode(part, 0, 0, part.kind === 'head' ? SIZE.head : SIZE.bottom)
  return (part.kind === 'head') === (side === 'up') ? node : upsideDown(node)
}

/** The room an open socket keeps free before it. */
export const openNode = (part: ArtPart, connector: number, width: Width, side: Side): Node => {
  const r = width === 'W' ? 27 : 17
  const room: Readonly<Record<Side, Box>> = {
    up: { x0: -r, y0: -20, x1: r, y1: 0 },
    down: { x0: -r, y0: 0, x1: r, y1: 20 },
    left: { x0: -22, y0: -r, x1: 0, y1: r },
    right: { x0: 0, y0: -r, x1: 22, y1: r },
  }
  return { placed: [], keys: [], open: [{ part: part.id, connector, width, side, x: 0, y: 0 }], ...room[side] }
}
