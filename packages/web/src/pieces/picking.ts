import { useCallback, useMemo, useState } from 'react'
import { useHintedPlaces } from './hinted.ts'
import { useTellTouched } from './touched.ts'

/** One legal commit and the places one touches to choose it, in any order: a hand card and a spot, or a single button. */
export interface Choice {
  /** The steps to send. */
  readonly steps: readonly string[]
  readonly places: readonly string[]
}

export interface Picking {
  /** Places chosen so far, those that every choice shares among them. */
  readonly chosen: readonly string[]
  /** Places that lead on from what is chosen: they glow. */
  readonly can: ReadonlySet<string>
  /** Places that would begin another choice. */
  readonly others: ReadonlySet<string>
  /** The choices still open. */
  readonly open: readonly Choice[]
  /** Touch a place; true when it led anywhere. */
  readonly pick: (place: string) => boolean
  /** Begin with a place, whatever was chosen before: the start of a drag. */
  readonly begin: (place: string) => boolean
  /** Take back what is chosen; false when nothing was. */
  readonly drop: () => boolean
}

const has = (choice: Choice, places: readonly string[]): boolean =>
  places.every((place) => choice.places.includes(place))

/** Places that every choice touches: with one monster to move, the monster need not be touched. */
const shared = (choices: readonly Choice[]): readonly string[] => {
  const [first, ...rest] = choices
  if (first === undefined || first.places.length < 2) return []
  const common = first.places.filter((place) => rest.every((choice) => choice.places.includes(place)))
  return common.length < first.places.length ? common : common.slice(0, 1)
}

const NO_PLACES: readonly string[] = []

/** Choosing by touching places one after another, with nothing but legal ways to go on. */
export const usePicking = (choices: readonly Choice[], commit: (choice: Choice) => void): Picking => {
  const [touched, setTouched] = useState<{ readonly of: readonly Choice[]; readonly places: readonly string[] }>({
    of: choices,
    places: [],
  })
  // A new question forgets what was touched under the old one.
  const places = touched.of === choices ? touched.places : NO_PLACES
  const set = useCallback((next: readonly string[]) => setTouched({ of: choices, places: next }), [choices])

  useHintedPlaces(choices)

  const common = useMemo(() => shared(choices), [choices])
  const chosen = useMemo(() => [...new Set([...common, ...places])], [common, places])
  const open = useMemo(() => choices.filter((choice) => has(choice, chosen)), [choices, chosen])
  useTellTouched(choices, places.length > 0 ? open : null)
  const can = useMemo(
    () => new Set(open.flatMap((choice) => choice.places).filter((place) => !chosen.includes(place))),
    [open, chosen],
  )
  const others = useMemo(
    () =>
      new Set(choices.flatMap((choice) => choice.places).filter((place) => !can.has(place) && !chosen.includes(place))),
    [choices, can, chosen],
  )

  const settle = useCallback(
    (next: readonly string[]): boolean => {
      const all = [...new Set([...common, ...next])]
      const left = choices.filter((choice) => has(choice, all))
      if (left.length === 0) return false
      const done = left.find((choice) => choice.places.length === all.length)
      if (done !== undefined && left.length === 1) {
        set([])
        commit(done)
      } else set(next)
      return true
    },
    [choices, common, commit, set],
  )

  const begin = useCallback((place: string) => settle([place]), [settle])
  const pick = useCallback(
    (place: string): boolean => {
      if (places.includes(place)) {
        set(places.filter((one) => one !== place))
        return true
      }
      return settle([...places, place]) || settle([place])
    },
    [places, settle, set],
  )
  const drop = useCallback((): boolean => {
    // Said in any case: what a drag has just begun with may not be drawn yet.
    set([])
    return places.length > 0
  }, [places, set])

  return { chosen, can, others, open, pick, begin, drop }
}
