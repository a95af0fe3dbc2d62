import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type ViteDevServer, createServer } from 'vite'
import { ROOT, WEB } from '../browser/support/catalogues.ts'
import { type House, openHouse } from '../browser/support/house.ts'
import type { Edit } from './fault.ts'

/** The product served from its sources, which are read anew with a fault in them. Nothing is written into them. */
export interface Workshop extends House {
  /** Serves these edits instead of what the sources say; no edits: the sources. */
  readonly plant: (edits: readonly Edit[]) => void
  /** The sheet a page is given a source in, as it is now. */
  readonly sheet: (file: string) => Promise<{ readonly path: string; readonly css: string }>
  readonly close: () => Promise<void>
}

const CONFIG = join(ROOT, 'packages/web/vite.config.ts')

const IMPORT = /@import '(\.[^']+\.css)';/g

/** The sheet of the same folder that imports one, or itself. */
const holderOf = (path: string): string => {
  const holders = ['index.css', 'fonts-ja.css']
    .map((name) => join(dirname(path), name))
    .filter((one) => existsSync(one))
  const holds = (holder: string): boolean =>
    [...readFileSync(holder, 'utf8').matchAll(IMPORT)].some(
      ([, name]) => join(dirname(holder), name as string) === path,
    )
  return holders.find(holds) ?? path
}

/** A sheet that imports others is read with them in one go: what they say now is put in their place. */
const withImports = (path: string, edited: ReadonlyMap<string, string>): string | null => {
  if (![...edited.keys()].some((one) => one !== path && holderOf(one) === path)) return null
  return readFileSync(path, 'utf8').replace(IMPORT, (_, name: string) => {
    const other = join(dirname(path), name)
    return edited.get(other) ?? readFileSync(other, 'utf8')
  })
}

const serve = (house: House, edited: ReadonlyMap<string, string>, name: string): Promise<ViteDevServer> =>
  createServer({
    configFile: CONFIG,
    root: join(ROOT, 'packages/web'),
    mode: 'production',
    logLevel: 'error',
    cacheDir: join(ROOT, '.cache/faults-glass/vite', name),
    server: {
      port: 0,
      host: '127.0.0.1',
      hmr: false,
      ws: false,
      watch: null,
      proxy: { '/api': { target: house.url, changeOrigin: true, headers: { origin: house.url } } },
    },
    plugins: [
      {
        name: 'faults',
        enforce: 'pre',
        load: (id) => {
          const path = id.split('?')[0] as string
          return edited.get(path) ?? withImports(path, edited)
        },
      },
    ],
  })

/** Opens a server of the sources before a house; `name` keeps what it prepares apart from that of another. */
const openWorkshop = async (house: House, name: string): Promise<Workshop> => {
  const edited = new Map<string, string>()
  const server = await serve(house, edited, name)
  await server.listen()
  const forget = (file: string): void => {
    for (const one of [file, holderOf(file)])
      for (const known of server.moduleGraph.getModulesByFile(one) ?? []) server.moduleGraph.invalidateModule(known)
  }
  const address = server.httpServer?.address()
  if (address === null || address === undefined || typeof address === 'string') throw new Error('no port is open')
  return {
    url: `http://127.0.0.1:${address.port}`,
    dataDir: house.dataDir,
    plant: (edits) => {
      const before = [...edited.keys()]
      edited.clear()
      for (const { file, apply } of edits) {
        const path = join(WEB, file)
        edited.set(path, apply(edited.get(path) ?? readFileSync(path, 'utf8')))
      }
      for (const path of new Set([...before, ...edited.keys()])) forget(path)
    },
    sheet: async (file) => {
      const path = holderOf(join(WEB, file))
      const made = await server.transformRequest(`/src/${relative(WEB, path)}?direct`)
      return { path, css: made?.code ?? '' }
    },
    close: () => server.close(),
  }
}

/** One house, and so many workshops before it: the first is never touched. */
export const openWorkshops = async (
  count: number,
): Promise<{ readonly workshops: readonly Workshop[]; readonly close: () => Promise<void> }> => {
  // React as it is shipped.
  process.env['NODE_ENV'] = 'production'
  const house = await openHouse()
  const workshops: Workshop[] = []
  for (let at = 0; at < count; at++) workshops.push(await openWorkshop(house, String(at)))
  return {
    workshops,
    close: async () => {
      for (const one of workshops) await one.close()
      await house.close()
    },
  }
}
