import type { Event } from '@menagerie/games/dragon-treasure'

/** What belongs to one picture: a clash with its end, a rage with its roll. */
const FOLLOWS: Readonly<Partial<Record<Event['kind'], readonly Event['kind'][]>>> = {
  showed: ['wentBack', 'won'],
  foughtDragon: ['wentBack', 'beatDragon', 'eaten'],
  rolled: ['frenzy', 'nothing', 'drew', 'returned'],
}
const TOLD: ReadonlySet<Event['kind']> = new Set(['showed', 'foughtDragon', 'examined', 'stole', 'tookOff', 'rolled'])

/** Fights, what is turned up, and a die that shows no points: everything else is seen on the map as it happens. */
export const tell = (events: readonly unknown[]): readonly (readonly unknown[])[] => {
  const groups: Event[][] = []
  let open: readonly Event['kind'][] = []
  for (const event of events as readonly Event[]) {
    if (open.includes(event.kind)) groups.at(-1)?.push(event)
    else if (TOLD.has(event.kind) && !(event.kind === 'rolled' && event.die > 1 && event.die < 6)) {
      groups.push([event])
      open = FOLLOWS[event.kind] ?? []
    } else if (event.kind !== 'chose') open = []
  }
  return groups
}
