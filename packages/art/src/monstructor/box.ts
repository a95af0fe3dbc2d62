import { n1 } from '../geometry.ts'
import { glow, motes, rays } from '../monster-pack/grounds.ts'
import { assemble } from './assemble.ts'
import { type Sprite, drawnOf, transformOf } from './creature.ts'
import { partPictures } from './draw.ts'
import { layout } from './layout/index.ts'
import { partsOfMonster } from './own-parts.ts'
import type { ArtPart } from './shape.ts'

/** A mixed monster: a howling head on a burning rock, a wrench and a bandaged arm, an imp's legs. */
const MIXED = ['E1B', 'C1H', 'I2T', 'M3L', 'U4L'] as const
const HYDRA = ['C3B', 'C3Ha', 'I1H', 'E3H', 'M2T'] as const

const partsNamed = (names: readonly string[]): readonly ArtPart[] =>
  names.flatMap((name) => {
    const part = partsOfMonster(name.slice(0, 2)).find(({ pic }) => pic === name)
    return part === undefined ? [] : [part]
  })

/** Card and part of every file, without the ground. */
const layersByFile = (): ReadonlyMap<string, readonly [cut: string, art: string]> =>
  new Map(
    partPictures().map(({ path, svg }) => {
      const [, cut = '', art = ''] = /<g class="cut">(.*)<\/g><g class="art">(.*)<\/g><\/svg>$/.exec(svg) ?? []
      return [path.replace('.svg', ''), [cut, art]]
    }),
  )

/** A creature in one piece, its lowest point at 0,0; `id` keeps the names within it apart from others. */
const standing = (
  names: readonly string[],
  id: string,
  layers: ReadonlyMap<string, readonly [cut: string, art: string]>,
): string => {
  const { parts, joints } = assemble(partsNamed(names))
  const { tubes, sprites, box } = drawnOf(layout(parts, joints))
  const inlined = (sprite: Sprite, at: number, layer: 0 | 1): string => {
    const body = layers.get(sprite.file)?.[layer] ?? ''
    return `<g transform="${transformOf(sprite)}">${body.replaceAll(/(id="|url\(#|href="#)/g, `$1${id}${at}`)}</g>`
  }
  return `<g transform="translate(${n1(-(box.x0 + box.x1) / 2)} ${n1(-box.y1)})">${tubes.map(({ cut }) => cut).join('')}${sprites.map((sprite, at) => inlined(sprite, at, 0)).join('')}${tubes.map(({ art }) => art).join('')}${sprites.map((sprite, at) => inlined(sprite, at, 1)).join('')}</g>`
}

/** The inside of the box front, 200 by 270: a mixed monster on the stand of a workshop, a hydra in its shadow. */
export const monstructorFront = (): { readonly defs: string; readonly inner: string } => {
  const layers = layersByFile()
  const defs =
    glow('lamp', [
      [0, '#fff0c0', 0.95],
      [0.4, '#c9a0ff', 0.5],
      [1, '#2a1640', 0],
    ]) +
    glow(
      'edge',
      [
        [0.5, '#000000', 0],
        [1, '#0a0408', 0.8],
      ],
      'cx=".5" cy=".45" r=".8"',
    )
  const planks = [40, 84, 128, 172]
    .map((y) => `<path d="M0 ${y}H200" stroke="#160a22" stroke-width="1.4" opacity=".7"/>`)
    .join('')
  const inner =
    `<rect width="200" height="270" fill="#3a2358"/>${planks}${rays(100, 112, 30, 260, '#ffe9b0', 0.12)}<circle cx="100" cy="112" r="112" fill="url(#lamp)" opacity=".8"/>` +
    `<g opacity=".92" transform="translate(100 176) scale(.36)">${standing(HYDRA, 'h', layers)}</g><rect width="200" height="190" fill="#2a1640" opacity=".42"/>` +
    `<path d="M-4 214Q100 196 204 214V274H-4Z" fill="#2a1608"/><ellipse cx="100" cy="237" rx="76" ry="17" fill="#3c2010"/><ellipse cx="100" cy="232" rx="76" ry="17" fill="#8a5a2a"/><ellipse cx="100" cy="232" rx="62" ry="12.5" fill="none" stroke="#e9c673" stroke-width="1.6"/>` +
    `<g transform="translate(100 240) scale(.52)">${standing(MIXED, 'm', layers)}</g>${motes(11, 30, '#fff6d0', 0.4, 1.4, 200, 250)}<rect width="200" height="270" fill="url(#edge)"/>`
  return { defs, inner }
}
