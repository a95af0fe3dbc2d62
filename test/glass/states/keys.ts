import type { Draft, Moment } from './course.ts'

/** Whose eyes see a moment: a seat, or those of nobody who sits. */
export type Eyes = number | 'spectator'

/** A way of looking at a moment, and what it shows that another need not. */
export interface Sight {
  readonly eyes: Eyes
  /** The last decision is told. */
  readonly told: boolean
  readonly draft: readonly string[]
  readonly keys: readonly string[]
}

/** What is offered, as a set and one by one; kinds that look alike count as one in the set. */
const offers = (phase: string, kinds: readonly string[], alike: readonly string[]): readonly string[] => {
  const set = new Set(kinds.map((kind) => (alike.includes(kind) ? 'cards' : kind)))
  return [`${phase} with ${[...set].join(', ')}`, ...kinds.map((kind) => `${phase} offers ${kind}`)]
}

const table = (mode: string, seats: number): string => `${mode} of ${seats}`

/** Who sits and is not asked; null where everybody is. */
const other = (asked: readonly number[], seats: number): number | null => {
  const found = Array.from({ length: seats }, (_, seat) => seat).find((seat) => !asked.includes(seat))
  return found ?? null
}

/** The sights of a moment that differ: of who is asked, of who waits, of who watches, and of what led to it. */
export const sightsOf = (mode: string, seats: number, moment: Moment, alike: readonly string[]): readonly Sight[] => {
  const at = table(mode, seats)
  const plain = { told: false, draft: [] } as const
  const { phase, asked, reason } = moment
  const sights: Sight[] = []
  if (reason !== null)
    sights.push(
      { ...plain, eyes: 0, keys: [`${at}: over, seat`, `${mode}: over by ${reason}`] },
      { ...plain, eyes: 'spectator', keys: [`${mode}: over, spectator`] },
    )
  else {
    const first = asked[0] as number
    sights.push({
      ...plain,
      eyes: first,
      keys: [`${at}: asked ${phase}`, ...offers(phase, moment.kinds, alike)],
    })
    const waits = other(asked, seats)
    if (waits !== null) sights.push({ ...plain, eyes: waits, keys: [`${at}: waits ${phase}`] })
    sights.push({ ...plain, eyes: 'spectator', keys: [`${mode}: watches ${phase}`] })
  }
  if (moment.by !== null && moment.happened.length > 0) {
    const keys = moment.happened.map((kind) => `told ${kind}`)
    sights.push({ ...plain, told: true, eyes: moment.by, keys })
    const hears = other([moment.by], seats)
    if (hears !== null) sights.push({ ...plain, told: true, eyes: hears, keys: keys.map((key) => `${key} to others`) })
  }
  return sights
}

export const sightOfDraft = ({ phase, seat, steps, kinds }: Draft): Sight => ({
  eyes: seat,
  told: false,
  draft: steps,
  keys: [
    `${phase} staged ${steps.length > 2 ? 'more' : steps.length} with ${kinds.join(', ')}`,
    ...kinds.map((kind) => `${phase} offers ${kind}`),
  ],
})
