import { seeded } from '../geometry.ts'
import { rays } from '../monster-pack/grounds.ts'
import { bricks } from './corridor.ts'
import { type Glow, dust, light } from './light.ts'

// What stands behind the figures, 120 by 126.

export type MonsterKind = 'human' | 'undead' | 'general'

/** Sky, bricks, light and floor of the chamber a monster waits in. */
const CHAMBERS: Readonly<Record<MonsterKind, readonly [string, string, Glow, string]>> = {
  human: ['#341c0e', '#b8763c', 'ember', '#573820'],
  undead: ['#10241e', '#5f8f72', 'sick', '#24402f'],
  general: ['#2a1f33', '#a488a4', 'cave', '#4a3a40'],
}

export const chamber = (kind: MonsterKind, seed: number): string => {
  const [sky, brick, glow, floor] = CHAMBERS[kind]
  return `<rect width="120" height="126" fill="${sky}"/><path d="${bricks(8, 16, 96)}" stroke="#000" stroke-opacity=".5" fill="none"/><path d="M0 0H120V96H0Z" fill="${brick}" opacity=".28"/><path d="M18 96V46Q18 6 60 4Q102 6 102 46V96Z" fill="#050302" opacity=".5"/><path d="M18 96V46Q18 6 60 4Q102 6 102 46V96" fill="none" stroke="${brick}" stroke-width="4"/>${light(glow, 60, 58, 64)}<path d="M-6 96H126V128H-6Z" fill="${floor}"/><path d="M0 96H120M-10 104H130M-20 114H140M60 96V128M32 96L14 128M88 96L106 128M10 96L-26 128M110 96L146 128" stroke="#000" stroke-opacity=".45" stroke-width=".9"/><ellipse cx="60" cy="113" rx="44" ry="7" opacity=".45"/>${dust(seed, 14, kind === 'undead' ? '#dfffc4' : '#ffcf80')}`
}

/** A banner before the wall of the hall. */
export const banner = (ground: string, cloth: string): string => {
  let damask = ''
  for (let y = -4, row = 0; y < 130; y += 15, row++)
    for (let x = -6; x < 130; x += 15) {
      const at = x + (row % 2) * 7.5
      damask += `M${at} ${y}q4 4 0 8q-4 -4 0 -8M${at - 4} ${y + 4}h8`
    }
  return `<rect width="120" height="126" fill="${ground}"/><path d="M10 0H110V108L60 126L10 108Z" fill="${cloth}"/><path d="${damask}" fill="none" stroke="#fff1c8" stroke-opacity=".16" stroke-width=".8"/>${rays(60, 50, 20, 110, '#fff0c0', 0.09)}${light('gold', 60, 54, 54, 0.5)}<path d="M10 0V108L60 126L110 108V0" fill="none" stroke="#e9c673" stroke-width="1.5"/><path d="M14 0V105L60 121.5L106 105V0" fill="none" stroke="#e9c673" stroke-opacity=".5" stroke-width=".6"/><path d="M0 0H10V126H0ZM110 0H120V126H110Z" fill="#120a05" opacity=".5"/>`
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
  return `<g fill="none" stroke="#fff2c0" stroke-width=".9"><circle cx="60" cy="62" r="52"/><circle cx="60" cy="62" r="45"/><circle cx="60" cy="62" r="30"/><path d="${star}Z" stroke-width=".6"/><path d="${ticks}"/></g>`
}

/** Night, a light in it, and the circle a spell is spoken in. */
export const night = (glow: Glow, seed: number, lines = 0.8, sky = '#10143a'): string =>
  `<rect width="120" height="126" fill="${sky}"/>${light(glow, 60, 62, 72, 0.75)}${dust(seed, 46, '#ffffff')}<g opacity="${lines}">${circle()}</g>`

/** Gold up to the knees, and its shine on the vault. */
export const hoard = (glow: Glow = 'gold', vault = '#3a240a', shine = '#ffe08a'): string => {
  const random = seeded(77)
  let coins = ''
  for (let i = 0; i < 60; i++) {
    const [x, y] = [random() * 124 - 2, 103 + random() * 24]
    coins += `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="3.4" ry="1.7" transform="rotate(${Math.round(random() * 50 - 25)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`
  }
  return `<rect width="120" height="126" fill="${vault}"/>${rays(60, 60, 22, 120, shine, 0.22)}${light(glow, 60, 58, 66, 0.85)}<path d="M-4 112Q14 90 34 100Q46 86 62 98Q80 84 94 98Q108 90 126 108V130H-4Z" fill="#8d5f17"/><path d="M-4 116Q14 96 34 106Q48 92 64 104Q82 92 96 104Q110 96 126 112V130H-4Z" fill="#c9932f"/><g fill="#f6cf63" stroke="#6b4610" stroke-width=".45">${coins}</g>`
}
