import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { catalogue } from '@menagerie/games'
import { expect, test } from 'vitest'
import { WEB, sourcesUnder, textsOf } from '../browser/support/catalogues.ts'

/* Words that a board does without come with the whole box. Who shows them has to have brought it, or keys are read instead. */

/** Of a game's words, by their first part, what no board has. */
const leftOut = async (): Promise<ReadonlySet<string>> => {
  const parts = await Promise.all(
    catalogue.map(async ({ load, loadBoard }) => {
      const [whole, board] = await Promise.all([load(), loadBoard()])
      const firsts = (keys: Iterable<string>): ReadonlySet<string> =>
        new Set([...keys].map((key) => key.split('.')[0] as string))
      const [all, some] = [whole, board].map((box) =>
        firsts(textsOf(box(({ text }) => text.catalogues['en'] as Parameters<typeof textsOf>[0])).keys()),
      ) as [ReadonlySet<string>, ReadonlySet<string>]
      return [...all].filter((part) => !some.has(part))
    }),
  )
  return new Set(parts.flat())
}

type Sources = ReadonlyMap<string, string>

const importersOf = (sources: Sources, file: string): readonly string[] =>
  [...sources].flatMap(([other, text]) =>
    [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].some(([, to]) => join(dirname(other), to as string) === file)
      ? [other]
      : [],
  )

/** Whether it brings the whole box, or everything that shows it does. */
const brings = (sources: Sources, file: string, seen: ReadonlySet<string> = new Set()): boolean => {
  if (/\b(?:useWhole|rulesReady)\(/.test(sources.get(file) ?? '')) return true
  const importers = importersOf(sources, file).filter((one) => !seen.has(one))
  return importers.length > 0 && importers.every((one) => brings(sources, one, new Set([...seen, file])))
}

/** Files that say such words by their keys without anybody having brought them. */
const saidTooSoon = (sources: Sources, parts: ReadonlySet<string>): readonly string[] => {
  const key = new RegExp(`\`(?:${[...parts].join('|')})\\.\\$\\{`)
  return [...sources].filter(([file, text]) => key.test(text) && !brings(sources, file)).map(([file]) => file)
}

const sources = new Map(sourcesUnder(WEB).map((file) => [relative(WEB, file), readFileSync(file, 'utf8')]))

test('what a board does without is shown by nobody who has not brought the whole box', async () => {
  const parts = await leftOut()
  expect([...parts]).toEqual(expect.arrayContaining(['rules', 'sections', 'tutorial']))
  expect(saidTooSoon(sources, parts)).toEqual([])
})

test('a page of cards that loads the board alone is told of', async () => {
  const page = 'pages/cards.tsx'
  const planted = new Map([...sources, [page, (sources.get(page) ?? '').replaceAll('useWhole', 'useRoom')]])
  expect(saidTooSoon(planted, await leftOut())).toEqual(['pages/cards/help.tsx'])
})
