import type { IconBody } from '../index.ts'
import { glow, motes, rays } from '../monster-pack/grounds.ts'
import { bricks } from './corridor.ts'
import { definitions, figure, light } from './light.ts'

/** The inside of the box front, 200 by 270: a dragon at the end of a corridor, and five who came for its treasure. */
export const boxFront = (icon: IconBody): { readonly defs: string; readonly inner: string } => {
  const arches = [0, 1, 2, 3]
    .map((depth) => {
      const [w, top] = [92 - depth * 17, 14 + depth * 20]
      return `<path d="M${100 - w} 214V${top + 54}Q${100 - w} ${top} 100 ${top - 8}Q${100 + w} ${top} ${100 + w} ${top + 54}V214Z" fill="hsl(28 ${42 - depth * 4}% ${24 - depth * 5}%)" stroke="#d99a52" stroke-width="${4 - depth * 0.7}" stroke-opacity="${0.9 - depth * 0.15}"/>`
    })
    .join('')
  const party = (
    [
      ['wizard-face', 'violet', 34, 168, 44],
      ['black-knight-helm', 'steel', 68, 176, 50],
      ['dwarf-face', 'rust', 102, 180, 50],
      ['woman-elf-face', 'ivory', 136, 175, 50],
      ['cowled', 'olive', 168, 166, 44],
    ] as const
  ).map(([name, fill, x, y, size]) => figure(icon(name), size, fill, x, y))
  const inner =
    `<rect width="200" height="270" fill="#3a2412"/><g transform="scale(1.67)"><path d="${bricks(9, 18, 162)}" stroke="#1c1108" stroke-width=".7" fill="none" opacity=".7"/></g>${arches}${light('red', 100, 108, 96, 0.9)}${rays(100, 108, 26, 150, '#ffcf70', 0.1)}` +
    `${light('torch', 14, 92, 54)}${light('torch', 186, 92, 54)}${figure(icon('spiked-dragon-head'), 118, 'crimson', 100, 84)}` +
    `<path d="M-4 158Q40 142 100 149Q160 142 204 158V274H-4Z" fill="#1c0f07"/>${light('gold', 100, 172, 96, 0.6)}${party.join('')}${motes(5, 34, '#ffd79a', 0.4, 1.4, 200, 250)}<rect width="200" height="270" fill="url(#edge)"/>`
  const edge = glow(
    'edge',
    [
      [0.5, '#000000', 0],
      [1, '#0a0408', 0.8],
    ],
    'cx=".5" cy=".45" r=".8"',
  )
  return { defs: definitions(inner) + edge, inner }
}
