/** Where the map stands in its frame: magnification of its fitted size, and its left upper corner in frame pixels. */
export interface Sight {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export const MOST_SCALE = 5
export const FITTED: Sight = { scale: 1, x: 0, y: 0 }

/** What a map is seen through, and the left upper part of it where nothing floats over a map that is seen whole. */
export interface Frame extends Size {
  readonly free: Size
}

const fittedIn = (room: Size, map: Size): Size => {
  const by = Math.min(room.width / map.width, room.height / map.height)
  return { width: map.width * by, height: map.height * by }
}

/** Of a map, at each of its sides and at its head and foot, this is paper without words. */
const PAPER = { across: 0.05, down: 0.03 }

/** A frame whose right lower corner has tools: all of it is free for a map whose words do not reach them, or what is above or beside them. */
export const framed = (frame: Size, map: Size, tools: Size): Frame => {
  const { width, height } = frame
  const [right, bottom] = [width - tools.width, height - tools.height]
  const fitted = fittedIn(frame, map)
  const reaches = (room: number, size: number, paper: number): number => (room + size) / 2 - size * paper
  if (reaches(width, fitted.width, PAPER.across) <= right || reaches(height, fitted.height, PAPER.down) <= bottom)
    return { ...frame, free: frame }
  const [above, beside] = [
    { width, height: Math.min(height, bottom / (1 - PAPER.down)) },
    { width: Math.min(width, right / (1 - PAPER.across)), height },
  ]
  return { ...frame, free: fittedIn(above, map).width >= fittedIn(beside, map).width ? above : beside }
}

/** Size of the map in the frame at scale 1: all of it is seen. */
export const fittedSize = ({ free }: Frame, map: Size): Size => fittedIn(free, map)

const within = (offset: number, frame: number, free: number, size: number): number =>
  size <= frame ? Math.max(0, free - size) / 2 : Math.max(frame - size, Math.min(0, offset))

/** Within its bounds: no more of the table is seen than there must be. */
export const bounded = ({ scale, x, y }: Sight, frame: Frame, map: Size): Sight => {
  const to = Math.max(1, Math.min(MOST_SCALE, scale))
  const { width, height } = fittedSize(frame, map)
  return {
    scale: to,
    x: within(x, frame.width, frame.free.width, width * to),
    y: within(y, frame.height, frame.free.height, height * to),
  }
}

/** Magnified so many times more; the point of the frame stays where it is. */
export const zoomed = (sight: Sight, by: number, at: { readonly x: number; readonly y: number }): Sight => {
  const scale = Math.max(1, Math.min(MOST_SCALE, sight.scale * by))
  const grown = scale / sight.scale
  return { scale, x: at.x - (at.x - sight.x) * grown, y: at.y - (at.y - sight.y) * grown }
}

export const panned = (sight: Sight, dx: number, dy: number): Sight => ({ ...sight, x: sight.x + dx, y: sight.y + dy })

/** Moved by no more than it takes to see a box of the frame, with an edge around it. */
export const showing = (
  sight: Sight,
  box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
  frame: Size,
  edge: number,
): Sight => {
  const shift = (from: number, to: number, size: number): number =>
    from < edge ? edge - from : to > size - edge ? size - edge - to : 0
  return panned(sight, shift(box.left, box.right, frame.width), shift(box.top, box.bottom, frame.height))
}

/** A part of the map, in its own units. */
export interface Box extends Size {
  readonly x: number
  readonly y: number
}

/** As near as a part of the map still fits in, and never so far that the frame is not full; that part in the middle. */
export const aimedAt = (box: Box, frame: Frame, map: Size): Sight => {
  const fitted = fittedSize(frame, map)
  const unit = fitted.width / map.width
  const full = Math.max(frame.width / fitted.width, frame.height / fitted.height)
  const near = Math.min(frame.width / (box.width * unit), frame.height / (box.height * unit))
  const scale = Math.max(full, Math.min(MOST_SCALE / 2, near))
  const middle = (from: number, size: number, room: number): number => room / 2 - (from + size / 2) * unit * scale
  return { scale, x: middle(box.x, box.width, frame.width), y: middle(box.y, box.height, frame.height) }
}
