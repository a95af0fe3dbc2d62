import type { Page } from 'playwright-core'
import { firstSize } from '../glass/crawl/visitor.ts'
import { access, geometry } from '../glass/laws/index.ts'
import type { Look } from '../glass/looks.ts'
import { drawnWhole } from '../glass/pictures/drawn.ts'
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
  readonly broken: Page
}

const inSize = async (pair: Pair, both: Both, size: Size, isPictured: boolean): Promise<Met> => {
  const { state, look, broken } = both
  const key = `${state.id} ${look.theme} ${look.language} ${size.id}`
  const whole = async (): Promise<Page> => {
    const page = await both.whole()
    await pair.sound.visitor().resize(page, size)
    return page
  }
  const note = (picture: Buffer): Buffer => {
    if (isPictured) known.set(key, picture)
    return picture
  }
  await pair.faulty.visitor().resize(broken, size)
  let before = known.get(key) ?? note(await shot(await whole()))
  let after = await shot(broken)
  if (!(await differ(before, after))) return NOTHING
  // It may have been a picture that was still on its way.
  const sound = await whole()
  for (const page of [sound, broken]) await drawnWhole(page)
  before = note(await shot(sound))
  after = await shot(broken)
  if (!(await differ(before, after))) return NOTHING
  const [law] = added(await geometry(sound), await geometry(broken), () => '')
  if (law !== undefined) return { changed: true, by: told(law, state, size.id), note: '' }
  const { alike, pixels, worst, difference } = await compare(await encode(before), await encode(after))
  if (!alike && isPictured) return { changed: true, by: `the picture of ${state.id}, ${size.id}`, note: '', difference }
  const words = `${pixels} pixels, ${worst} in one block${isPictured ? '' : ', no picture'}, in ${state.id}, ${size.id}`
  return { changed: true, by: null, note: words }
}

/** Reaches a state with a fault; what keeps it from being reached. Twice, so that a busy machine is not taken for a catch. */
const standBroken = async (pair: Pair, state: GlassState, look: Look): Promise<Page | string> => {
  try {
    return await stand(pair.faulty, state, look).catch(async () => {
      await pair.faulty.anew()
      return stand(pair.faulty, state, look)
    })
  } catch (error) {
    return `reached ${state.id}: ${String(error).slice(0, 200)}`
  }
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
export const glance = async (
  pair: Pair,
  state: GlassState,
  { look, pictured, others = [] }: Sight,
  wardrobe: Wardrobe,
  fault: Made,
): Promise<Met | null> => {
  let sound: Promise<Page> | null = null
  const whole = (): Promise<Page> => (sound ??= stand(pair.sound, state, look))
  if (!(await drawsIt(state, wardrobe, fault, whole))) return null
  const broken = await standBroken(pair, state, look)
  if (typeof broken === 'string') {
    await whole()
    return { changed: true, by: broken, note: '' }
  }
  const both: Both = { state, look, whole, broken }
  let seen: Met = NOTHING
  for (const size of [...pictured, ...others]) {
    const met = await inSize(pair, both, size, pictured.includes(size))
    if (met.by !== null) return met
    if (met.changed && !seen.changed) seen = met
  }
  if (!seen.changed) return seen
  const [law] = added(await access(await whole()), await access(broken), () => '')
  return law === undefined ? seen : { ...seen, by: told(law, state, look.theme) }
}

/** The same of a table that the house deals: no two are alike, so that laws alone are asked. Null: it draws nothing of it. */
export const glanceAtDealt = async (
  pair: Pair,
  state: GlassState,
  { look, others = [] }: Sight,
  wardrobe: Wardrobe,
  fault: Made,
): Promise<Met | null> => {
  const sound = await stand(pair.sound, state, look)
  if (!(await drawsIt(state, wardrobe, fault, () => Promise.resolve(sound)))) return null
  const broken = await standBroken(pair, state, look)
  if (typeof broken === 'string') return { changed: true, by: broken, note: '' }
  for (const size of others) {
    for (const bench of [pair.sound, pair.faulty])
      await bench.visitor().resize(bench === pair.sound ? sound : broken, size)
    const [law] = added(await geometry(sound), await geometry(broken), () => '')
    if (law !== undefined) return { changed: true, by: told(law, state, size.id), note: '' }
  }
  const [law] = added(await access(sound), await access(broken), () => '')
  if (law !== undefined) return { changed: true, by: told(law, state, look.theme), note: '' }
  return { changed: true, by: null, note: `drawn only on tables that are dealt anew, as in ${state.id}` }
}
