import { canonicalJson } from './canonical.ts'
import type { Chance } from './chance/chance.ts'
import { sampledChance } from './chance/sampled.ts'
import type { Game, GameTypes, Viewer } from './game.ts'
import { type Result, Defect, fault, faulty, ok } from './refusal.ts'

/**
 * A start of a match (`RecordHeader.start`): what one viewer saw of another match, and a seed from which all they did not
 * see is imagined. The view is JSON; its `options`, where it has them, are null and follow from the choices.
 */
export interface ImaginedStart {
  readonly imagined: { readonly viewer: Viewer; readonly view: unknown; readonly seed: string }
}

/** Characters of a seed, and of a view as JSON. */
const LONGEST_SEED = 100
const LONGEST_VIEW = 500_000
/** No count of anything at a table is greater; a list of so many things is still made in a moment. */
const GREATEST = 100_000
/** Questions to chance one imagining may take; a view of somebody's own making could ask for ever. */
const MOST_QUESTIONS = 5_000

/** For a match that goes on from where a viewer stands: nothing they do not know is in it. */
export const imaginedStart = (viewer: Viewer, view: unknown, seed: string): ImaginedStart => ({
  imagined: { viewer, view: withoutOptions(JSON.parse(JSON.stringify(view))), seed },
})

export const isImagined = (start: unknown): boolean =>
  typeof start === 'object' && start !== null && Object.hasOwn(start, 'imagined')

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const withoutOptions = (view: unknown): unknown => withOptions(view, null)

/** Puts other options where the view has some. */
const withOptions = (view: unknown, options: object | null): unknown =>
  isObject(view) && Object.hasOwn(view, 'options') ? { ...view, options } : view

/** The state a match starts from: an arranged position, or an imagined one. */
export const startState = <T extends GameTypes>(
  game: Game<T>,
  options: T['Options'],
  start: unknown,
  seats: number,
): Result<T['State']> => {
  if (!isImagined(start)) return game.arrange(options, start)
  try {
    const read = readImagined(start, seats)
    if (!read.ok) return read
    const { view, seed } = read.value
    // A copy, for states may share what a view holds.
    const own = withOptions(JSON.parse(JSON.stringify(view)), options) as T['View']
    const state = game.imagine(own)(bounded(sampledChance(seed)))
    return soundStart(game, state, read.value, seats)
  } catch (error) {
    return faulty([fault('imaginedBroken', `${AT}.view`, null, { detail: String(error).slice(0, 200) })])
  }
}

const AT = 'header.start.imagined'

/** What a view has that the older one has too: views of later rules may show more. */
const asMuchAs = (older: unknown, view: unknown): unknown =>
  isObject(older) && isObject(view)
    ? Object.fromEntries(Object.entries(view).filter(([key]) => Object.hasOwn(older, key)))
    : view

/** The state is sound, somebody is asked, and the viewer sees what they saw. */
const soundStart = <T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  { viewer, view }: ImaginedStart['imagined'],
  seats: number,
): Result<T['State']> => {
  if (game.seats(state) !== seats) return faulty([fault('seatsWrong', `${AT}.view`, null, { seats })])
  const broken = game.check(state)
  if (broken.length > 0) return faulty(broken.map((detail) => fault('imaginedUnsound', `${AT}.view`, null, { detail })))
  const sees = asMuchAs(view, withoutOptions(JSON.parse(JSON.stringify(game.view(state, viewer)))))
  if (canonicalJson(sees) !== canonicalJson(withoutOptions(view))) {
    return faulty([fault('imaginedDiffers', `${AT}.view`, null, { viewer })])
  }
  const pending = game.pending(state)
  if (pending.status === 'over') return faulty([fault('imaginedOver', `${AT}.view`)])
  const stuck = pending.seats.filter((seat) => seat >= seats || game.legal(state, seat).length === 0)
  if (pending.seats.length === 0 || stuck.length > 0) return faulty([fault('imaginedBroken', `${AT}.view`)])
  return ok(state)
}

const readImagined = (start: unknown, seats: number): Result<ImaginedStart['imagined']> => {
  const shape = (path: string): Result<never> => faulty([fault('imaginedShape', path)])
  if (!isObject(start) || Object.keys(start).length !== 1) return shape('header.start')
  const { imagined } = start
  if (!isObject(imagined) || Object.keys(imagined).sort().join() !== 'seed,view,viewer') return shape(AT)
  const { viewer, view, seed } = imagined
  if (!isViewer(viewer, seats)) return shape(`${AT}.viewer`)
  if (typeof seed !== 'string' || seed.length === 0 || seed.length > LONGEST_SEED) return shape(`${AT}.seed`)
  if (!isObject(view) || view['viewer'] !== viewer || JSON.stringify(view).length > LONGEST_VIEW) {
    return shape(`${AT}.view`)
  }
  if (!hasSmallNumbers(view)) return shape(`${AT}.view`)
  return ok({ viewer, view, seed })
}

const hasSmallNumbers = (value: unknown): boolean =>
  typeof value === 'number'
    ? Math.abs(value) <= GREATEST
    : typeof value !== 'object' || value === null || Object.values(value).every(hasSmallNumbers)

const isViewer = (value: unknown, seats: number): value is Viewer =>
  value === 'spectator' || (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats)

/** The same chance, but it throws after a bounded number of questions. */
const bounded = (chance: Chance): Chance => {
  let asked = 0
  const count = (): void => {
    if (++asked > MOST_QUESTIONS) throw new Defect('a position that asks too much of chance')
  }
  return {
    pick: (n) => {
      count()
      return chance.pick(n)
    },
    die: (sides) => {
      count()
      return chance.die(sides)
    },
    draw: (pool) => {
      count()
      return chance.draw(pool)
    },
  }
}
