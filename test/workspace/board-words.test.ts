import { readFileSync } from 'node:fs'
import type { Catalogue } from '@menagerie/engine'
import { type Literal, literalFaults } from '@menagerie/engine/conformance'
import { box } from '@menagerie/games/double-headed-lion'
import { expect, test } from 'vitest'

const SQUARES: Literal = [[6], 'the map, which no option changes']
const ARMY: Literal = [[20], 'characters of the game, which no option changes']

/** The board's own words. */
const SAID: Readonly<Record<string, Literal>> = {
  'field.label': SQUARES,
  'people.title': ARMY,
  'prompt.setupSmall': [[2], 'an exchange is of two'],
}
/** Words on paper. */
const PRINTED: Readonly<Record<string, Literal>> = {
  credit: [[6], 'the issue it was published in'],
  'standees.help': ARMY,
  'field.help': [[2, 6, 40], 'the map, and the paper it is printed on'],
  'turn.move': [[2, 3], 'the limits of squares, which no option changes'],
  'turn.fight': [[2], 'a fight has two sides'],
  'folding.cut': [[2], 'more than one'],
  'folding.glue': [[2], 'a piece has two feet'],
}

const BOARDS = new URL('../../packages/web/src/boards/', import.meta.url)

/** A box that says what stands in these folders of words. */
const saying = (folder: string): typeof box => {
  const wordsIn = (language: string): Catalogue =>
    JSON.parse(readFileSync(new URL(`${folder}/locales/${language}.json`, BOARDS), 'utf8')) as Catalogue
  const translations = { ja: () => Promise.resolve(wordsIn('ja')) }
  return { ...box, text: { ...box.text, catalogues: { en: wordsIn('en') }, translations } }
}

test('numbers in words of the Lion’s board and on its paper stand on a closed list, in both languages', async () => {
  expect(await literalFaults(saying('double-headed-lion'), SAID)).toEqual([])
  expect(await literalFaults(saying('double-headed-lion/print'), PRINTED)).toEqual([])
})
