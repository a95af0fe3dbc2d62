import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import type { House } from '../../browser/support/house.ts'
import { SIZES } from '../sizes.ts'
import { drawPicture, launchPainter } from './take.ts'

const FOLDER = new URL('../../../docs/screenshots/gallery/', import.meta.url).pathname

/** What the documents show, by the names of their files: each in three sizes, both lights and both languages. */
const SHOWN: Readonly<Record<string, string>> = {
  home: 'page/home',
  'monster-pack': 'monster-pack/standard of 2: asked summon',
  'monster-maker': 'monster-maker/first of 4: asked act',
  'double-headed-lion': 'double-headed-lion/standard of 2: asked move',
  'dragon-treasure': 'dragon-treasure/standard of 4: asked march',
  monstructor: 'monstructor/classic of 2: asked build',
  'monstructor-dominoes': 'monstructor/dominoes of 5: asked attach',
  'monstructor-arena': 'monstructor/arena of 4: asked build',
}

const WIDTHS = ['1440x900', '1024x768', '390x844']

/** Draws the gallery of the documents from the states of the glass; `only` names a part of it. */
export const drawGallery = async (house: House, only: string, say: (line: string) => void): Promise<void> => {
  mkdirSync(FOLDER, { recursive: true })
  const browser = await launchPainter()
  for (const [name, state] of Object.entries(SHOWN).filter(([one]) => one.includes(only)))
    for (const size of SIZES.filter(({ id }) => WIDTHS.includes(id)))
      for (const theme of ['table', 'dungeon'] as const)
        for (const language of ['en', 'ja'] as const) {
          const id = `${name}-${size.width}-${theme}-${language}`
          const png = await drawPicture(browser, house, { id, state, size, theme, language })
          writeFileSync(`${FOLDER}${id}.jpg`, await sharp(png).jpeg({ quality: 72 }).toBuffer())
          say(id)
        }
  await browser.close()
}
