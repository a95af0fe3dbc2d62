import i18next from 'i18next'
import { type ReactNode, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'

const i18n = i18next.createInstance()
await i18n.init({ lng: 'en', resources: {} })

/** As the page draws it, with keys for words. */
export const drawn = (node: ReactNode): string => renderToStaticMarkup(createElement(I18nextProvider, { i18n }, node))

/** Whether it shows that something does not stand in the rulebook. */
export const isMarked = (html: string): boolean => html.includes('#i-quill-ink')

/** Whether that is heard, too. */
export const isHeard = (html: string): boolean => /aria-label="[^"]*rules\.notFromRulebook"/.test(html)
