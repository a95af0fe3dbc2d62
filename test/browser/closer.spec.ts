import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { reach, states } from '../glass/states/index.ts'
import { go } from './support/go.ts'
import { type Guest, welcome } from './support/guest.ts'
import { drawn, versionOf } from './support/play.ts'
import { keepSaid, takeSaid } from './support/said.ts'
import { browser, house } from './support/stage.ts'

/** A sort of thing on a board: where one stands, and what its inspector says. */
type Kind = readonly [name: string, selector: string, says: RegExp]

interface Tried {
  readonly address: string
  readonly kinds: readonly Kind[]
  /** A fight on its stage: the beginning of a state's id or key, what is pressed then, and who stands there. */
  readonly stage: { readonly state: string; readonly press?: string; readonly kinds: readonly Kind[] } | null
}

const NAME: Kind = ['name in the log', '.log [data-name]', /./]

const GAMES: Readonly<Record<string, Tried>> = {
  'monster-pack': {
    address: '/pieces/monster-pack?skip=20&still=1',
    kinds: [
      ['card on the mat', '.mat button.card', /Waits|Fights/],
      ['card of the hand', '.hand .card', /In this hand/],
      ['space', '.slot[data-empty]', /Nothing stands here/],
      ['lane', '.clash', /Where two monsters meet/],
      ['pile', '.pile', /A pile of cards/],
      ['seat', '.seat .nm', /A player/],
      ['types', '.mid .tri', /The circle of types/],
      NAME,
    ],
    stage: null,
  },
  'double-headed-lion': {
    address: '/pieces/double-headed-lion?skip=40&still=1',
    kinds: [
      ['piece', '.dl-stand [data-place^="t.0"]', /Republic/],
      ['unknown piece', '.dl-stand [data-place^="t.1"]', /may be/],
      ['space', '.dl-square', /castle/],
      ['card of the hand', '.hand .card', /A card of this hand/],
      ['pile', '.dl-minis:not(.backs) small', /pile/i],
      ['hidden cards', '.dl-minis.backs', /hand/],
      ['seat', '.seat .nm', /One of the two sides/],
      NAME,
    ],
    stage: {
      state: 'double-headed-lion/cards with',
      kinds: [
        ['fighter', '.stage .dl-hero .card', /combat value|Combat value/i],
        ['laid card', '.stage .dl-laid [data-look]', /./],
      ],
    },
  },
  'dragon-treasure': {
    address: '/pieces/dragon-treasure?skip=40&seats=3&still=1',
    kinds: [
      ['space', '.dt-space.stop', /./],
      ['castle', '.dt-space.castle', /Castle/],
      ['counter of the hand', '.dt-counter', /A counter of this hand/],
      ['die', '.dt-dice', /die/i],
      ['cup', '.dt-cup', /counters are drawn/],
      ['Dragon', '.dt-omen', /Dragon/],
      ['seat', '.dt-lords li', /A lord/],
      NAME,
    ],
    stage: { state: 'dragon-treasure/duel with', kinds: [['place of a counter', '.stage .dt-place', /./]] },
  },
  'monster-maker': {
    address: '/pieces/monster-maker?skip=60&still=1',
    kinds: [
      ['corridor', '.mm-corridor', /A corridor/],
      ['card of the hand', '.hand .card', /In this hand/],
      ['treasure', '.mm-treasures [data-look]', /./],
      ['lane', '.mm-lane header', /A party/],
      ['pile', '.mm-piles .pile', /A pile of cards/],
      NAME,
    ],
    stage: {
      state: 'monster-maker/arranged, a team of four',
      kinds: [
        ['monster', '.stage .mm-big', /A monster/],
        ['who is sent', '.stage .mm-team .card', /./],
      ],
    },
  },
  monstructor: {
    address: '/pieces/monstructor?skip=40&still=1',
    kinds: [
      ['part', '.ms-loose', /./],
      ['card of the hand', '.hand .card', /In this hand/],
      ['seat', '.ms-plate', /Hunts|player/i],
      ['dragon slot', '.ms-slots [data-look]', /dragon/i],
      ['deck', '.ms-deck', /Cards nobody has seen/],
      ['stand', '.ms-stand', /./],
      NAME,
    ],
    stage: {
      state: 'monstructor/arranged, a fight',
      kinds: [
        ['monster', '.stage .ms-fighter', /monster/i],
        ['icon', '.stage .ms-leans .ms-icons [data-look^="icon."]', /icon/i],
      ],
    },
  },
}

const INSPECTOR = '.closer, dialog:has(.closer-body)'
const HELD = '.closer[role="dialog"], dialog[open]:has(.closer-body)'

/** Lets timers of the page come that rest or lie so long. */
const wait = (page: Page): Promise<void> => page.clock.fastForward(600)

const says = async (page: Page, where: string, words: RegExp): Promise<void> => {
  const inspector = page.locator(where)
  await inspector.waitFor()
  expect(await inspector.innerText()).toMatch(words)
  expect(await page.locator('[data-looked]').count()).toBeGreaterThan(0)
}

const gone = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await page.locator(INSPECTOR).waitFor({ state: 'detached' })
}

const chosen = (page: Page): Promise<number> => page.locator('main [aria-pressed="true"]').count()

/** A glance: it takes no focus, and goes with the pointer. */
const byPointer = async (page: Page, thing: Locator, words: RegExp): Promise<void> => {
  await page.evaluate(() => Object.assign(globalThis, { focusBefore: document.activeElement }))
  await thing.hover({ force: true })
  await wait(page)
  await says(page, INSPECTOR, words)
  expect(await page.locator(HELD).count()).toBe(0)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'focusBefore') === document.activeElement)).toBe(true)
  await page.mouse.move(1, 1)
  await page.locator(INSPECTOR).waitFor({ state: 'detached' })
}

const byRightClick = async (page: Page, thing: Locator, words: RegExp): Promise<void> => {
  await thing.click({ button: 'right', force: true })
  await says(page, HELD, words)
  await gone(page)
}

const byKeys = async (page: Page, thing: Locator, words: RegExp): Promise<void> => {
  // As the arrows do with what is only looked at.
  await thing.evaluate((element: HTMLElement) => {
    const own = element.closest<HTMLElement>('[data-look], [data-place], [data-name]') ?? element
    if (!(own instanceof HTMLButtonElement)) own.tabIndex = -1
    own.focus()
  })
  await page.keyboard.press('?')
  await says(page, HELD, words)
  await gone(page)
}

/** A finger that lies; the thing is neither chosen nor played. */
const byFinger = async (page: Page, thing: Locator, words: RegExp): Promise<void> => {
  const cdp = await page.context().newCDPSession(page)
  const before = [await versionOf(page), await chosen(page)]
  await thing.scrollIntoViewIfNeeded()
  const box = await thing.boundingBox()
  if (box === null) throw new Error('nothing to lie on')
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await wait(page)
  await says(page, HELD, words)
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect([await versionOf(page), await chosen(page)]).toEqual(before)
  await gone(page)
  await cdp.detach()
}

const WAYS = { pointer: byPointer, 'right click': byRightClick, keys: byKeys, finger: byFinger } as const

/** It says all it has to say at once: what came a moment later would push away what is read. */
const atOnce = async (page: Page): Promise<void> => {
  const said = await takeSaid(page)
  if (said.length !== 1) throw new Error(`said ${said.length} times: ${said.join(' | ')}`)
}

/** Every kind by every way; what failed in which cell. */
const cells = async ({ page }: Guest, kinds: readonly Kind[]): Promise<readonly string[]> => {
  const faults: string[] = []
  await keepSaid(page, INSPECTOR)
  for (const [name, selector, words] of kinds) {
    const thing = page.locator(selector).locator('visible=true').first()
    for (const [way, looks] of Object.entries(WAYS)) {
      try {
        await looks(page, thing, words)
        await atOnce(page)
      } catch (error) {
        faults.push(`${name} by ${way}: ${String(error).split('\n').slice(0, 6).join(' ')}`)
        await page.keyboard.press('Escape')
        await page.mouse.move(1, 1)
        await takeSaid(page)
      }
    }
  }
  return faults
}

test.each(Object.entries(GAMES))('%s: every kind of thing is looked at by every way', async (game, tried) => {
  const guest = await welcome(browser, { touch: true })
  const { page, context, complaints } = guest
  page.setDefaultTimeout(4000)
  await go(page, tried.address, 'main[data-phase]')
  await page.clock.install()
  const faults = [...(await cells(guest, tried.kinds))]
  const { stage } = tried
  if (stage !== null) {
    const state = states().find((one) =>
      [one.id, ...one.keys.map((key) => `${one.room}/${key}`)].some((is) => is.startsWith(stage.state)),
    )
    if (state === undefined) throw new Error(`${game} has no state ${stage.state}`)
    await reach(page, house, state)
    // A stage is fetched when there is one, and the focus comes to rest when it stands.
    for (const [, selector] of stage.kinds) await page.locator(selector).locator('visible=true').first().waitFor()
    await drawn(page)
    faults.push(...(await cells(guest, stage.kinds)))
  }
  expect(faults).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('a thing that cannot be looked at is told of, whatever way', async () => {
  const guest = await welcome(browser, { touch: true })
  const { page, context } = guest
  await go(page, '/pieces/monster-pack?skip=20&still=1', 'main[data-phase]')
  await page.clock.install()
  page.setDefaultTimeout(400)
  await page.locator('.seat').evaluateAll((seats) => {
    for (const seat of seats) seat.removeAttribute('data-look')
  })
  const told = await cells(guest, [['seat', '.seat .nm', /A player/]])
  expect(told.map((fault) => fault.split(':')[0])).toEqual(Object.keys(WAYS).map((way) => `seat by ${way}`))
  await context.close()
})

test('on a phone it is a sheet, and one thing leads to another', async () => {
  const guest = await welcome(browser, { width: 390, height: 844, touch: true })
  const { page, context, complaints } = guest
  await go(page, '/pieces/monster-maker?skip=60&still=1', 'main[data-phase]')
  await page.clock.install()
  await byFinger(page, page.locator('.hand .card').first(), /In this hand/)
  await page.locator('.mm-piles .pile').nth(1).tap()
  const sheet = page.locator('dialog[open]')
  await sheet.locator('.closer-cards button').first().tap()
  await sheet.getByText(/There (?:are|is)/).waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  // A name of the log leads to its thing, out of a sheet too.
  await page.getByRole('button', { name: 'Log' }).tap()
  await sheet.locator('[data-name^="@cards"]').last().tap()
  await expect.poll(() => sheet.count()).toBe(2)
  expect(complaints).toEqual([])
  await context.close()
})

test('arrows come to what is only looked at, and from name to name of the log', async () => {
  const { page, context } = await welcome(browser)
  await go(page, '/pieces/monster-pack?skip=20&still=1', 'main[data-phase]')
  await page.locator('.mat button.card').first().focus()
  await page.keyboard.press('ArrowLeft')
  expect(await page.evaluate(() => document.activeElement?.matches('[data-look]'))).toBe(true)
  // It stands over the book, and no key gets under it.
  const underIt = (): Promise<boolean> => page.locator('.book').evaluate((book) => (book as HTMLElement).inert)
  await page.keyboard.press('?')
  await page.locator(HELD).waitFor()
  expect(await underIt()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await underIt()).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.matches('[data-look]'))).toBe(true)
  await page.locator('.log button').last().focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('?')
  await page.locator(HELD).waitFor()
  expect(await underIt()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.activeElement?.matches('[data-name]'))).toBe(true)
  await context.close()
})

test('what comes to lie under a pointer that rests is not looked at before the pointer moves', async () => {
  const { page, context } = await welcome(browser)
  await go(page, '/pieces/monster-pack?skip=20&still=1', 'main[data-phase]')
  await page.clock.install()
  const seat = page.locator('.seat .nm').first()
  await byPointer(page, seat, /A player/)
  // So a browser tells what is laid out anew under a pointer.
  await seat.dispatchEvent('pointerover', { pointerType: 'mouse' })
  await wait(page)
  expect(await page.locator(INSPECTOR).count()).toBe(0)
  await byPointer(page, seat, /A player/)
  await context.close()
})
