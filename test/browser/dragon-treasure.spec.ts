import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { until } from '../support/within.ts'
import { barriers } from './support/barriers.ts'
import { type Guest, type GuestOptions, welcome } from './support/guest.ts'
import { asked, chooser, decideByClicks, drawn, isOver, moved, tabTo, versionOf } from './support/play.ts'
import { browser, house } from './support/stage.ts'
import { seatedAt } from './support/table.ts'

/**
 * A table of four on the short map: the guest and three greedy bots. It lasts six rounds, whatever the luck: four treasures in
 * one castle before are as good as never seen, where two now and then ended it at the guest's second decision.
 */
const seated = (options: GuestOptions): Promise<Guest> =>
  seatedAt(
    house,
    browser,
    { game: 'dragon-treasure', seats: 4, choices: { map: 'short', victoryTreasures: 4, roundLimit: 6 } },
    options,
  )

/** The board on its page of pieces, arranged: what is asked is known beforehand. */
const arranged = async (position: unknown, options: GuestOptions = {}, more = ''): Promise<Guest> => {
  const guest = await welcome(browser, options)
  await guest.page.goto(
    `${house.url}/pieces/dragon-treasure?seats=4&position=${encodeURIComponent(JSON.stringify(position))}${more}`,
  )
  await asked(guest.page)
  return guest
}

const REST = [
  { armies: { C2: 4, c21: 1 }, hand: [2, 7] },
  { armies: { C3: 5 }, hand: [4, 5] },
  { armies: { C4: 5 }, hand: [3] },
]
const MOVING = {
  phase: 'points',
  points: 4,
  up: { c12: 1 },
  down: ['L12', 'L34', 'L0', 'L14', 'L13', 'L24'],
  lair: 'L34',
  sides: [{ armies: { C1: 4, c12: 1 }, hand: [3, 9] }, ...REST],
}

const space = (page: Page, mark: string) => page.locator(`.dt-space[data-mark="${mark}"]`)
const inFocus = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-mark') ?? document.activeElement?.tagName ?? '')

/** One decision by taps: what glows is brought into view by the map itself. */
const decideByTaps = async (page: Page, pick: (count: number) => number): Promise<void> => {
  const version = await versionOf(page)
  for (let step = 0; step < 12 && (await versionOf(page)) === version; step++) {
    const glowing = page.locator('button.is-can')
    const buttons = page.locator('.prompt .btn:not([disabled])')
    const [things, ways] = [await glowing.count(), await page.locator('.prompt .btn.go:not([disabled])').count()]
    if (things > 0 && (ways === 0 || pick(4) > 0)) {
      const thing = glowing.nth(pick(things))
      await thing.focus({ timeout: 2000 }).catch(() => undefined)
      await drawn(page)
      await thing.tap({ timeout: 2000 }).catch(() => undefined)
    } else if ((await buttons.count()) > 0)
      await page
        .locator('.prompt .btn.go:not([disabled])')
        .first()
        .tap({ timeout: 2000 })
        .catch(() => undefined)
    await drawn(page)
  }
}

/** What glows, or the button that goes on. */
const WAYS = 'button.is-can, .prompt .btn.go:not([disabled])'

/** One decision by keys: Tab to what glows or to the button that goes on, arrows along the roads, Enter. */
const decideByKeys = async (page: Page, pick: (count: number) => number): Promise<void> => {
  const version = await versionOf(page)
  for (let round = 0; round < 12 && (await versionOf(page)) === version; round++) {
    if ((await page.locator('.dt-space:focus').count()) > 0)
      await page.keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][pick(4)] as string)
    const ways = await page.locator(WAYS).count()
    if (ways > 0 && (await tabTo(page, WAYS, pick(ways)))) await page.keyboard.press('Enter')
    await drawn(page)
  }
}

const playOn = async (
  guest: Guest,
  decide: (page: Page, pick: (count: number) => number) => Promise<void>,
  seed: number,
): Promise<void> => {
  const { page } = guest
  const pick = chooser(seed)
  let decisions = 0
  while (await asked(page, 60_000)) {
    await decide(page, pick)
    decisions++
    if (decisions === 3 && (await asked(page))) expect(await barriers(page)).toEqual([])
  }
  process.stdout.write(`${decisions} decisions, version ${await versionOf(page)}\n`)
  expect(await isOver(page)).toBe(true)
  expect(decisions).toBeGreaterThan(2)
  await page.getByRole('dialog').waitFor()
  expect(await barriers(page)).toEqual([])
  expect(guest.complaints).toEqual([])
  await guest.context.close()
}

describe('a whole game of four', () => {
  test('by the mouse, from the page of new tables', async () => {
    const guest = await welcome(browser)
    const { page } = guest
    await page.goto(`${house.url}/new/dragon-treasure`)
    await page.getByRole('button', { name: 'Short', exact: true }).click()
    await page.getByRole('radiogroup', { name: 'Seats' }).getByText('4', { exact: true }).click()
    // Without a last round such a match takes from thirty to two hundred decisions.
    const last = page.locator('[data-option="roundLimit"]').getByRole('textbox')
    await last.fill('12')
    await last.blur()
    await page.getByRole('button', { name: 'Start the match' }).click()
    await page.locator('main.dt').waitFor()
    expect(await page.locator('.dt-lord').count()).toBe(4)
    await playOn(guest, decideByClicks, 3)
  }, 400_000)

  test('by touch on a phone', async () => {
    await playOn(await seated({ width: 390, height: 844, touch: true }), decideByTaps, 5)
  }, 400_000)

  test('by the keyboard alone', async () => {
    await playOn(await seated({}), decideByKeys, 11)
  }, 400_000)
})

describe('the map', () => {
  test('shows the way before it is gone, and a press walks it to its end, treasure and all', async () => {
    const { page, context, complaints } = await arranged(MOVING)
    await space(page, 'c12').click()
    expect(await space(page, 'c12').getAttribute('aria-pressed')).toBe('true')
    await space(page, 'a12').hover()
    expect(await page.locator('.dt-course').count()).toBe(1)
    expect(await page.locator('.dt-caption').innerText()).toMatch(/2 steps, with the treasure/)
    expect(await space(page, 'c21').getAttribute('aria-label')).toMatch(/an army of .* \(blue\).* 2 steps, and a fight/)
    expect(await space(page, 'C3').getAttribute('class')).toMatch(/is-rest/)
    const version = await versionOf(page)
    await space(page, 'C1').click()
    await until(
      page,
      (from) => Number(document.querySelector('.table-page')?.getAttribute('data-version')) === from + 3,
      version,
    )
    expect(await space(page, 'C1').getAttribute('aria-label')).toMatch(/5 armies .*a treasure/)
    expect(await page.locator('.dt-lord').first().getAttribute('aria-label')).toMatch(/1 of 3 treasures/)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('stands beside counters that say their rank, on a phone too', async () => {
    const { page, context } = await arranged(MOVING)
    const ranks = page.locator('.dt-hand .dt-counter-face i')
    expect(await ranks.count()).toBe(2)
    for (const rank of await ranks.all()) expect(await rank.isVisible()).toBe(true)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const rank of await ranks.all()) expect(await rank.isVisible()).toBe(true)
    await context.close()
  })

  test('leaves a treasure behind when told so', async () => {
    const { page, context } = await arranged(MOVING)
    const version = await versionOf(page)
    await page.getByRole('button', { name: 'Leave treasures' }).click()
    await space(page, 'c12').click()
    await space(page, 'b12').click()
    await moved(page, version)
    expect(await space(page, 'c12').getAttribute('aria-label')).toMatch(/a treasure/)
    expect(await space(page, 'b12').getAttribute('aria-label')).not.toMatch(/treasure/)
    await context.close()
  })

  test('takes a drag of an army, and gives it back when it falls on nothing', async () => {
    const { page, context } = await arranged(MOVING)
    const version = await versionOf(page)
    const box = async (mark: string): Promise<{ x: number; y: number }> => {
      const found = await space(page, mark).boundingBox()
      if (found === null) throw new Error(`no ${mark}`)
      return { x: found.x + found.width / 2, y: found.y + found.height / 2 }
    }
    const [from, to] = [await box('c12'), await box('a12')]
    const drag = async (end: { x: number; y: number }): Promise<void> => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x - 20, from.y + 30, { steps: 4 })
      await page.mouse.move(end.x, end.y, { steps: 6 })
      await page.mouse.up()
    }
    await drag({ x: from.x - 60, y: from.y + 70 })
    expect(await versionOf(page)).toBe(version)
    expect(await page.locator('[data-dragged]').count()).toBe(0)
    await drag(to)
    await until(
      page,
      (was) => Number(document.querySelector('.table-page')?.getAttribute('data-version')) === was + 2,
      version,
    )
    expect(await space(page, 'a12').getAttribute('aria-label')).toMatch(/an army .*a treasure/)
    await context.close()
  })

  test('is walked by arrows along the roads, and says why a space is out of reach', async () => {
    const { page, context } = await arranged(MOVING)
    await space(page, 'c12').focus()
    await page.keyboard.press('Enter')
    const walked: string[] = []
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowDown']) {
      await page.keyboard.press(key)
      walked.push(await inFocus(page))
    }
    expect(walked).toEqual(['L12', 't12', 'L0', 't14', 'L14', 'c41'])
    await page.keyboard.press('?')
    const why = page.getByRole('dialog').locator('.closer-why')
    await why.waitFor()
    expect(await why.innerText()).toMatch(/points are not enough/i)
    expect(await why.innerText()).toContain('DT-3.1')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    expect(await page.locator('.dt-space[aria-pressed="true"]').count()).toBe(0)
    await context.close()
  })

  test('pans and zooms on a phone, and nothing scrolls sideways', async () => {
    const { page, context } = await arranged(MOVING, { width: 390, height: 844, touch: true })
    const scale = (): Promise<number> =>
      page.evaluate(() => Number(document.querySelector('.map-sheet')?.getAttribute('data-scale')))
    expect(await scale()).toBeGreaterThan(1.2)
    await page.getByRole('button', { name: /whole map/i }).tap()
    expect(await scale()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await context.close()
  })

  test('draws a map players bring', async () => {
    const marks = Array.from({ length: 24 }, (_, at) => `s${at}`)
    const map = {
      spaces: marks.map((id, at) => ({ id, x: 100 + (at % 6) * 160, y: 120 + Math.floor(at / 6) * 250 })),
      castles: ['s0', 's5', 's23', 's18'],
      lairs: ['s2', 's3', 's7', 's10', 's13', 's16', 's20'],
      links: marks.flatMap((from, at) => [
        ...(at % 6 < 5 ? [{ from, to: `s${at + 1}` }] : []),
        ...(at < 18 ? [{ from, to: `s${at + 6}`, kind: at % 2 === 0 ? 'road' : 'tunnel' }] : []),
      ]),
    }
    const guest = await welcome(browser)
    const { page } = guest
    await page.goto(
      `${house.url}/pieces/dragon-treasure?seats=3&choices=${encodeURIComponent(JSON.stringify({ map }))}`,
    )
    await page.locator('img.dt-land[src^="data:image/svg+xml"]').waitFor()
    expect(await page.locator('.dt-space').count()).toBe(24)
    expect(
      await page.evaluate(() => document.querySelector<HTMLImageElement>('img.dt-land')?.naturalWidth),
    ).toBeGreaterThan(500)
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  })
})

test('a map of one’s own is written in the form, drawn beside it, and played', async () => {
  const guest = await welcome(browser)
  const { page } = guest
  await page.goto(`${house.url}/new/dragon-treasure`)
  const own = page.locator('#option-map')
  await own.getByText('My own', { exact: true }).click()
  await own.getByRole('button', { name: 'Edit it in a form' }).click()
  await own.getByRole('img', { name: 'The map as it will be drawn' }).waitFor()
  const text = own.getByRole('textbox', { name: 'The map as text' })
  const map = JSON.parse(await text.inputValue()) as { spaces: object[]; links: object[] }
  await text.fill(JSON.stringify({ ...map, links: map.links.slice(0, 20) }))
  expect(await own.locator('.faults').innerText()).toMatch(/cannot be reached|apart/i)
  expect(await page.getByRole('button', { name: 'Start the match' }).isDisabled()).toBe(true)
  const longer = {
    ...map,
    spaces: [...map.spaces, { id: 'inn', x: 300, y: 300 }],
    links: [...map.links, { from: 'inn', to: 'b13' }],
  }
  await text.fill(JSON.stringify(longer))
  await own.locator('.faults').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Start the match' }).click()
  await page.locator('main.dt').waitFor()
  expect(await page.locator('.dt-space').count()).toBe(54)
  expect(await page.locator('.dt-space[data-mark="inn"]').count()).toBe(1)
  expect(guest.complaints).toEqual([])
  await guest.context.close()
})

test('words that come late change no game: it goes on where it stands, and nothing is sent to another', async () => {
  const guest = await welcome(browser, { width: 390, height: 844 })
  const { page } = guest
  await page.route(/\/ja[-.][^/]*\.js/, async (route) => {
    await new Promise((resume) => setTimeout(resume, 400))
    await route.continue()
  })
  await page.addInitScript(() => {
    const seen = { versions: [] as number[], alerts: 0 }
    Object.assign(globalThis, { seen })
    new MutationObserver(() => {
      const version = document.querySelector('.table-page')?.getAttribute('data-version')
      if (version != null && seen.versions.at(-1) !== Number(version)) seen.versions.push(Number(version))
      if (document.querySelector('.toast') !== null) seen.alerts++
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-version'] })
  })
  await page.goto(`${house.url}/pieces/dragon-treasure?seats=4&skip=60&lang=ja`)
  const seen = (): Promise<{ versions: number[]; alerts: number }> =>
    page.evaluate(() => (globalThis as unknown as { seen: { versions: number[]; alerts: number } }).seen)
  await until(page, () => (globalThis as unknown as { seen: { versions: number[] } }).seen.versions.length > 4)
  const { versions, alerts } = await seen()
  expect(versions).toEqual([...versions].sort((a, b) => a - b))
  expect(alerts).toBe(0)
  await guest.context.close()
})

describe('a fight', () => {
  const DUEL = {
    phase: 'duel',
    space: 'c21',
    points: 1,
    sides: [{ armies: { C1: 4, c21: 1 }, hand: [3, 9] }, { armies: { C2: 4, c21: 1 }, hand: [2] }, REST[1], REST[2]],
  }

  test('keeps both counters sealed, then turns them together', async () => {
    const { page, context, complaints } = await arranged(DUEL, { still: false })
    const stage = page.locator('.stage')
    await stage.waitFor()
    await page.locator('.dt-place.down').waitFor()
    expect(await stage.innerText()).toMatch(/fight in c21/i)
    expect(await page.locator('.dt-place.turned').count()).toBe(0)
    expect(await barriers(page)).toEqual([])
    await page.getByRole('button', { name: /value 9/ }).click()
    await page.locator('.dt-place.turned').nth(1).waitFor()
    expect(await stage.innerText()).toMatch(/wins by 7/i)
    await page.locator('.dt-space.is-can').first().waitFor()
    expect(await page.locator('.prompt').innerText()).toMatch(/throw the loser/)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('can be put aside to look at the map, and be shown again', async () => {
    const { page, context } = await arranged(DUEL)
    await page.locator('.stage').getByRole('button', { name: 'Close' }).click()
    expect(await page.locator('.stage').count()).toBe(0)
    await page.getByRole('button', { name: 'Show the fight' }).click()
    expect(await page.locator('.stage').count()).toBe(1)
    await context.close()
  })
})
