import type { IconBody } from '../index.ts'
import { motes, rays } from '../monster-pack/grounds.ts'
import { dragon } from './dragon.ts'
import { army, hidden, treasure } from './tokens.ts'

/** Pictures of cards, 120 by 126: what the help pages show of things that are no people. */
const scene = (ground: string, glow: string, inner: string, seed: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 126" width="360" height="378"><defs><radialGradient id="scene" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="${glow}"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></radialGradient></defs><rect width="120" height="126" fill="${ground}"/><rect width="120" height="126" fill="url(#scene)"/>${rays(60, 60, 22, 120, '#fff4d2', 0.1)}${motes(seed, 26, '#fff6d0')}${inner}</svg>`

/** A drawn token set into a scene; its own definitions keep their names. */
const set = (token: string, x: number, y: number, size: number): string =>
  token.replace(
    /^<svg [^>]*viewBox="([\d ]+)"[^>]*>/,
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="$1">`,
  )

export const treasureCard = (): string => scene('#4a2f10', '#f0c860', set(treasure(), 8, 10, 104), 3)
export const hiddenCard = (icon: IconBody): string => scene('#1d140c', '#7a5230', set(hidden(icon), 8, 10, 104), 5)
export const armyCard = (seat: number, icon: IconBody): string =>
  scene(
    ['#4a1410', '#10304f', '#173f1a', '#4f3808'][seat] ?? '#333333',
    ['#e88a70', '#8cc0ec', '#a0d48c', '#f4dc90'][seat] ?? '#999999',
    set(army(seat, icon), 8, 10, 104),
    7 + seat,
  )
export const dragonCard = (): string =>
  scene('#2a0a08', '#e0632a', `<g transform="translate(62 66) scale(.52)">${dragon('card', true)}</g>`, 11)
