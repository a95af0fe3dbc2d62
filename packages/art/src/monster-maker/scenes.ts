import { rays } from '../monster-pack/grounds.ts'
import { seeded } from '../geometry.ts'
import { bricks } from './corridor.ts'
import { type Fill, type Glow, dust, figure, frame, light } from './light.ts'

export type MonsterKind = 'human' | 'undead' | 'general'

/** Sky, bricks, light and floor of the chamber a monster waits in. */
const CHAMBERS: Readonly<Record<MonsterKind, readonly [string, string, Glow, string]>> = {
  human: ['#2b170c', '#8a5426', 'ember', '#3a2413'],
  undead: ['#0d1a17', '#3f5d4c', 'sick', '#16241c'],
  general: ['#1e1420', '#6b5068', 'cave', '#2a1d20'],
}

const chamber = (kind: MonsterKind): string => {
  const [sky, brick, glow, floor] = CHAMBERS[kind]
  return `<rect width="120" height="126" fill="${sky}"/><path d="${bricks(8, 16, 96)}" stroke="#000" stroke-opacity=".5" fill="none"/><path d="M0 0H120V96H0Z" fill="${brick}" opacity=".22"/><path d="M18 96V46Q18 6 60 4Q102 6 102 46V96Z" fill="#050302" opacity=".55"/><path d="M18 96V46Q18 6 60 4Q102 6 102 46V96" fill="none" stroke="${brick}" stroke-width="4"/>${light(glow, 60, 58, 58)}<path d="M-6 96H126V128H-6Z" fill="${floor}"/><path d="M0 96H120M-10 104H130M-20 114H140M60 96V128M32 96L14 128M88 96L106 128M10 96L-26 128M110 96L146 128" stroke="#000" stroke-opacity=".45" stroke-width=".9"/>`
}

export const monster = (kind: MonsterKind, body: string, fill: Fill, size: number, seed: number): string =>
  frame(
    `${chamber(kind)}<ellipse cx="60" cy="110" rx="36" ry="6" opacity=".5"/>${figure(body, size, fill, 60, 64)}${dust(seed, 14, kind === 'undead' ? '#dfffc4' : '#ffcf80')}`,
  )

export const character = (ground: string, cloth: string, body: string, fill: Fill): string => {
  let damask = ''
  for (let y = -4, row = 0; y < 130; y += 15, row++)
    for (let x = -6; x < 130; x += 15) {
      const at = x + (row % 2) * 7.5
      damask += `M${at} ${y}q4 4 0 8q-4 -4 0 -8M${at - 4} ${y + 4}h8`
    }
  return frame(
    `<rect width="120" height="126" fill="${ground}"/><path d="M10 0H110V108L60 126L10 108Z" fill="${cloth}"/><path d="${damask}" fill="none" stroke="#fff1c8" stroke-opacity=".16" stroke-width=".8"/>${rays(60, 50, 20, 110, '#fff0c0', 0.09)}${light('gold', 60, 54, 54, 0.5)}<path d="M10 0V108L60 126L110 108V0" fill="none" stroke="#e9c673" stroke-width="1.5"/><path d="M14 0V105L60 121.5L106 105V0" fill="none" stroke="#e9c673" stroke-opacity=".5" stroke-width=".6"/><path d="M0 0H10V126H0ZM110 0H120V126H110Z" fill="#120a05" opacity=".5"/>${figure(body, 84, fill, 60, 62)}`,
  )
}

/** A circle of signs with an eight-pointed star. */
const circle = (): string => {
  const at = (turn: number, radius: number): string => `${60 + radius * Math.cos(turn)} ${62 + radius * Math.sin(turn)}`
  let ticks = ''
  for (let i = 0; i < 24; i++) {
    const turn = (i / 24) * Math.PI * 2
    ticks += `M${at(turn, 45)}L${at(turn, i % 3 === 0 ? 51 : 48)}`
  }
  let star = ''
  for (let i = 0; i < 8; i++) star += `${i === 0 ? 'M' : 'L'}${at(((i * 3) / 8) * Math.PI * 2 - Math.PI / 2, 44)}`
  return `<g fill="none" stroke="#fff2c0" stroke-opacity=".8" stroke-width=".9"><circle cx="60" cy="62" r="52"/><circle cx="60" cy="62" r="45"/><circle cx="60" cy="62" r="30"/><path d="${star}Z" stroke-width=".6"/><path d="${ticks}"/></g>`
}

export const spell = (body: string, glow: Glow, fill: Fill): string =>
  frame(
    `<rect width="120" height="126" fill="#10143a"/>${light(glow, 60, 62, 72, 0.75)}${dust(body.length, 46, '#ffffff')}${circle()}${figure(body, 66, fill, 60, 62)}`,
  )

export const treasure = (body: string, fill: Fill): string => {
  const random = seeded(77)
  let coins = ''
  for (let i = 0; i < 60; i++) {
    const [x, y] = [random() * 124 - 2, 103 + random() * 24]
    coins += `<ellipse cx="${x}" cy="${y}" rx="3.4" ry="1.7" transform="rotate(${Math.round(random() * 50 - 25)} ${x} ${y})"/>`
  }
  return frame(
    `<rect width="120" height="126" fill="#2a1a07"/>${rays(60, 60, 22, 120, '#ffe08a', 0.22)}${light('gold', 60, 58, 66, 0.85)}<path d="M-4 112Q14 90 34 100Q46 86 62 98Q80 84 94 98Q108 90 126 108V130H-4Z" fill="#8d5f17"/><path d="M-4 116Q14 96 34 106Q48 92 64 104Q82 92 96 104Q110 96 126 112V130H-4Z" fill="#c9932f"/><g fill="#f6cf63" stroke="#6b4610" stroke-width=".45">${coins}</g>${figure(body, 76, fill, 60, 58)}`,
  )
}

export const prize = (wreath: string, coin: string): string =>
  frame(
    `<rect width="120" height="126" fill="#4a0f14"/>${rays(60, 62, 28, 130, '#ffcf70', 0.28)}${light('gold', 60, 60, 62, 0.9)}${figure(wreath, 104, 'green', 60, 64)}${figure(coin, 58, 'gold', 60, 62)}`,
  )

export const detour = (body: string): string =>
  frame(
    `<rect width="120" height="126" fill="#33271b"/><path d="M60 126L16 126Q34 84 6 30L30 14Q56 50 60 78Q64 50 92 14L114 30Q86 84 104 126Z" fill="#8a6a3f"/><path d="M60 126L32 126Q44 84 18 32L26 20Q52 60 60 92Q68 60 94 20L102 32Q76 84 88 126Z" fill="#b8935c" opacity=".65"/><path d="M2 34Q0 0 18 2Q36 4 34 26Q30 12 18 13Q4 14 2 34ZM86 26Q84 4 102 2Q120 0 118 34Q116 14 102 13Q90 12 86 26Z" fill="#0a0604"/>${light('torch', 100, 20, 34, 0.9)}${figure(body, 74, 'brown', 58, 66)}`,
  )

export const trap = (body: string): string =>
  frame(
    `<rect width="120" height="126" fill="#1d0a08"/>${rays(60, 30, 14, 120, '#ff5a30', 0.16)}${light('red', 60, 66, 66, 0.85)}<path d="M-4 34L24 24L46 32L78 22L124 34V-4H-4Z" fill="#24160f"/><path d="M-4 34L24 24L46 32L78 22L124 34" fill="none" stroke="#a5562e" stroke-width="1.4"/>${figure(body, 108, 'steel', 60, 74)}`,
  )

/** The room at the end of the way: an arch with a chest, closed or open. */
export const room = (body: string, open: boolean): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 110" width="200" height="220"><defs><radialGradient id="l"><stop offset="0" stop-color="#ffe9a6" stop-opacity="${open ? 0.9 : 0.35}"/><stop offset="1" stop-color="#8a4a08" stop-opacity="0"/></radialGradient></defs><path d="M10 108V46Q10 6 50 4Q90 6 90 46V108Z" fill="#0b0603"/><circle cx="50" cy="66" r="46" fill="url(#l)"/><path d="M10 108V46Q10 6 50 4Q90 6 90 46V108" fill="none" stroke="#6b4a26" stroke-width="7"/><path d="M10 108V46Q10 6 50 4Q90 6 90 46V108" fill="none" stroke="#c9993c" stroke-opacity=".55" stroke-width="1.6"/><g transform="translate(26 56) scale(.094)" fill="${open ? '#f6cf63' : '#d9c39a'}" stroke="#2a1605" stroke-width="14">${body}</g></svg>`
