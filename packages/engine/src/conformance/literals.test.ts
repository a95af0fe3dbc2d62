import { expect, test } from 'vitest'
import type { Catalogue } from '../text-room.ts'
import { kuhn } from '../fixtures/index.ts'
import { literalFaults } from './literals.ts'

type Stays = Parameters<typeof literalFaults>[1]

const faultsOf = (
  catalogues: Readonly<Record<string, Catalogue>>,
  stays: Stays = {},
  words: readonly string[] = [],
): Promise<readonly string[]> => {
  const { en = {}, ...others } = catalogues
  const translations = Object.fromEntries(
    Object.entries(others).map(([language, room]) => [language, () => Promise.resolve(room)]),
  )
  return literalFaults({ ...kuhn, text: { ...kuhn.text, catalogues: { en }, translations } }, stays, {
    aside: ['cards.*'],
    words,
  })
}

test.each([
  ['Each player gets five cards.', [5]],
  ['Counted from 1.', [1]],
  ['Twenty-one points, twice, for twelve.', [21, 2, 12]],
  ['Take the fifth of 30.', [5, 30]],
  ['A hundred points.', [100]],
  ['One of them; someone often, weight and attend.', []],
  ['{{count}} cards, {{five, list}}.', []],
  ['A total below 0 counts as 0. See U3H.', []],
])('English numbers are read in figures and as words: %s', async (sentence, numbers) => {
  expect(await faultsOf({ en: { said: sentence } })).toEqual(
    numbers.map((number) => `en: said says ${number}: ${sentence}`),
  )
})

test.each([
  ['カードを五枚配ります。', [5]],
  ['カードを５枚配ります。', [5]],
  ['二十五点、十二枚、百点。', [25, 12, 100]],
  ['ふたつ、みっつ、2人。', [2, 3]],
  ['一つ、1枚、U3H、{{count}}枚。', []],
])('Japanese numbers are read in figures, kanji and as counted: %s', async (sentence, numbers) => {
  expect(await faultsOf({ ja: { said: sentence } })).toEqual(
    numbers.map((number) => `ja: said says ${number}: ${sentence}`),
  )
})

test('a language that is not known is read in figures', async () => {
  expect(await faultsOf({ de: { said: 'Fünf oder 5.' } })).toEqual(['de: said says 5: Fünf oder 5.'])
})

const en: Catalogue = { rules: { 'K-1': 'Two players.' }, cards: { six: 'Six of clubs' } }
const ja: Catalogue = { rules: { 'K-1': '2人で遊ぶ。' }, limbs: '四肢' }
const held = (stays: Stays, words: readonly string[] = ['四肢']): Promise<readonly string[]> =>
  faultsOf({ en, ja }, stays, words)

test('what stands on the list with its reason is no fault, in any language', async () => {
  expect(await held({ 'rules.K-1': [[2], 'no option'] })).toEqual([])
})

test('a planted number is told with its language and sentence, another number than the one that stays too', async () => {
  expect(await held({})).toEqual(['en: rules.K-1 says 2: Two players.', 'ja: rules.K-1 says 2: 2人で遊ぶ。'])
  expect(await held({ 'rules.K-1': [[3], 'no option'] })).toContain('ja: rules.K-1 says 2: 2人で遊ぶ。')
  expect(await held({ 'rules.K-1': [[2], 'no option'] }, [])).toEqual(['ja: limbs says 4: 四肢'])
})

test('an entry that nothing needs, or without a reason, is told', async () => {
  const faults = await held({
    'rules.K-1': [[2, 3], 'no option'],
    gone: [[4], 'no option'],
    'cards.six': [[6], 'its name'],
  })
  expect(faults).toEqual(['rules.K-1 says no 3 any more', 'gone says no 4 any more', 'cards.six says no 6 any more'])
  expect(await held({ 'rules.K-1': [[2], ''] })).toEqual(['rules.K-1 stays for no reason'])
})
