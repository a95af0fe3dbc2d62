import type { IconBody } from '../index.ts'
import { PLAIN } from '../monster-pack/grounds.ts'
import { bust } from './bust.ts'
import { PEOPLE, type Person } from './people.ts'

type Side = Person['side']

/** Outline and inner field of a standing piece, round its foot at 0, 0. Both armies differ in shape, not in colour alone. */
const OUTLINE: Readonly<Record<Side, string>> = {
  republic: 'M-38,-96H38V-44C38,-18 20,-4 0,6C-20,-4 -38,-18 -38,-44Z',
  royalist: 'M-38,-62C-38,-88 -20,-98 0,-98C20,-98 38,-88 38,-62V-2Q0,10 -38,-2Z',
}
const INNER: Readonly<Record<Side, string>> = {
  republic: 'M-32,-90H32V-45C32,-22 17,-9 0,0C-17,-9 -32,-22 -32,-45Z',
  royalist: 'M-32,-61C-32,-83 -17,-92 0,-92C17,-92 32,-83 32,-61V-7Q0,3 -32,-7Z',
}
const COLOURS: Readonly<Record<Side, readonly [bright: string, middle: string, dark: string, foot: string]>> = {
  republic: ['#d9605a', '#96232a', '#5a0f16', '#4a0c10'],
  royalist: ['#6aa4dc', '#24599a', '#0f2f5a', '#0c2a4e'],
}
export const EMBLEMS: Readonly<Record<Side, string>> = { republic: 'lion', royalist: 'fleur-de-lys' }

const standing = (side: Side, content: string): string => {
  const [bright, middle, dark, foot] = COLOURS[side]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -104 104 130" width="312" height="390"><defs><linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fbe8ae"/><stop offset=".4" stop-color="#c9993c"/><stop offset=".65" stop-color="#8a6525"/><stop offset="1" stop-color="#e2bd66"/></linearGradient><radialGradient id="f" cx=".4" cy=".25" r=".9"><stop stop-color="${bright}"/><stop offset=".6" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient><clipPath id="in"><path d="${INNER[side]}"/></clipPath></defs>` +
    `<ellipse cx="8" cy="7" rx="44" ry="15" fill="#120702" opacity=".4"/><ellipse cy="5" rx="40" ry="14" fill="${foot}"/><ellipse cy="1" rx="40" ry="14" fill="${middle}" stroke="#1a0a06" stroke-width="2"/><ellipse cy="-1" rx="33" ry="10.5" fill="none" stroke="#e9c673" stroke-width="1.4" opacity=".7"/>` +
    `<path d="${OUTLINE[side]}" transform="translate(5,2)" fill="${foot}" stroke="#1a0a06" stroke-width="2"/><path d="${OUTLINE[side]}" fill="url(#gold)" stroke="#1a0a06" stroke-width="2.2"/><path d="${INNER[side]}" fill="url(#f)" stroke="#1a0a06" stroke-width="1.4"/>` +
    `<g clip-path="url(#in)">${content}<path d="M-40,-100H0L-26,10H-40Z" fill="#fff" opacity=".09"/></g></svg>`
  )
}

/** A piece whose face nobody here knows: all of one side look alike. */
export const tokenBack = (side: Side, icon: IconBody): string => {
  const lattice = [0, 1, 2, 3, 4, 5]
    .map((i) => `M-60,${-110 + i * 24}L60,${-50 + i * 24}M60,${-110 + i * 24}L-60,${-50 + i * 24}`)
    .join('')
  return standing(
    side,
    `<path d="${lattice}" stroke="#fff" stroke-opacity=".1" stroke-width="2"/><g transform="translate(-26,-73) scale(.1016)" fill="#f3d98f" stroke="#3a2305" stroke-width="14">${icon(EMBLEMS[side])}</g>`,
  )
}

export const tokenFace = (id: string, one: Person): string =>
  standing(
    one.side,
    `<path d="M-40,-100h80v40h-80Z" fill="#fff" opacity=".1"/><g transform="translate(-33,-82) scale(.66)">${bust(id, one)}</g>`,
  )

/** The character large, for close-ups and its help page. */
export const portrait = (id: string, one: Person): string => {
  const [bright, middle, dark] = COLOURS[one.side]
  let rays = ''
  for (let i = 0; i < 9; i++) {
    const ray = (turn: number): string => `${50 + 170 * Math.cos(turn)},${60 + 170 * Math.sin(turn)}`
    rays += `M50,60L${ray(i * 0.698)}L${ray(i * 0.698 + 0.349)}Z`
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -30 128 134" width="512" height="536"><defs><radialGradient id="sky" cx=".45" cy=".25" r=".9"><stop stop-color="${bright}"/><stop offset=".58" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></radialGradient></defs>${PLAIN}<rect class="ground" x="-14" y="-30" width="128" height="148" fill="url(#sky)"/><path class="ground" d="${rays}" fill="#fff" opacity=".07"/>${bust(id, one)}</svg>`
}

export const people = Object.entries(PEOPLE)
