import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { pages } from '../src/http/pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'menagerie-pages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SCRIPT = 'export const word = 1\n'.repeat(200)
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Menagerie</title>')
writeFileSync(join(folder, 'assets/first-abc.js'), SCRIPT)
writeFileSync(join(folder, 'assets/first-abc.js.br'), brotliCompressSync(SCRIPT))

const opened = async () => {
  const app = fastify()
  await pages(app, folder)
  return app
}

test('files go out as small as the browser can read them, and no cache gives one to a browser that cannot', async () => {
  const app = await opened()
  const small = await app.inject({ url: '/assets/first-abc.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(small.headers['content-type']).toMatch(/javascript/)
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(SCRIPT)
  const plain = await app.inject({ url: '/assets/first-abc.js' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.headers['vary']).toBe('accept-encoding')
  expect(plain.body).toBe(SCRIPT)
  await app.close()
})

test('what is named by its contents is kept for good, the page itself is asked for anew', async () => {
  const app = await opened()
  for (const encoding of ['br', 'identity']) {
    const file = await app.inject({ url: '/assets/first-abc.js', headers: { 'accept-encoding': encoding } })
    expect(file.headers['cache-control']).toMatch(/immutable/)
  }
  for (const url of ['/', '/t/some-table']) {
    const page = await app.inject({ url })
    expect(page.statusCode).toBe(200)
    expect(page.headers['cache-control']).toBe('no-cache')
    expect(page.body).toContain('<title>Menagerie</title>')
  }
  expect((await app.inject({ url: '/assets/gone.js' })).statusCode).toBe(404)
  await app.close()
})
