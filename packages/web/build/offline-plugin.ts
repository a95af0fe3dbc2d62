import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type Plugin, type PluginOption, build } from 'vite'
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa'
import { appIcon } from '@menagerie/art'
import { ASKED_FOR } from '../src/anew.ts'
import { KEPT_PLACES } from '../src/places.ts'
import { iconBodies } from './art-plugin.ts'

interface IconFile {
  readonly file: string
  readonly size: number
  /** Drawn to the edges, for devices that cut it to a shape of theirs. */
  readonly bleeds: boolean
}

const ICONS: readonly IconFile[] = [
  { file: 'icons/app-192.png', size: 192, bleeds: false },
  { file: 'icons/app-512.png', size: 512, bleeds: false },
  { file: 'icons/app-maskable-512.png', size: 512, bleeds: true },
  { file: 'icons/apple-touch-180.png', size: 180, bleeds: true },
]

/** The icons of the installed page, from the mark of the house. */
const iconsPlugin = (): Plugin => ({
  name: 'menagerie-icons',
  apply: 'build',
  async generateBundle() {
    const body = iconBodies()
    for (const { file, size, bleeds } of ICONS) {
      const drawn = sharp(Buffer.from(appIcon(body, bleeds)), { density: 300 }).resize({ width: size })
      this.emitFile({ type: 'asset', fileName: file, source: await drawn.png().toBuffer() })
    }
  },
})

/** A built file: its path, named by its contents, and its text. */
interface Script {
  readonly file: string
  readonly code: string
}

/** What is ours of the service worker, as one script that it imports. */
const ownScript = async (): Promise<Script> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: fileURLToPath(new URL('../src/service-worker.ts', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk === undefined) throw new Error('the script of the service worker was not built')
  const hash = createHash('sha256').update(chunk.code).digest('hex').slice(0, 10)
  return { file: `assets/worker-${hash}.js`, code: chunk.code }
}

/** `onFolder`: told where the files are written. */
const ownPlugin = ({ file, code }: Script, onFolder: (path: string) => void): Plugin => ({
  name: 'menagerie-worker',
  apply: 'build',
  configResolved: ({ root, build: { outDir } }) => onFolder(resolve(root, outDir)),
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: file, source: code })
  },
})

const INK = '#22140b'

/**
 * Programs and sheets are kept as they were built or not at all. Pictures and the page itself may be altered on the way by who lends an
 * address.
 */
const sealing =
  (folder: () => string): NonNullable<VitePWAOptions['workbox']['manifestTransforms']>[number] =>
  async (entries) => ({
    manifest: await Promise.all(
      entries.map(async (entry) => {
        if (!/\.(?:js|css)$/.test(entry.url)) return entry
        const digest = createHash('sha256').update(await readFile(join(folder(), entry.url)))
        return { ...entry, integrity: `sha256-${digest.digest('base64')}` }
      }),
    ),
  })

/** Written into the worker as it stands. */
const KEEPS_LETTERS = {
  cacheWillUpdate: async ({ response }: { readonly response: Response }): Promise<Response | null> =>
    /^(?:text\/css|font\/)/.test(response.headers.get('content-type') ?? '') ? response : null,
}

/**
 * The installable page: a manifest, icons, and a service worker that holds the shell, every board, the rules, the art and
 * the Latin letters before they are asked for. Slices of Japanese letters are kept as they are met. What is no place of ours
 * never passes through it (src/places.ts). A new version waits until somebody asks for it (src/offline.ts). It shows what push
 * services bring.
 */
export const offlinePlugins = async (): Promise<PluginOption[]> => {
  const own = await ownScript()
  let folder = ''
  return [iconsPlugin(), ownPlugin(own, (path) => (folder = path)), worker(own, () => folder)]
}

const worker = ({ file }: Script, folder: () => string): PluginOption =>
  VitePWA({
    strategies: 'generateSW',
    registerType: 'prompt',
    injectRegister: null,
    filename: 'sw.js',
    manifestFilename: 'app.webmanifest',
    // Where one signs in before the house, nobody is given it without.
    useCredentials: true,
    manifest: {
      id: '/',
      name: 'Menagerie',
      short_name: 'Menagerie',
      description:
        'Monster tabletop games: against bots or with friends, at one device or by a link, with or without a network.',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: INK,
      theme_color: INK,
      categories: ['games'],
      icons: ICONS.filter(({ file }) => !file.includes('apple')).map(({ file, size, bleeds }) => ({
        src: `/${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: bleeds ? 'maskable' : 'any',
      })),
    },
    workbox: {
      // A runtime that is fetched on its own, and is not the house's, would leave a worker that does nothing, for as long as this version.
      inlineWorkboxRuntime: true,
      globPatterns: ['**/*.{html,js,css,svg,webp,png,woff2}'],
      importScripts: [`/${file}`],
      globIgnores: [file, 'assets/fonts-ja-*', 'assets/kaisei-*', 'assets/zen-*', 'icons/*'],
      dontCacheBustURLsMatching: /^assets\//,
      maximumFileSizeToCacheInBytes: 4_000_000,
      navigateFallback: '/index.html',
      manifestTransforms: [sealing(folder)],
      navigateFallbackAllowlist: [KEPT_PLACES],
      navigateFallbackDenylist: [new RegExp(`[?&]${ASKED_FOR}=`)],
      clientsClaim: true,
      skipWaiting: false,
      cleanupOutdatedCaches: true,
      runtimeCaching: [
        {
          urlPattern: /\/assets\/[^/]+\.(?:woff2|css)$/,
          handler: 'CacheFirst',
          options: { cacheName: 'letters', cacheableResponse: { statuses: [200] }, plugins: [KEEPS_LETTERS] },
        },
      ],
    },
  })
