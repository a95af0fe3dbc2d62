import { n1 } from '../geometry.ts'

/** What stands in the country: ink lines with a wash of colour, lit from the upper left. Each stands on x, y. */
export const INKED = '#573a1c'

const at = (x: number, y: number, scale: number, inner: string): string =>
  `<g transform="translate(${n1(x)} ${n1(y)}) scale(${scale.toFixed(2)})">${inner}</g>`

const line = (d: string, width = 1.5, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${INKED}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
const fill = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
const inked = (d: string, colour: string, width = 1.8): string =>
  `<path d="${d}" fill="${colour}" stroke="${INKED}" stroke-width="${width}" stroke-linejoin="round"/>`

type Random = () => number

export const mountain = (x: number, y: number, scale: number, random: Random): string => {
  const lean = Math.round((random() - 0.5) * 10)
  const peak = -40 - Math.round(random() * 12)
  const side = 26 + Math.round(random() * 10)
  return at(
    x,
    y,
    scale,
    `<ellipse cx="6" cy="1" rx="${side + 16}" ry="6" fill="#3a2208" opacity=".16"/>` +
      inked(
        `M${-side - 8},0L${lean - 12},${peak + 14}L${lean - 7},${peak + 9}L${lean},${peak}L${lean + 7},${peak + 10}L${lean + 10},${peak + 8}L${side + 12},0Q2,5 ${-side - 8},0Z`,
        '#d3bd8e',
        2,
      ) +
      fill(
        `M${lean},${peak}L${lean + 7},${peak + 10}L${lean + 10},${peak + 8}L${side + 12},0L${lean + 4},3L${lean + 9},${peak * 0.4}L${lean + 1},${peak * 0.62}Z`,
        '#7b5c37',
        0.6,
      ) +
      inked(
        `M${lean},${peak}L${lean - 12},${peak + 15}L${lean - 7},${peak + 13}L${lean - 4},${peak + 20}L${lean},${peak + 14}L${lean + 4},${peak + 19}L${lean + 8},${peak + 11}Z`,
        '#fdf7e6',
        1.2,
      ) +
      line(
        `M${-side + 4},-3l8,-10M${-side + 14},-2l7,-11M${lean - 8},${peak + 26}l-5,9M${side - 4},-3l-6,-9M${side + 3},-2l-5,-7`,
        1.3,
        0.65,
      ),
  )
}

export const hill = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    `${fill('M-26,2Q-12,-18 2,-3Q12,-15 27,2Z', '#cdbd7c', 0.5)}${line('M-26,2Q-12,-18 2,-3M-4,-1Q10,-17 27,2', 1.8, 0.75)}${line('M-14,-1q4,-5 8,-5M10,-2q4,-5 8,-4', 1.1, 0.5)}`,
  )

const use = (id: string, x: number, y: number, scale: number): string =>
  `<use href="#${id}" transform="translate(${n1(x)} ${n1(y)}) scale(${scale.toFixed(2)})"/>`

const PINE = `<ellipse cx="2" cy="0" rx="9" ry="2.6" fill="#3a2208" opacity=".22"/>${fill('M-1.7,-6h3.4v6.4h-3.4Z', INKED)}${inked('M0,-31L8,-18H4.4L10.5,-9H6L12,-1Q0,2.4 -12,-1L-6,-9H-10.5L-4.4,-18H-8Z', '#74884c', 1.6)}${fill('M0,-31L8,-18H4.4L10.5,-9H6L12,-1Q6,1 1.4,1.2Z', '#35492a', 0.55)}`

const OAK = `<ellipse cx="2" cy="0" rx="10" ry="2.8" fill="#3a2208" opacity=".22"/>${inked('M-1.8,-9L-2.6,.6H2.8L1.9,-9Z', '#7a5228', 1.3)}${inked('M0,-29C7,-32 13,-26 10.6,-20C15,-16 11,-8 5,-9C2,-6 -3,-6 -5.4,-9C-12,-8 -15,-16 -10.4,-20C-13,-26 -6,-32 0,-29Z', '#97a65b', 1.6)}${fill('M3,-29.6C9,-31 13,-26 10.6,-20C15,-16 11,-8 5,-9C3.6,-7.4 1.6,-6.8 -.4,-6.8C7,-11 8.6,-21 3,-29.6Z', '#4d602c', 0.55)}${line('M-6,-21q2,-3.4 5,-3M-3,-14q2,-2.4 5,-2', 1.1, 0.6)}`

/** What stands many times is drawn once. */
export const TREES = `<g id="pine">${PINE}</g><g id="oak">${OAK}</g>`
export const pine = (x: number, y: number, scale: number): string => use('pine', x, y, scale)
export const oak = (x: number, y: number, scale: number): string => use('oak', x, y, scale)

const house = (x: number, y: number, roof: string): string =>
  `<g transform="translate(${x} ${y})">${inked('M-8,0V-9L0,-15L8,-9V0Z', '#f0e0b8', 1.3)}${inked('M-10.5,-8L0,-17.5L10.5,-8L8,-7L0,-13.8L-8,-7Z', roof, 1.2)}${fill('M-2.4,0V-6H2.4V0Z', INKED)}</g>`

export const village = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    `<ellipse cx="0" cy="1" rx="30" ry="6" fill="#3a2208" opacity=".16"/>${house(-14, -5, '#a4553a')}${house(14, -4, '#8a6a3a')}${inked('M-5,2V-18L0,-30L5,-18V2Z', '#e4d2a6', 1.4)}${inked('M-6.6,-17L0,-31L6.6,-17Z', '#8d4a35', 1.3)}${fill('M-1.6,-10h3.2v5h-3.2Z', INKED)}${line('M0,-31V-36M-2.4,-34H2.4', 1.2)}`,
  )

export const mill = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    `<ellipse cx="2" cy="1" rx="14" ry="4" fill="#3a2208" opacity=".2"/>${inked('M-8,1L-5.4,-22H5.4L8,1Z', '#ead9b0', 1.5)}${inked('M-7,-21Q0,-33 7,-21Z', '#8d5a35', 1.4)}<g transform="translate(0 -23) rotate(20)">${inked('M-2,-2L-3.4,-24H3.4L2,-2ZM2,-2L24,-3.4V3.4L2,2ZM2,2L3.4,24H-3.4L-2,2ZM-2,2L-24,3.4V-3.4L-2,-2Z', '#fbf1d4', 1.1)}<circle r="2.6" fill="${INKED}"/></g>${fill('M-2.6,1V-6H2.6V1Z', INKED)}`,
  )

export const stones = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    `<ellipse cx="1" cy="1" rx="22" ry="5" fill="#3a2208" opacity=".18"/>${inked('M-18,0L-17,-17Q-14,-20 -11,-17L-10,0ZM10,0L11,-16Q15,-20 18,-16L18,0Z', '#b9ac8e', 1.4)}${inked('M-19,-18L-9,-20L19,-19L18,-14L-18,-14Z', '#cfc3a4', 1.4)}${inked('M-4,1L-3.4,-9Q0,-12 3.6,-9L4,1Z', '#a99b7c', 1.3)}`,
  )

export const ruin = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    `<ellipse cx="2" cy="1" rx="18" ry="4.6" fill="#3a2208" opacity=".2"/>${inked('M-11,1V-25L-6,-22L-4,-29L1,-23L3,-18L9,-14L11,1Z', '#cbbd9a', 1.5)}${fill('M2,-20L3,-18L9,-14L11,1H3Z', '#6d5734', 0.4)}${fill('M-6,-14q2.4,-4 4.6,0v5h-4.6ZM-3,1v-6q3,-4 6,0v6Z', INKED)}${line('M-9,-6h4M2,-9h4M-8,-19h3', 1, 0.6)}`,
  )

export const lake = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    `<path d="M-42,2C-44,-12 -20,-18 -4,-14C12,-22 40,-16 43,-2C46,12 22,17 4,14C-14,20 -40,16 -42,2Z" fill="#94b4b2" stroke="#4f6a6c" stroke-width="2"/><path d="M-36,2C-34,-8 -18,-12 -4,-9C12,-16 34,-11 37,-1" fill="none" stroke="#cfe0d8" stroke-width="2.4" stroke-linecap="round"/>${line('M-18,2h12M2,6h14M10,-3h10M-8,9h9', 1.3, 0.45)}`,
  )

export const grass = (x: number, y: number, scale: number): string =>
  at(x, y, scale, line('M-5,0Q-6,-4 -8,-6M-2,0V-7M1,0Q2,-4 4,-6', 1.2, 0.5))

export const birds = (x: number, y: number, scale: number): string =>
  at(x, y, scale, line('M-10,0q4,-5 7,0q3,-5 7,0M6,-9q3,-4 5,0q2,-4 5,0', 1.5, 0.55))

/** A compass rose, 0 at its middle. */
export const compass = (x: number, y: number, scale: number): string => {
  let points = ''
  for (let i = 0; i < 8; i++) {
    const long = i % 2 === 0 ? 46 : 27
    const wide = i % 2 === 0 ? 8 : 6
    points += `<g transform="rotate(${i * 45})"><path d="M0,0L${-wide},${-wide - 4}L0,${-long}Z" fill="#6b4420"/><path d="M0,0L${wide},${-wide - 4}L0,${-long}Z" fill="#f3e4bd" stroke="#6b4420" stroke-width="1"/></g>`
  }
  return at(
    x,
    y,
    scale,
    `<g opacity=".85"><circle r="36" fill="#e9d7a9" opacity=".5"/><circle r="36" fill="none" stroke="#6b4420" stroke-width="1.6"/><circle r="32" fill="none" stroke="#6b4420" stroke-width=".8"/>${points}<path d="M0,-62l-7,12h14Z" fill="#a33025" stroke="#6b4420" stroke-width="1"/><circle r="4.5" fill="#a33025" stroke="#6b4420"/></g>`,
  )
}

/** A cave in a hill: the mouth of a lair. */
export const lair = (x: number, y: number): string =>
  at(
    x,
    y,
    1,
    `<ellipse cx="3" cy="27" rx="58" ry="15" fill="#2a1606" opacity=".34"/>` +
      `<path d="M-56,26C-56,2 -46,-18 -30,-26C-22,-44 -2,-50 10,-42C30,-46 44,-26 48,-8C56,4 58,16 56,26Q0,40 -56,26Z" fill="url(#rock)" stroke="#2c1c0e" stroke-width="3" stroke-linejoin="round"/>` +
      `<path d="M14,-43C32,-44 44,-26 48,-8C56,4 58,16 56,26Q40,31 22,32.5C38,8 34,-22 14,-43Z" fill="#140a04" opacity=".34"/>` +
      `<path d="M-44,-2C-40,-16 -34,-21 -27,-23M-20,-36Q-10,-45 2,-43" fill="none" stroke="#fff2cf" stroke-width="3" stroke-linecap="round" opacity=".55"/>` +
      line('M-48,12l8,-9M-40,20l7,-12M40,-14l5,9M34,-26l6,6M46,10l4,9M-26,-14l6,-7', 1.9, 0.65) +
      `<path d="M-33,30Q-36,-12 -16,-22Q0,-30 16,-22Q36,-12 33,30Q0,38 -33,30Z" fill="#100806" stroke="#2c1c0e" stroke-width="2.6"/>` +
      `<path d="M-33,30Q-36,-12 -16,-22L-11,-12Q-24,0 -22,32ZM33,30Q36,-12 16,-22L11,-12Q24,0 22,32Z" fill="#5a4630" opacity=".75"/>` +
      `<path d="M-12,-24l3,9l4,-10ZM2,-27l3,11l4,-10ZM14,-22l1,8l4,-6Z" fill="#3c2c1c"/>` +
      `<path d="M-30,31l-10,3l2,-9ZM30,31l12,2l-4,-9Z" fill="#8d744c" stroke="#2c1c0e" stroke-width="1.6"/>`,
  )
