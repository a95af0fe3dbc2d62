import type { ArtJoint, ArtPart, Width } from '../shape.ts'

/** A joint seen from one of its parts. */
export interface Link {
  readonly from: string
  readonly to: string
  /** Connectors of `from` and of `to`. */
  readonly mine: number
  readonly its: number
  readonly width: Width
}

/** Parts and how they hang together. */
export interface Tree {
  readonly part: (id: string) => ArtPart
  readonly links: (id: string) => readonly Link[]
  /** A bottom hangs on this part or beyond it, not looking back to `from`. */
  readonly hasBottom: (id: string, from: string) => boolean
  /** A bottom hangs on the part itself. */
  readonly holdsBottom: (id: string) => boolean
  /** The body everything is drawn from: that with most connectors and a bottom. */
  readonly root: () => ArtPart
}

export const treeOf = (parts: readonly ArtPart[], joints: readonly ArtJoint[]): Tree => {
  const byId = new Map(parts.map((part) => [part.id, part]))
  const near = new Map<string, Link[]>(parts.map(({ id }) => [id, []]))
  const part = (id: string): ArtPart => byId.get(id) as ArtPart
  const links = (id: string): readonly Link[] => near.get(id) as Link[]
  for (const [a, i, b, j] of joints) {
    const width = (part(a).connectors[i] ?? 'W').toUpperCase() as Width
    near.get(a)?.push({ from: a, to: b, mine: i, its: j, width })
    near.get(b)?.push({ from: b, to: a, mine: j, its: i, width })
  }
  const holdsBottom = (id: string): boolean => links(id).some(({ to }) => part(to).kind === 'bottom')
  const hasBottom = (id: string, from: string): boolean =>
    part(id).kind === 'bottom' || links(id).some(({ to }) => to !== from && hasBottom(to, id))
  const worth = ({ id, connectors }: ArtPart): number =>
    connectors.length + 8 * links(id).filter(({ to }) => part(to).kind === 'bottom').length
  return {
    part,
    links,
    hasBottom,
    holdsBottom,
    root: () => {
      const bodies = parts.filter(({ kind }) => kind === 'body')
      return (bodies.length > 0 ? bodies : parts).reduce((best, one) => {
        const more = worth(one) - worth(best)
        return more > 0 || (more === 0 && one.id < best.id) ? one : best
      })
    },
  }
}
