import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import type { House } from '../../browser/support/house.ts'
import { PHONE, SIZES, type Size, WIDE } from '../sizes.ts'
import { drawAll } from './compare.ts'
import type { Picture } from './list.ts'

const FOLDER = new URL('../../../docs/screenshots/', import.meta.url).pathname

/** What the documents show of the home and of every table, by the names of their files. */
const TABLES: Readonly<Record<string, string>> = {
  home: 'page/home',
  'monster-pack': 'monster-pack/standard of 2: asked countdown',
  'monster-maker': 'monster-maker/first of 4: asked act',
  'double-headed-lion': 'double-headed-lion/standard of 2: asked move',
  'dragon-treasure': 'dragon-treasure/standard of 4: asked march',
  monstructor: 'monstructor/classic of 2: asked build',
  'monstructor-dominoes': 'monstructor/dominoes of 5: asked attach',
  'monstructor-arena': 'monstructor/arena of 4: asked build',
}

/** What they show of the rest, in English by lamplight. */
const PAGES: Readonly<Record<string, string>> = {
  options: 'page/new monster-maker',
  lobby: 'page/own lobby of monster-pack',
  lesson: 'page/lesson 2 of monster-pack',
  rulebook: 'page/rules dragon-treasure',
  cards: 'page/cards monster-pack',
  card: 'page/a card of monstructor',
  result: 'page/given up monster-pack',
  replay: 'page/replay of monster-maker, first, entry 40 by all',
}

const MIDDLE = SIZES.find(({ id }) => id === '1024x768') as Size

type Seen = readonly [size: Size, theme: Picture['theme'], language: Picture['language']]

/** Every size, both lights and both languages. */
const TABLES_SEEN: readonly Seen[] = [
  [WIDE, 'table', 'en'],
  [WIDE, 'dungeon', 'ja'],
  [MIDDLE, 'dungeon', 'en'],
  [PHONE, 'table', 'ja'],
]
const PAGES_SEEN: readonly Seen[] = [
  [WIDE, 'table', 'en'],
  [PHONE, 'table', 'en'],
]

const shown = (states: Readonly<Record<string, string>>, seen: readonly Seen[]): readonly Picture[] =>
  Object.entries(states).flatMap(([name, state]) =>
    seen.map(([size, theme, language]) => ({
      id: `${name}-${size.width}-${theme}-${language}`,
      state,
      size,
      theme,
      language,
    })),
  )

/** Draws the gallery of the documents from the states of the glass; `only` names a part of it. Answers how many failed. */
export const drawGallery = async (house: House, only: string, workers: number): Promise<number> => {
  const all = [...shown(TABLES, TABLES_SEEN), ...shown(PAGES, PAGES_SEEN)]
  const names = new Set(all.map(({ id }) => `${id}.jpg`))
  mkdirSync(FOLDER, { recursive: true })
  for (const old of readdirSync(FOLDER)) if (!names.has(old)) rmSync(`${FOLDER}${old}`, { recursive: true })
  let failed = 0
  const chosen = all.filter(({ id }) => id.includes(only))
  await drawAll(house, chosen, workers, async ({ id }, drawn) => {
    if (drawn instanceof Error) {
      failed++
      console.log(`${id}: ${drawn.message}`)
    } else writeFileSync(`${FOLDER}${id}.jpg`, await sharp(drawn).jpeg({ quality: 72, mozjpeg: true }).toBuffer())
  })
  console.log(`${chosen.length - failed} of ${chosen.length} pictures of the gallery are drawn.`)
  return failed
}
