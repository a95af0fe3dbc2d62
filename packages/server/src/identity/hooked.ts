import {
  getCurrentAuthContextAsyncLocalStorage,
  getCurrentDBAdapterAsyncLocalStorage,
  getRequestStateAsyncLocalStorage,
} from '@better-auth/core/context'

/*
 * The sign-in library knows by async hooks which request it is at work for. From its first request on they cost every promise of the
 * process, whoever makes it: an eighth of what a decision costs. So they are there while the library works, and not between.
 */

const STORAGES = await Promise.all([
  getRequestStateAsyncLocalStorage(),
  getCurrentAuthContextAsyncLocalStorage(),
  getCurrentDBAdapterAsyncLocalStorage(),
])

let atWork = 0

/** Does what needs the library. It asks for its hooks itself; they go when nobody needs them any more. */
const during = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
  atWork++
  try {
    return await work()
  } finally {
    atWork--
    if (atWork === 0) for (const storage of STORAGES) storage.disable()
  }
}

/** The same functions, each of which takes the hooks along when it is done. */
export const hooked = <Api extends object>(api: Api): Api =>
  new Proxy(api, {
    get: (of, name) => {
      const end: unknown = Reflect.get(of, name)
      if (typeof end !== 'function') return end
      return (...asked: unknown[]) => during(async (): Promise<unknown> => Reflect.apply(end, of, asked))
    },
  })
