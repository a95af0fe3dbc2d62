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
 * Joins parts to one tree: bodies wide to wide, widest first, so that no socket is shut off, then bottoms from the first
 * body, heads from the last, limbs where there is room. A set that counts as complete (MS-28) is joined with every
 * connector used.
 */
export const assemble = (parts: readonly ArtPart[]): Assembly => {
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
    const host = hostOf(joined, open)
    const [at, own] = [host === undefined ? null : socket(host, 'W'), socket(body, 'W')]
    const joins = at !== null && own !== null
    if (joins) join(at, own)
    if (joins || joined.length === 0) joined.push(body)
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

/** The body a further one is joined to: one whose last wide socket stays free for a plug, else any that has one. */
const hostOf = (joined: readonly ArtPart[], open: (body: ArtPart, width: Width) => number): ArtPart | undefined =>
  joined.find((one) => open(one, 'W') > (one === joined[0] ? 1 : 0)) ?? joined.find((one) => open(one, 'W') > 0)
