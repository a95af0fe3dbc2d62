import { dusk, ell, hash, seeded, smooth, soft } from '../geometry.ts'
import { INK, type Pen, createPen } from '../pen.ts'
import { headgear } from './headgear.ts'
import type { Person } from './people.ts'

const SIDES = [-1, 1] as const

/** Colour of the cloth under the armour. */
const clothOf = ({ side }: Person): string => (side === 'republic' ? '#a3262b' : '#2660a0')

const isMetal = ({ kind }: Person): boolean => kind === 'knight' || kind === 'warrior' || kind === 'queen'
const isHooded = ({ kind }: Person): boolean => kind === 'thief' || kind === 'archer'
const hoodOf = ({ kind }: Person): string => (kind === 'thief' ? '#2c3442' : '#4f7a44')

/** What stands behind the shoulder: staff, bow or axe. */
const arms = (p: Pen, one: Person): void => {
  if (one.kind === 'mage') {
    p.line('M86,118L80,14', INK, 8)
    p.line('M86,118L80,14', '#8a5a2c', 4.5)
    p.halo(80, 12, 20, one.side === 'republic' ? '#ffb347' : '#7fd0ff')
    p.shape(ell(80, 12, 7), one.side === 'republic' ? '#ffcf6a' : '#bfeaff', { line: 2.2, size: 0.4 })
  }
  if (one.kind === 'archer') {
    p.line('M88,118Q104,70 78,22', INK, 7)
    p.line('M88,118Q104,70 78,22', '#8a5a2c', 4)
    p.line('M88,118L78,22', '#efe6d0', 1.4)
  }
  if (one.kind === 'berserker') {
    const blade = soft(
      [
        [78, 40],
        [98, 28],
        [99, 62],
        [78, 56],
      ],
      4,
    )
    p.shape(blade, '#c3cad2', { line: 2.6, size: 0.5 })
    p.line('M78,118V34', INK, 7)
    p.line('M78,118V34', '#7a4f28', 4)
  }
}

const body = (p: Pen, one: Person): void => {
  const cloth = clothOf(one)
  const metal = isMetal(one)
  if (one.woman && !isHooded(one)) {
    const long = smooth([
      [24, 48],
      [30, 18],
      [50, 10],
      [70, 18],
      [76, 48],
      [80, 84],
      [66, 96],
      [34, 96],
      [20, 84],
    ])
    p.shape(long, one.hair)
  }
  if (isHooded(one)) {
    p.shape(
      smooth([
        [18, 84],
        [20, 44],
        [34, 14],
        [56, 4],
        [70, 18],
        [80, 46],
        [82, 84],
        [50, 100],
      ]),
      hoodOf(one),
    )
  }
  const chest = soft(
    [
      [4, 118],
      [10, 92],
      [34, 82],
      [66, 82],
      [90, 92],
      [96, 118],
    ],
    12,
  )
  p.shape(chest, metal ? one.arm : cloth, {
    inside: metal
      ? `<path d="M0,118Q50,70 100,118Z" fill="${cloth}" opacity=".95"/>`
      : `<path d="M36,80L50,104L64,80Z" fill="${one.arm}"/>`,
  })
  if (metal) {
    for (const k of SIDES) {
      const plate = smooth([
        [50 + k * 24, 88],
        [50 + k * 36, 82],
        [50 + k * 47, 94],
        [50 + k * 48, 110],
        [50 + k * 30, 104],
      ])
      p.shape(plate, one.arm, { line: 2.8, size: 0.6 })
    }
  }
  p.shape(
    soft(
      [
        [41, 70],
        [59, 70],
        [62, 90],
        [50, 97],
        [38, 90],
      ],
      5,
    ),
    dusk(one.skin, 0.22),
    { line: 2.6, size: 0.5 },
  )
  if (one.kind === 'mage') {
    const collar = soft(
      [
        [28, 86],
        [50, 98],
        [72, 86],
        [76, 98],
        [50, 110],
        [24, 98],
      ],
      5,
    )
    p.shape(collar, '#d9a441', { line: 2.4, size: 0.4 })
  }
}

const eyes = (p: Pen, one: Person): void => {
  for (const k of SIDES) {
    const x = 50 + k * 10.5
    const top = one.woman ? 43 : 43.4
    p.fill(ell(x, 46, 5.2, one.woman ? 5.4 : 4.4), '#fffaf0')
    p.fill(ell(x + 0.6, 46.6, 3, 3.8), '#3a2416')
    p.fill(ell(x - 0.4, 45, 1.1), '#ffffff')
    p.line(`M${x - 6},${top}Q${x},${one.woman ? 39 : 41} ${x + 6},${top}`, INK, 2.4)
    const [from, to] = one.woman ? [36.5, 34.5] : [38.5, 34.5]
    p.line(`M${x - k * 6.5},${from}L${x + k * 6},${to}`, dusk(one.hair, 0.4), one.woman ? 2.4 : 4)
  }
}

const face = (p: Pen, one: Person): void => {
  const head = smooth([
    [29, 44],
    [33, 24],
    [50, 18],
    [67, 24],
    [71, 44],
    [66, 64],
    [50, one.woman ? 76 : 78],
    [34, 64],
  ])
  const cheeks = [36, 64].map((x) => `<circle cx="${x}" cy="57" r="7" fill="#e0644a" opacity=".28"/>`).join('')
  p.shape(head, one.skin, { size: 0.8, inside: cheeks })
  if (one.beard === 'long') {
    const beard = smooth([
      [30, 50],
      [36, 60],
      [50, 58],
      [64, 60],
      [70, 50],
      [68, 76],
      [58, 96],
      [50, 102],
      [42, 96],
      [32, 76],
    ])
    p.shape(beard, one.hair, { line: 2.6, size: 0.7 })
  }
  if (one.beard === 'short') {
    const beard = smooth([
      [30, 48],
      [37, 60],
      [50, 57],
      [63, 60],
      [70, 48],
      [67, 68],
      [50, 82],
      [33, 68],
    ])
    p.shape(beard, one.hair, { line: 2.6, size: 0.7 })
  }
  eyes(p, one)
  p.line('M50,47Q46,55 49,57L52,57', dusk(one.skin, 0.55), 2)
  if (one.grin) p.mouth(50, 62, 10, 7, { teeth: 5, flat: true, length: 4, curve: 3 })
  else if (one.woman) p.line('M44,65Q50,68.5 56,65', '#9a2f2c', 3.2)
  else p.line('M43,66Q50,64 57,66', '#5a2418', 2.6)
}

/** The bust of a character, 100 by 118 units, as the inside of an SVG; `id` keeps its definitions apart. */
export const bust = (id: string, one: Person): string => {
  const p = createPen(`${id}-`, seeded(hash(id)))
  arms(p, one)
  body(p, one)
  face(p, one)
  headgear(p, one)
  return p.svg()
}
