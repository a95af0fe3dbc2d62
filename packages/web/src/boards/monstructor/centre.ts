import { BODY, type LaidView, LIMB, type Options, type View } from '@menagerie/games/monstructor'
import type { ArtJoint } from '@menagerie/art/monstructor'
import { type Thing, firstOf, kindOfPic } from './things.ts'

/** What fits where connectors of one width alone are open: the end of a key of `centre`; null where both are. */
export const openKey = ({ dominoStrictPlugs }: Options, open: View['open']): string | null => {
  const [wide, narrow, widePlugs, narrowPlugs] = open
  const [wides, narrows] = [wide + widePlugs, narrow + narrowPlugs]
  if (wides > 0 && narrows > 0) return null
  const key = wides > 0 ? 'wide' : 'narrow'
  if (!dominoStrictPlugs || (wide > 0 && widePlugs > 0) || (narrow > 0 && narrowPlugs > 0)) return key
  // Into a wide socket all goes that goes to wide connectors; limbs alone into a narrow one, and to plugs bodies alone.
  if (wide > 0) return key
  return narrow > 0 ? 'narrowSocket' : `${key}Plug`
}

/** The parts of the centre of Dominoes, in the order laid. */
export const centreThings = (options: Options, centre: readonly LaidView[]): readonly Thing[] =>
  centre.map(({ pic, card, points }, at) => ({
    key: `${pic}.c${at}`,
    handle: `c${at}`,
    kind: kindOfPic(options, pic),
    part: { pic, card, points, icons: null, at, seen: false },
  }))

interface Free {
  readonly part: string
  readonly connector: number
  /** W or N. */
  readonly width: 'W' | 'N'
}

const freeOf = (options: Options, { key, kind, part }: Thing): readonly Free[] => {
  const { set } = options
  const card = firstOf(options, part.pic)
  if (kind !== BODY) return [{ part: key, connector: 0, width: kind === LIMB ? 'N' : 'W' }]
  const wide = set.wide[card] ?? 0
  return Array.from({ length: wide + (set.narrow[card] ?? 0) }, (_, connector) => ({
    part: key,
    connector,
    width: connector < wide ? 'W' : 'N',
  }))
}

/**
 * How the centre may hang together: each card joined to one before it, so that as many connectors of each width are left
 * open as the game says. Which of several equal ways it was nobody keeps; all of them count the same.
 */
export const centreJoints = (options: Options, things: readonly Thing[], open: View['open']): readonly ArtJoint[] => {
  const wanted = open[0] + open[2]
  const search = (at: number, free: readonly Free[], joints: readonly ArtJoint[]): readonly ArtJoint[] | null => {
    const thing = things[at]
    if (thing === undefined) return free.filter(({ width }) => width === 'W').length === wanted ? joints : null
    const own = freeOf(options, thing)
    if (at === 0) return search(1, own, joints)
    for (const width of ['W', 'N'] as const) {
      const mine = own.find((one) => one.width === width)
      const host = free.find((one) => one.width === width)
      if (mine === undefined || host === undefined) continue
      const found = search(
        at + 1,
        [...free.filter((one) => one !== host), ...own.filter((one) => one !== mine)],
        [...joints, [host.part, host.connector, mine.part, mine.connector]],
      )
      if (found !== null) return found
    }
    return null
  }
  return search(0, [], []) ?? []
}
