import type { Page } from 'playwright-core'
import type { House } from '../../browser/support/house.ts'
import { askedOn } from '../prompts.ts'
import { seededStates } from '../states/boards.ts'
import type { Pressed } from '../states/lists.ts'
import type { GlassState, Step } from '../states/state.ts'
import { reach } from '../states/index.ts'
import { take } from '../reach.ts'

interface Control {
  /** What is alike is pressed once. */
  readonly sort: string
  readonly step: Step
}

/** Enabled controls of the board itself, the first of each sort. */
const controls = async (page: Page): Promise<readonly Control[]> => {
  const found = await page.evaluate(() => {
    const top =
      document.querySelector('dialog[open], .closer[role="dialog"]') ?? document.querySelector('main[data-phase]')
    return [...(top?.querySelectorAll<HTMLButtonElement>('button:not([disabled]), summary, [role="tab"]') ?? [])]
      .filter((one) => one.checkVisibility() && one.closest('.book, .can-do') === null)
      .map((one) => ({
        place: one.dataset['place'] ?? null,
        classes: [...one.classList].sort().join('.'),
        role: one.getAttribute('role') ?? 'button',
        name: (one.getAttribute('aria-label') ?? one.textContent).trim(),
      }))
  })
  const sorts = new Map<string, Control>()
  for (const { place, classes, role, name } of found) {
    const sort = place === null ? `${classes} ${classes === '' ? name : ''}` : `${place.split('.')[0]} ${classes}`
    if (sorts.has(sort) || (place === null && (name === '' || role !== 'button'))) continue
    sorts.set(sort, { sort, step: place === null ? { do: 'press', role: 'button', name } : { do: 'place', place } })
  }
  return [...sorts.values()]
}

/** What stands there, apart from which cards they are: two alike need not both be seen. */
const looks = async (
  page: Page,
  game: string,
): Promise<{ readonly version: number; readonly keys: readonly string[] }> => {
  const seen = await page.evaluate(() => {
    const dialog = document.querySelector('dialog[open], .closer[role="dialog"]')
    const classesIn = (root: Element): string =>
      [...new Set([...root.querySelectorAll('[class]')].flatMap((one) => [...one.classList]))].sort().join(' ')
    const glow = [...document.querySelectorAll<HTMLElement>('.is-can[data-place], [data-can][data-place]')]
    return {
      version: Number(document.querySelector('.table-page')?.getAttribute('data-version')),
      dialog: dialog === null ? null : classesIn(dialog.querySelector('.closer-body, .sheet-body') ?? dialog),
      closer: dialog?.matches('.closer') === true,
      tip: document.querySelector('[role="tooltip"], .tip') !== null,
      stage: document.querySelector('.stage') !== null,
      begins:
        /^[^:.?{0-9]+/.exec(document.querySelector('.prompt [role="status"]')?.firstChild?.textContent ?? '')?.[0] ??
        null,
      glow: [...new Set(glow.map((one) => one.dataset['place']?.split('.')[0] ?? ''))].sort().join(' '),
    }
  })
  const prompt = await askedOn(page, game)
  // What a game asks in words of its own is known by how they begin.
  const asked = prompt ?? seen.begins ?? 'no prompt'
  const keys =
    seen.dialog !== null
      ? [`${seen.closer ? 'closer' : 'sheet'} ${seen.dialog}`]
      : [`glow ${seen.glow}${seen.stage ? ', stage' : ''}${seen.tip ? ', tip' : ''}, ${asked}`]
  return { version: seen.version, keys: prompt === null ? keys : [...keys, `prompt ${prompt}`] }
}

let visits = 0
/** The same state once more, from its beginning. */
const anew = (state: GlassState): GlassState => ({ ...state, address: `${state.address}&visit=${visits++}` })

const DEPTH = 3
/** Milliseconds: what cannot be pressed soon lies under something. */
const TRIAL = 3000

/** Presses everything of a board that leads somewhere else, and what appears thereby, as long as it is new. */
export const explore = async (
  page: Page,
  house: House,
  state: GlassState,
  known: Set<string>,
  onFound: (found: Pressed) => void,
): Promise<void> => {
  const follow = async (steps: readonly Step[]): Promise<void> => {
    const at = async (): Promise<void> => reach(page, house, { ...anew(state), reach: [...state.reach, ...steps] })
    await at()
    const before = await looks(page, state.room)
    for (const key of before.keys) known.add(key)
    let moved = false
    for (const { sort, step } of await controls(page)) {
      const tried = `${before.keys[0] ?? ''} ${sort}`
      if (known.has(tried)) continue
      known.add(tried)
      if (moved) await at()
      moved = true
      try {
        await take(page, step, TRIAL)
      } catch {
        continue
      }
      const after = await looks(page, state.room)
      const fresh = after.keys.filter((key) => !known.has(key))
      if (after.version !== before.version || fresh.length === 0) continue
      for (const key of fresh) known.add(key)
      onFound({ from: state.id, steps: [...steps, step], keys: fresh })
      if (steps.length + 1 < DEPTH) await follow([...steps, step])
    }
  }
  await follow([])
}

/** Of each phase of a game the state with the most to do: from there everything can be pressed that ever can. */
export const bases = (game: string): readonly GlassState[] => {
  const richest = new Map<string, GlassState>()
  const phaseOf = (state: GlassState): string | undefined =>
    state.keys.map((key) => /^(\S+) (?:with|offers) /.exec(key)?.[1]).find((phase) => phase !== undefined)
  for (const state of seededStates(game)) {
    const phase = phaseOf(state)
    if (state.told || state.view !== 'play' || state.reach.length > 0 || phase === undefined) continue
    for (const at of [phase, `${phase} ${state.keys.find((key) => key.includes(' with '))?.split(', ').length ?? 0}`]) {
      const best = richest.get(at)
      if (best === undefined || best.keys.length < state.keys.length) richest.set(at, state)
    }
  }
  return [...new Set(richest.values())]
}
