import { expect, test } from 'vitest'
import { rulesUnder } from '../index.ts'
import { kuhn } from '../fixtures/index.ts'
import { rulebookFaults } from './rulebook.ts'

const rule = rulesUnder('K')('deal')
const options = [{ id: 'ante', rules: ['K-2'] }] as never
const en = { rules: { 'K-1': 'Each antes.' }, sections: { deal: 'The deal' } }

test('a rulebook that is whole has no faults, in any language', async () => {
  const text = {
    ...kuhn.text,
    catalogues: { en },
    translations: { ja: () => Promise.resolve({ ...en, sources: { Ante: '…' } }) },
  }
  expect(await rulebookFaults({ ...kuhn, rulebook: [rule('1', 'Ante, 2-1')], options: [], text })).toEqual([])
})

test('what is missing or too much is told with its language', async () => {
  const translations = { ja: () => Promise.resolve({ rules: { 'K-9': '…' }, sources: { Bet: '…' } }) }
  const text = { ...kuhn.text, catalogues: { en }, translations }
  const rulebook = [rule('1', 'Ante'), rule('1', 'Ante')]
  expect(await rulebookFaults({ ...kuhn, rulebook, options, text })).toEqual([
    'two rules have the same id',
    'option ante: there is no rule K-2',
    'ja: no words for K-1',
    'ja: there is no rule K-9',
    'ja: no heading for deal',
    'ja: no name for the source Ante',
    'ja: no rule is from Bet',
  ])
})
