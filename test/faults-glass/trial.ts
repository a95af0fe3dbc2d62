import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Found, type Glass, visit } from '../glass/crawl/visit.ts'
import type { Look } from '../glass/looks.ts'
import { SIZES, type Size } from '../glass/sizes.ts'
import { type GlassState, states } from '../glass/states/index.ts'
import type { Made, Planted } from './fault.ts'
import { type Met, type Pair, glance, glanceAtDealt } from './glance.ts'
import { added, told } from './news.ts'
import { statesFor } from './order.ts'
import { type Sight, sightsOf } from './pictured.ts'
import type { Wardrobe } from './worn.ts'

/** What became of a fault. */
export interface Tried {
  readonly id: string
  readonly words: string
  readonly verdict: 'caught' | 'missed' | 'unseen'
  /** What caught it, or why nothing did. */
  readonly by: string
  readonly seconds: number
  readonly states: number
}

const seconds = (begun: number): number => Math.round((performance.now() - begun) / 100) / 10

const listed = ({ states: wanted }: Planted): readonly GlassState[] =>
  wanted.flatMap((one) => (typeof one === 'string' ? states().filter(({ id }) => id.startsWith(one)) : [one]))

/** Laws that are asked once a theme. */
const OF_ACCESS = /^(?:axe|contrast|focus)/

const where = ({ size, theme }: Found): string => `${size} ${theme}`

/** Plants a fault and visits its states until one of its laws finds it. */
export const tryPlanted = async ({ sound, faulty }: Pair, fault: Planted, limit: number): Promise<Tried> => {
  const begun = performance.now()
  const glass: Glass = {
    sizes: SIZES.filter(({ id }) => fault.sizes.includes(id)),
    laws: fault.laws.some((law) => OF_ACCESS.test(law)) ? 'all' : 'geometry',
  }
  const others = new Set<string>()
  const all = listed(fault)
  let met = 0
  const end = (verdict: Tried['verdict'], by: string): Tried => ({
    id: fault.id,
    words: fault.words,
    verdict,
    by,
    seconds: seconds(begun),
    states: met,
  })
  await faulty.plant(fault.edits)
  for (const state of all) {
    if (performance.now() - begun > limit) break
    met++
    const before = await visit(sound.visitor(), sound.workshop, state, fault.look, glass)
    if (before.findings.some(({ law }) => law === 'reached')) {
      others.add('not even reached without it')
      await sound.anew()
      continue
    }
    const after = await visit(faulty.visitor(), faulty.workshop, state, fault.look, glass)
    const news = added(before.findings, after.findings, where)
    const named = news.find(({ law }) => fault.laws.includes(law))
    if (named !== undefined) return end('caught', told(named, state, named.size))
    for (const { law } of news) others.add(law)
  }
  const why = others.size === 0 ? 'nothing' : `only ${[...others].join(', ')}`
  return end('missed', `${why} found it in ${met} of ${all.length} states`)
}

export interface Terms {
  readonly sizes: readonly Size[]
  /** Milliseconds. */
  readonly limit: number
  readonly look: Look
  readonly wardrobe: Wardrobe
}

const SEEN = new URL('../../test-results/faults-glass/', import.meta.url).pathname

/** Keeps what a picture told of a fault, for whoever doubts it. */
const layOut = ({ id }: Made, difference: Buffer): void =>
  writeFileSync(join(SEEN, `${id.replace(/[^\w.]+/g, '-')}.png`), difference)

interface Glance {
  readonly state: GlassState
  readonly sight: Sight
}

/** States as they are pictured; then each once in the other sizes, in the look of its first picture or in the one wished for. */
const glances = (all: readonly GlassState[], { look, sizes }: Terms): readonly Glance[] => [
  ...all.flatMap((state) => sightsOf(state).map((sight) => ({ state, sight }))),
  ...all.map((state) => {
    const [first = { look, pictured: [] }] = sightsOf(state)
    return {
      state,
      sight: { look: first.look, pictured: [], others: sizes.filter((one) => !first.pictured.includes(one)) },
    }
  }),
]

/** Tables that the house deals, each once in all sizes. */
const dealtGlances = (all: readonly GlassState[], { look, sizes }: Terms): readonly Glance[] =>
  all.map((state) => ({ state, sight: { look: sightsOf(state)[0]?.look ?? look, pictured: [], others: sizes } }))

/** Plants a fault and looks at states that draw it until a law or a picture tells of it. */
export const tryMade = async (pair: Pair, fault: Made, terms: Terms): Promise<Tried> => {
  const { limit, wardrobe } = terms
  const begun = performance.now()
  const notes: string[] = []
  const met = new Set<string>()
  const end = (verdict: Tried['verdict'], by: string): Tried => ({
    id: fault.id,
    words: fault.words,
    verdict,
    by,
    seconds: seconds(begun),
    states: met.size,
  })
  const lookAt = async ({ state, sight }: Glance, look: typeof glance): Promise<Met | null> => {
    const seen = await look(pair, state, sight, wardrobe, fault).catch(async (error: unknown): Promise<null> => {
      // What cannot be reached without a fault says nothing of one.
      notes.push(`not reached without it: ${state.id}: ${String(error).slice(0, 120)}`)
      await pair.sound.anew()
      return null
    })
    if (seen === null) return null
    met.add(state.id)
    if (seen.by !== null && seen.difference) layOut(fault, seen.difference)
    if (seen.by === null && seen.changed) notes.unshift(seen.note)
    return seen
  }
  await pair.faulty.plant(fault.edits)
  const { stills, dealt } = statesFor(fault, wardrobe, (one) => sightsOf(one).length > 0)
  for (const one of glances(stills, terms)) {
    if (performance.now() - begun > limit) break
    const seen = await lookAt(one, glance)
    if (seen?.by != null) return end('caught', seen.by)
  }
  // Where nothing else draws it, or something tells of it, laws may speak there.
  const isOpen = met.size === 0 || notes.some((one) => !one.startsWith('not reached'))
  for (const one of isOpen ? dealtGlances(dealt, terms) : []) {
    if (performance.now() - begun > limit) break
    const seen = await lookAt(one, glanceAtDealt)
    if (seen?.by != null) return end('caught', seen.by)
  }
  const note = notes.find((one) => !one.startsWith('not reached'))
  return note === undefined ? end('unseen', `no pixel changed in ${met.size} states`) : end('missed', note)
}
