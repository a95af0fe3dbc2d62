import { hash, n1, seeded } from '../geometry.ts'
import type { Picture } from '../index.ts'
import { BOTTOMS } from './bottoms/index.ts'
import { FRAMES, JOINT_FRAME, LETTERS, POSES, restFrame, torsoFrame, torsoName, torsoSizes } from './files.ts'
import { groundOf } from './grounds.ts'
import { HEADS } from './heads/index.ts'
import { METALS, TABS, collarArt, cuffArt, keyArt } from './joint-art.ts'
import { LIMBS } from './limbs/index.ts'
import { PALETTES, type Palette } from './palettes.ts'
import { type HeadArt, type LimbArt, type PartPen, type TorsoArt, createPartPen } from './part-pen.ts'
import { restSockets } from './rest.ts'
import { type Box, GROW, type Side, TURN, type TorsoSize, type Width } from './shape.ts'
import { TORSOS } from './torsos/index.ts'
import { tubesCut, tubesSvg } from './tubes.ts'

// Every file of the game's parts. Each has three layers: the ground of the card picture, the card the part is cut from,
// and the part itself.

export const CARD_EDGE = '#f6ead0'
export const CARD_SIDE = '#a98a58'

/** A drawing and the card round it. */
interface Layers {
  readonly art: string
  readonly cut: string
}

/** The card round all shapes of a drawing: their outlines once more, thick. */
const cutOf = (svg: string): string =>
  [...svg.matchAll(/<path id="([^"]+p)" d=/g)].map(([, id]) => `<use href="#${id}"/>`).join('')

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
  '<style>#plain:target~.ground,#plain:target~.cut,#piece:target~.ground,#cut:target~.ground,#cut:target~.art{display:none}</style><g id="plain"/><g id="piece"/><g id="cut"/>'

const cardLayer = (cut: string): string =>
  cut === ''
    ? ''
    : [
        [CARD_SIDE, 'translate(0 4.5)'],
        [CARD_EDGE, 'translate(0 0)'],
      ]
        .map(
          ([colour, move]) =>
            `<g transform="${move}" fill="${colour}" stroke="${colour}" stroke-width="13" stroke-linejoin="round" stroke-linecap="round">${cut}</g>`,
        )
        .join('')

const file = (name: string, { x0, y0, x1, y1 }: Box, { art, cut }: Layers, ground: string): Picture => {
  const view = [x0, y0, x1 - x0, y1 - y0].map(n1)
  const [, , w = 0, h = 0] = view
  // The second `use` of an outline is the same outline, so the card needs no paths of its own.
  return {
    path: `monstructor/${name}.svg`,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}" width="${n1(w * 2)}" height="${n1(h * 2)}">${STYLE}<g class="ground">${ground}</g><g class="cut">${cardLayer(cut)}</g><g class="art">${art}</g></svg>`,
  }
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
  const plug = (name: string, kind: 'head' | 'limb' | 'bottom', draw: (p: PartPen) => void): Picture =>
    file(name, FRAMES[kind], plugLayers(name, palette, kind, draw), ground(FRAMES[kind], name))
  const [natural] = torsoSizes(monster)
  const bodyName = `${monster}${LETTERS.body}`
  const size = natural as TorsoSize
  const rest = restFrame(size)
  return [
    ...headNames(monster, palette).map((name, i) => plug(name, 'head', (p) => (HEADS[palette.head] as HeadArt)(p, i))),
    ...Object.entries(POSES).map(([pose, turn]) =>
      plug(`${monster}${LETTERS.limb}${pose}`, 'limb', (p) => (LIMBS[palette.limb] as LimbArt)(p, turn)),
    ),
    plug(`${monster}${LETTERS.bottom}`, 'bottom', (p) => BOTTOMS[palette.bottom]?.(p)),
    file(bodyName, rest, restLayers(bodyName, palette, size, METALS[letter] as string), ground(rest, bodyName)),
    ...torsoSizes(monster).map((one) =>
      file(torsoName(monster, one), torsoFrame(one), torsoLayers(bodyName, palette, one), ''),
    ),
  ]
}

const jointFiles = (): readonly Picture[] => {
  const palette = PALETTES['C1'] as Palette
  return (['W', 'N'] as const).flatMap((width) => {
    const key = penFor('key', 'y', palette)
    keyArt(key, width)
    return [
      file(`key-${width}`, JOINT_FRAME, layersOf(key), ''),
      ...Object.entries(METALS).map(([letter, metal]) =>
        file(`cuff-${letter}${width}`, JOINT_FRAME, cuffLayers('s', width, metal, palette), ''),
      ),
    ]
  })
}

/** Every part of every monster and dragon supplied, torsos in all sizes, sockets and keys. */
export const partPictures = (): readonly Picture[] => [
  ...Object.entries(PALETTES).flatMap(([monster, palette]) => monsterFiles(monster, palette)),
  ...jointFiles(),
]
