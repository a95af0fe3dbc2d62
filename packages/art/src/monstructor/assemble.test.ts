import { box } from '@menagerie/games/monstructor'
import { describe, expect, test } from 'vitest'
import { type Point, seeded } from '../geometry.ts'
import { assemble } from './assemble.ts'
import { type Placed, hull, layout } from './layout/index.ts'
import { artPart } from './parts.ts'
import type { ArtJoint, ArtPart } from './shape.ts'

const completed = box.complete({}, null)
const set = completed.ok ? completed.value.set : null
const SUPPLIED: readonly ArtPart[] = set === null ? [] : set.pics.map((name, pic) => artPart(set, pic, name))
const CASES = 500

type Random = () => number
const any = <Item>(list: readonly Item[], random: Random): Item => list[Math.floor(random() * list.length)] as Item
const ofKind = (kind: ArtPart['kind']): readonly ArtPart[] => SUPPLIED.filter((part) => part.kind === kind)
const own = (part: ArtPart, at: number): ArtPart => ({ ...part, id: `${part.pic}#${at}` })
const count = (parts: readonly ArtPart[], letter: string): number =>
  parts.reduce((sum, { connectors }) => sum + connectors.split(letter).length - 1, 0)

/** A set of parts that counts as complete: bodies by chance, then as many plugs and limbs as they need. */
const completeSet = (random: Random): readonly ArtPart[] => {
  const bodies = Array.from({ length: 1 + Math.floor(random() * random() * 6) }, () => any(ofKind('body'), random))
  const plugs = count(bodies, 'W') - 2 * (bodies.length - 1)
  if (plugs < 1 || bodies.length + plugs + count(bodies, 'N') < 3) return completeSet(random)
  const wide = Array.from({ length: plugs }, (_, at) =>
    any(ofKind(at > 0 && random() < 0.6 ? 'bottom' : 'head'), random),
  )
  const limbs = Array.from({ length: count(bodies, 'N') }, () => any(ofKind('limb'), random))
  const parts = [...bodies, ...wide, ...limbs].map(own)
  return parts
    .map((part) => [random(), part] as const)
    .sort(([a], [b]) => a - b)
    .map(([, part]) => part)
}

/** J1 to J6 of section 1.2: widths, one joint a connector and a pair, sockets, one tree. */
const isTree = (parts: readonly ArtPart[], joints: readonly ArtJoint[]): boolean => {
  const byId = new Map(parts.map((part) => [part.id, part]))
  const group = new Map(parts.map(({ id }) => [id, id]))
  const top = (id: string): string => (group.get(id) === id ? id : top(group.get(id) as string))
  const used = new Set<string>()
  for (const [a, i, b, j] of joints) {
    const [one, other] = [byId.get(a)?.connectors[i] ?? '', byId.get(b)?.connectors[j] ?? '']
    if (one === '' || one.toUpperCase() !== other.toUpperCase()) return false
    const isSocket = (letter: string): boolean => letter === letter.toUpperCase()
    if (!isSocket(one) && !isSocket(other)) return false
    if (isSocket(one) && isSocket(other) && one !== 'W') return false
    if (used.has(`${a}.${i}`) || used.has(`${b}.${j}`) || top(a) === top(b)) return false
    used.add(`${a}.${i}`).add(`${b}.${j}`)
    group.set(top(a), top(b))
  }
  return joints.length === parts.length - 1
}

const apart = (a: readonly Point[], b: readonly Point[]): boolean =>
  [a, b].some((shape) =>
    shape.some((p, k) => {
      const q = shape[(k + 1) % shape.length] as Point
      const normal: Point = [q[1] - p[1], p[0] - q[0]]
      const along = (points: readonly Point[]): readonly number[] =>
        points.map(([x, y]) => x * normal[0] + y * normal[1])
      const slack = 3 * Math.hypot(...normal)
      const [one, other] = [along(a), along(b)]
      return Math.max(...one) <= Math.min(...other) + slack || Math.max(...other) <= Math.min(...one) + slack
    }),
  )

const meeting = (placed: readonly Placed[]): readonly string[] => {
  const hulls = placed.map((one) => hull(one))
  return placed.flatMap((one, i) =>
    placed
      .slice(i + 1)
      .flatMap((other, j) =>
        apart(hulls[i] as readonly Point[], hulls[i + 1 + j] as readonly Point[])
          ? []
          : [`${one.part.id} meets ${other.part.id}`],
      ),
  )
}

/** A legal tree by chance, of any size, with sockets left open. */
const randomTree = (random: Random): { readonly parts: readonly ArtPart[]; readonly joints: readonly ArtJoint[] } => {
  const parts: ArtPart[] = []
  const joints: ArtJoint[] = []
  const free: { readonly id: string; readonly at: number; readonly width: string }[] = []
  const add = (part: ArtPart, taken: number): ArtPart => {
    const mine = own(part, parts.length)
    parts.push(mine)
    for (const [at, width] of mine.connectors.split('').entries())
      if (at !== taken && mine.kind === 'body') free.push({ id: mine.id, at, width })
    return mine
  }
  add(any(ofKind('body'), random), -1)
  const narrow = random() < 0.2
  const fill = random() < 0.7 ? 1 : random()
  for (let more = Math.floor(random() * random() * 6); more > 0; more--) {
    const sockets = free.filter(({ width }) => width === 'W' || narrow)
    if (sockets.length === 0) break
    const socket = any(sockets, random)
    const body = any(
      ofKind('body').filter(({ connectors }) => connectors.includes(socket.width)),
      random,
    )
    const its = body.connectors.lastIndexOf(socket.width)
    free.splice(free.indexOf(socket), 1)
    joints.push([socket.id, socket.at, add(body, its).id, its])
  }
  for (const socket of [...free]) {
    if (random() > fill) continue
    const plugs = SUPPLIED.filter(
      ({ kind, connectors }) => kind !== 'body' && connectors === socket.width.toLowerCase(),
    )
    joints.push([socket.id, socket.at, add(any(plugs, random), 0).id, 0])
  }
  return { parts, joints }
}

describe('parts of Monstructor', () => {
  test('that count as a complete monster are joined to one tree, every connector used', () => {
    const random = seeded(1)
    for (let n = 0; n < CASES; n++) {
      const parts = completeSet(random)
      const { parts: joined, joints, loose } = assemble(parts)
      const names = parts.map(({ id }) => id).join(' ')
      expect(loose, names).toEqual([])
      expect(isTree(joined, joints), names).toBe(true)
      expect(joints.length * 2, names).toBe(parts.reduce((sum, { connectors }) => sum + connectors.length, 0))
    }
  })

  test('of any other set are joined as far as they go: nothing is left that fits an open socket', () => {
    const random = seeded(2)
    for (let n = 0; n < CASES; n++) {
      const parts = Array.from({ length: 1 + Math.floor(random() * 14) }, (_, at) => own(any(SUPPLIED, random), at))
      const { parts: joined, joints, loose } = assemble(parts)
      expect([...joined, ...loose].map(({ id }) => id).sort()).toEqual(parts.map(({ id }) => id).sort())
      expect(isTree(joined, joints)).toBe(true)
      const { open, placed } = layout(joined, joints)
      expect(placed.length).toBe(joined.length)
      const fits = ({ kind, connectors }: ArtPart): boolean =>
        open.some(({ width }) => (kind === 'body' ? width === 'W' : connectors === width.toLowerCase()))
      if (joined.some(({ kind }) => kind === 'body')) expect(loose.filter(fits)).toEqual([])
    }
  })

  test('stand in any legal tree without meeting, every one of them placed', () => {
    const random = seeded(7)
    for (let n = 0; n < CASES; n++) {
      const { parts, joints } = randomTree(random)
      const { placed, open } = layout(parts, joints)
      expect(placed.length).toBe(parts.length)
      expect(open.length).toBe(
        count(
          parts.filter(({ kind }) => kind === 'body'),
          'W',
        ) +
          count(
            parts.filter(({ kind }) => kind === 'body'),
            'N',
          ) -
          sockets(parts, joints),
      )
      expect(meeting(placed), JSON.stringify(joints)).toEqual([])
    }
  })
})

/** Sockets that joints fill: two where bodies meet. */
const sockets = (parts: readonly ArtPart[], joints: readonly ArtJoint[]): number =>
  joints.reduce(
    (sum, [a, , b]) => sum + parts.filter(({ id, kind }) => kind === 'body' && (id === a || id === b)).length,
    0,
  )
