import { afterEach, expect, test } from 'vitest'
import { takeLanguage } from './language.ts'
import { loadGame } from './games.ts'
import { columns, count } from './output.ts'
import { sayer } from './say.ts'
import { speak, t } from './text.ts'

afterEach(() => speak('en'))

test('the language asked for stands anywhere in the line and goes before that of the terminal', () => {
  const line = ['play', '--lang', 'ja', 'monster-pack']
  expect(takeLanguage(line, { LANG: 'en_GB.UTF-8' })).toEqual({ language: 'ja', rest: ['play', 'monster-pack'] })
  expect(takeLanguage(['play', '--lang=en'], { LANG: 'ja_JP.UTF-8' })).toEqual({ language: 'en', rest: ['play'] })
})

test('without --lang the terminal’s own language is spoken, and English where it is neither', () => {
  expect(takeLanguage([], { LANG: 'ja_JP.UTF-8' }).language).toBe('ja')
  expect(takeLanguage([], { LANG: 'ja_JP.UTF-8', LC_ALL: 'C' }).language).toBe('en')
  expect(takeLanguage([], {}).language).toBe('en')
})

test('a language nobody speaks is refused', () => {
  expect(() => takeLanguage(['--lang', 'xx'], {})).toThrow(/xx/)
})

test('the terminal and a game are told in Japanese, lists and numbers too', async () => {
  speak('ja')
  expect(t('play.place', { place: 1, players: ['席1', '席2'] })).toBe('1位　席1、席2')
  expect(count(12_345)).toBe('12,345')
  const some = await loadGame('monster-pack')
  const { say } = some(({ text }) => sayer(text.catalogues, ['席1', '席2']))
  expect(say({ id: 'events.drewCards', values: { seat: 0, cards: ['@cards.B12', '@cards.W08', 'Ada'] } })).toBe(
    '席1がカクレウソ、ナキウサギ、Adaを引いた。',
  )
})

test('columns stand one below the other where letters are two wide', () => {
  expect(
    columns([
      ['席', 'x'],
      ['bot', 'yy'],
    ]),
  ).toEqual(['席    x', 'bot  yy'])
})
