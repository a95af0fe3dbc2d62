import { rulebookFaults } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { box } from '../index.ts'

test('every rule, section and source has its words in every language, and options name rules that are there', async () => {
  expect(await rulebookFaults(box)).toEqual([])
})
