import type { Page } from 'playwright-core'
import { firstSize } from '../glass/crawl/visitor.ts'
import { access, geometry } from '../glass/laws/index.ts'
import type { Look } from '../glass/looks.ts'
import { drawnAnew } from '../glass/pictures/drawn.ts'
import { compare, encode } from '../glass/pictures/likeness.ts'
import type { Size } from '../glass/sizes.ts'
import { type GlassState, reach } from '../glass/states/index.ts'
import { type Bench, orderSheets } from './bench.ts'
import type { Made } from './fault.ts'
import { added, told } from './news.ts'
import type { Sight } from './pictured.ts'
import { differ } from './pixels.ts'
import type { Wardrobe } from './worn.ts'

/** The same product twice: as it is, and with a fault in it. */
export interface Pair {
  readonly sound: Bench
  readonly faulty: Bench
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
  // A ring is drawn round what is focused where keys were used last.
  await page.keyboard.press('Shift')
  await visitor.resize(page, firstSize(state.narrow))
  await reach(page, bench.workshop, state)
  await orderSheets(page)
  return page
}

/** What a glance at a state shows of a fault. */
export interface Met {
  /** Some pixel is another. */
  readonly changed: boolean
  /** What tells of it; null: nothing does. */
  readonly by: string | null
  /** How the state differs, for those that are missed. */
  readonly note: string
  /** PNG, where a picture tells of it. */
  readonly difference?: Buffer | null
}

const NOTHING: Met = { changed: false, by: null, note: '' }

/** What pages without a fault look like where pictures are kept of them, so that they are not reached for every fault. */
const known = new Map<string, Buffer>()

/** Both pages of a state; the one without a fault is reached when it is asked for. */
interface Both {
  readonly state: GlassState
  readonly look: Look
  readonly whole: () => Promise<Page>
  readonly broken: () => Promise<Page>
  /** Begins with new pages, which have shown nothing before. */
  readonly anew: () => Promise<void>
}

const AT_ONCE = (): Promise<void> => Promise.resolve()

const bothOf = (pair: Pair, state: GlassState, look: Look): Both => {
  const reached = new Map<Bench, Promise<Page>>()
  const of = (bench: Bench): Promise<Page> => {
    const known = reached.get(bench) ?? stand(bench, state, look)
    reached.set(bench, known)
    return known
  }
  return {
    state,
    look,
    whole: () => of(pair.sound),
    broken: () => of(pair.faulty),
    anew: async () => {
      reached.clear()
      await Promise.all([pair.sound.anew(), pair.faulty.anew()])
    },
  }
}

/** Both pages as they are drawn in a size; null: no pixel is another. */
const drawnApart = async (
  pair: Pair,
  both: Both,
  size: Size,
  ready: (page: Page) => Promise<void>,
): Promise<{ readonly before: Buffer; readonly after: Buffer } | null> => {
  const [sound, broken] = [await both.whole(), await both.broken()]
  await pair.sound.visitor().resize(sound, size)
  await pair.faulty.visitor().resize(broken, size)
  for (const page of [sound, broken]) await ready(page)
  const [before, after] = [await shot(sound), await shot(broken)]
  return (await differ(before, after)) ? { before, after } : null
}

/** `isSure`: it is known to change some pixel, and no picture can tell of it any more. */
const inSize = async (pair: Pair, both: Both, size: Size, isPictured: boolean, isSure: boolean): Promise<Met> => {
  const { state, look } = both
  const key = `${state.id} ${look.theme} ${look.language} ${look.text} ${size.id}`
  const remembered = known.get(key)
  if (remembered !== undefined) {
    const broken = await both.broken()
    await pair.faulty.visitor().resize(broken, size)
    if (!(await differ(remembered, await shot(broken)))) return NOTHING
  } else {
    const first = await drawnApart(pair, both, size, AT_ONCE)
    if (first === null) {
      if (isPictured) known.set(key, await shot(await both.whole()))
      return NOTHING
    }
  }
  // It may have been a picture that was still on its way, or what the page had shown before.
  let apart = await drawnApart(pair, both, size, drawnAnew)
  if (apart !== null && !isSure) {
    await both.anew()
    apart = await drawnApart(pair, both, size, drawnAnew)
  }
  if (apart === null) return NOTHING
  const { before, after } = apart
  if (isPictured) known.set(key, before)
  const [law] = added(await geometry(await both.whole()), await geometry(await both.broken()), () => '')
  if (law !== undefined) return { changed: true, by: told(law, state, size.id), note: '' }
  const { alike, pixels, worst, difference } = await compare(await encode(before), await encode(after))
  if (!alike && isPictured) return { changed: true, by: `the picture of ${state.id}, ${size.id}`, note: '', difference }
  const words = `${pixels} pixels, ${worst} in one block${isPictured ? '' : ', no picture'}, in ${state.id}, ${size.id}`
  return { changed: true, by: null, note: words }
}

/** What keeps a state with a fault from being reached; null: nothing. Twice, so that a busy machine is not taken for a catch. */
const unreached = async ({ state, whole, broken, anew }: Both): Promise<Met | null> => {
  const tried = await broken().catch(async () => {
    await anew()
    return broken().catch((error: unknown) => String(error))
  })
  if (typeof tried !== 'string') return null
  await whole()
  return { changed: true, by: `reached ${state.id}: ${tried.slice(0, 200)}`, note: '' }
}

/** Whether a state draws what is broken; a page without a fault is asked where nobody knows. */
const drawsIt = async (
  state: GlassState,
  wardrobe: Wardrobe,
  { worn }: Made,
  whole: () => Promise<Page>,
): Promise<boolean> => {
  if (wardrobe.draws(state, worn) === null) await wardrobe.note(state, await whole())
  return wardrobe.draws(state, worn) !== false
}

/** Looks at a state with a fault and without it; null: it draws nothing of what is broken. */
type Glance = (pair: Pair, state: GlassState, sight: Sight, wardrobe: Wardrobe, fault: Made) => Promise<Met | null>

/** A way to look at both pages of a state that draws what is broken. */
const glancing =
  (ask: (pair: Pair, both: Both, sight: Sight) => Promise<Met>): Glance =>
  async (pair, state, sight, wardrobe, fault) => {
    const both = bothOf(pair, state, sight.look)
    if (!(await drawsIt(state, wardrobe, fault, both.whole))) return null
    return (await unreached(both)) ?? ask(pair, both, sight)
  }

/** What axe, contrast and focus tell of a fault; null: nothing. */
const byAccess = async ({ state, look, whole, broken }: Both): Promise<string | null> => {
  const [law] = added(await access(await whole()), await access(await broken()), () => '')
  return law === undefined ? null : told(law, state, look.theme)
}

/** By laws and pictures. */
export const glance = glancing(async (pair, both, { pictured, others = [] }) => {
  let seen: Met = NOTHING
  for (const size of [...pictured, ...others]) {
    const isPictured = pictured.includes(size)
    const met = await inSize(pair, both, size, isPictured, !isPictured && seen.changed)
    if (met.by !== null) return met
    if (met.changed && !seen.changed) seen = met
  }
  return seen.changed ? { ...seen, by: await byAccess(both) } : seen
})

/** Of tables that the house deals no two are alike: laws alone are asked. */
export const glanceAtDealt = glancing(async (pair, both, { others = [] }) => {
  const { state } = both
  const [sound, broken] = [await both.whole(), await both.broken()]
  for (const size of others) {
    await pair.sound.visitor().resize(sound, size)
    await pair.faulty.visitor().resize(broken, size)
    const [law] = added(await geometry(sound), await geometry(broken), () => '')
    if (law !== undefined) return { changed: true, by: told(law, state, size.id), note: '' }
  }
  const note = `drawn only on tables that are dealt anew, as in ${state.id}`
  return { changed: true, by: await byAccess(both), note }
})
