import type { Box } from '../box.ts'
import type { Catalogue } from '../text-room.ts'
import type { GameTypes } from '../game.ts'
import { pathsLike } from './paths.ts'

/** Numbers that a sentence may name in any language, and why no option changes them. */
export type Literal = readonly [numbers: readonly number[], reason: string]

/** What is no number to be held. */
export interface Literate {
  /** Ids of sentences that are not looked at; `*` is any one step, `**` any more: `tutorial.**` plays fixed positions. */
  readonly aside?: readonly string[]
  /** Words that only look like a number: 四肢 are limbs. */
  readonly words?: readonly string[]
}

const UNITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const TEENS = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen']
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const NTHS = ['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** Values of single words; `one` is an article, and `second` and `first` stand in rows. */
const ENGLISH = new Map<string, number>([
  ...UNITS.slice(2).map((word, at): [string, number] => [word, at + 2]),
  ...[...TEENS, 'nineteen'].map((word, at): [string, number] => [word, at + 10]),
  ...TENS.map((word, at): [string, number] => [word, (at + 2) * 10]),
  ...NTHS.map((word, at): [string, number] => [word, at + 3]),
  ['twice', 2],
  ['thrice', 3],
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
])

const ENGLISH_NUMBER = new RegExp(`\\b(?:(${TENS.join('|')})-(${UNITS.join('|')})|([a-z]+)|([1-9]\\d*))\\b`, 'gi')

const inEnglish = (sentence: string): readonly number[] =>
  [...sentence.matchAll(ENGLISH_NUMBER)].flatMap(([, tens, unit, word, figures]): number[] => {
    if (figures !== undefined) return [Number(figures)]
    if (word !== undefined) return [ENGLISH.get(word.toLowerCase()) ?? []].flat()
    return [(ENGLISH.get((tens ?? '').toLowerCase()) ?? 0) + UNITS.indexOf((unit ?? '').toLowerCase())]
  })

const KANJI = '一二三四五六七八九'
const PLACES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }
/** Counted the old way: ふたつ, みっつ. */
const COUNTED = ['ふた', 'みっ', 'よっ', 'いつ', 'むっ', 'なな', 'やっ', 'ここの']

/** 二十五 is 25; 二〇, which is rarer, is not read. */
const kanjiNumber = (text: string): number => {
  let [sum, digit] = [0, 0]
  for (const letter of text) {
    const place = PLACES[letter]
    if (place === undefined) digit = KANJI.indexOf(letter) + 1
    else {
      sum += Math.max(1, digit) * place
      digit = 0
    }
  }
  return sum + digit
}

/** 1枚 and 一つ are articles. */
const inJapanese = (sentence: string): readonly number[] =>
  [
    ...sentence
      .normalize('NFKC')
      .matchAll(new RegExp(`(?<!\\w)([1-9]\\d*)(?!\\w)|([${KANJI}十百千]+)|(${COUNTED.join('|')})[つり]`, 'g')),
  ]
    .map(([, figures, kanji, counted]) =>
      figures !== undefined
        ? Number(figures)
        : kanji !== undefined
          ? kanjiNumber(kanji)
          : COUNTED.indexOf(counted ?? '') + 2,
    )
    .filter((number) => number > 1)

const inFigures = (sentence: string): readonly number[] => [...sentence.matchAll(/\b[1-9]\d*\b/g)].map(Number)

const READERS: Readonly<Record<string, (sentence: string) => readonly number[]>> = { en: inEnglish, ja: inJapanese }

const flat = (room: Catalogue, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(room).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : flat(value, `${path}${key}.`),
  )

const cataloguesOf = async <T extends GameTypes>({
  text: { catalogues, translations },
}: Box<T>): Promise<readonly (readonly [string, Catalogue])[]> => [
  ...Object.entries(catalogues),
  ...(await Promise.all(
    Object.entries(translations).map(async ([language, fetch]) => [language, await fetch()] as const),
  )),
]

const RULE = 'the time of the rule for who stays away'

const LATE = 'by how many decisions others look on late'

/** Of the words for the rows of the table that games have alike (`table-options.ts`). */
export const TABLE_LITERALS: Readonly<Record<string, Literal>> = {
  'options.absence.help': [[2, 30], RULE],
  'options.absenceAfter.choices.minutes5': [[5], RULE],
  'options.absenceAfter.choices.minutes30': [[30], RULE],
  'options.absenceAfter.choices.hours12': [[12], RULE],
  'options.absenceAfter.choices.day1': [[24], RULE],
  'options.absenceAfter.choices.days3': [[3], RULE],
  'options.absenceAfter.choices.days7': [[7], RULE],
  'outcome.abandoned': [[30], RULE],
  'options.spectatorDelay.choices.decisions4': [[4], LATE],
  'options.spectatorDelay.choices.decisions12': [[12], LATE],
  'options.spectatorDelay.choices.decisions30': [[30], LATE],
}

/**
 * Numbers written out in words for people, in figures or as words, that are on no closed list, in every language; then
 * what is on the list for nothing. Values that are filled in are no numbers, and 0, which turns an option off, is none.
 * Empty where all is well.
 */
export const literalFaults = async <T extends GameTypes>(
  box: Box<T>,
  stays: Readonly<Record<string, Literal>>,
  { aside = [], words = [] }: Literate = {},
): Promise<readonly string[]> => {
  const faults: string[] = []
  const isAside = pathsLike(aside)
  const met = new Map<string, Set<number>>()
  for (const [language, catalogue] of await cataloguesOf(box)) {
    const read = READERS[language] ?? inFigures
    for (const [id, sentence] of flat(catalogue)) {
      if (isAside(id)) continue
      const bare = words.reduce((text, word) => text.replaceAll(word, ' '), sentence.replaceAll(/\{\{[^}]*\}\}/g, ' '))
      for (const number of new Set(read(bare))) {
        met.set(id, (met.get(id) ?? new Set()).add(number))
        if (stays[id]?.[0].includes(number) !== true) faults.push(`${language}: ${id} says ${number}: ${sentence}`)
      }
    }
  }
  for (const [id, [numbers, reason]] of Object.entries(stays)) {
    for (const number of numbers) if (met.get(id)?.has(number) !== true) faults.push(`${id} says no ${number} any more`)
    if (numbers.length === 0 || reason === '') faults.push(`${id} stays for no reason`)
  }
  return faults
}
