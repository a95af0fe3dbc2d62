import { courseFaults } from '@menagerie/engine/conformance'
import { expect, test } from 'vitest'
import { box } from '../index.ts'
import { en } from '../words/locales/en.ts'
import { tutorial as ja } from '../words/locales/ja-tutorial.ts'

test('every lesson is played by every way it takes, with all of its dictated chance, in both languages', () => {
  expect(courseFaults(box, [en, { tutorial: ja }])).toEqual([])
  expect(box.tutorial.length).toBeGreaterThanOrEqual(5)
})
