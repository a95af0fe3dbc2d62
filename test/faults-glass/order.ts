import { type GlassState, states } from '../glass/states/index.ts'
import type { Made } from './fault.ts'
import type { Wardrobe } from './worn.ts'

/** Whether what a source draws can stand in a state at all, by the folder it lies in. */
const mayStandIn = (file: string, { room, address, view }: GlassState): boolean => {
  const [wing, folder = '', sub = ''] = file.split('/')
  if (wing === 'boards') {
    if (folder !== room) return false
    return sub !== 'print' || address.startsWith('/print/')
  }
  if (wing !== 'pages') return true
  const page = folder.replace(/\.\w+$/, '')
  const begins: Readonly<Record<string, readonly string[]>> = {
    home: ['/'],
    'home-box': ['/'],
    'home-lists': ['/'],
    cards: ['/cards/'],
    credits: ['/credits'],
    print: ['/print/'],
    replay: ['/replay/'],
    rules: ['/rules/'],
    'new-table': ['/new/'],
    pieces: ['/pieces'],
  }
  const known = begins[page]
  if (known === undefined) return true
  return view === 'replay'
    ? page === 'replay'
    : known.some((start) => (start === '/' ? address === '/' || address === '' : address.startsWith(start)))
}

/** Arrangements that are the same for every guest; in all others the house deals, each time anew. */
const UNDEALT: ReadonlySet<string> = new Set(['lesson', 'own lobby', "a friend's lobby"])

/** What lies on such a table differs from page to page without a fault. */
const isDealt = ({ arranged, reach }: GlassState): boolean =>
  (arranged !== null && !UNDEALT.has(arranged[0] ?? '')) ||
  reach.some((step) => step.do === 'press' && step.name === 'Start on this device')

/** States in turn from each group: a fault meets many kinds of them soon. */
const inTurn = (groups: readonly (readonly GlassState[])[]): readonly GlassState[] =>
  Array.from({ length: Math.max(0, ...groups.map(({ length }) => length)) }, (_, at) =>
    groups.flatMap((group) => group.slice(at, at + 1)),
  ).flat()

const grouped = (all: readonly GlassState[]): readonly (readonly GlassState[])[] => {
  const groups = new Map<string, GlassState[]>()
  for (const one of all) {
    const key = `${one.room} ${one.view}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()]
}

export interface Order {
  /** The same for every guest, those that are pictured first. */
  readonly stills: readonly GlassState[]
  /** Tables that the house deals: laws alone can speak there. */
  readonly dealt: readonly GlassState[]
}

/** States that draw what is broken; then those of which nobody knows. */
export const statesFor = (
  { edits, worn }: Made,
  wardrobe: Wardrobe,
  isPictured: (state: GlassState) => boolean,
): Order => {
  const file = edits[0]?.file ?? ''
  const able = states().filter(
    (state) => !state.told && !state.reach.some((step) => step.do === 'offline') && mayStandIn(file, state),
  )
  const sorted = (some: readonly GlassState[]): readonly GlassState[] =>
    [true, null].flatMap((answer) => {
      const those = some.filter((one) => wardrobe.draws(one, worn) === answer)
      return [...inTurn(grouped(those.filter(isPictured))), ...inTurn(grouped(those.filter((one) => !isPictured(one))))]
    })
  return { stills: sorted(able.filter((one) => !isDealt(one))), dealt: sorted(able.filter(isDealt)) }
}
