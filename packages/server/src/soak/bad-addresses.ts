import { anyOf } from '@menagerie/engine'
import { type Maker, bytesOf, reading, someTable, soundOf, spelt } from './request-lines.ts'

/** Nothing is there, or not for this query or method. By the name of what is wrong. */
export const BAD_ADDRESSES: Readonly<Record<string, Maker>> = {
  'a wrong query': (cast, chance) => {
    const id = someTable(cast, chance)
    const query = anyOf(
      [
        'invite=short',
        'invite=1&invite=2',
        `invite[]=${cast.invite}`,
        'x=1',
        '__proto__=1',
        'invite=%00',
        'invite=%ff%fe',
      ],
      chance,
    )
    const since = anyOf(
      ['since=x', 'since=-2', 'since=1.5', 'since=1e99', 'since=1&since=2', 'since[a]=1', 'since=NaN'],
      chance,
    )
    const watches = anyOf(
      [
        'tables=x',
        `tables=${`${id},`.repeat(3)}y`,
        `tables=${id}&invite.${id}=x`,
        `tables=${id}&x=1`,
        `tables=${Array.from({ length: 17 }, (_, i) => `abcdefghij0123${10 + i}`).join()}`,
      ],
      chance,
    )
    const path = anyOf(
      [
        `/api/tables/${id}?${query}`,
        `/api/tables/${id}/match?${since}`,
        `/api/tables/${id}/record?${query}`,
        `/api/stream?${watches}`,
      ],
      chance,
    )
    return { bytes: reading(spelt(path, cast.host, chance), cast.maker, cast) }
  },
  'a path that leads nowhere': (cast, chance) => {
    const path = anyOf(
      [
        '/api/%00',
        '/api/tables/%zz',
        '/api/tables/%',
        '/api/../../etc/passwd',
        '/api//tables',
        '/api/tables;x',
        `/api/${'a/'.repeat(900)}`,
        `/api/tables/${'a'.repeat(101)}`,
        '/api/%F0%9F',
        '/api/auth/get-session',
        '/api/auth/sign-up/email',
        '/api/__proto__',
        '/api/tables/constructor',
        '/api/%2e%2e/%2e%2e',
        '//api/me%0d%0ax: y',
      ],
      chance,
    )
    return { bytes: reading(path, cast.maker, cast) }
  },
  'a wrong method': (cast, chance) => {
    const { path, body } = anyOf(soundOf(cast).slice(4), chance)
    const method = anyOf(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'GET', 'HEAD'], chance)
    const line = { method, path: spelt(path, cast.host, chance), cookie: cast.maker }
    return {
      bytes: bytesOf(cast, method === 'PUT' ? { ...line, body: JSON.stringify(body) } : line),
      answered: method !== 'HEAD',
    }
  },
}
