import type { Choices } from '@menagerie/engine'
import { type View, box } from '@menagerie/games/dragon-treasure'
import i18next, { type TFunction } from 'i18next'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { readingOf } from '../../reading.ts'
import { inWords } from '../../say.tsx'
import { movesOf } from './choices.ts'
import en from './locales/en.json'
import ja from './locales/ja.json'
import { question } from './prompt.tsx'
import { WORDS } from './words.ts'

const GAME = 'dragon-treasure'
const NAMES = ['Ann', 'Bo', 'Cy', 'Di']

const speaking = async (language: 'en' | 'ja'): Promise<TFunction> => {
  const words = language === 'en' ? box.text.catalogues['en'] : await box.text.translations['ja']?.()
  return i18next.createInstance().init({
    lng: language,
    interpolation: { escapeValue: false },
    resources: { [language]: { [WORDS]: language === 'en' ? en : ja, [GAME]: words ?? {} } },
  })
}

const four = (...sides: readonly object[]): readonly object[] => Array.from({ length: 4 }, (_, at) => sides[at] ?? {})
const castle = (theirs: object = {}): object => ({
  phase: 'spoils',
  space: 'C2',
  seat: 0,
  loser: 1,
  distance: 2,
  up: { C2: 1 },
  sides: four({ armies: { C2: 1 } }, { armies: { C2: 1, ...theirs } }),
})
const marching = { phase: 'march', space: 'a21', from: 'C2', distance: 2, sides: four({ armies: { a21: 1 } }) }
const exact = { exactDistance: true }

/** Questions with their position and the choices of the table. */
const ASKED: readonly (readonly [id: string, position: object, choices?: Choices])[] = [
  ['roll', { phase: 'roll', sides: four() }],
  ['six', { phase: 'six', sides: four({ lost: 1 }) }],
  ['points', { phase: 'points', points: 3, sides: four() }],
  ['frenzy', { phase: 'frenzy', distance: 4, dragon: 'L12', sides: four() }],
  ['duel', { phase: 'duel', space: 'L12', sides: four({ armies: { L12: 1 }, hand: [3] }, { armies: { L12: 1 } }) }],
  ['dragonDuel', { phase: 'dragonDuel', space: 'L12', dragon: 'L12', sides: four({ armies: { L12: 1 }, hand: [3] }) }],
  ['spoils', castle()],
  ['spoilsExact', castle(), exact],
  ['spoilsOff', castle({ a21: 1, a23: 1, a24: 1 })],
  ['march', marching],
  ['marchExact', marching, exact],
  [
    'dragonPush',
    { phase: 'dragonPush', space: 'b21', distance: 2, dragon: 'b21', sides: four({ armies: { b21: 1 } }) },
  ],
]

const viewOf = (position: object, choices: Choices): View => {
  const options = box.complete(choices, null)
  if (!options.ok) throw new Error('the choices are wrong')
  const made = box.game.arrange(options.value, position)
  if (!made.ok) throw new Error(JSON.stringify(made.faults))
  return box.game.view(made.value, 0)
}

describe.each(['en', 'ja'] as const)('the question of the board, in %s', (language) => {
  test.each(ASKED.map((one) => [one[0], one] as const))('is what the game asks: %s', async (id, one) => {
    const [, position, choices = {}] = one
    const t = await speaking(language)
    const view = viewOf(position, choices)
    const reading = readingOf(box, choices)
    if (reading === null) throw new Error('no reading')
    const asked = question(t, reading, view, movesOf(view, 0, [], false), null, true, NAMES)
    const shown = renderToStaticMarkup(createElement('p', null, asked.text)).replaceAll(/<[^>]+>/g, '')
    const message = box.text.prompt(view)
    expect(message.id).toBe(`prompt.${id}`)
    // The map calls its castles and lairs by names.
    const named = inWords(t, GAME, message, NAMES).replaceAll(/\b(L12|C2)\b/g, (mark) =>
      t(`places.${mark}`, { ns: WORDS }),
    )
    expect(shown.replaceAll('&#x27;', "'")).toBe(named)
    expect(asked.small).not.toContain('prompt.')
  })
})

test('somebody else is told to be asked, by name', async () => {
  const t = await speaking('en')
  const view = viewOf({ phase: 'roll', sides: four() }, {})
  const never = { prompt: () => ({ id: 'never', values: {} }) }
  const asked = question(t, never, view, movesOf(view, 1, [], false), null, false, NAMES)
  expect(renderToStaticMarkup(createElement('p', null, asked.text))).toBe(
    '<p><b>Ann</b><text-run> rolls the die.</text-run></p>',
  )
})
