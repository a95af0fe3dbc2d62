import { figure } from '../monster-pack/figure.ts'
import { glow, motes, rays } from '../monster-pack/grounds.ts'
import { bricks } from './corridor.ts'
import { light, lights } from './light.ts'
import { dragon } from './monsters/great.ts'
import { magicUser, thief } from './people/folk.ts'
import { dwarf, elf, fighter } from './people/warriors.ts'

/** The inside of the box front, 200 by 270: a dragon at the end of a corridor, and five who came for its treasure. */
export const boxFront = (): { readonly defs: string; readonly inner: string } => {
  const arches = [0, 1, 2, 3]
    .map((depth) => {
      const [w, top] = [92 - depth * 17, 14 + depth * 20]
      return `<path d="M${100 - w} 214V${top + 54}Q${100 - w} ${top} 100 ${top - 8}Q${100 + w} ${top} ${100 + w} ${top + 54}V214Z" fill="hsl(28 ${42 - depth * 4}% ${24 - depth * 5}%)" stroke="#d99a52" stroke-width="${4 - depth * 0.7}" stroke-opacity="${0.9 - depth * 0.15}"/>`
    })
    .join('')
  const party = (
    [
      ['mage', magicUser, 26, 192, 0.38],
      ['thief', thief, 174, 192, 0.38],
      ['dwarf', dwarf, 60, 206, 0.4],
      ['elf', elf, 142, 206, 0.4],
      ['fighter', fighter, 101, 214, 0.44],
    ] as const
  ).map(([name, draw, x, y, size]) => figure(`box-${name}`, draw, `translate(${x} ${y}) scale(${size})`))
  const inner =
    `<rect width="200" height="270" fill="#3a2412"/><g transform="scale(1.67)"><path d="${bricks(9, 18, 162)}" stroke="#1c1108" stroke-width=".7" fill="none" opacity=".7"/></g>${arches}${light('red', 100, 108, 96, 0.9)}${rays(100, 108, 26, 150, '#ffcf70', 0.1)}` +
    `${light('torch', 14, 92, 54)}${light('torch', 186, 92, 54)}${figure('box-dragon', dragon, 'translate(100 84) scale(.74)')}` +
    `<path d="M-4 158Q40 142 100 149Q160 142 204 158V274H-4Z" fill="#1c0f07"/>${light('gold', 100, 172, 96, 0.6)}${party.join('')}${motes(5, 34, '#ffd79a', 0.4, 1.4, 200, 250)}<rect width="200" height="270" fill="url(#edge)"/>`
  const edge = glow(
    'edge',
    [
      [0.5, '#000000', 0],
      [1, '#0a0408', 0.8],
    ],
    'cx=".5" cy=".45" r=".8"',
  )
  return { defs: lights(inner) + edge, inner }
}
