import { n1, seeded } from '../geometry.ts'
import type { Box } from './shape.ts'

/** Sky, glow and ground of each faction's cards, by letter. */
const COLOURS: Readonly<Record<string, readonly [string, string, string]>> = {
  U: ['#1d2b33', '#7fc9ae', '#16211f'],
  I: ['#4a1218', '#ff9a4a', '#2a0b0c'],
  M: ['#2a3138', '#d9b878', '#191c20'],
  E: ['#1c2f58', '#a9d8ff', '#101c38'],
  C: ['#23371c', '#d8d87a', '#131f10'],
}

/** What stands in the distance, 100 units wide with the ground at 0. */
const FAR: Readonly<Record<string, string>> = {
  U: 'M-46,0V-16q0,-8 8,-8t8,8V0M-24,0V-9q0,-6 6,-6t6,6V0M16,0V-12q0,-7 7,-7t7,7V0M36,0V-26h-4v-6h4v-6h5v6h4v6h-4V0Z',
  I: 'M-50,0L-40,-22L-34,-12L-26,-34L-16,0M10,0L22,-30L28,-14L36,-26L50,0Z',
  M: 'M-50,0V-24h8v-12h6v12h6V0M-20,0V-14h14V0M12,0V-18h10v-16h5v16h9V0M40,0V-28h7V0Z',
  E: 'M-50,0L-38,-28L-30,-8L-24,-18L-14,0M8,0L16,-16L24,-40L34,-12L40,-20L50,0Z',
  C: 'M-50,0q4,-20 8,0q3,-30 8,0q4,-16 8,0M10,0q4,-26 9,0q4,-18 8,0q4,-36 10,0q3,-14 8,0Z',
}

/** The ground of a card's picture: a lit sky, something far off, the earth, and the dark of the edges. */
export const groundOf = (letter: string, { x0, y0, x1, y1 }: Box, seed: number): string => {
  const [sky, glow, earth] = COLOURS[letter] ?? ['#333333', '#cccccc', '#222222']
  const [w, h] = [x1 - x0, y1 - y0]
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const horizon = y0 + h * 0.76
  const random = seeded(seed)
  const motes = Array.from(
    { length: 16 },
    () =>
      `<circle cx="${n1(x0 + random() * w)}" cy="${n1(y0 + random() * h * 0.72)}" r="${n1(w * (0.003 + random() * 0.006))}" fill="${glow}" opacity="${n1(0.3 + random() * 0.5)}"/>`,
  ).join('')
  const rect = (fill: string): string =>
    `<rect x="${n1(x0)}" y="${n1(y0)}" width="${n1(w)}" height="${n1(h)}" fill="${fill}"/>`
  return (
    `<defs><radialGradient id="gs" cx=".5" cy=".44" r=".62"><stop offset="0" stop-color="${glow}" stop-opacity=".85"/><stop offset=".5" stop-color="${glow}" stop-opacity=".3"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="gv" cx=".5" cy=".46" r=".75"><stop offset=".55" stop-color="#000000" stop-opacity="0"/><stop offset="1" stop-color="#000000" stop-opacity=".6"/></radialGradient></defs>` +
    `${rect(sky)}${rect('url(#gs)')}${motes}` +
    `<path transform="translate(${n1(cx)} ${n1(horizon + 1)}) scale(${n1((w / 100) * 100) / 100})" d="${FAR[letter] ?? ''}" fill="${sky}" opacity=".8"/>` +
    `<path d="M${n1(x0)},${n1(horizon)}Q${n1(cx)},${n1(horizon - h * 0.05)} ${n1(x1)},${n1(horizon)}V${n1(y1)}H${n1(x0)}Z" fill="${earth}"/>` +
    `<ellipse cx="${n1(cx)}" cy="${n1(cy + h * 0.36)}" rx="${n1(w * 0.36)}" ry="${n1(h * 0.06)}" fill="#000000" opacity=".45"/>${rect('url(#gv)')}`
  )
}
