import { n1 } from '../geometry.ts'
import type { IconBody } from '../index.ts'
import { LORDS, outline, sign, svg } from './tokens.ts'

const EDGE = '#2c1c0e'

/** Roofs differ in form as the armies do in shape: spires, domes, steep gables, flat hexagons. */
const roof = (seat: number, x: number, y: number, half: number): string => {
  const tall = half * 1.7
  const shade = (d: string): string => `<path d="${d}" fill="#000" opacity=".2" stroke="none"/>`
  switch (seat) {
    case 0:
      return `<path d="M${x - half},${y}L${x},${n1(y - tall)}L${x + half},${y}Z"/>${shade(`M${x},${y}L${x},${n1(y - tall)}L${x + half},${y}Z`)}`
    case 1:
      return `<path d="M${x - half},${y}C${n1(x - half)},${n1(y - half * 1.5)} ${n1(x - 3)},${n1(y - half * 1.25)} ${x},${n1(y - tall)}C${n1(x + 3)},${n1(y - half * 1.25)} ${x + half},${n1(y - half * 1.5)} ${x + half},${y}Z"/>${shade(`M${x},${y}V${n1(y - tall)}C${n1(x + 3)},${n1(y - half * 1.25)} ${x + half},${n1(y - half * 1.5)} ${x + half},${y}Z`)}`
    case 2:
      return `<path d="M${x - half},${y}L${n1(x - half * 0.55)},${n1(y - half * 0.9)}L${x},${n1(y - tall * 1.12)}L${n1(x + half * 0.55)},${n1(y - half * 0.9)}L${x + half},${y}Z"/>${shade(`M${x},${y}V${n1(y - tall * 1.12)}L${n1(x + half * 0.55)},${n1(y - half * 0.9)}L${x + half},${y}Z`)}`
    default:
      return `<path d="M${x - half},${y}L${n1(x - half * 0.8)},${n1(y - half * 1.05)}H${n1(x + half * 0.8)}L${x + half},${y}Z"/><path d="M${n1(x - half * 0.45)},${n1(y - half * 1.05)}L${x},${n1(y - tall)}L${n1(x + half * 0.45)},${n1(y - half * 1.05)}Z"/>${shade(`M${x},${y}V${n1(y - half * 1.05)}H${n1(x + half * 0.8)}L${x + half},${y}Z`)}`
  }
}

const tower = (x: number, half: number, top: number, foot: number, fill: string): string => {
  const [l, r, w] = [x - half - 3, x + half + 3, (half * 2 + 6) / 5]
  return `<path d="M${x - half},${foot}V${top + 8}H${l}V${top}h${n1(w)}v4h${n1(w)}v-4h${n1(w)}v4h${n1(w)}v-4H${r}V${top + 8}H${x + half}V${foot}Z" fill="url(#${fill})"/>`
}

/** A lord's castle, 160 units wide, its gate a little below the middle; without a lord its towers are broken and bare. */
export const castle = (seat: number | null, icon: IconBody): string => {
  const lord = seat === null ? null : LORDS[seat]
  const colour = lord?.body ?? '#8d8066'
  const roofs =
    seat === null
      ? ''
      : `<g fill="${colour}">${roof(seat, -40, -22, 19)}${roof(seat, 40, -22, 19)}${roof(seat, 0, -34, 23)}</g><path d="M0,${seat === 2 ? -78 : -73}V-90" fill="none"/><path d="M0,-91Q12,-96 25,-90Q20,-85 25,-80Q12,-85 0,-79Z" fill="${lord?.light ?? ''}"/>`
  const shield =
    seat === null
      ? ''
      : `<g transform="translate(0 8)"><path d="${outline(seat, 14)}" fill="${colour}" stroke="${EDGE}" stroke-width="2"/><path d="${outline(seat, 11)}" fill="none" stroke="#fff3d0" stroke-opacity=".7"/>${sign(icon(lord?.beast ?? ''), seat === 2 ? 15 : 17, '#fff8e4')}</g>`
  const [left, middle, right] = seat === null ? [-8, -18, 2] : [-30, -44, -30]
  return svg(
    192,
    `<g transform="translate(0 18)"><ellipse cx="3" cy="45" rx="72" ry="17" fill="#2a1606" opacity=".4"/>` +
      `<path d="M-66,42Q-70,30 -52,27H52Q70,30 66,42Q0,60 -66,42Z" fill="#9db062" stroke="#4d5a28" stroke-width="2" opacity=".9"/>` +
      `<g stroke="${EDGE}" stroke-width="2.6" stroke-linejoin="round">` +
      `<path d="M-34,40V-2h7v-6h9v6h9v-6h9v6h9v-6h9v6h9v-6h7V40Q0,50 -34,40Z" fill="url(#wall)"/>` +
      `${tower(0, 15, middle, 20, 'wall')}${tower(-40, 14, left, 42, 'wall')}${tower(40, 14, right, 42, 'dark')}${roofs}</g>` +
      `<path d="M-54,${left + 8}V42H-46V${left + 8}ZM-15,${middle + 8}V18H-9V${middle + 8}Z" fill="#fff" opacity=".16"/><path d="M46,${right + 8}V42H54V${right + 8}ZM8,${middle + 8}V14H15V${middle + 8}Z" fill="#1b0f06" opacity=".26"/>` +
      `<g fill="${EDGE}" opacity=".85"><rect x="-43" y="${left + 18}" width="6" height="12" rx="3"/><rect x="37" y="${right + 18}" width="6" height="12" rx="3"/><rect x="-3" y="${middle + 14}" width="6" height="11" rx="3"/></g>` +
      `<path d="M-11,44V31Q0,18 11,31V44Q0,47 -11,44Z" fill="#24140a" stroke="${EDGE}" stroke-width="2.2"/><path d="M-5,27V45M0,25V46M5,27V45M-11,36H11" stroke="#7a5a34" stroke-width="1.2" opacity=".8"/>` +
      `<path d="M-50,16h7M-38,24h7M30,10h7M43,20h7M-24,10h6M17,22h7M-28,28h7M20,34h6" stroke="${EDGE}" stroke-width="1.2" opacity=".45"/>${shield}</g>`,
    '<linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#efe4ca"/><stop offset="1" stop-color="#a4916f"/></linearGradient><linearGradient id="dark" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d6c7a6"/><stop offset="1" stop-color="#84714f"/></linearGradient>',
  )
}
