import { randomUUID } from 'node:crypto'
import { anyOf } from '@menagerie/engine'
import { LIMITS } from '@menagerie/protocol'
import { type Maker, PROTOTYPES, bytesOf, noise } from './request-lines.ts'

/** What the table refuses of who sits there. By the name of what is wrong. */
export const BAD_DECISIONS: Readonly<Record<string, Maker>> = {
  'a stale version': (cast, chance) => {
    const version = anyOf([cast.version + 1, cast.version + 1000, 2 ** 53, 1e300, -1, cast.version + 0.5], chance)
    const body = JSON.stringify({ version, key: randomUUID(), steps: [cast.legal] })
    return { bytes: bytesOf(cast, { path: `/api/tables/${cast.playing}/act`, cookie: cast.maker, body }) }
  },
  'a key that was used': (cast, chance) => {
    const isResigning = chance.pick(2) === 0
    const path = `/api/tables/${cast.playing}/${isResigning ? 'resign' : 'act'}`
    const said = isResigning ? {} : { version: cast.version, steps: [cast.legal, noise(chance, 3)] }
    return { bytes: bytesOf(cast, { path, cookie: cast.maker, body: JSON.stringify({ key: cast.usedKey, ...said }) }) }
  },
  'steps that are none': (cast, chance) => {
    const step = (): string =>
      anyOf(
        [
          ...PROTOTYPES,
          'summon',
          `${cast.legal} `,
          `${cast.legal} ${cast.legal}`,
          noise(chance, 4),
          '0',
          'summon R99 W9',
        ],
        chance,
      )
    const steps = anyOf(
      [
        () => [step()],
        () => Array.from({ length: LIMITS.steps }, step),
        () => [cast.legal, step()],
        () => [],
        () => ['x'.repeat(LIMITS.step + 1)],
      ],
      chance,
    )()
    const body = JSON.stringify({ version: cast.version, key: randomUUID(), steps })
    return { bytes: bytesOf(cast, { path: `/api/tables/${cast.playing}/act`, cookie: cast.maker, body }) }
  },
}
