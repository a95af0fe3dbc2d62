import type { Page } from 'playwright-core'
import { type Finding, type Selectors, access, geometry, paint, rooms, selectors, watchTelling } from '../laws/index.ts'
import type { Look } from '../looks.ts'
import { askedOn } from '../prompts.ts'
import type { House } from '../../browser/support/house.ts'
import { type GlassState, leave, reach } from '../states/index.ts'
import { AGAIN } from '../states/state.ts'
import { settled } from '../../support/within.ts'
import type { Size } from '../sizes.ts'

import { type Visitor, firstSize, land } from './visitor.ts'

export interface Found extends Finding {
  readonly size: string
  readonly theme: Look['theme']
}

/** What a visit of a state showed. */
export interface Visit {
  readonly state: string
  readonly room: string
  readonly look: Look
  readonly sizes: number
  /** What the board asked, by the key of its catalogue; null where none did. */
  readonly prompt: string | null
  /** Milliseconds. */
  readonly took: number
  readonly findings: readonly Found[]
  /** Selectors that its page met first here. */
  readonly drew: Selectors
}

/** Through what a state is seen. */
export interface Glass {
  readonly sizes: readonly Size[]
  /** Geometry alone takes half the time. */
  readonly laws: 'all' | 'geometry'
}

const THEMES = ['table', 'dungeon'] as const

const inTheme = async (page: Page, theme: Look['theme']): Promise<void> => {
  await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
  await page.evaluate(land)
}

interface Seen {
  readonly found: readonly Found[]
  readonly prompt: string | null
  readonly drew: Selectors
}

const told = async (visitor: Visitor, house: House, state: GlassState, look: Look, size: Size): Promise<Seen> => {
  const page = await visitor.page({ ...look, still: false })
  await visitor.resize(page, size)
  const stop = await watchTelling(page)
  await reach(page, house, state)
  // One decision follows what was played beforehand; what is told again ends where it was.
  const skipped = Number(new URLSearchParams(state.address.split('?')[1]).get('skip') ?? 0)
  await page.waitForFunction(
    (last) =>
      document.querySelector('[data-again="told"]') === null &&
      Number(document.querySelector('.table-page')?.getAttribute('data-version')) >= last,
    state.reach.includes(AGAIN) ? skipped : skipped + 1,
    { timeout: 30_000 },
  )
  // What flies to where it will lie flies on for a while.
  await settled(page)
  const found = (await stop()).map((one) => ({ ...one, size: size.id, theme: look.theme }))
  return { found, prompt: null, drew: await selectors(page) }
}

const stands = async (
  visitor: Visitor,
  house: House,
  state: GlassState,
  look: Look,
  { sizes, laws }: Glass,
): Promise<Seen> => {
  const found: Found[] = []
  const page = await visitor.page(look)
  await paint(page, false)
  const first = firstSize(state.narrow)
  await visitor.resize(page, first)
  await reach(page, house, state)
  const prompt = await askedOn(page, state.room)
  const note = (size: Size, theme: Look['theme'], findings: readonly Finding[]): void => {
    found.push(...findings.map((one) => ({ ...one, size: size.id, theme })))
  }
  // The way may have led over a fresh document.
  await paint(page, false)
  try {
    for (const size of sizes) {
      await visitor.resize(page, size)
      note(size, look.theme, await geometry(page))
    }
  } finally {
    await paint(page, true)
  }
  const last = sizes.at(-1) as Size
  note(last, look.theme, await rooms(page))
  // What is called by its name under the pointer lies over something else; the pointer rests where the last press was.
  await page.mouse.move(0, 0)
  if (laws === 'all')
    for (const theme of THEMES) {
      await inTheme(page, theme)
      note(last, theme, await access(page))
    }
  return { found, prompt, drew: await selectors(page) }
}

const failure = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 600)

const together = (drew: readonly Selectors[]): Selectors => ({
  all: drew.flatMap(({ all }) => all),
  met: drew.flatMap(({ met }) => met),
})

/** Sees one state in every size, and once in each theme; a state that is not reached is a finding too. */
export const visit = async (
  visitor: Visitor,
  house: House,
  state: GlassState,
  look: Look,
  glass: Glass,
): Promise<Visit> => {
  const { sizes } = glass
  const begun = performance.now()
  const findings: Found[] = []
  let prompt: string | null = null
  const drew: Selectors[] = []
  const note = (seen: Seen): void => {
    findings.push(...seen.found)
    prompt = seen.prompt
    drew.push(seen.drew)
  }
  try {
    if (state.told) for (const size of sizes) note(await told(visitor, house, state, look, size))
    else
      try {
        note(await stands(visitor, house, state, look, glass))
      } finally {
        await leave(await visitor.page(look), state)
      }
  } catch (error) {
    findings.push({ law: 'reached', what: state.id, detail: failure(error), size: '', theme: look.theme })
  }
  const took = Math.round(performance.now() - begun)
  return { state: state.id, room: state.room, look, sizes: sizes.length, prompt, took, findings, drew: together(drew) }
}
