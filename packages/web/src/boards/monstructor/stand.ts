import type { Refusal, Seat } from '@menagerie/engine'
import { type View, bestSteps, box } from '@menagerie/games/monstructor'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Reading } from '../../games.ts'
import { type After, remembering, withStep } from '../../pieces/drafting.ts'
import { useStaging } from '../../pieces/staging.ts'
import { standing } from './joins.ts'
import type { Thing } from './things.ts'

/** The stand a monster is put together on: a draft while a monster is chosen, else only how its owner lays his parts. */
export interface Stand {
  /** What stands on it, in the order of choosing. */
  readonly things: readonly Thing[]
  /** Keys of what may join it. */
  readonly next: ReadonlySet<string>
  /** Notations that end the choice as it stands. */
  readonly commits: readonly string[]
  readonly has: (thing: Thing) => boolean
  /** Puts a part on it; false when it does not fit. */
  readonly put: (thing: Thing) => boolean
  readonly take: (thing: Thing) => void
  /** Takes the last part off; false when there was none. */
  readonly takeBack: () => boolean
  readonly clear: () => void
  /** Fills it up to a complete monster, the best one when nothing stands yet; false when there is none. */
  readonly complete: () => boolean
  /** Sends the choice with the step that ends it. */
  readonly commit: (notation: string) => boolean
  readonly whyNot: (thing: Thing) => Refusal | null
}

const NONE: readonly string[] = []

const stored = (name: string): readonly string[] => {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]')
    return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : NONE
  } catch {
    return NONE
  }
}

/** A layout kept in this browser, table by table and seat by seat. */
const useKept = (seat: Seat | null): readonly [readonly string[], (keys: readonly string[]) => void] => {
  const name = `bench ${location.pathname} ${seat ?? ''}`
  const [kept, setKept] = useState<{ readonly name: string; readonly keys: readonly string[] }>(() => ({
    name,
    keys: stored(name),
  }))
  const keep = useCallback(
    (keys: readonly string[]) => {
      setKept({ name, keys })
      try {
        sessionStorage.setItem(name, JSON.stringify(keys))
      } catch {
        // Without a store the layout lives as long as the page.
      }
    },
    [name],
  )
  const keys = kept.name === name ? kept.keys : NONE
  return [keys, keep]
}

const stepFor = (thing: Thing): string => `use ${thing.handle}`

/** Steps that complete a draft: whatever is worth most next. */
const completed = (after: After, draft: readonly string[], worth: (step: string) => number): readonly string[] => {
  let steps = draft
  for (;;) {
    const next = (after(steps) ?? []).filter((step) => !step.commits && step.notation.startsWith('use '))
    if (next.length === 0) return steps
    const best = next.reduce((one, other) => (worth(other.notation) > worth(one.notation) ? other : one))
    steps = [...steps, best.notation]
  }
}

/**
 * `things`: all parts that may be chosen from. `choosing`: a monster is chosen by the viewer now. `own`: they lie on the viewer's
 * own bench, so that their layout is kept.
 */
export const useStand = ({
  reading,
  view,
  seat,
  owner,
  legal,
  things,
  choosing,
  onAct,
}: {
  readonly reading: Reading
  readonly view: View
  readonly seat: Seat | null
  /** Whose bench it is. */
  readonly owner: Seat
  readonly legal: readonly string[]
  readonly things: readonly Thing[]
  readonly choosing: boolean
  readonly onAct: (steps: readonly string[]) => void
}): Stand => {
  const { options } = view
  const own = owner === seat
  const staging = useStaging({ reading, view, seat, legal: choosing ? legal : NONE, onAct })
  const [kept, keep] = useKept(seat)
  const after = useMemo(
    () => remembering((draft) => (seat === null ? null : reading.legalAfter(view, seat, draft))),
    [reading, view, seat],
  )
  const byUse = useMemo(() => new Map(things.map((thing) => [stepFor(thing), thing])), [things])
  const laid = useMemo(
    () =>
      standing(
        options,
        kept.flatMap((key) => things.filter((thing) => thing.key === key)),
      ),
    [options, kept, things],
  )
  // What lies on the own stand is what the choice begins with, as far as it can be completed.
  const question = choosing ? legal.join('\n') : ''
  const begin = useRef<() => void>(() => undefined)
  useEffect(() => {
    begin.current = () => {
      if (!own || staging.draft.length > 0) return
      const draft = laid
        .map(stepFor)
        .reduce<readonly string[]>((steps, step) => withStep(after, steps, step) ?? steps, [])
      if (draft.length > 0) staging.lay(draft)
    }
  })
  useEffect(() => {
    if (question !== '') begin.current()
  }, [question])

  const drafted = useMemo(() => staging.draft.flatMap((step) => byUse.get(step) ?? []), [staging.draft, byUse])
  const on = choosing ? drafted : own ? laid : NO_THINGS
  const keys = useMemo(() => new Set(on.map(({ key }) => key)), [on])
  const next = useMemo(() => {
    const free = things.filter(({ key }) => !keys.has(key))
    if (choosing) return new Set(free.filter((thing) => staging.next.has(stepFor(thing))).map(({ key }) => key))
    return new Set<string>()
  }, [things, keys, choosing, staging.next])

  const remember = (list: readonly Thing[]): void => {
    if (own) keep(list.map(({ key }) => key))
  }
  const steps = (list: readonly string[]): readonly Thing[] => list.flatMap((step) => byUse.get(step) ?? [])
  return {
    things: on,
    next,
    commits: choosing ? staging.commits : NONE,
    has: (thing) => keys.has(thing.key),
    put: (thing) => {
      if (choosing) {
        if (!next.has(thing.key) || !staging.put(stepFor(thing))) return false
        remember([...on, thing])
        return true
      }
      if (!own || standing(options, [...on, thing]).length !== on.length + 1) return false
      remember([...on, thing])
      return true
    },
    take: (thing) => {
      if (choosing) staging.takeOut(staging.draft.indexOf(stepFor(thing)))
      remember(
        standing(
          options,
          on.filter(({ key }) => key !== thing.key),
        ),
      )
    },
    takeBack: () => {
      const last = on.at(-1)
      if (last === undefined) return false
      if (choosing) staging.takeBack()
      remember(on.slice(0, -1))
      return true
    },
    clear: () => {
      if (choosing) staging.clear()
      remember([])
    },
    complete: () => {
      const best = bestSteps(view, owner).map((action) => box.game.format(options, action))
      const full = (): readonly string[] => completed(after, staging.draft, (step) => byUse.get(step)?.part.points ?? 0)
      const chosen = !choosing || staging.draft.length === 0 ? best : full()
      if (chosen.length === 0 || (choosing && !staging.lay(chosen))) return false
      remember(steps(chosen))
      return true
    },
    commit: (notation) => staging.put(notation),
    whyNot: (thing) => (choosing ? staging.whyNot(stepFor(thing)) : null),
  }
}

const NO_THINGS: readonly Thing[] = []
