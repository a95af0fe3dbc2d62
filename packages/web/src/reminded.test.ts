import { box } from '@menagerie/games/double-headed-lion'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { actionText } from './boards/double-headed-lion/action-text.ts'
import words from './boards/double-headed-lion/locales/en.json'
import { GAME, WORDS } from './boards/double-headed-lion/looks.ts'
import { actionLines } from './pages/match-words.tsx'
import { readingOf } from './reading.ts'

/** Racoon attacks Roland, who was shown, and Garla, who is known by what followed from moves. */
const POINT = {
  phase: 'point',
  active: 1,
  moved: 'racoon',
  combat: { square: '32' },
  republic: { pieces: { roland: '32', garla: '32', aji: '00' }, known: ['roland', 'garla'], shown: ['roland'] },
  royalist: { pieces: { racoon: '32', vishnus: '55' } },
}

test('DL-9.1 the list of actions names a token as far as the table reminds of it', async () => {
  const t = await i18next.createInstance().init({
    lng: 'en',
    interpolation: { escapeValue: false },
    resources: { en: { [WORDS]: words, [GAME]: box.text.catalogues['en'] ?? {} } },
  })
  const board = { actionText } as unknown as Parameters<typeof actionLines>[2]
  const completed = box.complete({ shuffle: 'off' }, null)
  const arranged = completed.ok ? box.game.arrange(completed.value, POINT) : completed
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.faults))
  const state = arranged.value
  const legal = box.game.legal(state, 1).map((action) => box.game.format(state.options, action))
  const said = ['none', 'memory', 'full'].map((aid) => {
    const reading = readingOf(box, { aid })
    if (reading === null) throw new Error('the choices are wrong')
    return actionLines(t, GAME, board, reading, box.game.view(state, 1), legal, ['A', 'B']).map(({ text }) => text)
  })
  expect(said).toEqual([
    ['Point at the hidden piece on 32 (R0)', 'Point at the hidden piece on 32 (R1)'],
    ['Point at Roland on 32', 'Point at the hidden piece on 32 (R1)'],
    ['Point at Roland on 32', 'Point at Garla on 32'],
  ])
})
