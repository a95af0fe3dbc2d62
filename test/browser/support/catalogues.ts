import type { Catalogue } from '../../../packages/engine/src/index.ts'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { catalogue, workshop } from '../../../packages/games/src/index.ts'

export const ROOT = new URL('../../../', import.meta.url).pathname
export const WEB = join(ROOT, 'packages/web/src')

/** Words of one room in both languages. */
export interface Pair {
  readonly room: string
  readonly en: Catalogue
  readonly ja: Catalogue
}

const readJson = (path: string): Catalogue => JSON.parse(readFileSync(path, 'utf8')) as Catalogue

/** Every folder of the client with words of its own. */
export const clientPairs = (): readonly Pair[] =>
  readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('locales/en.json'))
    .map((path) => {
      const ja = join(WEB, path.replace(/en\.json$/, 'ja.json'))
      return {
        room: relative(ROOT, join(WEB, path)).replace('/locales/en.json', ''),
        en: readJson(join(WEB, path)),
        ja: existsSync(ja) ? readJson(ja) : {},
      }
    })

interface Worded {
  readonly catalogues: Readonly<Record<string, Catalogue>>
  readonly translations: Readonly<Record<string, () => Promise<Catalogue>>>
}

const pairOf = async (room: string, { catalogues, translations }: Worded): Promise<Pair> => ({
  room,
  en: catalogues['en'] ?? {},
  ja: (await translations['ja']?.()) ?? {},
})

/** Every game with rules, and what looks closer at its things. */
export const gamePairs = async (): Promise<readonly Pair[]> => {
  const pairs = await Promise.all(
    [...catalogue, ...workshop].map(async ({ id, load }) => {
      const path = join(ROOT, `packages/games/src/${id}/words/inspector.ts`)
      const [some, { inspector }] = await Promise.all([load(), import(path) as Promise<{ readonly inspector: Worded }>])
      const room = `packages/games/src/${id}`
      return Promise.all([some(({ text }) => pairOf(room, text)), pairOf(`${room}, inspector`, inspector)])
    }),
  )
  return pairs.flat()
}

export const cliPair = async (): Promise<Pair> => {
  const [{ en }, { ja }] = await Promise.all([
    import('../../../packages/cli/src/locales/en.ts'),
    import('../../../packages/cli/src/locales/ja.ts'),
  ])
  return { room: 'packages/cli/src', en, ja }
}

/** What the house writes to people. */
export const mailPair = async (): Promise<Pair> => {
  const [{ en }, { ja }] = await Promise.all([
    import('../../../packages/server/src/mail/locales/en.ts'),
    import('../../../packages/server/src/mail/locales/ja.ts'),
  ])
  return { room: 'packages/server/src/mail', en, ja }
}

/** Texts by their keys, dots between the parts. */
export const textsOf = (tree: Catalogue, path = ''): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${path}${key}`, value] as const] : [...textsOf(value, `${path}${key}.`)],
    ),
  )

/** A key without the ending its plural form adds. */
export const stemOf = (key: string): string => key.replace(/(?:_ordinal)?_(?:zero|one|two|few|many|other)$/, '')

export const sourcesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.includes('locales/'))
    .map((path) => join(folder, path))
