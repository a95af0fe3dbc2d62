import type { IconBody, Picture } from './index.ts'
import { rays } from './monster-pack/grounds.ts'

const box = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 270" width="600" height="810">${inner}</svg>`

/** The front of every game box, `boxes/<game>.svg`, and a plain one for a game that has none yet. */
export const boxes = (icon: IconBody): readonly Picture[] => [
  {
    path: 'boxes/plain.svg',
    svg: box(
      `<rect width="200" height="270" fill="#3a2712"/>${rays(100, 116, 30, 260, '#ffe0a0', 0.12)}<g transform="translate(45 60) scale(.215)" fill="#e9c673" stroke="#2a1503" stroke-width="10">${icon('griffin-symbol')}</g>`,
    ),
  },
]
