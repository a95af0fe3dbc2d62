import { boxes } from './boxes.ts'
import { cardBack } from './card-backs.ts'
import { doubleHeadedLionPictures } from './double-headed-lion/index.ts'
import { dragonTreasurePictures } from './dragon-treasure/index.ts'
import { monsterMakerPictures } from './monster-maker/index.ts'
import { monsterPackPictures } from './monster-pack/index.ts'
import { otherPictures } from './monstructor/cards.ts'
import { partPictures } from './monstructor/draw.ts'

/** A drawn file: its path below the art folder and its SVG text. */
export interface Picture {
  readonly path: string
  readonly svg: string
}

/** Body of a UI icon by name, 512 by 512 units. */
export type IconBody = (name: string) => string

/** The mark of the house. */
const mark = (icon: IconBody): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><g fill="#e9c673" stroke="#3a2305" stroke-width="10">${icon('griffin-symbol')}</g></svg>`

/** The same, of a page behind others at which somebody is asked. */
const markAsked = (icon: IconBody): string =>
  mark(icon).replace(
    '</svg>',
    '<circle cx="384" cy="384" r="118" fill="#d8392b" stroke="#fff6e0" stroke-width="20"/></svg>',
  )

/** The icon of the installed page: the mark in brass on leather, on a seal or, where it bleeds, to the edges. */
export const appIcon = (icon: IconBody, bleeds: boolean): string => {
  const scale = bleeds ? 0.56 : 0.66
  const shift = (512 * (1 - scale)) / 2
  const ground = bleeds
    ? '<rect width="512" height="512" fill="url(#g)"/>'
    : '<rect x="10" y="10" width="492" height="492" rx="104" fill="url(#g)"/><rect x="26" y="26" width="460" height="460" rx="90" fill="none" stroke="#b98a33" stroke-width="9"/><rect x="40" y="40" width="432" height="432" rx="78" fill="none" stroke="#5b3a12" stroke-width="4"/>'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs><radialGradient id="g" cx="0.5" cy="0.36" r="0.8"><stop offset="0" stop-color="#6e3f1b"/><stop offset="0.6" stop-color="#3a2010"/><stop offset="1" stop-color="#1c0e06"/></radialGradient><linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fbe6ae"/><stop offset="0.5" stop-color="#dcae50"/><stop offset="1" stop-color="#9a6b1f"/></linearGradient></defs>${ground}<g transform="translate(${shift} ${shift}) scale(${scale})" fill="url(#b)" stroke="#2a1605" stroke-width="12" paint-order="stroke">${icon('griffin-symbol')}</g></svg>`
}

/** Every picture of the product; each is drawn once, when the client is built. */
export const pictures = (icon: IconBody): readonly Picture[] => [
  { path: 'mark.svg', svg: mark(icon) },
  { path: 'mark-asked.svg', svg: markAsked(icon) },
  ...boxes(icon),
  { path: 'monster-pack/back.svg', svg: cardBack('#1b2440', '#5a7ac0', icon('crossed-swords')) },
  ...doubleHeadedLionPictures(icon),
  ...dragonTreasurePictures(icon),
  ...monsterMakerPictures(icon),
  ...monsterPackPictures(),
  ...partPictures(),
  ...otherPictures(icon),
]
