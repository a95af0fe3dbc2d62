import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { SMALL_SET } from '../../packages/games/src/monstructor/set/small-set.ts'
import { until } from '../support/within.ts'
import { barriers } from './support/barriers.ts'
import { type Guest, type GuestOptions, welcome } from './support/guest.ts'
import { asked, chooser, decideByClicks, decideByList, drawn, isOver, tabTo, versionOf } from './support/play.ts'
import { browser, house } from './support/stage.ts'
import { type BotTable, seatedAt } from './support/table.ts'

/** A table of so many, with greedy bots at all other seats. */
const seated = (seats: number, choices: BotTable['choices'], options: GuestOptions = {}): Promise<Guest> =>
  seatedAt(house, browser, { game: 'monstructor', seats, choices }, options)

type Position = Readonly<{ players: readonly object[] }>

/** Where the living board of an arranged position is. */
const addressOf = (position: Position, choices: object = {}): string =>
  `/pieces/monstructor?${new URLSearchParams({
    seats: String(position.players.length),
    position: JSON.stringify(position),
    choices: JSON.stringify(choices),
  })}`

/** The living board of an arranged position; the viewer is seat 0. */
const arranged = async (position: Position, options: GuestOptions = {}, choices: object = {}): Promise<Guest> => {
  const guest = await welcome(browser, options)
  await guest.page.goto(house.url + addressOf(position, choices))
  await asked(guest.page)
  return guest
}

/** What may be done now on the table itself, in the order Tab meets it. */
const WAYS = 'main button.is-can, .prompt .btn:not([disabled])'

/** One decision by Tab and Enter alone. */
const decideByKeys = async (page: Page, pick: (count: number) => number): Promise<void> => {
  const version = await versionOf(page)
  for (let step = 0; step < 24 && (await versionOf(page)) === version; step++) {
    const found = page.locator(WAYS)
    const go = await found.evaluateAll((all) => all.findIndex((one) => one.classList.contains('go')))
    const ways = await found.count()
    if (ways > 0 && (await tabTo(page, WAYS, go >= 0 ? go : pick(ways)))) await page.keyboard.press('Enter')
    await until(
      page,
      ([from, what]) =>
        Number(document.querySelector('.table-page')?.getAttribute('data-version')) !== from ||
        document.querySelector(what) !== null,
      [version, WAYS] as const,
    )
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  }
}

/** Plays to the end of the match. */
const playOn = async (guest: Guest, decide: typeof decideByClicks, seed: number): Promise<void> => {
  const { page } = guest
  const pick = chooser(seed)
  let decisions = 0
  while (await asked(page, 60_000)) {
    if (decisions === 2) expect(await barriers(page)).toEqual([])
    await decide(page, pick)
    decisions++
    expect(decisions).toBeLessThan(200)
  }
  expect(await isOver(page)).toBe(true)
  expect(decisions).toBeGreaterThan(2)
  await page.getByRole('dialog').waitFor()
  expect(guest.complaints).toEqual([])
  await guest.context.close()
}

describe('a whole game', () => {
  test('of Classic, three seats, by clicks', async () => {
    await playOn(await seated(3, { mode: 'classic', dragonGoal: 1, turnCap: 7 }), decideByClicks, 3)
  }, 240_000)

  test('of Arena, two seats, by the keyboard alone', async () => {
    await playOn(await seated(2, { mode: 'arena', dragonGoal: 1, turnCap: 7 }), decideByKeys, 5)
  }, 240_000)

  test('of Dominoes, five seats, on a phone by the list', async () => {
    const phone = { width: 390, height: 844, touch: true }
    // A short deck of one's own.
    await playOn(await seated(5, { mode: 'dominoes', cardSet: { csv: SMALL_SET } }, phone), decideByList, 7)
  }, 240_000)
})

const READY = ['U1H', 'U1B', 'U1La', 'U1Lb', 'U1T']
const part = (page: Page, handle: string) => page.locator(`[data-place="p.${handle}"]`)
const plateOf = (page: Page): Promise<string> => page.locator('.ms-nameplate').innerText()

describe('the workbench', () => {
  const BENCH = {
    phase: 'build',
    players: [{ table: [...READY, 'M2B', 'C1H'], hidden: ['PBO3a'] }, { table: ['M5H', 'M5B', 'M5T'] }, {}],
  }

  test('takes parts by click and by drag, gives them back, and says why one does not fit', async () => {
    const guest = await arranged(BENCH)
    const { page } = guest
    await part(page, 'M2B.1').click()
    expect(await page.getByRole('tooltip').innerText()).toContain('MS-28')
    await page.keyboard.press('Escape')
    await part(page, 'U1B.1').click()
    expect(await plateOf(page)).toMatch(/4 joints open/)
    expect(await page.locator('.ms-open button').count()).toBe(4)
    // What is dropped on what stands there joins it.
    const [from, to] = [await part(page, 'U1H.1').boundingBox(), await part(page, 'U1B.1').boundingBox()]
    if (from === null || to === null) throw new Error('nothing to drag')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + 60, from.y + 20, { steps: 4 })
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
    await page.mouse.up()
    expect(await plateOf(page)).toMatch(/3 joints open/)
    // What stands is taken off by dragging it away, not by dropping it back.
    const head = await part(page, 'U1H.1').boundingBox()
    if (head === null) throw new Error('nothing to drag')
    await page.mouse.move(head.x + head.width / 2, head.y + head.height / 2)
    await page.mouse.down()
    await page.mouse.move(head.x + head.width / 2 + 20, head.y + head.height / 2 + 30, { steps: 4 })
    await page.mouse.up()
    expect(await plateOf(page)).toMatch(/3 joints open/)
    // An open joint looks for what fits it.
    await page.locator('.ms-open[data-joint]:not(.wide) button').first().click()
    expect(await page.locator('.ms-loose.is-can').count()).toBe(2)
    await part(page, 'U1L.1').click()
    expect(await plateOf(page)).toMatch(/2 joints open/)
    await page.keyboard.press('Escape')
    expect(await plateOf(page)).toMatch(/3 joints open/)
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  })

  test('completes a monster, calls out the challenge, and shows the fight with both totals', async () => {
    const guest = await arranged(BENCH, { still: false })
    const { page } = guest
    await page.getByRole('button', { name: 'Complete one for me' }).click()
    expect(await plateOf(page)).toMatch(/Complete\s+5 parts, 13 points/i)
    await page
      .locator('.prompt')
      .getByRole('button', { name: /^Challenge / })
      .click()
    const fight = page.locator('.stage')
    await fight.waitFor()
    expect(await fight.innerText()).toMatch(/against/i)
    await page.locator('.stage-total').filter({ hasText: '8' }).waitFor()
    expect(await fight.innerText()).toMatch(/13/)
    expect(await barriers(page)).toEqual([])
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  })

  test('is laid out in others’ turns too, and keeps its layout', async () => {
    const away = { ...BENCH, seat: 1, turn: 1, players: [{ table: READY }, {}, {}] }
    const guest = await welcome(browser)
    const { page } = guest
    const search = new URLSearchParams({ seats: '3', position: JSON.stringify(away) })
    await page.goto(`${house.url}/pieces/monstructor?${search}`)
    await part(page, 'U1B.1').click()
    await part(page, 'U1T.1').click()
    expect(await plateOf(page)).toMatch(/3 joints open/)
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  })
})

describe('the fight', () => {
  const FIGHT = {
    phase: 'reinforce',
    players: [{ hidden: ['S01a', 'S06a', 'PSP2a'] }, { hidden: ['PMA2a'] }, {}],
    fight: {
      attacker: 1,
      defender: 0,
      parts: [
        ['I4B', 'I4H', 'I4La', 'I4Lb'],
        ['U3B', 'U3H', 'U3T'],
      ],
    },
  }

  test.each([
    ['all one can do', ['PSP2a'], true],
    ['beside a card that can be played', ['PSP2a', 'S06a'], false],
  ])('a pass that loses it leads on where it is %s, and only there', async (_, hidden, leads) => {
    const [, ...others] = FIGHT.players
    const guest = await arranged({ ...FIGHT, players: [{ hidden }, ...others] })
    const pass = guest.page.getByRole('button', { name: /^Pass: (lost|a draw)/ })
    expect(await pass.evaluate((button) => button.classList.contains('go'))).toBe(leads)
    await guest.context.close()
  })

  test('takes off the part a spell is cast on, and says why a card cannot be played', async () => {
    const guest = await arranged(FIGHT)
    const { page } = guest
    await page.getByRole('button', { name: /^Spear 2/ }).click()
    expect(await page.getByRole('tooltip').innerText()).toContain('MS-43')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Limb Lopper/ }).click()
    expect(await page.locator('.ms-part.is-can').count()).toBe(2)
    await page.getByRole('button', { name: /^Take off .* 3 points/ }).click()
    await page.locator('.stage-total').filter({ hasText: '6' }).waitFor()
    expect(await page.locator('.ms-figure image.off').count()).toBeGreaterThan(0)
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  })

  /** Its stage held back until it is brought; the focus is where it was put by then. */
  const heldBack = async (focus: (page: Page) => Promise<void>): Promise<Guest> => {
    const guest = await welcome(browser)
    const { page } = guest
    let bring = (): void => undefined
    const brought = new Promise<void>((resolve) => (bring = resolve))
    await page.route(/fight-[^/]+\.js$/, async (route) => {
      await brought
      await route.continue()
    })
    await page.goto(house.url + addressOf(FIGHT))
    await asked(page)
    await focus(page)
    expect(await page.locator('.stage').count()).toBe(0)
    bring()
    await page.locator('.stage').waitFor()
    return guest
  }
  const hasFocus = (thing: Locator): Promise<boolean> => thing.evaluate((one) => document.activeElement === one)

  test('comes late over a slow line, and leaves the focus to who is at work in their hand', async () => {
    const jinxIn = (page: Page): Locator => page.getByRole('button', { name: /^Jinxed Arms/ })
    const guest = await heldBack((page) => jinxIn(page).focus())
    const { page } = guest
    expect(await hasFocus(jinxIn(page))).toBe(true)
    await page.keyboard.press('Enter')
    await page.locator('.prompt').getByRole('button', { name: 'mace' }).waitFor()
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  })

  test('comes late and takes the focus of who waits at the table itself', async () => {
    const guest = await heldBack((page) =>
      page.locator('main').evaluate((table) => {
        table.tabIndex = -1
        table.focus()
      }),
    )
    expect(await hasFocus(guest.page.locator('.stage'))).toBe(true)
    await guest.context.close()
  })

  test('names an icon for a jinx by the keyboard', async () => {
    const guest = await arranged(FIGHT)
    const { page } = guest
    const version = await versionOf(page)
    await page.getByRole('button', { name: /^Jinxed Arms/ }).focus()
    await page.keyboard.press('Enter')
    await page.locator('.prompt').getByRole('button', { name: 'mace' }).focus()
    await page.keyboard.press('Enter')
    await until(
      page,
      (from) => Number(document.querySelector('.table-page')?.getAttribute('data-version')) !== from,
      version,
    )
    expect(await page.locator('.stage').innerText()).toMatch(/no mace/)
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  })
})

/** Lines of the log in the order in which a fight is told; the last is how it ends. */
const TOLD = ['challenges|fights the Arena monster', 'are flipped', 'wins \\d+ to \\d+']

describe('a fight that is told', () => {
  const RIVAL = ['M5B', 'M5H', 'M5T']
  const CALLED = { phase: 'build', players: [{ table: READY }, { table: RIVAL }, { faction: 'ImpClick' }] }
  const RING = {
    phase: 'build',
    players: [{ table: READY }, {}, { faction: 'ImpClick' }],
    arena: { owner: 2, parts: RIVAL },
  }

  test.each([
    ['Classic', CALLED, {}, /^Challenge /],
    ['the Arena', RING, { mode: 'arena' }, 'Fight in the Arena'],
  ] as const)('in %s is in the log as far as the stage has shown it, and no further', async (_, at, choices, call) => {
    const guest = await arranged(at, { still: false }, choices)
    const { page } = guest
    /** Whenever the page changes: whether the stage shows how it ended, and how many of the lines the log tells. */
    await page.evaluate((lines) => {
      const seen: [boolean, number][] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const told = document.querySelector('.log')?.textContent ?? ''
        const count = lines.filter((line) => new RegExp(line).test(told)).length
        seen.push([document.querySelector('.stage-fate') !== null, count])
      }).observe(document.body, { childList: true, subtree: true, characterData: true })
    }, TOLD)
    await page.getByRole('button', { name: 'Complete one for me' }).click()
    await page.locator('.prompt').getByRole('button', { name: call }).click()
    await page.locator('.stage-fate').first().waitFor()
    await page.locator('.stage').waitFor({ state: 'detached' })
    const seen = await page.evaluate(() => (window as unknown as { seen: [boolean, number][] }).seen)
    const ended = seen.findIndex(([fate]) => fate)
    const before = seen.slice(0, ended).map(([, count]) => count)
    // The call, the flip, and only with the end its line.
    expect(new Set(before)).toEqual(new Set([0, 1, 2]))
    expect(seen.slice(ended).some(([, count]) => count === TOLD.length)).toBe(true)
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  })
})

test('Power cards are laid by a touch, taken back by another, and played together', async () => {
  const guest = await arranged(
    {
      phase: 'reinforce',
      players: [{ hidden: ['PBO2a', 'PBO3a', 'PSP4a', 'S07a'] }, { hidden: ['PMA2a'] }],
      fight: { attacker: 0, defender: 1, parts: [READY, ['C3B', 'C3Ha', 'C3Hb', 'C3Hc', 'C3T']] },
    } as { players: readonly object[] },
    {},
    { powerCards: 'together' },
  )
  const { page } = guest
  const asks = page.locator('.prompt [role="status"]')
  expect(await asks.innerText()).toContain('Play Power cards or a Spell card, or pass.')
  const version = await versionOf(page)
  // In any order one likes.
  await page.getByRole('button', { name: /^Bow 3/ }).click()
  await page.getByRole('button', { name: /^Spear 4/ }).click()
  await page.getByRole('button', { name: /^Bow 2/ }).click()
  expect(await asks.innerText()).toContain('Play the Power cards laid.')
  await page.getByRole('button', { name: /^Second Wind/ }).click()
  expect(await page.getByRole('tooltip').innerText()).toContain('MS-42')
  await page.getByRole('button', { name: /^Spear 4/ }).click()
  expect(await asks.innerText()).toContain('Lay another Power card, or play those laid.')
  await page.keyboard.press('Escape')
  expect(await page.getByRole('button', { name: 'Play 1 card' }).count()).toBe(1)
  await page.getByRole('button', { name: /^Bow 3/ }).click()
  expect(await versionOf(page)).toBe(version)
  await page.getByRole('button', { name: 'Play 2 cards' }).click()
  await page.locator('.stage-total').filter({ hasText: '16' }).waitFor()
  expect(await page.getByRole('button', { name: /^Bow/ }).count()).toBe(0)
  expect(await barriers(page)).toEqual([])
  expect(guest.complaints).toEqual([])
  await guest.context.close()
})

test('the course is finished by what the coach shows, step by step', async () => {
  const { page, context, complaints } = await welcome(browser)
  await page.goto(`${house.url}/learn/monstructor`)
  const good = page.locator('.coach[data-tone="good"]')
  for (let lesson = 1; lesson <= 10; lesson++) {
    await page.locator(`.coach .dots [aria-current="step"][aria-label^="Step ${lesson}:"]`).waitFor()
    if ((await good.count()) === 0) await page.getByRole('button', { name: 'Show me' }).click()
    // A monster is chosen part by part; what is suggested next is marked in the list.
    for (let step = 0; step < 8 && (await good.count()) === 0; step++) {
      const laid = await page.locator('.laid span').count()
      await page.locator('[data-action][data-hinted]').first().click()
      await until(
        page,
        (before) =>
          document.querySelector('.coach[data-tone="good"]') !== null ||
          document.querySelectorAll('.laid span').length > before,
        laid,
      )
    }
    await good.waitFor()
    await page
      .locator('.coach')
      .getByRole('button', { name: lesson < 10 ? 'Go on' : 'Finish' })
      .click()
  }
  await page.getByRole('dialog', { name: 'That was the whole game' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
}, 180_000)

test('no point side and no hidden card of others reaches the page', async () => {
  /** Two worlds that differ only in what the viewer may not see: points of a limb, and a face-down card. */
  const world = (limb: string, hidden: string): Promise<Guest> =>
    arranged({
      phase: 'build',
      players: [
        { faction: 'ImpClick', table: ['M5H', 'M5B', 'M5T'] },
        { faction: 'UndeadEnd', table: ['U1H', 'U1B', limb, 'E1T'], hidden: [hidden] },
        { faction: 'MechanoWar', table: ['U3H', 'U3B', 'U3T'] },
      ],
    } as { players: readonly object[] })
  const seen: string[] = []
  for (const [limb, hidden] of [
    ['U1La', 'PBO2a'],
    ['U1Lb', 'S04a'],
  ] as const) {
    const { page, context } = await world(limb, hidden)
    await page.locator('[data-place="t.1"]').click()
    await page.locator('.closer .ms-visit').waitFor()
    // All that comes later: why it does nothing, and where it goes on.
    await page.locator('.closer .closer-why').waitFor()
    await page.locator('.closer .closer-scroll[data-goes]').waitFor()
    await drawn(page)
    seen.push(await page.evaluate(() => document.querySelector('main')?.outerHTML ?? ''))
    expect(await page.locator('.ms-visit .ms-bead, .ms-visit-parts .ms-bead').count()).toBe(0)
    await context.close()
  }
  expect(seen[0]).toContain('points unknown')
  expect(seen[1]).toBe(seen[0])
})
