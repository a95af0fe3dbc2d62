import { boxes } from './boxes.ts'
import { cardBack } from './card-backs.ts'
import { doubleHeadedLionPictures } from './double-headed-lion/index.ts'
import { dragonTreasurePictures } from './dragon-treasure/index.ts'
import { monsterPackPictures } from './monster-pack/index.ts'

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

/** Every picture of the product; each is drawn once, when the client is built. */
export const pictures = (icon: IconBody): readonly Picture[] => [
  { path: 'mark.svg', svg: mark(icon) },
  ...boxes(icon),
  { path: 'monster-pack/back.svg', svg: cardBack('#1b2440', '#5a7ac0', icon('crossed-swords')) },
  ...doubleHeadedLionPictures(icon),
  ...dragonTreasurePictures(icon),
  ...monsterPackPictures(),
]
