import { type Choices, sampledChance } from '@menagerie/engine'
import {
  CHARACTERS,
  FORMATIONS,
  RETREAT,
  SKILL,
  type View,
  box,
  promptOf,
  valuesOf,
} from '@menagerie/games/double-headed-lion'
import i18next, { type TFunction } from 'i18next'
import { expect, test } from 'vitest'
import en from './locales/en.json'
import ja from './locales/ja.json'
import { GAME, WORDS, cardLook, rulesAbout, summaryWords } from './looks.ts'
import { memories } from './memories.ts'
import printedEn from './print/locales/en.json'
import printedJa from './print/locales/ja.json'
import { PRINT_OPTIONS, turnSteps } from './print/words.ts'
import { question } from './prompt.ts'
import { settingUp, standingOf } from './standing.ts'
import { chancesOf, signed } from './words.ts'

const speaking = async (language: 'en' | 'ja'): Promise<TFunction> => {
  const words = language === 'en' ? box.text.catalogues['en'] : await box.text.translations['ja']?.()
  const instance = i18next.createInstance()
  return instance.init({
    lng: language,
    interpolation: { escapeValue: false },
    resources: { [language]: { [WORDS]: language === 'en' ? en : ja, [GAME]: words ?? {} } },
  })
}

const stateOf = (position: object, choices: Choices = {}) => {
  const completed = box.complete(choices, null)
  if (!completed.ok) throw new Error('the choices are wrong')
  const arranged = box.game.arrange(completed.value, position)
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.faults))
  return arranged.value
}

/** Roland was shown and stands alone, Garla is known by what followed from moves; the Royalists look on. */
const KNOWN = {
  phase: 'move',
  active: 1,
  republic: { pieces: { roland: '32', garla: '22', aji: '00' }, known: ['roland', 'garla'], shown: ['roland'] },
  royalist: { pieces: { vishnus: '55', racoon: '45' } },
}

test('DL-3.9 `aid` governs faces, eyes and memory: nothing, pieces seen, or all that follows', async () => {
  const t = await speaking('en')
  const view = box.game.view(stateOf(KNOWN), 1)
  const faces = (['none', 'memory', 'full'] as const).map((aid) => {
    const enemies = standingOf(view, aid).filter(({ side }) => side === 0)
    expect(enemies.filter(({ known }) => known)).toEqual(enemies.filter(({ piece }) => piece !== null))
    return enemies.filter(({ piece }) => piece !== null).length
  })
  expect(faces).toEqual([0, 1, 3]) // Aji is the only one left.
  expect(memories(t, view, 1, 'none')).toEqual([])
  expect(memories(t, view, 1, 'memory')).toEqual(['Roland stands on 32.'])
  expect(memories(t, view, 1, 'full')).toHaveLength(3)
})

test('DL-7.1 the label of Retreat says where its side goes, and no label says that every piece falls back', async () => {
  const given = stateOf(KNOWN).options
  for (const language of ['en', 'ja'] as const) {
    const t = await speaking(language)
    const labels = [RETREAT, SKILL].flatMap((card) =>
      ([0, 1] as const).map((side) => cardLook(t, given, side, card).label),
    )
    expect(new Set(labels).size).toBe(4)
    expect(labels.filter((label) => label.includes('Label'))).toEqual([])
  }
  const english = cardLook(await speaking('en'), given, 1, RETREAT).label
  expect(english).toContain('as far from the castle')
})

test('DL-1.4 the setup says what the formation that stands is for, and of presets what each of them is for', async () => {
  const picking = { chosen: [] } as unknown as Parameters<typeof question>[4]
  for (const language of ['en', 'ja'] as const) {
    const t = await speaking(language)
    for (const side of [0, 1] as const) {
      const asked = (setupMode: string, arrangement: readonly number[]): string => {
        const completed = box.complete({ setupMode }, null)
        if (!completed.ok) throw new Error('the choices are wrong')
        const chance = sampledChance('asked')
        const loadouts = [0, 1].map(() => box.loadouts.choose(completed.value, chance))
        const view = box.game.view(box.game.setup(completed.value, loadouts, chance, null), side)
        return question(t, view, side, true, picking, settingUp(view, side, arrangement), ['A', 'B']).text as string
      }
      const told = FORMATIONS[side].map(({ squares }) => asked('free', squares))
      expect(new Set(told).size).toBe(FORMATIONS[side].length)
      const own = [...(FORMATIONS[side][0]?.squares ?? [])].reverse()
      const plain = asked('free', own)
      for (const text of told) expect(text.startsWith(plain) && text.length > plain.length + 8, text).toBe(true)
      expect(asked('preset', own).length).toBeGreaterThan(plain.length + 16)
    }
  }
})

test('DL-5.18 what a laid card would do is said without dashes for nothing', async () => {
  const t = await speaking('en')
  expect(chancesOf(t, { wins: [1, 2], ties: [6], loses: [] })).toEqual(['Wins against 1, 2.', 'Ties with 6.'])
  expect(chancesOf(t, { wins: [], ties: [], loses: [] })).toEqual([])
})

test('DL-8.19 a support that takes from a value above 5 is no plus', () => {
  const completed = box.complete({ pieceValues: { titina: 7 } }, null)
  if (!completed.ok) throw new Error('the choices are wrong')
  const pieces = [1, CHARACTERS[1].findIndex(({ id }) => id === 'titina')] as const
  const { value, support } = valuesOf({ options: completed.value, pieces, supported: true }, 1)
  expect([value, signed(support), signed(0), signed(3)]).toEqual([7, '−2', '+0', '+3'])
})

test('DL-8.14 every question has its sentence in both languages, and the switch names her only where she is', async () => {
  const picking = { chosen: [] } as unknown as Parameters<typeof question>[4]
  for (const language of ['en', 'ja'] as const) {
    const t = await speaking(language)
    const asked = (view: View, seat: 0 | 1): string =>
      question(t, view, seat, true, picking, [], ['A', 'B']).text as string
    const pair = {
      phase: 'move',
      active: 0,
      republic: { pieces: { gorbois: '22' } },
      royalist: { pieces: { vishnus: '32', racoon: '32' } },
    }
    const sentences = ['vishnus', 'racoon'].map((pointed) => {
      const state = stateOf(pair)
      const side = state.sides[1]
      const piece = CHARACTERS[1].findIndex(({ id }) => id === pointed)
      const handle = side.handle[side.piece.indexOf(piece)] ?? -1
      for (const text of [`move R${state.sides[0].handle[state.sides[0].piece.indexOf(6)]} 32`, `point Y${handle}`]) {
        const action = box.game.parse(state.options, text)
        if (action === null) throw new Error(text)
        box.game.apply(state, 0, action, sampledChance('words'), null)
      }
      const view = box.game.view(state, 1)
      expect(promptOf(view).id).toBe(pointed === 'vishnus' ? 'switchHer' : 'switchNobody')
      return asked(view, 1)
    })
    expect(new Set(sentences).size).toBe(2)
    for (const sentence of sentences) expect(sentence).not.toMatch(/prompt\.|\{\{/)
  }
})

test('DL-5.10 who points is told that hidden pieces stay hidden, of known ones nothing', () => {
  // A piece that was shown is known before anybody points; the sentence is no more than is so.
  expect(en.prompt.pointSmall).toMatch(/^Who is hidden from you /)
  expect(ja.prompt.pointSmall).toMatch(/^正体の分からないコマは/)
  for (const { prompt } of [en, ja]) expect(prompt.pointSmall).not.toBe(prompt.pointLookSmall)
})

/** Placeholders of a sentence. */
const holes = (text: string): readonly string[] => [...new Set(text.match(/\{\{\w+/g) ?? [])].sort()

test('the board has a sentence for every question of the game, about the same square, and names one choice or the other', async () => {
  const texts = { en: box.text.catalogues['en'], ja: await box.text.translations['ja']?.() }
  for (const [language, { prompt }] of [['en', en] as const, ['ja', ja] as const]) {
    const said = new Map(Object.entries(prompt).flatMap(([id, text]) => (typeof text === 'string' ? [[id, text]] : [])))
    const asked = texts[language]?.['prompt'] as Readonly<Record<string, string>>
    const ids = Object.keys(asked).filter((id) => id !== 'over')
    expect(ids.length).toBeGreaterThan(20)
    for (const id of ids) expect([id, holes(said.get(id) ?? '')]).toEqual([id, holes(asked[id] ?? '')])
    for (const id of ['shuffle', 'pointLook', 'switchHer', 'support', 'fetch'])
      expect(said.get(id), id).toMatch(language === 'en' ? /\bor\b/ : /か、|か。/)
  }
})

test('DL-3.3 the summary of a character is whole sentences, whatever the options', async () => {
  for (const language of ['en', 'ja'] as const) {
    const t = await speaking(language)
    for (const stormSees of ['final', 'face']) {
      const { options } = stateOf(KNOWN, { stormSees, switchWindow: false })
      for (const side of [0, 1] as const) {
        for (const piece of CHARACTERS[side].keys()) {
          expect(summaryWords(t, options, side, piece)).not.toMatch(/abilities\.|pieces\.|\{\{|card\./)
        }
      }
    }
  }
})

test('DL-1.5 the print room counts the cards of the table, not those supplied', () => {
  for (const { hands } of [printedEn, printedJa]) {
    expect(hands.help).toContain('{{republic}}')
    expect(hands.help).toContain('{{royalist}}')
    expect(hands.help).not.toMatch(/seven|eight|\d/i)
  }
})

test('DL-8.16 whoever a rule names has it on their page', () => {
  const rulesOf = (id: string): readonly string[] =>
    rulesAbout(
      1,
      CHARACTERS[1].findIndex((one) => one.id === id),
    )
  for (const id of ['dianne', 'lufiea', 'lolienne']) expect(rulesOf(id)).toContain('DL-8.16')
  expect(rulesOf('vishnus')).toEqual(expect.arrayContaining(['DL-8.10', 'DL-10.2', 'DL-10.4']))
})

test('DL-10.2 what is printed of the end follows the castle’s option, and every option that changes a summary is offered', async () => {
  for (const { turn } of [printedEn, printedJa]) {
    const said = (['intercept', 'point'] as const).map((castleAji) => {
      const id = turnSteps(stateOf(KNOWN, { castleAji }).options).at(-1) ?? ''
      return turn[id as keyof typeof turn]
    })
    expect(new Set(said).size).toBe(2)
  }
  const t = await speaking('en')
  const summaries = (choices: Choices): string => {
    const { options } = stateOf(KNOWN, choices)
    const sides = [0, 1] as const
    return sides
      .flatMap((side) => [...CHARACTERS[side].keys()].map((one) => summaryWords(t, options, side, one)))
      .join()
  }
  const usual = summaries({})
  const changing = box.options.filter((row) => {
    const others = row.kind === 'flag' ? [true, false] : row.kind === 'choice' ? row.choices : []
    return row.scope === 'game' && others.some((value) => summaries({ [row.id]: value }) !== usual)
  })
  expect(changing.map(({ id }) => id)).toEqual(['castleAji', 'stormSees', 'vishnusReturnsCard', 'switchWindow'])
  expect(PRINT_OPTIONS).toEqual(expect.arrayContaining(changing.map(({ id }) => id)))
})
