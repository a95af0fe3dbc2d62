import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { type IconBody, type Picture, pictures } from '@menagerie/art'
import { ICON_NAMES } from '../src/pieces/icon-names.ts'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

const VIRTUAL = 'virtual:art'

/** Body of an icon of game-icons.net, without its colour. */
export const iconBodies = (): IconBody => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as IconSet
  return (name) => {
    const icon = icons[name]
    if (icon === undefined) throw new Error(`no icon ${name} in game-icons`)
    return icon.body.replaceAll(' fill="currentColor"', '').replaceAll('fill="currentColor"', '')
  }
}

/** One picture of all UI icons, each a symbol `i-<name>`; only those named in icon-names.ts. */
const iconSprite = (body: IconBody): Picture => {
  const symbols = ICON_NAMES.map((name) => `<symbol id="i-${name}" viewBox="0 0 512 512">${body(name)}</symbol>`)
  return { path: 'icons.svg', svg: `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>` }
}

/** Fronts of boxes: the first page shows them all, large, and would draw each of their thousand strokes before it answers. */
const isPainted = (path: string): boolean => path.startsWith('boxes/')
/** Twice the width of a box on the shelf. */
const PAINTED_WIDTH = 480

const paint = async (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 }).resize({ width: PAINTED_WIDTH }).webp({ quality: 84 }).toBuffer()

/** Draws every picture once, at build time, and gives the page the folder they lie in. */
export const artPlugin = (): Plugin => {
  const body = iconBodies()
  const drawn = [iconSprite(body), ...pictures(body)]
  const hash = createHash('sha256')
  for (const { path, svg } of drawn) hash.update(path).update(svg)
  const folder = `assets/art-${hash.digest('hex').slice(0, 10)}`
  const byUrl = new Map(drawn.map(({ path, svg }) => [`/${folder}/${path}`, svg]))
  for (const mark of ['mark.svg', 'mark-asked.svg'])
    byUrl.set(`/art/${mark}`, byUrl.get(`/${folder}/${mark}`) as string)
  return {
    name: 'menagerie-art',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    load: (id) => (id === `\0${VIRTUAL}` ? `export const ART = ${JSON.stringify(`/${folder}`)}` : null),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0] as string
        const svg = byUrl.get(path)
        const painted = byUrl.get(path.replace(/\.webp$/, '.svg'))
        if (svg !== undefined) response.setHeader('content-type', 'image/svg+xml').end(svg)
        else if (painted === undefined) next()
        else void paint(painted).then((webp) => response.setHeader('content-type', 'image/webp').end(webp), next)
      })
    },
    async generateBundle() {
      for (const [url, source] of byUrl) {
        const fileName = url.slice(1)
        if (!isPainted(fileName.slice(folder.length + 1))) this.emitFile({ type: 'asset', fileName, source })
        else this.emitFile({ type: 'asset', fileName: fileName.replace(/svg$/, 'webp'), source: await paint(source) })
      }
    },
  }
}
