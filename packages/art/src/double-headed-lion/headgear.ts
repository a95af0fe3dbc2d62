import { ell, smooth, soft, tube } from '../geometry.ts'
import type { Pen } from '../pen.ts'
import type { Person } from './people.ts'

const SIDES = [-1, 1] as const

const hair = (p: Pen, one: Person): void => {
  const curls = one.woman
    ? smooth([
        [26, 48],
        [28, 20],
        [50, 8],
        [72, 20],
        [74, 48],
        [66, 32],
        [52, 26],
        [40, 32],
      ])
    : smooth([
        [28, 42],
        [27, 20],
        [48, 9],
        [70, 16],
        [72, 42],
        [66, 30],
        [50, 27],
        [35, 30],
      ])
  p.shape(curls, one.hair, { size: 0.7 })
}

const helmet = (p: Pen, one: Person): void => {
  const plume = one.side === 'republic' ? '#a3262b' : '#2660a0'
  const dome = smooth([
    [25, 50],
    [24, 22],
    [50, 2],
    [76, 22],
    [75, 50],
    [69, 50],
    [66, 34],
    [50, 31],
    [34, 34],
    [31, 50],
  ])
  p.shape(dome, one.arm, { inside: '<path d="M46,0h8v34h-8Z" fill="#d9a441"/>' })
  p.shape(
    tube(
      [
        [50, 6],
        [66, -4],
        [88, 6],
        [92, 26],
      ],
      (t) => 6 + 12 * Math.sin(3 * t),
    ),
    plume,
    { size: 0.6 },
  )
  p.shape(
    soft(
      [
        [24, 46],
        [32, 44],
        [34, 66],
        [28, 62],
      ],
      3,
    ),
    one.arm,
    { line: 2.4, size: 0.4 },
  )
  p.shape(
    soft(
      [
        [76, 46],
        [68, 44],
        [66, 66],
        [72, 62],
      ],
      3,
    ),
    one.arm,
    { line: 2.4, size: 0.4 },
  )
}

const hat = (p: Pen, one: Person): void => {
  p.shape(
    smooth([
      [28, 40],
      [34, 22],
      [50, 17],
      [66, 22],
      [72, 40],
      [64, 33],
      [36, 33],
    ]),
    one.hair,
    { line: 2.6, size: 0.5 },
  )
  const brim = soft(
    [
      [10, 34],
      [30, 24],
      [38, -4],
      [60, -14],
      [56, 0],
      [70, 24],
      [90, 34],
      [50, 42],
    ],
    6,
  )
  p.shape(brim, one.arm, { inside: '<path d="M0,30Q50,16 100,30L96,38Q50,24 6,38Z" fill="#d9a441"/>' })
}

const horns = (p: Pen): void => {
  p.shape(
    smooth([
      [25, 44],
      [26, 20],
      [50, 8],
      [74, 20],
      [75, 44],
      [64, 32],
      [36, 32],
    ]),
    '#8a7a66',
    { inside: '<path d="M20,30h60v7H20Z" fill="#5a4026"/>' },
  )
  for (const k of SIDES) {
    const horn = tube(
      [
        [50 + k * 22, 26],
        [50 + k * 42, 22],
        [50 + k * 44, -6],
      ],
      (t) => 15 * (1 - t) + 2,
    )
    p.shape(horn, '#f0e2bd', { size: 0.6 })
  }
}

const crown = (p: Pen, one: Person): void => {
  p.shape(
    soft(
      [
        [30, 22],
        [26, -2],
        [38, 10],
        [50, -8],
        [62, 10],
        [74, -2],
        [70, 22],
        [50, 16],
      ],
      2,
    ),
    '#f0c44a',
    { size: 0.5 },
  )
  for (const [x, y] of [
    [50, 11],
    [37, 15],
    [63, 15],
  ] as const)
    p.shape(ell(x, y, 3.4), one.kind === 'princess' ? '#d84a6a' : '#4a9ad8', { line: 1.6, size: 0.2 })
}

const goggles = (p: Pen): void => {
  p.shape(
    smooth([
      [26, 40],
      [26, 20],
      [50, 8],
      [74, 20],
      [74, 40],
      [64, 28],
      [36, 28],
    ]),
    '#7a4a24',
    { size: 0.6 },
  )
  for (const k of SIDES) {
    p.shape(ell(50 + k * 11, 24, 9), '#bfe6e0', { line: 2.8, size: 0.5 })
    const wing = soft(
      [
        [50 + k * 26, 26],
        [50 + k * 46, 4],
        [50 + k * 40, 18],
        [50 + k * 48, 20],
        [50 + k * 30, 36],
      ],
      3,
    )
    p.shape(wing, '#efe2c0', { line: 2.4, size: 0.4 })
  }
}

const hood = (p: Pen, one: Person): void => {
  const cowl = smooth([
    [26, 58],
    [26, 28],
    [46, 10],
    [62, 12],
    [76, 32],
    [75, 58],
    [68, 36],
    [50, 24],
    [34, 34],
  ])
  p.shape(cowl, one.kind === 'thief' ? '#3a4658' : '#5f8f50', { size: 0.7 })
  if (one.kind === 'thief') {
    const mask = smooth([
      [30, 56],
      [50, 60],
      [70, 56],
      [66, 72],
      [50, 80],
      [34, 72],
    ])
    p.shape(mask, '#7a2430', { line: 2.6, size: 0.5 })
  } else
    p.shape(
      smooth([
        [66, 18],
        [80, -4],
        [88, 2],
        [76, 22],
      ]),
      '#c9402c',
      { line: 2.2, size: 0.4 },
    )
}

/** Hair in front and what is on the head. */
export const headgear = (p: Pen, one: Person): void => {
  switch (one.kind) {
    case 'knight':
      helmet(p, one)
      break
    case 'mage':
      hat(p, one)
      break
    case 'berserker':
      horns(p)
      break
    case 'princess':
    case 'queen':
      hair(p, one)
      crown(p, one)
      break
    case 'rider':
      hair(p, one)
      goggles(p)
      break
    case 'thief':
    case 'archer':
      hood(p, one)
      break
    case 'warrior':
      hair(p, one)
      break
  }
}
