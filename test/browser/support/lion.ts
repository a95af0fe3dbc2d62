import { HANDLES } from '@menagerie/games/double-headed-lion'

/* What anybody may know of the pieces of The Double-Headed Lion, by what was told to all. */

export interface SideLike {
  readonly tokens: readonly { readonly handle: number; readonly piece: number | null }[]
  readonly placing: unknown
  readonly formation: unknown
}
export interface FrameLike {
  readonly version: number
  readonly viewer: number | 'spectator'
  readonly legal: readonly string[]
  readonly view: { readonly sides: readonly SideLike[]; readonly phase: { readonly kind: string } }
  readonly updates: readonly { readonly events: readonly Record<string, unknown>[] }[]
}
/** Adds the tokens of which an event says who they are, or who they may be; a shuffle hands that on to new names. */
export const tell = (told: Set<number>, event: Readonly<Record<string, unknown>>, view: FrameLike['view']): void => {
  const tokens = (name: string): readonly number[] => [event[name] ?? []].flat() as number[]
  const add = (list: readonly number[]): void => list.forEach((token) => told.add(token))
  switch (event['kind']) {
    case 'revealed':
      return add(tokens('tokens'))
    case 'looked':
      return add([...tokens('token'), ...(event['pieces'] === null ? [] : tokens('tokens'))])
    case 'supportAnswered':
    case 'fell':
    case 'castlePointed':
      return add(tokens('token'))
    case 'castleReached':
      return add([...tokens('token'), ...tokens('aji')])
    case 'switchAnswered':
      return event['switched'] === true ? add(tokens('token')) : undefined
    case 'moved':
      return event['could'] !== null || event['vishnus'] !== null ? add(tokens('token')) : undefined
    case 'turnBegan': {
      const seat = event['seat'] as number
      const army = view.sides[seat]?.tokens ?? []
      return event['stuck'] === true ? add(army.map(({ handle }) => seat * HANDLES + handle)) : undefined
    }
    case 'shuffled':
      return tokens('before').some((token) => told.has(token)) ? add(tokens('after')) : undefined
    default:
  }
}

/**
 * Tokens of a side that its viewer knows although nothing was told of them. Where all that are left of it are of one kind,
 * whoever counts what was told knows them too: from the 47th commit of random play on.
 */
export const untold = (told: ReadonlySet<number>, seat: number, side: SideLike): readonly number[] => {
  const tokenOf = (handle: number): number => seat * HANDLES + handle
  const left = side.tokens.filter(({ handle }) => !told.has(tokenOf(handle)))
  const known = left.filter(({ piece }) => piece !== null)
  const areCounted = known.length === left.length && new Set(known.map(({ piece }) => piece)).size === 1
  return areCounted ? [] : known.map(({ handle }) => tokenOf(handle))
}

export const isFrame = (value: unknown): value is FrameLike =>
  typeof value === 'object' && value !== null && 'view' in value && 'updates' in value
