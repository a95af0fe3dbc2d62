import type { Refusal, Seat } from '@menagerie/engine'
import { type View, bestSteps, boardBox, completed, isComplete, joins, standing } from '@menagerie/games/monstructor'
import { useCallback, useMemo, useState } from 'react'
import type { Reading } from '../../reading.ts'
import { assembledOf } from './creature.ts'
import type { Thing } from './things.ts'

/**
 * The stand a monster is put together on, in any order one likes. While a monster is chosen nothing joins it that could not be
 * completed; in between it is only how its owner lays the parts. Nothing leaves the page before `stepsTo` is sent.
 */
export interface Stand {
  /** What stands on it, in the order of choosing. */
  readonly things: readonly Thing[]
  /** Keys of what may join it. */
  readonly next: ReadonlySet<string>
  /** Notations that end the choice as it stands. */
  readonly commits: readonly string[]
  readonly has: (thing: Thing) => boolean
  /** A part could be put on it. */
  readonly fits: (thing: Thing) => boolean
  /** Puts a part on it; false when it does not fit. */
  readonly put: (thing: Thing) => boolean
  readonly take: (thing: Thing) => void
  /** Takes the last part off; false when there was none. */
  readonly takeBack: () => boolean
  readonly clear: () => void
  /** Fills it up to a complete monster, the best one when nothing stands yet. */
  readonly complete: () => void
  /** The steps that choose what stands. */
  readonly steps: readonly string[]
  /** The whole choice, ended by this notation. */
  readonly stepsTo: (notation: string) => readonly string[]
  /** Why the game refuses a part now; null when it does not, or says nothing of it. */
  readonly whyNot: (thing: Thing) => Refusal | null
}

const NONE: readonly string[] = []
const NO_KEYS: ReadonlySet<string> = new Set()

const stored = (name: string): readonly string[] => {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]')
    return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : NONE
  } catch {
    return NONE
  }
}

/** Keys of what stands, in the order put; a layout of one's own is kept in this browser, table by table. */
const useLaid = (name: string, keeps: boolean): readonly [readonly string[], (keys: readonly string[]) => void] => {
  const [laid, setLaid] = useState<{ readonly name: string; readonly keys: readonly string[] }>({
    name: '',
    keys: NONE,
  })
  const keep = useCallback(
    (keys: readonly string[]) => {
      setLaid({ name, keys })
      if (!keeps) return
      try {
        sessionStorage.setItem(name, JSON.stringify(keys))
      } catch {
        // Without a store the layout lives as long as the page.
      }
    },
    [name, keeps],
  )
  const before = useMemo(() => (keeps ? stored(name) : NONE), [name, keeps])
  return [laid.name === name ? laid.keys : before, keep]
}

const stepFor = (thing: Thing): string => `use ${thing.handle}`

interface StandProps {
  readonly reading: Reading
  readonly view: View
  readonly seat: Seat | null
  /** Whose bench it is. */
  readonly owner: Seat
  /** All parts on it. */
  readonly things: readonly Thing[]
  /** A monster is chosen from it by the viewer now. */
  readonly choosing: boolean
}

/** What stands, in the order put and in that of the bench, and what may follow. */
interface Placed {
  readonly placed: readonly Thing[]
  readonly keys: ReadonlySet<string>
  readonly on: readonly Thing[]
  readonly next: ReadonlySet<string>
  readonly commits: readonly string[]
}

const usePlaced = (
  { reading, view, seat, owner, things, choosing }: StandProps,
  own: boolean,
  laid: readonly string[],
): Placed => {
  const { options } = view
  // In the order put, as far as it can stand together.
  const placed = useMemo(
    () =>
      own || choosing
        ? standing(
            options,
            laid.flatMap((key) => things.filter((thing) => thing.key === key)),
          )
        : // Who only watches sees the best that can be made of it.
          assembledOf(view, owner).standing.flatMap(({ key }) => things.filter((thing) => thing.key === key)),
    [options, laid, things, own, choosing, view, owner],
  )
  const keys = useMemo(() => new Set(placed.map(({ key }) => key)), [placed])
  const on = useMemo(() => things.filter(({ key }) => keys.has(key)), [things, keys])
  const next = useMemo(() => {
    if (!choosing) return NO_KEYS
    const completes = (one: Thing): boolean =>
      !keys.has(one.key) && joins(options, on, one) && completed(options, [...on, one], things) !== null
    return new Set(things.filter(completes).map(({ key }) => key))
  }, [choosing, options, things, keys, on])
  const commits = useMemo(() => {
    if (!choosing || seat === null || !isComplete(options, on)) return NONE
    const steps = reading.legalAfter(view, seat, on.map(stepFor)) ?? []
    return steps.filter((step) => step.commits).map(({ notation }) => notation)
  }, [choosing, seat, options, on, reading, view])
  return { placed, keys, on, next, commits }
}

export const useStand = (props: StandProps): Stand => {
  const { reading, view, seat, owner, things, choosing } = props
  const { options } = view
  const own = owner === seat
  const [laid, lay] = useLaid(
    `bench ${location.pathname} ${location.search} ${seat ?? ''} ${owner} ${own ? '' : view.turns}`,
    own,
  )
  const { placed, keys, on, next, commits } = usePlaced(props, own, laid)
  const set = (list: readonly Thing[]): void => lay(list.map(({ key }) => key))
  const fits = (thing: Thing): boolean =>
    choosing ? next.has(thing.key) : own && !keys.has(thing.key) && joins(options, on, thing)
  return {
    things: on,
    next,
    commits,
    has: (thing) => keys.has(thing.key),
    fits,
    put: (thing) => {
      const joined = fits(thing)
      if (joined) set([...placed, thing])
      return joined
    },
    take: (thing) =>
      set(
        standing(
          options,
          placed.filter(({ key }) => key !== thing.key),
        ),
      ),
    takeBack: () => {
      if (placed.length > 0) set(placed.slice(0, -1))
      return placed.length > 0
    },
    clear: () => set([]),
    complete: () => {
      const filled = placed.length === 0 ? null : completed(options, placed, things)
      const best = bestSteps(view, owner).map((action) => boardBox.game.format(options, action))
      set(filled ?? things.filter((thing) => best.includes(stepFor(thing))))
    },
    steps: on.map(stepFor),
    stepsTo: (notation) => (commits.includes(notation) ? [...on.map(stepFor), notation] : [notation]),
    whyNot: (thing) => {
      if (!choosing || seat === null) return null
      const before = on.slice(
        0,
        on.findIndex((one) => things.indexOf(one) > things.indexOf(thing)),
      )
      const refused = reading.whyNot(view, seat, stepFor(thing), before.map(stepFor))
      // On the stand parts are chosen in any order.
      return refused?.code === 'outOfOrder' ? null : refused
    },
  }
}
