import { beforeAll, describe, expect, test } from 'vitest'
import { type Pair, cliPair, clientPairs, gamePairs, mailPair, stemOf, textsOf } from '../browser/support/catalogues.ts'

let pairs: readonly Pair[]

beforeAll(async () => {
  pairs = [...clientPairs(), ...(await gamePairs()), await cliPair(), await mailPair()]
})

/** Section names of a printed rulebook: only a translation has them, the rulebook speaks English. */
const ONLY_TRANSLATED = /^sources\./

const stemsOf = (pair: Pair, language: 'en' | 'ja'): ReadonlySet<string> =>
  new Set([...textsOf(pair[language]).keys()].map(stemOf).filter((key) => !ONLY_TRANSLATED.test(key)))

const without = (pair: Pair, here: 'en' | 'ja', there: 'en' | 'ja'): readonly string[] => {
  const known = stemsOf(pair, there)
  return [...stemsOf(pair, here)].filter((key) => !known.has(key)).map((key) => `${pair.room}: ${key}`)
}

/** What is filled in, by key without its plural ending; `count` may be said by the form alone. */
const blanksOf = (pair: Pair, language: 'en' | 'ja'): ReadonlyMap<string, string> => {
  const blanks = new Map<string, Set<string>>()
  for (const [key, text] of textsOf(pair[language])) {
    const found = blanks.get(stemOf(key)) ?? new Set<string>()
    for (const [, name] of text.matchAll(/\{\{\s*([\w.]+)/g)) if (name !== 'count') found.add(name as string)
    for (const [mark] of text.matchAll(/<\/?(?:b|i|em|\d+)>/g)) found.add(mark)
    blanks.set(stemOf(key), found)
  }
  return new Map([...blanks].map(([key, names]) => [key, [...names].sort().join(' ')]))
}

describe('both languages', () => {
  test('are found wherever there are words', () => {
    expect(pairs.length).toBeGreaterThanOrEqual(6)
    expect(pairs.map(({ room }) => room)).toContain('packages/web/src')
    expect(pairs.every(({ en }) => textsOf(en).size > 0)).toBe(true)
  })

  test('say the same things', () => {
    expect(
      pairs.flatMap((pair) => without(pair, 'en', 'ja')),
      'missing in Japanese',
    ).toEqual([])
    expect(
      pairs.flatMap((pair) => without(pair, 'ja', 'en')),
      'missing in English',
    ).toEqual([])
  })

  test('fill in the same names and numbers', () => {
    const different = pairs.flatMap((pair) => {
      const translated = blanksOf(pair, 'ja')
      return [...blanksOf(pair, 'en')].flatMap(([key, blanks]) =>
        translated.has(key) && translated.get(key) !== blanks
          ? [`${pair.room}: ${key}: ${blanks} | ${translated.get(key)}`]
          : [],
      )
    })
    expect(different).toEqual([])
  })

  test('Japanese has one form for every number', () => {
    const formed = pairs.flatMap((pair) =>
      [...textsOf(pair.ja).keys()]
        .filter((key) => /_(?:one|two|few|many)$/.test(key))
        .map((key) => `${pair.room}: ${key}`),
    )
    expect(formed).toEqual([])
  })
})

/** Names of people, things and files that are written so in Japanese too. */
const LATIN = new Set(
  `HP ID OPEN Enter Esc JSON CSV SVG PDF QR PNG URL HTTP IP ES Node npm menagerie Ctrl CPU
  CC BY SIL Open Font License MIT game icons net Lorc Delapouite MonPak Tetrarena Lilian Purple Sea Champroy
  Alegreya SC Sans Juan Pablo del Peral Huerta Tipográfica Kaisei Tokumin Font Kai Zen Kaku Gothic New Yoshimichi Ohira
  React Aria Motion TanStack Query wouter qrcode boardgame io PostgreSQL DATABASE URL PORT HOST DATA DIR
  next idb Workbox mm http https creativecommons org licenses by Home End verify A4 Letter RPGamer`.split(/\s+/),
)

test('no English words are left in Japanese', () => {
  const left = pairs.flatMap((pair) =>
    [...textsOf(pair.ja)].flatMap(([key, text]) => {
      // Commands, files, fields of data and notations stand in the terminal and in faults as they are typed.
      const isTyped = pair.room === 'packages/cli/src' || key.startsWith('fault.') || key.startsWith('keys.')
      if (isTyped && /[぀-ヿ一-鿿]/.test(text)) return []
      const words = text
        .replace(/\{\{[^}]*\}\}|<[^>]*>/g, ' ')
        .match(/[A-Za-zÀ-ÿ]{2,}/g)
        ?.filter((word) => !LATIN.has(word))
      return words === undefined || words.length === 0 ? [] : [`${pair.room}: ${key}: ${words.join(' ')}`]
    }),
  )
  expect(left).toEqual([])
})

/** By the rooms whose path holds this: what a thing is not called, and what it is; names of cards apart. */
const ONE_WORD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '': { 怪物: 'モンスター' },
  monstructor: { '手足(?!切り)': '四肢', '胴(?!体)': '胴体', 部品: 'パーツ' },
  'monster-maker': { 廊下: '通路', 財宝: '宝' },
  'double-headed-lion': { 駒: 'コマ' },
}

test('a thing has one word in Japanese, in every room', () => {
  const others = pairs.flatMap((pair) =>
    Object.entries(ONE_WORD)
      .filter(([room]) => pair.room.includes(room))
      .flatMap(([, words]) =>
        Object.entries(words).flatMap(([other, word]) =>
          [...textsOf(pair.ja)]
            .filter(([, text]) => new RegExp(other).test(text))
            .map(([key, text]) => `${pair.room}: ${key}: ${word} is called otherwise: ${text}`),
        ),
      ),
  )
  expect(others).toEqual([])
})
