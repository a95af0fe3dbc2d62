import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { firstSize } from '../glass/crawl/visitor.ts'
import { type Found, type Glass, visit } from '../glass/crawl/visit.ts'
import { type Finding, access, geometry } from '../glass/laws/index.ts'
import type { Look } from '../glass/looks.ts'
import { drawnWhole } from '../glass/pictures/drawn.ts'
import { compare, encode } from '../glass/pictures/likeness.ts'
import { SIZES, type Size } from '../glass/sizes.ts'
import { type GlassState, reach, states } from '../glass/states/index.ts'
import { type Bench, orderSheets } from './bench.ts'
import type { Made, Planted } from './fault.ts'
import { statesFor } from './order.ts'
import { type Sight, sightsOf } from './pictured.ts'
import { differ } from './pixels.ts'
import type { Wardrobe } from './worn.ts'

/** The same product twice: as it is, and with a fault in it. */
export interface Pair {
  readonly sound: Bench
  readonly faulty: Bench
}

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

const key = ({ law, what }: Finding): string => `${law} ${what}`

/** What is found with the fault and not without it. */
const added = <F extends Finding>(
  before: readonly F[],
  after: readonly F[],
  where: (one: F) => string,
): readonly F[] => {
  const known = new Set(before.map((one) => `${where(one)} ${key(one)}`))
  return after.filter((one) => !known.has(`${where(one)} ${key(one)}`))
}

const told = ({ law, what, detail }: Finding, state: GlassState, size: string): string =>
  `${law} in ${state.id}, ${size}: ${what}: ${detail}`.slice(0, 400)

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

const shot = (page: Page): Promise<Buffer> => page.screenshot({ scale: 'css', animations: 'disabled' })

/** Where a guest's matches are listed: only a guest who never had one sees the same as another. */
const isListOfMatches = ({ id }: GlassState): boolean => id.startsWith('page/home')

const stand = async (bench: Bench, state: GlassState, look: Look): Promise<Page> => {
  if (isListOfMatches(state)) await bench.anew()
  const visitor = bench.visitor()
  const page = await visitor.page(look)
  // Where the state before left the pointer something else may lie, and rise under it; the page may be pushed, too.
  await page.mouse.move(0, 0)
  await page.evaluate(() => scrollTo(0, 0))
  await visitor.resize(page, firstSize(state.narrow))
  await reach(page, bench.workshop, state)
  await orderSheets(page)
  return page
}

interface Met {
  /** Some pixel is another. */
  readonly changed: boolean
  readonly by: string | null
  /** How the state differs, for those that are missed. */
  readonly note: string
  /** PNG, where a picture tells of it. */
  readonly difference?: Buffer | null
}

const NOTHING: Met = { changed: false, by: null, note: '' }

const inSize = async (
  pair: Pair,
  pages: readonly [Page, Page],
  state: GlassState,
  size: Size,
  isPictured: boolean,
): Promise<Met> => {
  const [whole, broken] = pages
  await pair.sound.visitor().resize(whole, size)
  await pair.faulty.visitor().resize(broken, size)
  let [before, after] = [await shot(whole), await shot(broken)]
  if (!(await differ(before, after))) return NOTHING
  // It may have been a picture that was still on its way.
  for (const page of pages) await drawnWhole(page)
  ;[before, after] = [await shot(whole), await shot(broken)]
  if (!(await differ(before, after))) return NOTHING
  const [law] = added(await geometry(whole), await geometry(broken), () => '')
  if (law !== undefined) return { changed: true, by: told(law, state, size.id), note: '' }
  const { alike, pixels, worst, difference } = await compare(await encode(before), await encode(after))
  if (!alike && isPictured) return { changed: true, by: `the picture of ${state.id}, ${size.id}`, note: '', difference }
  const note = `${pixels} pixels, ${worst} in one block${isPictured ? '' : ', no picture'}, in ${state.id}, ${size.id}`
  return { changed: true, by: null, note }
}

const inSight = async (
  pair: Pair,
  state: GlassState,
  { look, pictured }: Sight,
  sizes: readonly Size[],
  wardrobe: Wardrobe,
  fault: Made,
): Promise<Met | null> => {
  const whole = await stand(pair.sound, state, look)
  await wardrobe.note(state, whole)
  if (wardrobe.draws(state, fault.worn) === false) return null
  let broken: Page
  try {
    // Twice, so that a busy machine is not taken for a catch.
    broken = await stand(pair.faulty, state, look).catch(async () => {
      await pair.faulty.anew()
      return stand(pair.faulty, state, look)
    })
  } catch (error) {
    return { changed: true, by: `reached ${state.id}: ${String(error).slice(0, 200)}`, note: '' }
  }
  let seen: Met = NOTHING
  for (const size of new Set([...pictured, ...sizes])) {
    const met = await inSize(pair, [whole, broken], state, size, pictured.includes(size))
    if (met.by !== null) return met
    if (met.changed && !seen.changed) seen = met
  }
  if (!seen.changed) return seen
  const [law] = added(await access(whole), await access(broken), () => '')
  return law === undefined ? seen : { ...seen, by: told(law, state, look.theme) }
}

/** A state as it is pictured, and in all sizes once: in the look of its first picture, or in the one wished for. */
const inState = async (pair: Pair, state: GlassState, fault: Made, terms: Terms): Promise<Met | null> => {
  const { look, sizes, wardrobe } = terms
  const [first = { look, pictured: [] }, ...others] = sightsOf(state)
  let seen = await inSight(pair, state, first, sizes, wardrobe, fault)
  for (const sight of others) {
    if (seen === null || seen.by !== null) return seen
    const met = await inSight(pair, state, sight, [], wardrobe, fault)
    if (met?.changed === true && (met.by !== null || !seen.changed)) seen = met
  }
  return seen
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

/** Plants a fault and looks at states that draw it until a law or a picture tells of it. */
export const tryMade = async (pair: Pair, fault: Made, terms: Terms): Promise<Tried> => {
  const { limit, wardrobe } = terms
  const begun = performance.now()
  const notes: string[] = []
  let met = 0
  const end = (verdict: Tried['verdict'], by: string): Tried => ({
    id: fault.id,
    words: fault.words,
    verdict,
    by,
    seconds: seconds(begun),
    states: met,
  })
  await pair.faulty.plant(fault.edits)
  for (const state of statesFor(fault, wardrobe, (one) => sightsOf(one).length > 0)) {
    if (performance.now() - begun > limit) break
    const seen = await inState(pair, state, fault, terms).catch(async (error: unknown): Promise<null> => {
      // What cannot be reached without a fault says nothing of one.
      notes.push(`not reached without it: ${state.id}: ${String(error).slice(0, 120)}`)
      await pair.sound.anew()
      return null
    })
    if (seen === null) continue
    met++
    if (seen.by !== null) {
      if (seen.difference) layOut(fault, seen.difference)
      return end('caught', seen.by)
    }
    if (seen.changed) notes.unshift(seen.note)
    else notes.push('')
  }
  const note = notes.find((one) => one !== '' && !one.startsWith('not reached'))
  return note === undefined ? end('unseen', `no pixel changed in ${met} states`) : end('missed', note)
}
