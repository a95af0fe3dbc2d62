import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SHEETS } from '../glass/states/sheets.ts'
import { states } from '../glass/states/index.ts'

const WEB = new URL('../../packages/web/src/', import.meta.url)
const all = states()

describe('the closed list', () => {
  const routes = [...readFileSync(new URL('app.tsx', WEB), 'utf8').matchAll(/<Route (?:path="([^"]+)"|component)/g)]

  test.each(routes.map(([, path]) => path ?? '*'))('has a state of the route %s', (path) => {
    const shown = all.some(({ keys }) => keys.includes(`route ${path}`))
    // Living boards are the addresses of most states.
    expect(shown || (path === '/pieces/:game' && all.some(({ address }) => address.startsWith('/pieces/m')))).toBe(true)
  })

  const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) =>
        path.endsWith('.tsx') &&
        /<(Sheet|CloseUp|Curtain)$|<(Sheet|CloseUp|Curtain)[\s>]/m.test(readFileSync(new URL(path, WEB), 'utf8')),
    )
    .sort()

  test('knows every file that draws a sheet, a stage or a curtain', () => {
    expect(sources).toEqual(Object.keys(SHEETS).sort())
    expect(Object.entries(SHEETS).filter(([, ids]) => ids.length === 0)).toEqual([])
  })

  test.each(Object.entries(SHEETS).flatMap(([file, ids]) => ids.map((id) => [file, id] as const)))(
    'has a state for %s: %s',
    (_, id) => {
      const shows = all.filter((one) =>
        [one.id, ...one.keys.map((key) => `${one.room}/${key}`)].some((is) => is.startsWith(id)),
      )
      expect(shows.map((one) => one.id)).not.toEqual([])
    },
  )
})
