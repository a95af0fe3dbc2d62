import { n1 } from '../geometry.ts'
import {
  FRAMES,
  JOINT_FRAME,
  cuffFile,
  keyFile,
  limbFile,
  monsterOf,
  partFile,
  torsoFile,
  torsoFrame,
} from './files.ts'
import { type Layout, type Placed, layout } from './layout/index.ts'
import { PALETTES, type Palette } from './palettes.ts'
import { type ArtJoint, type ArtPart, type Box, TURN } from './shape.ts'
import { tubesCut, tubesSvg } from './tubes.ts'

/** Colour of the card creatures are cut from. */
const CARD = '#f6ead0'
/** How far the card reaches beyond what is drawn. */
const EDGE = 12

/** A drawn file in its place within a creature; `part` is null for keys, which belong to two. */
export interface Sprite {
  readonly part: string | null
  /** Below the art folder; `layerFile` names its layers. */
  readonly file: string
  /** What the file shows, before it is put in its place. */
  readonly frame: Box
  /** Mirrored and stretched in height first, then turned by degrees, then moved. */
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly mirror: boolean
  readonly stretch: number
}

/** All cards of a creature lie under all its parts, so each sprite is drawn twice. */
export const layerFile = ({ file }: Sprite, layer: 'cut' | 'art'): string =>
  layer === 'cut' ? `${file}-cut` : `${file}#plain`

/** Necks and shoulders of one body, as SVG in the creature's coordinates. */
export interface Tubes {
  readonly part: string
  readonly art: string
  readonly cut: string
}

/** All that is drawn of a creature, from back to front: tubes, then sprites. */
export interface Drawn {
  readonly tubes: readonly Tubes[]
  readonly sprites: readonly Sprite[]
  readonly layout: Layout
  /** The card included. */
  readonly box: Box
}

const spriteOf = ({ part, x, y, turn, mirror, pose, size }: Placed): Sprite => {
  const plain = { part: part.id, x, y, turn, mirror, stretch: 1 }
  switch (part.kind) {
    case 'body': {
      const { file, drawn } = torsoFile(part, size)
      return { ...plain, file, frame: torsoFrame(drawn), stretch: size.h / drawn.h }
    }
    case 'limb':
      return { ...plain, file: limbFile(part, pose), frame: FRAMES.limb }
    default:
      return { ...plain, file: partFile(part), frame: FRAMES[part.kind] }
  }
}

const cuffsOf = ({ part, x, y, sockets }: Placed): readonly Sprite[] =>
  sockets.map((socket) => ({
    part: part.id,
    file: cuffFile(part.faction, socket.width),
    frame: JOINT_FRAME,
    x: x + socket.x,
    y: y + socket.y,
    turn: TURN[socket.side],
    mirror: false,
    stretch: 1,
  }))

const at = (x: number, y: number, svg: string): string =>
  svg === '' ? '' : `<g transform="translate(${n1(x)},${n1(y)})">${svg}</g>`

export const drawnOf = (lay: Layout): Drawn => {
  const bodies = lay.placed.filter(({ part }) => part.kind === 'body')
  return {
    tubes: bodies.map(({ part, x, y, sockets }) => ({
      part: part.id,
      art: at(x, y, tubesSvg(sockets, PALETTES[monsterOf(part)] as Palette)),
      cut: at(x, y, tubesCut(sockets, CARD)),
    })),
    sprites: [
      ...bodies.flatMap((body) => [spriteOf(body), ...cuffsOf(body)]),
      ...lay.placed.filter(({ part }) => part.kind !== 'body').map(spriteOf),
      ...lay.keys.map(({ x, y, side, width }) => ({
        part: null,
        file: keyFile(width),
        frame: JOINT_FRAME,
        x,
        y,
        turn: TURN[side],
        mirror: false,
        stretch: 1,
      })),
    ],
    layout: lay,
    box: { x0: lay.box.x0 - EDGE, y0: lay.box.y0 - EDGE, x1: lay.box.x1 + EDGE, y1: lay.box.y1 + EDGE + 5 },
  }
}

/** `transform` of SVG that puts a sprite in its place. */
export const transformOf = ({ x, y, turn, mirror, stretch }: Sprite): string => {
  const scale = mirror || stretch !== 1 ? ` scale(${mirror ? -1 : 1},${n1(stretch * 100) / 100})` : ''
  return `translate(${n1(x)},${n1(y)})${turn % 360 === 0 ? '' : ` rotate(${n1(turn)})`}${scale}`
}

/** A drawing to be put into `<svg viewBox>` of its box. */
export interface Drawing {
  readonly svg: string
  readonly box: Box
}

export type ArtUrl = (file: string) => string

const image = (sprite: Sprite, layer: 'cut' | 'art', url: ArtUrl): string => {
  const { x0, y0, x1, y1 } = sprite.frame
  const part = sprite.part === null ? '' : ` data-part="${sprite.part}"`
  return `<image href="${url(layerFile(sprite, layer))}" x="${n1(x0)}" y="${n1(y0)}" width="${n1(x1 - x0)}" height="${n1(y1 - y0)}" preserveAspectRatio="none" transform="${transformOf(sprite)}"${part}/>`
}

/** A whole creature: the card first, then everything on it. */
export const creatureSvg = (
  parts: readonly ArtPart[],
  joints: readonly ArtJoint[],
  url: ArtUrl,
): Drawing & { readonly layout: Layout } => {
  const { tubes, sprites, layout: lay, box } = drawnOf(layout(parts, joints))
  const cards = tubes.map(({ cut }) => cut).join('') + sprites.map((sprite) => image(sprite, 'cut', url)).join('')
  const art = tubes.map(({ art }) => art).join('') + sprites.map((sprite) => image(sprite, 'art', url)).join('')
  return { svg: `<g class="cut">${cards}</g><g class="art">${art}</g>`, box, layout: lay }
}
