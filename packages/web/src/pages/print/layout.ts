import type { Fold, Mm } from '../../boards/print-room.ts'

export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const
export type PaperId = keyof typeof PAPERS

export interface Paper {
  readonly width: Mm
  readonly height: Mm
}

/** What printers leave white, and what cut marks need. Cards go further, for nine of them fill a sheet. */
const EDGE: Mm = 8
const CARD_EDGE: Mm = 4.4
/** From the art to its cut mark. */
const MARK_OFF: Mm = 0.9
const MARK: Mm = 3.2
/** Between blocks of different pieces on one sheet: room for the marks of both. */
const APART: Mm = 2 * (MARK_OFF + MARK) + 2
/** Strip of a mat that is printed twice and glued over. */
export const OVERLAP: Mm = 8

/** A thing on paper as far as its place is concerned. */
export interface Flat {
  readonly width: Mm
  readonly height: Mm
  /** Rectangles lie edge to edge and share their cuts; everything else is cut along its outline. */
  readonly shape: 'square' | 'round' | 'hexagon'
  readonly hasBack: boolean
  readonly folds: readonly Fold[]
}

export interface Placed<Thing> {
  readonly thing: Thing
  readonly x: Mm
  readonly y: Mm
  /** Degrees, about its own middle. */
  readonly turn: 0 | 180
}

export interface Line {
  readonly x1: Mm
  readonly y1: Mm
  readonly x2: Mm
  readonly y2: Mm
}

/** One page of things to cut out: its front. */
export interface Page<Thing> {
  readonly placed: readonly Placed<Thing>[]
  /** Always outside the art. */
  readonly cuts: readonly Line[]
}

interface Block<Thing> {
  readonly things: readonly Thing[]
  readonly columns: number
  readonly rows: number
}

const isCard = ({ width, height }: Flat): boolean => width === 63 && height === 88

const edgeOf = (thing: Flat): Mm => (isCard(thing) ? CARD_EDGE : EDGE)

/** Only cards have grounds that reach beyond the cut. */
const bleedOf = (thing: Flat, bleed: Mm): Mm => (isCard(thing) ? bleed : 0)

/** Distance from one piece to the next: edge to edge, or with bleed on both sides of two cuts. */
const gapOf = (thing: Flat, bleed: Mm): Mm => (thing.shape === 'square' ? 2 * bleedOf(thing, bleed) : 2)

const fits = (room: Mm, size: Mm, gap: Mm, bleed: Mm): number =>
  Math.max(0, Math.floor((room - 2 * bleed + gap + 0.001) / (size + gap)))

/** Whether a card still lies three by three with this bleed. */
export const bleedFits = (paper: Paper, bleed: Mm): boolean =>
  fits(paper.width - 2 * CARD_EDGE, 63, 2 * bleed, bleed) >= 3 &&
  fits(paper.height - 2 * CARD_EDGE, 88, 2 * bleed, bleed) >= 3

const extent = (count: number, size: Mm, gap: Mm, bleed: Mm): Mm => count * (size + gap) - gap + 2 * bleed

const sameSize = (a: Flat, b: Flat): boolean => a.width === b.width && a.height === b.height && a.shape === b.shape

/** Runs of things of one size, in the order given. */
const runs = <Thing extends Flat>(things: readonly Thing[]): readonly (readonly Thing[])[] => {
  const found: Thing[][] = []
  for (const thing of things) {
    const last = found.at(-1)
    if (last?.[0] !== undefined && sameSize(last[0], thing)) last.push(thing)
    else found.push([thing])
  }
  return found
}

/** Things in order on as few pages as this needs: rows of one size, blocks of several sizes under each other. */
export const layOut = <Thing extends Flat>(
  things: readonly Thing[],
  paper: Paper,
  cardBleed: Mm,
): readonly Page<Thing>[] => {
  const stacks: Block<Thing>[][] = []
  let stack: Block<Thing>[] = []
  let used = 0
  const turnOver = (): void => {
    if (stack.length > 0) stacks.push(stack)
    stack = []
    used = 0
  }
  for (const run of runs(things)) {
    const one = run[0] as Thing
    const bleed = bleedOf(one, cardBleed)
    const gap = gapOf(one, bleed)
    const columns = Math.max(1, fits(paper.width - 2 * edgeOf(one), one.width, gap, bleed))
    const room = paper.height - 2 * edgeOf(one)
    let left = run
    while (left.length > 0) {
      const start = used === 0 ? 0 : used + APART
      const rows = Math.min(fits(room - start, one.height, gap, bleed), Math.ceil(left.length / columns))
      if (rows === 0 && stack.length > 0) {
        turnOver()
        continue
      }
      const taken = left.slice(0, Math.max(1, rows) * columns)
      stack.push({ things: taken, columns: Math.min(columns, taken.length), rows: Math.max(1, rows) })
      used = start + extent(Math.max(1, rows), one.height, gap, bleed)
      left = left.slice(taken.length)
    }
  }
  turnOver()
  return stacks.map((blocks) => pageOf(blocks, paper, cardBleed))
}

const pageOf = <Thing extends Flat>(blocks: readonly Block<Thing>[], paper: Paper, cardBleed: Mm): Page<Thing> => {
  const heights = blocks.map(({ things, rows }) => {
    const one = things[0] as Thing
    return extent(rows, one.height, gapOf(one, cardBleed), bleedOf(one, cardBleed))
  })
  const whole = heights.reduce((sum, one) => sum + one, 0) + APART * (blocks.length - 1)
  const placed: Placed<Thing>[] = []
  const cuts: Line[] = []
  let top = (paper.height - whole) / 2
  for (const [index, block] of blocks.entries()) {
    const one = block.things[0] as Thing
    const bleed = bleedOf(one, cardBleed)
    const gap = gapOf(one, bleed)
    const height = heights[index] as Mm
    const width = extent(block.columns, one.width, gap, bleed)
    const left = (paper.width - width) / 2
    for (const [at, thing] of block.things.entries()) {
      placed.push({
        thing,
        x: left + bleed + (at % block.columns) * (one.width + gap),
        y: top + bleed + Math.floor(at / block.columns) * (one.height + gap),
        turn: 0,
      })
    }
    if (one.shape === 'square') {
      cuts.push(
        ...marks(
          cutsAt(left + bleed, block.columns, one.width, gap),
          cutsAt(top + bleed, block.rows, one.height, gap),
          { left, top, right: left + width, bottom: top + height },
        ),
      )
    }
    top += height + APART
  }
  return { placed, cuts }
}

/** Where a row of pieces is cut; neighbours without a gap share a cut. */
const cutsAt = (from: Mm, count: number, size: Mm, gap: Mm): readonly Mm[] => {
  const found: Mm[] = []
  for (let i = 0; i < count; i++) {
    const start = from + i * (size + gap)
    if (i === 0 || gap > 0) found.push(start)
    found.push(start + size)
  }
  return found
}

interface Box {
  readonly left: Mm
  readonly top: Mm
  readonly right: Mm
  readonly bottom: Mm
}

/** Ticks on all four sides of the art, never over it. */
export const marks = (across: readonly Mm[], down: readonly Mm[], art: Box): readonly Line[] => [
  ...across.flatMap((x) => [
    { x1: x, x2: x, y1: art.top - MARK_OFF - MARK, y2: art.top - MARK_OFF },
    { x1: x, x2: x, y1: art.bottom + MARK_OFF, y2: art.bottom + MARK_OFF + MARK },
  ]),
  ...down.flatMap((y) => [
    { y1: y, y2: y, x1: art.left - MARK_OFF - MARK, x2: art.left - MARK_OFF },
    { y1: y, y2: y, x1: art.right + MARK_OFF, x2: art.right + MARK_OFF + MARK },
  ]),
]

/** The edge about which the printer turns the sheet. */
export type Flip = 'long' | 'short'

/** The other side of the sheet: every back behind its front, its head where the card's head is when it is turned over. */
export const mirrored = <Thing extends Flat>(page: Page<Thing>, paper: Paper, flip: Flip): Page<Thing> => ({
  cuts: [],
  placed: page.placed
    .filter(({ thing }) => thing.hasBack)
    .map(({ thing, x, y }) =>
      flip === 'long'
        ? { thing, x: paper.width - x - thing.width, y, turn: 0 }
        : { thing, x, y: paper.height - y - thing.height, turn: 180 },
    ),
})

/** One sheet's share of a mat, in its own millimetres. */
export interface Tile {
  readonly x: Mm
  readonly y: Mm
  readonly width: Mm
  readonly height: Mm
  /** Lies across the sheet. */
  readonly across: boolean
  readonly column: number
  readonly row: number
  /** Another tile is glued over its right, its lower strip. */
  readonly right: boolean
  readonly below: boolean
}

const slices = (whole: Mm, room: Mm): readonly (readonly [Mm, Mm])[] => {
  if (whole <= room + 0.001) return [[0, whole]]
  const found: [Mm, Mm][] = []
  for (let at = 0; at + OVERLAP < whole; at += room - OVERLAP) found.push([at, Math.min(room, whole - at)])
  return found
}

/** A mat on as few sheets as it needs, each lying the same way. */
export const tiles = (mat: { readonly width: Mm; readonly height: Mm }, paper: Paper): readonly Tile[] => {
  const edge = MARK_OFF + MARK + 2
  const cut = (across: boolean): readonly Tile[] => {
    const columns = slices(mat.width, (across ? paper.height : paper.width) - 2 * edge)
    const rows = slices(mat.height, (across ? paper.width : paper.height) - 2 * edge)
    return rows.flatMap(([y, height], row) =>
      columns.map(([x, width], column) => ({
        x,
        y,
        width,
        height,
        across,
        column,
        row,
        right: column < columns.length - 1,
        below: row < rows.length - 1,
      })),
    )
  }
  const upright = cut(false)
  const lying = cut(true)
  return lying.length < upright.length ? lying : upright
}
