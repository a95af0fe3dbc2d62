import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { until } from '../support/within.ts'
import { barriers } from './support/barriers.ts'
import { type Guest, welcome } from './support/guest.ts'
import { asked, moved, versionOf } from './support/play.ts'
import { browser, house } from './support/stage.ts'

const GAME = 'monster-pack'
const LESSONS = 10

const tone = (page: Page, wanted: string) => page.locator(`.coach[data-tone="${wanted}"]`)
const titleOf = (page: Page): Promise<string> => page.locator('.coach h2').innerText()

const learning = async (options: Parameters<typeof welcome>[1] = {}, at = 0): Promise<Guest> => {
  const guest = await welcome(browser, options)
  const { page } = guest
  await page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    },
    ['menagerie.learned', JSON.stringify({ [GAME]: { at, done: false } })] as const,
  )
  await page.goto(`${house.url}/learn/${GAME}`)
  await tone(page, 'ask').waitFor()
  return guest
}

const knucklepup = '.hand .card[aria-label^="Knucklepup"]'
const glimmernewt = '.hand .card[aria-label^="Glimmernewt"]'
const spot = (place: string): string => `[data-slot="${place}"] button`

/** What a newcomer touches, lesson by lesson. */
const TOUCHES: readonly (readonly string[])[] = [
  [knucklepup, spot('w.1')],
  [spot('a.0')],
  [spot('w.1'), spot('a.2')],
  [spot('a.2')],
  [spot('a.0')],
  [spot('a.2')],
  [spot('a.1')],
  [glimmernewt, spot('w.0')],
  [spot('a.0')],
  [spot('a.3')],
]

/** What the coach lies over, and what leaves the screen. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const coach = document.querySelector('.coach')?.getBoundingClientRect()
    if (coach === undefined) return ['there is no coach']
    const found = ['.rail', '.seat.them', '.seat.mine', '.mat', '.prompt', '.hand', '.book', '.dock'].filter(
      (selector) => {
        const box = document.querySelector(`.table-page ${selector}`)?.getBoundingClientRect()
        if (box === undefined || box.width === 0) return false
        const across = Math.min(coach.right, box.right) - Math.max(coach.left, box.left)
        const down = Math.min(coach.bottom, box.bottom) - Math.max(coach.top, box.top)
        return across > 1 && down > 1
      },
    )
    const inside = coach.left >= -1 && coach.right <= innerWidth + 1 && coach.bottom <= innerHeight
    const root = document.documentElement
    return [...found, ...(inside ? [] : ['the screen']), ...(root.scrollHeight > innerHeight ? ['it scrolls'] : [])]
  })

describe('the tutorial of Monster Pack', () => {
  test('a newcomer finishes it by clicks, and goes on to a match', async () => {
    const { page, context, complaints } = await learning()
    for (const [index, touches] of TOUCHES.entries()) {
      const title = await titleOf(page)
      for (const target of touches) await page.locator(target).click()
      await tone(page, 'good').waitFor()
      await page.locator('.prompt').getByText('This step is done. Go on when you like.').waitFor()
      if (index < LESSONS - 1) {
        await page.locator('.coach').getByRole('button', { name: 'Go on' }).click()
        await until(page, (before) => document.querySelector('.coach h2')?.textContent !== before, title)
        await tone(page, 'ask').waitFor()
      }
    }
    await page.locator('.coach').getByRole('button', { name: 'Finish' }).click()
    const end = page.getByRole('dialog', { name: 'That was the whole game' })
    await end.waitFor()
    const kept = await page.evaluate(() => localStorage.getItem('menagerie.learned'))
    expect(JSON.parse(kept ?? '')).toEqual({ [GAME]: { at: 0, done: true } })
    await end.getByRole('button', { name: 'Play now' }).click()
    await page.waitForURL(/\/t\//)
    await page.locator('.coach').waitFor({ state: 'detached' })
    expect(await asked(page)).toBe(true)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('the keyboard alone finishes it, and the coach is heard', async () => {
    const { page, context, complaints } = await learning()
    const focused = (): Promise<string> =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      )
    const walkTo = async (label: string, key: string): Promise<void> => {
      for (let i = 0; i < 12 && !(await focused()).startsWith(label); i++) await page.keyboard.press(key)
      expect(await focused()).toMatch(new RegExp(`^${label}`))
    }
    // The step is read from its title.
    expect(await focused()).toMatch(/Step 1 of 10: *Summon/)
    await walkTo('Knucklepup', 'ArrowRight')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await walkTo('W2', 'ArrowLeft')
    await page.keyboard.press('Enter')
    for (let index = 0; index < LESSONS; index++) {
      const title = await titleOf(page)
      if (index > 0) {
        const lines = await page.locator('[data-action]').evaluateAll((all) => all.map((one) => one.dataset['action']))
        const wanted = SOLUTIONS[index] as string
        await page.keyboard.press(String(lines.indexOf(wanted) + 1))
      }
      await tone(page, 'good').waitFor()
      expect(await page.locator('.coach [aria-live="polite"]').innerText()).not.toBe('')
      expect(await focused()).toBe(index < LESSONS - 1 ? 'Go on' : 'Finish')
      await page.keyboard.press('Enter')
      if (index < LESSONS - 1)
        await until(page, (before) => document.querySelector('.coach h2')?.textContent !== before, title)
    }
    await page.getByRole('dialog', { name: 'That was the whole game' }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })

  test('another choice is taken back without a word of blame, and what is meant can be shown', async () => {
    const { page, context } = await learning({}, 5)
    const version = await versionOf(page)
    await page.locator(spot('a.3')).click()
    await tone(page, 'again').waitFor()
    expect(await page.locator('.coach .said').innerText()).toContain('Look for Red')
    expect(await versionOf(page)).toBe(version)
    expect(await page.locator('[data-action]').count()).toBe(3)
    await page.getByRole('button', { name: 'Show me' }).click()
    expect(await page.locator('.slot[data-hinted]').first().getAttribute('data-slot')).toMatch(/^[aw]\.2$/)
    expect(await page.locator('[data-action][data-hinted]').getAttribute('data-action')).toBe('up W3 A3')
    await page.locator(spot('a.2')).click()
    await tone(page, 'good').waitFor()
    await context.close()
  })

  test('one goes back, does it again, jumps by the dots, and finds the step again after a reload', async () => {
    const { page, context } = await learning({}, 3)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await until(page, () => document.querySelector('.coach h2')?.textContent?.includes('Who touches what'))
    await page.getByRole('button', { name: /^Step 7: White Wild/ }).click()
    await until(page, () => document.querySelector('.coach h2')?.textContent?.includes('White Wild'))
    await page.reload()
    await tone(page, 'ask').waitFor()
    expect(await titleOf(page)).toContain('White Wild')
    await page.locator(spot('a.1')).click()
    await tone(page, 'good').waitFor()
    await page.getByRole('button', { name: 'Again', exact: true }).click()
    await tone(page, 'ask').waitFor()
    expect(await page.locator('[data-action]').count()).toBe(3)
    await page.getByRole('button', { name: 'Leave the tutorial' }).click()
    await page.getByRole('link', { name: 'Learn' }).first().waitFor()
    await context.close()
  })

  test.each([
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 390, height: 844, touch: true },
  ])('at $width x $height the coach covers nothing and keeps nobody out', async (size) => {
    const { page, context } = await learning(size, 2)
    expect(await covered(page)).toEqual([])
    expect(await barriers(page)).toEqual([])
    await page.locator(spot('w.1')).click()
    await page.locator(spot('a.1')).click()
    await tone(page, 'again').waitFor()
    expect(await covered(page)).toEqual([])
    await context.close()
  })
})

const SOLUTIONS: readonly string[] = [
  'summon R05 W2',
  'up W2 A2',
  'up W2 A3',
  'up W2 A3',
  'up W1 A1',
  'up W3 A3',
  'up W2 A2',
  'boost W1 B05',
  'up W1 A1',
  'up W3 A4',
]

describe.each([
  ['double-headed-lion', 9],
  ['dragon-treasure', 10],
] as const)('the tutorial of %s', (game, lessons) => {
  test('is finished on its own board by what the coach shows', async () => {
    const { page, context, complaints } = await welcome(browser)
    await page.goto(`${house.url}/learn/${game}`)
    for (let index = 0; index < lessons; index++) {
      await tone(page, 'ask').waitFor()
      expect(await page.locator('.coach .dots [aria-current="step"]').getAttribute('aria-label')).toMatch(
        new RegExp(`^Step ${index + 1}:`),
      )
      await page.getByRole('button', { name: 'Show me' }).click()
      await page.locator('[data-action][data-hinted]').click()
      await tone(page, 'good').waitFor()
      await page
        .locator('.coach')
        .getByRole('button', { name: index < lessons - 1 ? 'Go on' : 'Finish' })
        .click()
    }
    await page.getByRole('dialog', { name: 'That was the whole game' }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('the rulebook', () => {
  test('is searched by words and numbers, marks and counts its hits, and shows what we designed', async () => {
    const { page, context, complaints } = await welcome(browser)
    await page.goto(`${house.url}/rules/${GAME}`)
    await page.locator('.rulebook li').first().waitFor()
    const all = await page.locator('.rulebook li').count()
    await page.keyboard.press('/')
    await page.keyboard.type('white wild')
    const found = await page.locator('.rulebook li').count()
    expect(found).toBeGreaterThan(3)
    expect(found).toBeLessThan(all)
    expect(await page.locator('.search-box [role="status"]').innerText()).toBe(`${found} rules found`)
    expect(await page.locator('.rulebook mark').first().innerText()).toMatch(/white|wild/i)
    await page.keyboard.press('Escape')
    expect(await page.locator('.rulebook li').count()).toBe(all)
    await page.keyboard.type('mp28')
    expect(await page.locator('.rulebook li').evaluateAll((lines) => lines.map((one) => one.id))).toEqual(['MP-28'])
    await page.getByRole('link', { name: 'Option: Entry after a boost' }).click()
    await page.locator('#option-boostEntry').waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('option-boostEntry')
    await page.goto(`${house.url}/rules/${GAME}`)
    await page.getByRole('button', { name: 'Only what is not from the rulebook' }).click()
    const designed = await page.locator('.rulebook li').count()
    expect(await page.locator('.rulebook li .mark-d').count()).toBe(designed)
    expect(await barriers(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })

  test('speaks and searches Japanese', async () => {
    const { page, context } = await welcome(browser)
    await page.goto(`${house.url}/rules/${GAME}?lang=ja`)
    await page.locator('.rulebook li').first().waitFor()
    await page.keyboard.press('/')
    await page.keyboard.insertText('ダイス')
    await page.locator('.rulebook mark').first().waitFor()
    expect(await page.locator('.rulebook mark').first().innerText()).toBe('ダイス')
    await context.close()
  })

  test('opens at the rule a refusal names, with the focus there, beside the table', async () => {
    const { page, context } = await welcome(browser)
    const position = {
      phase: 'boost1',
      turn: 5,
      sides: [{ hand: ['B05', 'G04'], waiting: { W1: 'B06(1)' } }, { hand: ['G04'] }],
    }
    await page.goto(`${house.url}/pieces/${GAME}?position=${encodeURIComponent(JSON.stringify(position))}`)
    await asked(page)
    await page.locator('.hand .card.is-dead').click()
    await page.getByRole('tooltip').getByRole('button', { name: /MP-22/ }).click()
    await until(page, () => document.activeElement?.id === 'MP-22')
    await page.keyboard.press('/')
    await page.keyboard.type('discard')
    expect(await page.locator('.rulebook mark').count()).toBeGreaterThan(0)
    await context.close()
  })
})

describe('the help page of a card', () => {
  test('is reached from the middle of a game, and knows what can be done there', async () => {
    const { page, context, complaints } = await welcome(browser)
    const position = { phase: 'summon', turn: 3, sides: [{ hand: ['B09', 'R04'] }, { hand: ['G04'] }] }
    await page.goto(`${house.url}/pieces/${GAME}?position=${encodeURIComponent(JSON.stringify(position))}`)
    await asked(page)
    await page.locator('.hand .card[aria-label^="Eddyhare"]').focus()
    await page.keyboard.press('?')
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('dialog').getByRole('link', { name: 'Its own page' }).click(),
    ])
    await opened.getByRole('heading', { name: 'In your game just now' }).waitFor()
    expect(await opened.locator('.card-now li').allInnerTexts()).toEqual(
      [1, 2, 3, 4].map((at) => `Summon Eddyhare to W${at}`),
    )
    const red = opened.getByRole('row', { name: /Red Strike/ })
    expect((await red.locator('td').allInnerTexts()).slice(0, 3)).toEqual(['13', '1', '6'])
    const code = opened.locator('img.page-code')
    expect(await code.getAttribute('data-address')).toBe(`${house.url}/cards/${GAME}/B09`)
    expect(await barriers(opened)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  })

  test('is found in the gallery, by words and by the rule that names it', async () => {
    const { page, context } = await welcome(browser)
    await page.goto(`${house.url}/rules/${GAME}/MP-23`)
    await page.locator('#MP-23').getByRole('link', { name: '12 cards' }).click()
    await page.locator('.gallery li').first().waitFor()
    expect(await page.locator('.gallery li').count()).toBe(12)
    await page.getByRole('button', { name: /^Named by MP-23/ }).click()
    expect(await page.locator('.gallery li').count()).toBe(72)
    await page.getByRole('button', { name: 'Green Spell' }).click()
    await page.keyboard.press('/')
    await page.keyboard.type('omen')
    expect(await page.locator('.search-box [role="status"]').innerText()).toBe('1 card found')
    await page.locator('.gallery a').click()
    await page.getByRole('heading', { name: 'Emerald Omen' }).waitFor()
    await context.close()
  })
})

test('alone against a bot one may ask for a hint by a key, sees it marked, and plays it', async () => {
  const { page, context, complaints } = await welcome(browser)
  await page.goto(house.url)
  await page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .click()
  await asked(page)
  const version = await versionOf(page)
  await page.keyboard.press('h')
  await page.locator('[data-hint="given"]').waitFor()
  const hinted = page.locator('[data-action][data-hinted]')
  expect(await hinted.count()).toBe(1)
  expect(await page.locator('.mp [data-hinted]').count()).toBeGreaterThan(0)
  expect(await versionOf(page)).toBe(version)
  await page.getByRole('region', { name: 'Hint' }).getByRole('button', { name: 'Do it' }).click()
  await moved(page, version)
  expect(await page.locator('[data-hint]').count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})
