import { type TFunction, type i18n, createInstance } from 'i18next'
import { expect, test, vi } from 'vitest'
import { remember } from './said-before.ts'

const EN = {
  plain: 'a card',
  named: 'the card of {{name}}',
  count_one: '{{count}} card',
  count_other: '{{count}} cards',
  place_ordinal_one: '{{count}}st',
  place_ordinal_two: '{{count}}nd',
  place_ordinal_other: '{{count}}th',
  look_dark: 'in the dark',
  look: 'in the light',
  nested: 'this is $t(plain)',
  deep: { one: 'a part', two: 'two parts' },
}
const JA = { plain: 'カード', named: '{{name}}のカード', count_other: '{{count}}枚' }

const open = async (): Promise<i18n> => {
  const words = createInstance()
  await words.init({
    lng: 'en',
    fallbackLng: 'en',
    ns: ['room', 'house'],
    defaultNS: 'room',
    fallbackNS: 'house',
    interpolation: { escapeValue: false },
    resources: { en: { room: EN, house: { far: 'from the house' } }, ja: { room: JA } },
  })
  return words
}

/** All that is asked of words, in every form in which it is. */
const ASKED: readonly (readonly [string | readonly string[], object?])[] = [
  ['plain'],
  ['plain', {}],
  ['named', { name: 'Ada' }],
  ['named', { name: 'Ben' }],
  ['named', { name: 1 }],
  ['named', { name: '1' }],
  ['named', { name: undefined }],
  ['named', { name: ['Ada', 'Ben'] }],
  ['count', { count: 1 }],
  ['count', { count: 2 }],
  ['count', { count: '1' }],
  ['place', { count: 1, ordinal: true }],
  ['place', { count: 2, ordinal: true }],
  ['look', { context: 'dark' }],
  ['look', { context: 'bright' }],
  ['nested'],
  ['deep', { returnObjects: true }],
  ['deep.one'],
  [['nowhere', 'plain']],
  ['far'],
  ['far', { ns: 'house' }],
  ['far', { ns: ['room', 'house'] }],
  ['plain', { lng: 'ja' }],
  ['plain', { lng: 'en' }],
  ['nowhere'],
  ['nowhere', { defaultValue: 'else' }],
  ['nowhere', { defaultValue: '' }],
]

const sayAll = (words: i18n): readonly unknown[] => {
  const ways: readonly TFunction[] = [
    words.getFixedT(null, 'room'),
    words.getFixedT('ja', 'room'),
    words.getFixedT(null, ['house', 'room']),
    words.getFixedT(null, 'room', 'deep'),
  ]
  return ways.flatMap((t) => ASKED.map(([key, options]) => t(key as string, options as Record<string, unknown>)))
}

/** What can happen to words between two times they are asked. */
const HAPPENS: readonly ((words: i18n, forget: () => void) => unknown)[] = [
  () => undefined,
  (words) => words.changeLanguage('ja'),
  (words) => words.addResourceBundle('ja', 'room', { far: 'そば' }, true, true),
  (words, forget) => {
    words.addResourceBundle('ja', 'room', { nowhere: 'どこか' }, true, true, { silent: true })
    forget()
  },
  (words) => words.changeLanguage('en'),
  (words) => words.addResourceBundle('en', 'room', { plain: 'another card' }, true, true),
]

test('words that remember say what others say, in every form, whatever happens to them meanwhile', async () => {
  const [plain, kept] = [await open(), await open()]
  const forget = remember(kept)
  for (const happen of HAPPENS) {
    await happen(plain, () => {})
    await happen(kept, forget)
    const expected = sayAll(plain)
    expect(sayAll(kept)).toEqual(expected)
    expect(sayAll(kept)).toEqual(expected)
  }
})

test('a sentence is put together once, and after words were added in silence it would be an old one', async () => {
  const words = await open()
  const say = vi.spyOn(words, 't')
  const forget = remember(words)
  const t = words.getFixedT(null, 'room')
  for (let times = 0; times < 5; times++) expect(t('named', { name: 'Ada' })).toBe('the card of Ada')
  expect(say).toHaveBeenCalledTimes(1)
  words.addResourceBundle('en', 'room', { named: 'what {{name}} holds' }, true, true, { silent: true })
  expect(t('named', { name: 'Ada' })).toBe('the card of Ada')
  forget()
  expect(t('named', { name: 'Ada' })).toBe('what Ada holds')
})

test('words keep no more than so many sentences', async () => {
  const words = await open()
  const say = vi.spyOn(words, 't')
  remember(words)
  const t = words.getFixedT(null, 'room')
  for (let count = 0; count < 4000; count++) t('count', { count })
  t('count', { count: 3999 })
  expect(say).toHaveBeenCalledTimes(4000)
  t('count', { count: 4000 })
  t('count', { count: 3999 })
  expect(say).toHaveBeenCalledTimes(4002)
})
