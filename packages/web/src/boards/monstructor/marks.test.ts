import { CARD_SETS, box } from '@menagerie/games/monstructor'
import i18next, { type TFunction } from 'i18next'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import { CloserBody, type CloserText } from '../../pieces/closer/closer-body.tsx'
import { cardPages } from './card-pages.ts'
import { cardLook } from './looks.ts'
import { monstructorPrint } from './print/index.tsx'

/** Drawings are built with the pages; without them an icon has no file. */
vi.mock('virtual:art', () => ({ ART: 'art' }))

// What is not from the rulebook says so wherever it is shown: on the table, on the page of a card, on paper.

const t = ((key: string) => key) as TFunction
const OWN = { cardSet: { csv: CARD_SETS['weeding'] } }

const optionsOf = (choices: Record<string, unknown>) => {
  const completed = box.complete(choices, null)
  if (!completed.ok) throw new Error(JSON.stringify(completed.faults))
  return completed.value
}

test.each([
  ['every card of the set supplied bears the mark, on its page and on paper', {}, true],
  ['no card of a set of one’s own does', OWN, false],
])('%s', (_, choices, marked) => {
  const pages = cardPages(t, optionsOf(choices))
  expect(pages.filter(({ look }) => look.designed !== marked)).toEqual([])
  for (const mode of ['classic', 'dominoes']) {
    const parts = monstructorPrint.parts({ ...choices, mode }, 'full', t)
    const cards = parts.flatMap((part) => (part.kind === 'cards' && part.id !== 'reference' ? part.cards : []))
    expect(cards.length).toBeGreaterThan(100)
    expect(cards.filter(({ designed }) => designed !== marked)).toEqual([])
  }
})

const NOTHING: CloserText = {
  kind: '',
  look: null,
  picture: null,
  does: [],
  can: [],
  whyNot: null,
  now: [],
  told: [],
  within: [],
  rules: [],
  page: null,
}
const nowhere = (): void => undefined

test('a card that is looked at closely on the table bears it, too', async () => {
  const i18n = i18next.createInstance()
  await i18n.init({ lng: 'en', resources: { en: { translation: { rules: { notFromRulebook: 'not printed' } } } } })
  const shown = (choices: Record<string, unknown>, id: string): string => {
    const options = optionsOf(choices)
    const look = cardLook(t, options, options.set.ids.indexOf(id))
    return renderToStaticMarkup(
      createElement(
        I18nextProvider,
        { i18n },
        createElement(CloserBody, { text: { ...NOTHING, look }, onOpen: nowhere, onLeave: nowhere }),
      ),
    )
  }
  for (const id of ['U1B', 'PBO3a', 'S01a', 'DUH']) {
    expect(shown({}, id)).toContain('not printed')
    expect(shown(OWN, id)).not.toContain('not printed')
  }
})
