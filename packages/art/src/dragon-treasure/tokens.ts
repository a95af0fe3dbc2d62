import { n1, soft } from '../geometry.ts'
import type { IconBody } from '../index.ts'

/** Colours of the four castles, indexed by seat: light, body, rim. Colour, shape and beast together name a lord. */
export const LORDS = [
  { light: '#ec6f58', body: '#ab2a1f', rim: '#5a120d', beast: 'lion' },
  { light: '#79b3e6', body: '#23619f', rim: '#0f2f55', beast: 'eagle-emblem' },
  { light: '#93cc80', body: '#37803a', rim: '#153f17', beast: 'wolf-head' },
  { light: '#f9de7e', body: '#c8941b', rim: '#5f4106', beast: 'horse-head' },
] as const

/** Outline of a lord's things round 0, 0: shield, round, diamond, hexagon. */
export const outline = (seat: number, r: number): string => {
  switch (seat) {
    case 0:
      return `M${n1(-r * 0.88)},${n1(-r * 0.98)}Q0,${n1(-r * 0.8)} ${n1(r * 0.88)},${n1(-r * 0.98)}V${n1(r * 0.2)}Q${n1(r * 0.8)},${n1(r * 0.85)} 0,${n1(r * 1.16)}Q${n1(-r * 0.8)},${n1(r * 0.85)} ${n1(-r * 0.88)},${n1(r * 0.2)}Z`
    case 1:
      return `M${n1(-r)},0A${n1(r)},${n1(r)} 0 1 1 ${n1(r)},0A${n1(r)},${n1(r)} 0 1 1 ${n1(-r)},0Z`
    case 2:
      return soft(
        [
          [0, -r * 1.2],
          [r * 1.14, 0],
          [0, r * 1.2],
          [-r * 1.14, 0],
        ],
        3,
      )
    default:
      return soft(
        Array.from({ length: 6 }, (_, i) => {
          const a = (Math.PI * i) / 3
          return [Math.cos(a) * r * 1.1, Math.sin(a) * r * 1.1] as const
        }),
        3,
      )
  }
}

export const svg = (box: number, inner: string, defs = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}" width="${box * 3}" height="${box * 3}"><defs>${defs}</defs><g transform="translate(${box / 2} ${box / 2})">${inner}</g></svg>`

const ball = (id: string, light: string, body: string, rim: string): string =>
  `<radialGradient id="${id}" cx=".36" cy=".28" r=".9"><stop offset="0" stop-color="${light}"/><stop offset=".55" stop-color="${body}"/><stop offset="1" stop-color="${rim}"/></radialGradient>`

/** A sign of game-icons, centred. */
export const sign = (body: string, size: number, fill: string, y = 0): string => {
  const scale = (size / 512).toFixed(4)
  return `<g transform="translate(${n1(-size / 2)} ${n1(y - size / 2)}) scale(${scale})" fill="${fill}">${body}</g>`
}

/** A thick counter of its outline with a bevel and a sign that lies a little sunk in it. */
export const army = (seat: number, icon: IconBody): string => {
  const lord = LORDS[seat] as (typeof LORDS)[number]
  const body = icon(lord.beast)
  const size = seat === 2 ? 23 : 27
  return svg(
    64,
    `<ellipse cx="1.5" cy="17" rx="25" ry="12" fill="#1a0c04" opacity=".42"/>` +
      `<path d="${outline(seat, 22)}" transform="translate(0 5.5)" fill="${lord.rim}" stroke="#1c0f06" stroke-width="2"/>` +
      `<path d="${outline(seat, 22)}" fill="url(#b)" stroke="#1c0f06" stroke-width="2"/>` +
      `<path d="${outline(seat, 17.6)}" fill="none" stroke="#fff3d0" stroke-opacity=".75" stroke-width="1.5"/>` +
      `${sign(body, size, '#1c0f06', 1.2)}${sign(body, size, '#fff8e4')}`,
    ball('b', lord.light, lord.body, lord.rim),
  )
}

const disc = (r: number, fill: string, rim: string, ring: string): string =>
  `<ellipse cx="1.5" cy="${n1(r * 0.5)}" rx="${n1(r * 1.05)}" ry="${n1(r * 0.8)}" fill="#1a0c04" opacity=".42"/><circle cy="4.5" r="${r}" fill="${rim}" stroke="#1c0f06" stroke-width="1.8"/><circle r="${r}" fill="${fill}" stroke="#1c0f06" stroke-width="1.8"/><circle r="${r - 4}" fill="none" stroke="${ring}" stroke-width="1.5" opacity=".85"/>`

/** A treasure counter nobody has turned up. */
export const hidden = (icon: IconBody): string =>
  svg(
    64,
    `${disc(23, 'url(#b)', '#2a1508', '#f0d084')}${sign(icon('uncertainty'), 28, '#1c0f06', 1.3)}${sign(icon('uncertainty'), 28, '#f6d88c')}`,
    ball('b', '#8a5632', '#522c16', '#2c1609'),
  )

/** A treasure, turned up: a chest that spills gold. */
export const treasure = (): string =>
  svg(
    64,
    `${disc(23, 'url(#b)', '#7a4f10', '#8a5a10')}<g stroke="#3a1f06" stroke-width="1.7" stroke-linejoin="round">` +
      `<path d="M-14,-2Q-14,-13 -6,-14H7Q14,-13 14,-3Z" fill="url(#w)"/><path d="M-14,-2L-11,-7Q0,-12 11,-7L14,-3Z" fill="#3b1d0a"/>` +
      `<path d="M-12,-3Q-10,-9 -5,-7Q-3,-12 2,-9Q7,-11 9,-6Q12,-6 12,-2Z" fill="#ffe27a"/>` +
      `<path d="M-15,-2H15L13,12H-13Z" fill="url(#w)"/><path d="M-15,-2H15L14.6,2H-14.6Z" fill="#d9a53f"/><path d="M-3.6,-2H3.6V5Q0,8 -3.6,5Z" fill="#ffd869"/>` +
      `<path d="M-11,2L-10,12M11,2L10,12" stroke-width="2.6" stroke="#d9a53f"/></g>` +
      `<circle cx="0" cy="1.6" r="1.3" fill="#3a1f06"/><circle cx="-7" cy="-5" r="1.6" fill="#e0443a"/><circle cx="5" cy="-6.5" r="1.5" fill="#4a9ad8"/><path d="M9,14l1.2,-2.4l1.2,2.4l2.4,1.2l-2.4,1.2l-1.2,2.4l-1.2,-2.4l-2.4,-1.2Z" fill="#fffbe0"/>`,
    `${ball('b', '#fff3b8', '#e7b945', '#95651a')}<linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a5642c"/><stop offset="1" stop-color="#5c2f10"/></linearGradient>`,
  )

/** The cup the character counters are drawn from. */
export const cup = (): string =>
  svg(
    64,
    '<ellipse cx="1" cy="25" rx="18" ry="5" fill="#0d0502" opacity=".5"/><path d="M-18,-16L-14,22Q0,29 14,22L18,-16Z" fill="url(#w)" stroke="#1c0f06" stroke-width="2"/><path d="M-17.4,-10Q0,-4 17.4,-10L17,-4Q0,2 -17,-4ZM-15.2,11Q0,17 15.2,11L14.6,17Q0,23 -14.6,17Z" fill="#d9a53f" stroke="#1c0f06" stroke-width="1.2"/><ellipse cy="-16" rx="18" ry="6" fill="#2c1508" stroke="#1c0f06" stroke-width="2"/><ellipse cx="-5" cy="-17" rx="7" ry="3.4" fill="#f3e4bd" stroke="#5a3a12"/><ellipse cx="6" cy="-15" rx="7" ry="3.4" fill="#e4cf9c" stroke="#5a3a12"/><ellipse cx="1" cy="-19" rx="7" ry="3.4" fill="#fbf2da" stroke="#5a3a12"/><path d="M-15,-11L-12,18" stroke="#ffe9c0" stroke-width="2.4" stroke-linecap="round" opacity=".4"/>',
    '<linearGradient id="w" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#8a5228"/><stop offset=".35" stop-color="#c07f45"/><stop offset="1" stop-color="#4b240c"/></linearGradient>',
  )
