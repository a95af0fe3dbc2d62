import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Likeness, compare, encode } from './likeness.ts'
import { type Changed, reportPage } from './report.ts'

const HERE = new URL('.', import.meta.url).pathname
const KEPT = join(HERE, 'references')
/** Where old, new and difference of changed pictures are laid out. */
export const REPORT = new URL('../../../test-results/pictures/', import.meta.url).pathname

const fileOf = (id: string): string => join(KEPT, `${id}.webp`)

const keptIds = (): readonly string[] =>
  existsSync(KEPT)
    ? readdirSync(KEPT)
        .filter((name) => name.endsWith('.webp'))
        .map((name) => name.slice(0, -5))
    : []

export const keptBytes = (): number => keptIds().reduce((bytes, id) => bytes + readFileSync(fileOf(id)).length, 0)

/** How a picture drawn now stands to the one kept; null where none is kept. */
export const held = async (id: string, png: Buffer): Promise<Likeness | null> =>
  existsSync(fileOf(id)) ? compare(readFileSync(fileOf(id)), await encode(png)) : null

/** Keeps a picture in the place of the one before it. Answers whether that was another. */
export const keep = async (id: string, png: Buffer): Promise<boolean> => {
  const likeness = await held(id, png)
  if (likeness?.alike === true) return false
  mkdirSync(KEPT, { recursive: true })
  writeFileSync(fileOf(id), await encode(png))
  return true
}

/** Forgets pictures that are on the list no more. */
export const forget = (ids: ReadonlySet<string>): readonly string[] => {
  const old = keptIds().filter((id) => !ids.has(id))
  for (const id of old) rmSync(fileOf(id))
  return old
}

const inWords = (likeness: Likeness | null): string =>
  likeness === null
    ? 'no picture of it is kept yet'
    : likeness.difference === null
      ? 'it has another size'
      : `${likeness.pixels} pixels differ (${(likeness.share * 100).toFixed(3)} %), up to ${likeness.worst} in one place`

/** Lays a changed picture out for the report. */
export const layOut = async (id: string, png: Buffer, likeness: Likeness | null): Promise<Changed> => {
  mkdirSync(REPORT, { recursive: true })
  const file = (kind: string, picture: Buffer | null): string | null => {
    if (picture === null) return null
    writeFileSync(join(REPORT, `${id}-${kind}`), picture)
    return `${id}-${kind}`
  }
  return {
    id,
    old: file('old.webp', likeness === null ? null : readFileSync(fileOf(id))),
    now: file('new.webp', await encode(png)) ?? '',
    difference: file('difference.png', likeness?.difference ?? null),
    words: inWords(likeness),
  }
}

/** Writes the page of differences; its path. */
export const writeReport = (changed: readonly Changed[], compared: number): string => {
  mkdirSync(REPORT, { recursive: true })
  const path = join(REPORT, 'index.html')
  writeFileSync(path, reportPage(changed, compared))
  return path
}
