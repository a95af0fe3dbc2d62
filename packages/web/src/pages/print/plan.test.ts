import { describe, expect, test } from 'vitest'
import type { PrintCard, PrintPart } from '../../boards/print-room.ts'
import { type PrintSettings, plan } from './plan.ts'

const SETTINGS: PrintSettings = { paper: 'a4', sides: 'both', flip: 'long', bleed: 0, ink: 'full' }

const card = (id: string, more: Partial<PrintCard> = {}): PrintCard => ({
  id,
  name: id,
  front: `front of ${id}`,
  back: 'back',
  twoFaces: false,
  copies: 1,
  help: id,
  designed: true,
  ...more,
})
const words = { name: '', help: '' }
const cards = (byDeck: boolean, ...all: readonly PrintCard[]): PrintPart => ({
  kind: 'cards',
  id: 'cards',
  ...words,
  byDeck,
  cards: all,
})
const mats: PrintPart = {
  kind: 'mats',
  id: 'mats',
  ...words,
  mats: [0, 1].map((at) => ({ id: `mat${at}`, name: '', width: 180, height: 180, content: null, designed: false })),
}
const set = Array.from({ length: 20 }, (_, at) => card(`c${at}`))

const kinds = (parts: readonly PrintPart[], settings: Partial<PrintSettings> = {}): readonly string[] =>
  plan(parts, null, { ...SETTINGS, ...settings }).map(({ kind }) => kind)
const fronts = (
  parts: readonly PrintPart[],
  counts: ReadonlyMap<string, number> | null,
  more = {},
): readonly string[] =>
  plan(parts, counts, { ...SETTINGS, ...more }).flatMap((page) =>
    page.kind === 'faces' ? page.page.placed.map(({ thing }) => thing.front as string) : [],
  )

describe('the pages', () => {
  test('hold fronts and backs by turns, and something on every sheet but the back of the last', () => {
    expect(kinds([cards(false, ...set), mats])).toEqual([
      ...['faces', 'backs', 'faces', 'backs', 'faces', 'backs'],
      ...['mat', 'blank', 'mat'],
    ])
  })

  test('are fronts and mats alone, or backs alone, when only these are asked for', () => {
    expect(kinds([cards(false, ...set), mats], { sides: 'faces' })).toEqual(['faces', 'faces', 'faces', 'mat', 'mat'])
    expect(kinds([cards(false, ...set), mats], { sides: 'backs' })).toEqual(['backs', 'backs', 'backs'])
    expect(kinds([])).toEqual([])
  })

  test('keep the side behind a sheet of one-sided things empty', () => {
    const plain = card('a', { back: null })
    expect(kinds([cards(false, plain), mats])).toEqual(['faces', 'blank', 'mat', 'blank', 'mat'])
  })

  test('hold as many copies as the decks have, and one set of what no deck counts', () => {
    const token: PrintPart = { ...cards(false, card('rules', { copies: 2 })), id: 'more' }
    const counts = new Map([
      ['c3', 3],
      ['c7', 1],
      ['unknown', 4],
    ])
    expect(fronts([cards(true, ...set), token], counts)).toEqual([
      ...['c3', 'c3', 'c3', 'c7', 'rules', 'rules'].map((id) => `front of ${id}`),
    ])
    expect(fronts([cards(true, ...set)], null)).toHaveLength(20)
  })

  test('show both faces of a card when backs are not printed', () => {
    const both = card('two', { twoFaces: true, back: 'second face' })
    expect(fronts([cards(false, both)], null, { sides: 'faces' })).toEqual(['front of two', 'second face'])
    expect(fronts([cards(false, both)], null)).toEqual(['front of two'])
  })
})
