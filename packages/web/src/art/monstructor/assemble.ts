import type { ArtJoint, ArtPart, Width } from './shape.ts'

/** Parts joined as far as they go, and what found no place. */
export interface Assembly {
  readonly parts: readonly ArtPart[]
  readonly joints: readonly ArtJoint[]
  readonly loose: readonly ArtPart[]
}

interface Place {
  readonly part: string
  readonly connector: number
}

/**
 * Joins parts to one tree: bodies in a chain, widest first, so that no socket is shut off, then heads from the top,
 * bottoms from the lowest body, limbs where there is room. A set that counts as complete (section 1.2 of the
 * specification) is joined with every connector used. `strict` joins bodies at wide sockets only; without it, as in
 * Dominoes, at narrow ones too.
 */
export const assemble = (parts: readonly ArtPart[], strict = true): Assembly => {
  const free = new Map(parts.map(({ id, connectors }) => [id, new Set(connectors.split('').keys())]))
  const joints: ArtJoint[] = []
  const joined: ArtPart[] = []
  const loose: ArtPart[] = []
  const socket = (body: ArtPart, width: Width): Place | null => {
    for (const connector of free.get(body.id) ?? [])
      if (body.connectors[connector] === width) return { part: body.id, connector }
    return null
  }
  const open = (body: ArtPart, width: Width): number =>
    [...(free.get(body.id) ?? [])].filter((connector) => body.connectors[connector] === width).length
  const join = (at: Place, other: Place): void => {
    free.get(at.part)?.delete(at.connector)
    free.get(other.part)?.delete(other.connector)
    joints.push([at.part, at.connector, other.part, other.connector])
  }

  const bodies = parts.filter(({ kind }) => kind === 'body')
  // Those with one wide socket end a chain, so they come last.
  bodies.sort((a, b) => open(b, 'W') - open(a, 'W') || open(b, 'N') - open(a, 'N'))
  for (const body of bodies) {
    const host = hostOf(joined, open, body, strict)
    const width = host?.width ?? 'W'
    const [at, own] = host === null ? [null, null] : [socket(host.body, width), socket(body, width)]
    if (at !== null && own !== null) join(at, own)
    if (joined.length === 0 || (at !== null && own !== null)) joined.push(body)
    else loose.push(body)
  }
  const stack = joined.slice()
  const rank = { bottom: 0, head: 1, limb: 2, body: 3 } as const
  const rest = parts.filter(({ kind }) => kind !== 'body').sort((a, b) => rank[a.kind] - rank[b.kind])
  const lone = joined.length === 0
  for (const part of rest) {
    const width: Width = part.kind === 'limb' ? 'N' : 'W'
    // A bottom under the first body, heads on the last; limbs on the body that has most room.
    const hosts = part.kind === 'head' ? stack.slice().reverse() : stack
    const body = hosts.find((one) => open(one, width) > 0)
    const at = body === undefined ? null : socket(body, width)
    if (at !== null) {
      join(at, { part: part.id, connector: 0 })
      joined.push(part)
    } else if (lone && joined.length === 0) joined.push(part)
    else loose.push(part)
  }
  return { parts: joined, joints, loose }
}

/** The body a further one is joined to: one whose last wide socket is not needed, else any that has one. */
const hostOf = (
  joined: readonly ArtPart[],
  open: (body: ArtPart, width: Width) => number,
  body: ArtPart,
  strict: boolean,
): { readonly body: ArtPart; readonly width: Width } | null => {
  const spare =
    joined.find((one) => open(one, 'W') > (one === joined[0] ? 1 : 0)) ?? joined.find((one) => open(one, 'W') > 0)
  if (spare !== undefined && open(body, 'W') > 0) return { body: spare, width: 'W' }
  const narrow = strict || open(body, 'N') === 0 ? undefined : joined.find((one) => open(one, 'N') > 0)
  return narrow === undefined ? null : { body: narrow, width: 'N' }
}
