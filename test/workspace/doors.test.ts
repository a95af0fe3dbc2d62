import { readFileSync } from 'node:fs'
import { catalogue } from '@menagerie/games'
import { describe, expect, test } from 'vitest'

const ROOT = new URL('../../', import.meta.url)
const guide = readFileSync(new URL('docs/adding-a-game.md', ROOT), 'utf8')

/** Files named in the first column of the table "Doors". */
const DOORS = [...(guide.split('## Doors')[1] ?? '').matchAll(/^\| `([^`]+)`/gm)].map(([, path]) => path as string)

/** Games of these that the text does not name. */
const unnamed = (text: string, ids: readonly string[]): readonly string[] =>
  ids.filter((id) => !new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text))

describe('every game stands in each list that names every game (docs/adding-a-game.md)', () => {
  test('the guide names the lists', () => {
    expect(DOORS.length).toBeGreaterThan(25)
  })

  test.each(DOORS)('%s', (path) => {
    const text = readFileSync(new URL(path, ROOT), 'utf8')
    const ids = catalogue.map(({ id }) => id)
    expect(unnamed(text, ids)).toEqual([])
    expect(unnamed(text, [...ids, 'a-new-game'])).toEqual(['a-new-game'])
  })
})

test.each(catalogue)('the catalogue says of $id what its box says', async ({ id, seats, plays, load }) => {
  const box = await load()
  expect({ id, seats, plays }).toEqual(
    box(({ game, seats: possible }) => ({ id: game.id, seats: possible, plays: [game.version, ...game.replays] })),
  )
})

/** What the whole has and the part lacks. */
const lacking = (part: object, whole: object): readonly string[] =>
  Object.keys(whole).filter((key) => !Object.hasOwn(part, key))

test.each(catalogue)('a board of $id is given its part of the box, as it is', async ({ load, loadBoard }) => {
  const [whole, part] = await Promise.all([load(), loadBoard()])
  whole((box) =>
    part((board) => {
      expect(lacking(board, box)).toEqual(['tutorial', 'bot', 'timeout'])
      expect(lacking(board.game, box.game)).toEqual(['arrange', 'describe'])
      expect(lacking(board.text, box.text)).toEqual(['board'])
      expect(box).toMatchObject(board)
    }),
  )
})
