import { noChance, openTable } from '@menagerie/engine'
import { expect, test } from 'vitest'
import { box } from '../index.ts'
import { dealt } from '../rules/bench.ts'
import { CARD_SETS, type CardLists } from './components.ts'

const [standard, bold] = [CARD_SETS['standard'] as CardLists, CARD_SETS['bold'] as CardLists]
const HIDDEN = { hiddenDecks: true, setupMode: 'random' }

/** A match that goes on from where the Republic brought the bold list, and the Royalists the other one. */
const opened = (loadouts: readonly unknown[], choices: object = HIDDEN) => {
  const lists = 'hiddenDecks' in choices ? [bold, standard] : [standard, standard]
  const start = box.game.describe(dealt({ ...choices }, lists, 'brought'))
  const seats = [0, 1].map((seat) => ({ kind: 'human' as const, name: `${seat}` }))
  const terms = { choices: { ...choices }, seats, loadouts, start, last: null, commitment: null }
  const host = { chance: () => noChance, hash: () => 'hash', now: () => 0 }
  return openTable(box, { ...terms, contributions: ['', ''] }, host)
}
const faults = (loadouts: readonly unknown[], choices?: object): string[] => {
  const made = opened(loadouts, choices)
  return made.ok ? [] : made.faults.map(({ path, code }) => `${path}: ${code}`)
}

test('DL-1.5 hiddenDecks: a position keeps the lists that were brought to it, and takes no others', () => {
  expect(faults([bold, standard])).toEqual([])
  expect(faults([standard, standard])).toEqual(['seat 0: loadout: loadoutDiffers'])
  expect(faults([standard, bold])).toEqual(['seat 0: loadout: loadoutDiffers', 'seat 1: loadout: loadoutDiffers'])
  expect(faults([null, bold])).toEqual(['seat 1: loadout: loadoutDiffers'])
})

test('DL-1.5 hiddenDecks: who brings nothing to a position plays the list that is in it', () => {
  const made = opened([null, null])
  expect(made.ok && made.value.view(0)).toMatchObject({ sides: [{ deck: bold[0] }, { deck: null }] })
})

test('DL-1.5 without hidden lists everybody has those of the table', () => {
  expect(faults([standard, standard], { setupMode: 'random' })).toEqual([])
  expect(faults([null, null], { setupMode: 'random' })).toEqual([])
  expect(faults([bold, standard], { setupMode: 'random' })[0]).toContain('loadoutNotUsed')
})
