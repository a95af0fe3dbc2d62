/**
 * Renders the four materials once, from SVG noise to WebP, in a real browser. Run by hand when a material changes:
 * `npx tsx packages/web/build/render-textures.ts` (CHROMIUM names the browser). The results are kept in the repository,
 * because noise filters are slow to paint and differ between browsers.
 */
import { writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { materials } from './materials.ts'

const folder = new URL('../src/styles/textures/', import.meta.url)
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})
const page = await browser.newPage()
for (const { name, svg, quality } of materials()) {
  const dataUrl = await page.evaluate(
    async ({ svg, quality }) => {
      const image = new Image()
      image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', quality)
    },
    { svg, quality },
  )
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  writeFileSync(new URL(`${name}.webp`, folder), bytes)
  process.stdout.write(`${name} ${bytes.length} bytes\n`)
}
await browser.close()
