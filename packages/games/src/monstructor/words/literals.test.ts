import type { Catalogue } from '@menagerie/engine'
import { describe, expect, test } from 'vitest'
import { DRAGON_CARDS, HAND_CARDS, ICONS, START_CARDS } from '../set/cards.ts'
import { box } from '../index.ts'
import { ja } from './locales/ja.ts'

// Numbers written out in words for people. Each must hold whatever the options are; the course plays fixed positions.

/** The number, or none where it is a word of the language, and why it stays. */
const STAYS: Readonly<Record<string, readonly [readonly number[], string]>> = {
  seatsAdvice: [[3], 'advice of the book'],
  'rules.MS-03': [[HAND_CARDS], 'no option'],
  'rules.MS-06': [[3, 2], 'no option'],
  'rules.MS-12': [[HAND_CARDS], 'no option'],
  'rules.MS-13': [[HAND_CARDS], 'no option'],
  'rules.MS-22': [[START_CARDS], 'no option'],
  'rules.MS-28': [[3], 'no option'],
  'rules.MS-42': [[2], 'no option'],
  'rules.MS-47': [[2], 'no option'],
  'effects.sigil': [[ICONS.length], 'the icons there are'],
  'refusal.tooSmall': [[2], 'what MS-06 forbids'],
  'fault.dragonCount': [[DRAGON_CARDS], 'what a set must hold'],
  'fault.dragonBroken': [[DRAGON_CARDS], 'what a set must hold'],
  'fault.nobodyLeft': [[2], 'the fewest players'],
  'fault.cardTwice': [[2], 'once too often'],
  'options.mode.help': [[3], 'the modes there are'],
  'options.youngestSeat.help': [[1], 'the first number'],
  'presets.short.help': [[Number(box.presets.find(({ id }) => id === 'short')?.values['dragonGoal'])], 'its own value'],
}

const ENGLISH = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const KANJI = ['二', '三', '四', '五', '六', '七', '八', '九', '十']

/** Numbers above one in a sentence, and smaller ones where they stand in figures; 0 turns an option off. */
const numbersIn = (sentence: string, japanese: boolean): number[] => {
  const bare = sentence.replaceAll(/\{\{[^}]*\}\}/g, '').replaceAll('四肢', '')
  const pattern = japanese
    ? /[二三四五六七八九十]|[2-9]|[1-9]\d+/g
    : new RegExp(`\\b(${ENGLISH.join('|')}|[1-9]\\d*)\\b`, 'gi')
  return [...bare.matchAll(pattern)].map(([found]) => {
    const word = (japanese ? KANJI : ENGLISH).indexOf(found.toLowerCase())
    return word < 0 ? Number(found) : word + 2
  })
}

const flat = (room: Catalogue, path = ''): [string, string][] =>
  Object.entries(room).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  )

describe('numbers in words for people', () => {
  test.each([
    ['en', box.text.catalogues['en'] as Catalogue],
    ['ja', ja],
  ])('stand on a closed list, in %s', (language, room) => {
    const japanese = language === 'ja'
    for (const [id, sentence] of flat(room)) {
      if (id.startsWith('tutorial.') || id.startsWith('cards.')) continue
      const allowed = STAYS[id]?.[0] ?? []
      for (const number of numbersIn(sentence, japanese)) expect(allowed, `${id}: ${sentence}`).toContain(number)
    }
  })

  test('every entry of the list is still needed', () => {
    const english = new Map(flat(box.text.catalogues['en'] as Catalogue))
    const japanese = new Map(flat(ja))
    for (const id of Object.keys(STAYS)) {
      const found = [...numbersIn(english.get(id) ?? '', false), ...numbersIn(japanese.get(id) ?? '', true)]
      expect(found.length, id).toBeGreaterThan(0)
    }
  })
})
