import { getRequestStateAsyncLocalStorage, hasRequestState } from '@better-auth/core/context'
import { expect, it } from 'vitest'
import { areHooksInForce, doesStorageNeedHooks } from '../../test/support/hooks.ts'
import { hooked } from './hooked.ts'

/** As the library does: what it was begun for is found wherever it has got to. */
const working = async (until: Promise<unknown>): Promise<boolean> =>
  (await getRequestStateAsyncLocalStorage()).run(new WeakMap(), async () => {
    await until
    return hasRequestState()
  })

it('the hooks of the sign-in library are in force until the last of those is done who need them', async () => {
  const need = await doesStorageNeedHooks()
  const api = hooked({ working })
  let end = (): void => {}
  const late = api.working(new Promise<void>((done) => (end = done)))
  expect(await api.working(Promise.resolve())).toBe(true)
  expect(await areHooksInForce()).toBe(need)
  end()
  expect(await late).toBe(true)
  expect(await areHooksInForce()).toBe(false)
})

it('they go too where it fails', async () => {
  const api = hooked({ working, kind: 'api' })
  await expect(api.working(Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await areHooksInForce()).toBe(false)
  expect(api.kind).toBe('api')
})
