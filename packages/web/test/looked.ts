import i18next from 'i18next'
import { type ReactNode, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { CloserRoom } from '../src/boards/board.ts'
import { type Lens, closerOf } from '../src/boards/closer-of.ts'
import { boardOf } from '../src/boards/index.ts'
import client from '../src/locales/en.json'

/** How a game's board is looked at closely. */
export const closerRoomOf = async (game: string): Promise<CloserRoom> => {
  const board = await boardOf(game)
  if (board === null) throw new Error(`${game} has no board`)
  return board.closer()
}

/** Everything that is said and shown of one thing, as text. */
export type Looking = (lens: Lens, thing: string) => string

/** Looks in English; `words`: those of the game itself. */
export const lookingAt = async (game: string, closer: CloserRoom, words: object): Promise<Looking> => {
  const i18n = i18next.createInstance()
  const board = (await import(`../src/boards/${game}/locales/en.json`)) as { readonly default: object }
  const looking = closer.inspector(({ words: id, catalogues }) => ({ [id]: catalogues['en'] ?? {} }))
  const resources = { client, [game]: words, [`${game}-board`]: board.default, ...looking }
  await i18n.init({
    lng: 'en',
    defaultNS: 'client',
    interpolation: { escapeValue: false },
    resources: { en: resources },
  })
  return (lens, thing) => {
    const shown = closerOf(i18n.t, lens, () => [], thing)
    if (shown === null) return 'nothing'
    const { picture, ...said } = shown
    return JSON.stringify(said) + renderToStaticMarkup(createElement(I18nextProvider, { i18n }, picture))
  }
}

/** A picture with a text hidden in it. */
export const withSecret = (picture: ReactNode, secret: string): ReactNode =>
  createElement('i', { title: secret }, picture)
