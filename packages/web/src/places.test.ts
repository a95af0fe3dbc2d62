import { describe, expect, it } from 'vitest'
import { KEPT_PLACES } from './places.ts'

const { default: app } = await import('./app.tsx?raw')

describe('what a service worker answers by the page it keeps', () => {
  const routes = [...app.matchAll(/<Route path="([^"]+)"/g)]
  it.each(routes.map(([, path]) => (path as string).replace(/\/?:\w+\?/g, '').replace(/:\w+/g, 'x1')))(
    'is every place of ours: %s',
    (path) => {
      expect(`${path}?seats=2`).toMatch(KEPT_PLACES)
      expect(path).toMatch(KEPT_PLACES)
    },
  )

  it.each([
    '/oauth2/sign_in?rd=/t/x1',
    '/login',
    '/signed',
    '/outpost.goauthentik.io/start',
    '/api/me',
    '/tables/x1',
    '/host.html',
    '//t/x1',
  ])('is no place of somebody else: %s', (path) => expect(path).not.toMatch(KEPT_PLACES))
})
