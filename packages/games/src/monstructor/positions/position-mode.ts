import { type Fault, fault } from '@menagerie/engine'
import type { Options } from '../set/options.ts'
import type { PlayerPosition, Position } from './position-schema.ts'

const OF_FIGHTS = ['faction', 'table', 'hidden', 'knownTo'] as const satisfies readonly (keyof PlayerPosition)[]
const OF_TILES = ['hand', 'not', 'pile', 'by'] as const satisfies readonly (keyof PlayerPosition)[]

/** Nothing, or as good as nothing. */
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === 0 || (typeof value === 'object' && Object.keys(value).length === 0)

/** Keys of another mode. */
export const whyNotMode = (given: Position, { mode }: Options): readonly Fault[] => {
  const dominoes = mode === 'dominoes'
  const rule = dominoes ? 'MS-02' : 'MS-22'
  const faults: Fault[] = []
  const say = (value: unknown, path: string, why: string): void => {
    if (!isEmpty(value)) faults.push(fault('wrongMode', path, why))
  }
  for (const [seat, player] of given.players.entries()) {
    for (const key of dominoes ? OF_FIGHTS : OF_TILES) say(player[key], `players.${seat}.${key}`, rule)
  }
  const others = dominoes ? (['dry', 'returned', 'fight'] as const) : (['centre', 'by', 'passes'] as const)
  for (const key of others) say(given[key], key, rule)
  if (mode !== 'arena') say(given.arena, 'arena', 'MS-60')
  return faults
}
