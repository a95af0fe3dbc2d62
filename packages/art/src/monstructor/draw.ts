import { hash, n1, seeded } from '../geometry.ts'
import type { Picture } from '../index.ts'
import { BOTTOMS } from './bottoms/index.ts'
import { FRAMES, JOINT_FRAME, LETTERS, POSES, restFrame, torsoFrame, torsoName, torsoSizes } from './files.ts'
import { groundOf } from './grounds.ts'
import { HEADS } from './heads/index.ts'
import { METALS, TABS, collarArt, cuffArt, keyArt } from './joint-art.ts'
import { LIMBS } from './limbs/index.ts'
import { borderIds } from './outlines.ts'
import { PALETTES, type Palette } from './palettes.ts'
import { type HeadArt, type LimbArt, type PartPen, type TorsoArt, createPartPen } from './part-pen.ts'
import { restSockets } from './rest.ts'
import { type Box, GROW, type Side, TURN, type TorsoSize, type Width } from './shape.ts'
import { TORSOS } from './torsos/index.ts'
import { tubesCut, tubesSvg } from './tubes.ts'

// Every file of the game's parts. Each has three layers: the ground of the card picture, the card the part is cut from,
// and the part itself; the card is a file of its own as well.

const CARD_EDGE = '#f6ead0'
const CARD_SIDE = '#a98a58'

/** A drawing and the card round it. */
interface Layers {
  readonly art: string
  readonly cut: string
}

/** The card round all shapes of a drawing: the outlines of its border once more, thick. */
const cutOf = (svg: string): string =>
  borderIds(svg)
    .map((id) => `<use href="#${id}"/>`)
    .join('')

const layersOf = (p: PartPen): Layers => {
  const art = p.svg()
  return { art, cut: cutOf(art) }
}

const wrapped = (transform: string, { art, cut }: Layers): Layers => ({
  art: `<g transform="${transform}">${art}</g>`,
  cut: `<g transform="${transform}">${cut}</g>`,
})
const over = (...layers: readonly Layers[]): Layers => ({
  art: layers.map(({ art }) => art).join(''),
  cut: layers.map(({ cut }) => cut).join(''),
})

const STYLE =
  '<style>#plain:target~.ground,#plain:target~.cut,#piece:target~.ground{display:none}</style><g id="plain"/><g id="piece"/>'

/** The card with its thickness: outlines written once and painted twice. */
const cardLayer = (cut: string): string => {
  const painted = (colour: string, move: string): string =>
    `<g transform="translate(0 ${move})" fill="${colour}" stroke="${colour}" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"><use href="#card"/></g>`
  return cut === '' ? '' : `<defs><g id="card">${cut}</g></defs>${painted(CARD_SIDE, '4.5')}${painted(CARD_EDGE, '0')}`
}

/** A card of its own: outlines to whole units, for half a unit is not seen in a border. */
const cardAlone = (art: string, cut: string): string => {
  const outlines = new Map([...art.matchAll(/<path id="([^"]+p)" d="([^"]+)"/g)].map(([, id, d]) => [id, d]))
  const rough = (path: string): string => path.replaceAll(/-?\d*\.\d+/g, (number) => String(Math.round(Number(number))))
  return cut.replaceAll(/<use href="#([^"]+)"\/>/g, (_, id: string) => `<path d="${rough(outlines.get(id) ?? '')}"/>`)
}

/** The file of a part, and `-cut` with the card alone: cards of a whole creature lie under all its parts. */
const files = (name: string, { x0, y0, x1, y1 }: Box, { art, cut }: Layers, ground: string): readonly Picture[] => {
  const view = [x0, y0, x1 - x0, y1 - y0].map(n1)
  const [, , w = 0, h = 0] = view
  const picture = (path: string, inner: string): Picture => ({
    path: `monstructor/${path}.svg`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}" width="${n1(w * 2)}" height="${n1(h * 2)}">${inner}</svg>`,
  })
  return [
    picture(
      name,
      `${STYLE}<g class="ground">${ground}</g><g class="cut">${cardLayer(cut)}</g><g class="art">${art}</g>`,
    ),
    picture(`${name}-cut`, cardLayer(cardAlone(art, cut))),
  ]
}

const penFor = (name: string, layer: string, palette: Palette): PartPen =>
  createPartPen(layer, palette, seeded(hash(`${name}/${layer}`)))

/** A part with one plug; heads lie over their collar, others under it. */
const plugLayers = (
  name: string,
  palette: Palette,
  kind: 'head' | 'limb' | 'bottom',
  draw: (p: PartPen) => void,
): Layers => {
  const body = penFor(name, 'a', palette)
  draw(body)
  const collar = penFor(name, 'k', palette)
  const width: Width = kind === 'limb' ? 'N' : 'W'
  collarArt(collar, width, palette.limb === 'spiderleg' && kind === 'limb' ? palette.dark : palette.skin)
  const side: Side = kind === 'head' ? 'up' : kind === 'limb' ? 'right' : 'down'
  const grown = wrapped(GROW[kind], layersOf(body))
  const joint = layersOf(collar)
  const turnedJoint = wrapped(`rotate(${TURN[side]})`, { ...joint, cut: `${joint.cut}<path d="${TABS[width]}"/>` })
  return kind === 'head' ? over(turnedJoint, grown) : over(grown, turnedJoint)
}

const torsoLayers = (name: string, palette: Palette, size: TorsoSize): Layers => {
  const p = penFor(name, 't', palette)
  ;(TORSOS[palette.body] as TorsoArt)(p, size.w, size.h)
  return layersOf(p)
}

const cuffLayers = (layer: string, width: Width, metal: string, palette: Palette): Layers => {
  const p = penFor('cuff', layer, palette)
  cuffArt(p, width, metal)
  return layersOf(p)
}

/** A body as it lies alone, all its sockets open. */
const restLayers = (name: string, palette: Palette, size: TorsoSize, metal: string): Layers => {
  const sockets = restSockets(palette.sockets, size)
  const cuffs = sockets.map(({ x, y, side, width }, i) =>
    wrapped(`translate(${n1(x)},${n1(y)}) rotate(${TURN[side]})`, cuffLayers(`s${i}`, width, metal, palette)),
  )
  const tubes = { art: tubesSvg(sockets, palette), cut: tubesCut(sockets, 'inherit') }
  return over(tubes, torsoLayers(name, palette, size), ...cuffs)
}

const headNames = (monster: string, { heads }: Palette): readonly string[] =>
  Array.from({ length: heads }, (_, i) => `${monster}H${heads > 1 ? 'abc'.charAt(i) : ''}`)

const monsterFiles = (monster: string, palette: Palette): readonly Picture[] => {
  const letter = monster.startsWith('D') ? monster.slice(1) : monster.slice(0, 1)
  const ground = (frame: Box, name: string): string => groundOf(letter, frame, hash(name))
  const plug = (name: string, kind: 'head' | 'limb' | 'bottom', draw: (p: PartPen) => void): readonly Picture[] =>
    files(name, FRAMES[kind], plugLayers(name, palette, kind, draw), ground(FRAMES[kind], name))
  const [natural] = torsoSizes(monster)
  const bodyName = `${monster}${LETTERS.body}`
  const size = natural as TorsoSize
  const rest = restFrame(size)
  return [
    ...headNames(monster, palette).flatMap((name, i) =>
      plug(name, 'head', (p) => (HEADS[palette.head] as HeadArt)(p, i)),
    ),
    ...Object.entries(POSES).flatMap(([pose, turn]) =>
      plug(`${monster}${LETTERS.limb}${pose}`, 'limb', (p) => (LIMBS[palette.limb] as LimbArt)(p, turn)),
    ),
    ...plug(`${monster}${LETTERS.bottom}`, 'bottom', (p) => BOTTOMS[palette.bottom]?.(p)),
    ...files(bodyName, rest, restLayers(bodyName, palette, size, METALS[letter] as string), ground(rest, bodyName)),
    ...torsoSizes(monster).flatMap((one) =>
      files(torsoName(monster, one), torsoFrame(one), torsoLayers(bodyName, palette, one), ''),
    ),
  ]
}

const jointFiles = (): readonly Picture[] => {
  const palette = PALETTES['C1'] as Palette
  return (['W', 'N'] as const).flatMap((width) => {
    const key = penFor('key', 'y', palette)
    keyArt(key, width)
    return [
      ...files(`key-${width}`, JOINT_FRAME, layersOf(key), ''),
      ...Object.entries(METALS).flatMap(([letter, metal]) =>
        files(`cuff-${letter}${width}`, JOINT_FRAME, cuffLayers('s', width, metal, palette), ''),
      ),
    ]
  })
}

/** Every part of every monster and dragon supplied, torsos in all sizes, sockets and keys. */
export const partPictures = (): readonly Picture[] => [
  ...Object.entries(PALETTES).flatMap(([monster, palette]) => monsterFiles(monster, palette)),
  ...jointFiles(),
]
