import type { IconBody, Picture } from './index.ts'
import { bust } from './double-headed-lion/bust.ts'
import { PEOPLE, type Person } from './double-headed-lion/people.ts'
import { castle } from './dragon-treasure/castles.ts'
import { dragon } from './dragon-treasure/dragon.ts'
import { hidden, treasure } from './dragon-treasure/tokens.ts'
import { hash, seeded } from './geometry.ts'
import { boxFront as monsterMaker } from './monster-maker/box.ts'
import { BLUE } from './monster-pack/blue/index.ts'
import { GREEN } from './monster-pack/green/index.ts'
import { glow, motes, rays } from './monster-pack/grounds.ts'
import { RED } from './monster-pack/red/index.ts'
import { WHITE } from './monster-pack/white/index.ts'
import { monstructorFront } from './monstructor/box.ts'
import { type Pen, createPen } from './pen.ts'

const box = (defs: string, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 270" width="600" height="810"><defs>${defs}</defs>${inner}</svg>`

const fronted = ({ defs, inner }: { readonly defs: string; readonly inner: string }): string => box(defs, inner)

const creature = (id: string, draw: ((p: Pen) => void) | undefined, transform: string): string => {
  if (draw === undefined) throw new Error(`no drawing of ${id}`)
  const pen = createPen(`${id}-`, seeded(hash(id)))
  draw(pen)
  return `<g transform="${transform}">${pen.svg()}</g>`
}

/** Four monsters of four types round two swords. */
const monsterPack = (icon: IconBody): string => {
  const defs =
    glow('sun', [
      [0, '#fff6d8', 0.95],
      [0.35, '#ffd35a', 0.55],
      [1, '#a86a08', 0],
    ]) +
    glow(
      'edge',
      [
        [0.5, '#000000', 0],
        [1, '#0a0408', 0.75],
      ],
      'cx=".5" cy=".42" r=".8"',
    ) +
    '<linearGradient id="gold" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#ffe9a6"/><stop offset=".5" stop-color="#d9a53f"/><stop offset="1" stop-color="#8d5f17"/></linearGradient>'
  const quarters =
    '<rect width="200" height="270" fill="#1a1420"/><path d="M0 0H100V112H0Z" fill="#12509c"/><path d="M100 0H200V112H100Z" fill="#a82614"/><path d="M0 112H100V270H0Z" fill="#23702c"/><path d="M100 112H200V270H100Z" fill="#cfc8e2"/>'
  const swords = icon('crossed-swords')
  return box(
    defs,
    `${quarters}${rays(100, 112, 36, 260, '#ffffff', 0.13)}<circle cx="100" cy="112" r="112" fill="url(#sun)" opacity=".8"/>` +
      creature('G17', GREEN['G17'], 'translate(50 172) scale(.47)') +
      creature('W11', WHITE['W11'], 'translate(150 166) scale(.44)') +
      creature('B19', BLUE['B19'], 'translate(50 62) scale(.49)') +
      creature('R20', RED['R20'], 'translate(146 64) scale(.47)') +
      `${motes(7, 30, '#fff6d0', 0.4, 1.4, 200, 250)}<rect width="200" height="270" fill="url(#edge)"/>` +
      `<circle cx="100" cy="116" r="23" fill="#23170c" stroke="#f0d084" stroke-width="2.6"/><circle cx="100" cy="116" r="18.6" fill="none" stroke="#f0d084" stroke-opacity=".5"/><g transform="translate(84 100) scale(.0625)" fill="url(#gold)" stroke="#3a2305" stroke-width="12">${swords}</g>`,
  )
}

/** A berserker in red and a princess in blue, and between them the shield with the lion of two heads. */
const doubleHeadedLion = (icon: IconBody): string => {
  const defs =
    glow('sun', [
      [0, '#fff2cf', 0.95],
      [0.4, '#ffc45a', 0.5],
      [1, '#8a4a08', 0],
    ]) +
    glow(
      'edge',
      [
        [0.5, '#000000', 0],
        [1, '#0a0408', 0.8],
      ],
      'cx=".5" cy=".42" r=".8"',
    )
  const person = (id: string, transform: string): string =>
    `<g transform="${transform}">${bust(`box-${id}`, PEOPLE[id] as Person)}</g>`
  const lion = (transform: string): string =>
    `<g transform="${transform}" fill="#f0d084" stroke="#3a2305" stroke-width="14">${icon('lion')}</g>`
  return box(
    defs,
    `<rect width="200" height="270" fill="#23140c"/><path d="M0 0H100V270H0Z" fill="#8d1c22"/><path d="M100 0H200V270H100Z" fill="#1c4f88"/>${rays(100, 112, 36, 260, '#ffffff', 0.12)}<circle cx="100" cy="108" r="108" fill="url(#sun)" opacity=".75"/>` +
      person('aji', 'translate(-14 108) scale(1.12)') +
      person('vishnus', 'translate(104 108) scale(1.12)') +
      person('mondor', 'translate(6 34) scale(.62)') +
      person('lolienne', 'translate(136 34) scale(.62)') +
      `${motes(9, 26, '#fff6d0', 0.4, 1.4, 200, 250)}<path d="M64 30H136V96Q136 132 100 148Q64 132 64 96Z" fill="#2a1608" stroke="#e9c673" stroke-width="3.4"/><path d="M70 36H130V95Q130 126 100 140Q70 126 70 95Z" fill="#5a0f16" stroke="#e9c673" stroke-opacity=".5"/><path d="M100 36H130V95Q130 126 100 140Z" fill="#123a6a"/>` +
      lion('translate(102 58) scale(-.068 .068)') +
      lion('translate(98 58) scale(.068)') +
      `<rect width="200" height="270" fill="url(#edge)"/>`,
  )
}

/** The Dragon on its hoard before the four castles of the country. */
const dragonTreasure = (icon: IconBody): string => {
  const defs =
    glow('sun', [
      [0, '#fff0c0', 0.95],
      [0.35, '#ff9a3a', 0.6],
      [1, '#6a1a08', 0],
    ]) +
    glow(
      'edge',
      [
        [0.5, '#000000', 0],
        [1, '#0a0408', 0.8],
      ],
      'cx=".5" cy=".42" r=".8"',
    ) +
    '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#173a34"/><stop offset=".55" stop-color="#2f6b4a"/><stop offset="1" stop-color="#0d2a1c"/></linearGradient><radialGradient id="coin" cx=".4" cy=".3"><stop offset="0" stop-color="#fff3b0"/><stop offset=".6" stop-color="#e2b23c"/><stop offset="1" stop-color="#9a6a1a"/></radialGradient>'
  const random = seeded(29)
  let hoard = ''
  for (let i = 0; i < 150; i++) {
    const x = -6 + random() * 212
    const y = 196 + Math.abs(x - 100) * 0.16 + random() * 80
    hoard += `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="8.4" ry="4.6" fill="url(#coin)" stroke="#5a3408" stroke-width="1"/>`
  }
  const set = (svg: string, x: number, y: number, size: number, id: string): string =>
    svg
      .replace(
        /^<svg [^>]*viewBox="([\d ]+)"[^>]*>/,
        `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="$1">`,
      )
      .replaceAll(/(id="|url\(#|href="#)/g, `$1${id}`)
  return box(
    defs,
    `<rect width="200" height="270" fill="url(#sky)"/>${rays(100, 110, 30, 260, '#ffe9b0', 0.14)}<circle cx="100" cy="116" r="112" fill="url(#sun)" opacity=".8"/>` +
      set(castle(1, icon), 118, 4, 80, 'b') +
      set(castle(0, icon), 2, 8, 80, 'a') +
      `<path d="M-4,222Q100,176 204,222V274H-4Z" fill="#6a4210"/>${hoard}` +
      `<g transform="translate(108 146) scale(.9)">${dragon('box-dragon', false)}</g>` +
      set(treasure(), 14, 206, 58, 'c') +
      set(hidden(icon), 138, 210, 54, 'd') +
      `${motes(7, 30, '#fff6d0', 0.4, 1.4, 200, 250)}<rect width="200" height="270" fill="url(#edge)"/>`,
  )
}

/** The front of every game box, `boxes/<game>.svg`. */
export const boxes = (icon: IconBody): readonly Picture[] => [
  { path: 'boxes/double-headed-lion.svg', svg: doubleHeadedLion(icon) },
  { path: 'boxes/dragon-treasure.svg', svg: dragonTreasure(icon) },
  { path: 'boxes/monster-maker.svg', svg: fronted(monsterMaker()) },
  { path: 'boxes/monster-pack.svg', svg: monsterPack(icon) },
  { path: 'boxes/monstructor.svg', svg: fronted(monstructorFront()) },
]
