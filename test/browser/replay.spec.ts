import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { until } from '../support/within.ts'
import { barriers } from './support/barriers.ts'
import { type Guest, welcome } from './support/guest.ts'
import { asked, chooser, decideByList, isOver } from './support/play.ts'
import { browser, house } from './support/stage.ts'

/** Who played the match that is looked at, and where it stands. */
let player: Guest
let table: string
let file: string

interface Saved {
  readonly header: { readonly loadouts: readonly (readonly string[])[] }
  readonly entries: readonly {
    readonly seq: number
    readonly steps: string[]
    readonly outcomes: (number | string)[]
  }[]
  readonly reveal: string
}

/** So many decisions, unless the match is over before. */
const playSome = async (page: Page, decisions: number): Promise<void> => {
  const pick = chooser(5)
  for (let i = 0; i < decisions && (await asked(page)); i++) await decideByList(page, pick)
}
const giveUp = async (page: Page): Promise<void> => {
  // An only choice may be made by the page itself, and may end the match while one is about to give it up.
  const choices = page.locator('[data-action]:not([disabled])')
  while ((await asked(page)) && (await choices.count()) < 2) await decideByList(page, () => 0)
  if (await isOver(page)) return
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Give up this match' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Give up this match' }).click()
  await page.locator('.mp[data-phase="over"]').waitFor()
}

beforeAll(async () => {
  player = await welcome(browser)
  const { page } = player
  await page.goto(`${house.url}/new/monster-pack`)
  await page.getByRole('button', { name: 'Short', exact: true }).click()
  await page.getByRole('radiogroup', { name: 'Seat 2' }).getByText('plays anything').click()
  await page.getByRole('button', { name: 'Start the match' }).click()
  await playSome(page, 16)
  await giveUp(page)
  table = new URL(page.url()).pathname.slice('/t/'.length)
  const sheet = page.getByRole('dialog')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Save the record' }).click(),
  ])
  file = join(mkdtempSync(join(tmpdir(), 'menagerie-replay-')), 'record.json')
  await download.saveAs(file)
})
const record = (): Saved => JSON.parse(readFileSync(file, 'utf8')) as Saved
const tampered = (name: string, change: (text: string) => string): string => {
  const path = join(file, '..', name)
  writeFileSync(path, change(readFileSync(file, 'utf8')))
  return path
}

/** Where the replay stands, and which position lies on the table. */
const stands = async (page: Page): Promise<readonly number[]> => [
  Number(await page.locator('.scrub-track input').inputValue()),
  Number(await page.getAttribute('.table-page', 'data-version')),
]
const open = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`${house.url}/replay/${table}${query}`)
  await page.locator('.scrubber').waitFor()
}
const menu = async (page: Page, line: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu of the replay' }).click()
  await page.getByRole('dialog').getByRole('button', { name: line }).click()
}
const opponentsHand = (page: Page) => page.locator('.hand .card')
/** What stands on the cards of the hand, without the sign that one cannot be used now: only who is asked sees that. */
const handWords = async (page: Page): Promise<readonly string[]> =>
  (await opponentsHand(page).allInnerTexts()).map((text) => text.replace(/^\?$/m, '').trim()).sort()

describe('the replay of a match', () => {
  test('is one press away from the result, the menu and the list of games', async () => {
    const { page } = player
    await page.goto(`${house.url}/t/${table}`)
    await page.getByRole('dialog').getByRole('link', { name: 'Replay' }).click()
    await page.locator('.scrubber').waitFor()
    expect(await stands(page)).toEqual([0, 0])
    await page.goto(`${house.url}/t/${table}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click()
    await page.locator('.scrubber').waitFor()
    await page.goto(house.url)
    await page.getByRole('link', { name: 'Replay' }).first().click()
    await page.locator('.scrubber').waitFor()
  })

  test('steps, jumps and scrubs, by buttons, keys and slider, and the address goes along', async () => {
    const { page } = player
    const last = record().entries.length - 1
    await open(page)
    await page.getByRole('button', { name: 'One entry on' }).click()
    expect(await stands(page)).toEqual([1, 1])
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    expect(await stands(page)).toEqual([2, 2])
    await page.keyboard.press('End')
    expect(await stands(page)).toEqual([last, last])
    await page.locator('.mp[data-phase="over"]').waitFor()
    await page.keyboard.press('ArrowRight')
    expect(await stands(page)).toEqual([last, last])
    await page.keyboard.press('Home')
    expect(await stands(page)).toEqual([0, 0])
    const track = await page.locator('.scrub-track').boundingBox()
    if (track === null) throw new Error('no slider')
    await page.mouse.click(track.x + track.width / 2, track.y + track.height / 2)
    const [middle = 0] = await stands(page)
    expect(Math.abs(middle - last / 2)).toBeLessThan(3)
    // The slider keeps the focus, and the arrows step by one, not by two.
    await page.keyboard.press('ArrowRight')
    expect(await stands(page)).toEqual([middle + 1, middle + 1])
    await until(page, (at) => new URL(location.href).searchParams.get('at') === String(at), middle + 1)
    await page.reload()
    await page.locator('.scrubber').waitFor()
    expect(await stands(page)).toEqual([middle + 1, middle + 1])
    expect(await barriers(page)).toEqual([])
  })

  test('plays by itself until it is paused', async () => {
    const { page } = player
    await page.clock.install()
    await open(page)
    await page.getByRole('button', { name: /^Speed/ }).click()
    await page.getByRole('button', { name: /^Speed/ }).click()
    await page.locator('body').press(' ')
    await until(page, () => Number(document.querySelector<HTMLInputElement>('.scrub-track input')?.value) >= 3)
    await page.locator('body').press(' ')
    const [at] = await stands(page)
    await page.clock.runFor(2000)
    expect((await stands(page))[0]).toBe(at)
  })

  test('goes to a line of the log, and to what happened to a card', async () => {
    const { page } = player
    await open(page)
    const line = page.locator('.log .log-go', { hasText: 'summons' }).nth(2)
    const version = Number(await line.getAttribute('data-version'))
    await line.click()
    expect(await stands(page)).toEqual([version, version])
    expect(await page.locator('.log .log-go[aria-current="step"]').count()).toBeGreaterThan(0)

    await page.locator('.mat button.card').first().click()
    const history = page.getByRole('dialog').locator('.card-history li button')
    const name = (await page.getByRole('dialog').getByRole('heading', { level: 2 }).innerText()).toLowerCase()
    expect(await history.count()).toBeGreaterThan(0)
    for (const text of await history.allInnerTexts()) expect(text.toLowerCase()).toContain(name)
    const first = Number(await history.first().getAttribute('data-version'))
    await history.first().click()
    expect(await stands(page)).toEqual([first, first])

    await menu(page, 'History of a card')
    const cards = page.locator('.history-cards button')
    await cards.nth(1).click()
    expect(await barriers(page)).toEqual([])
    const event = page.locator('.history-one .card-history li button').last()
    const target = Number(await event.getAttribute('data-version'))
    await event.click()
    expect(await stands(page)).toEqual([target, target])
  })

  test('is seen through anybody’s eyes', async () => {
    const { page } = player
    await open(page, '?at=4')
    const eyes = page.getByRole('group', { name: 'Whose eyes' })
    const pressed = () => eyes.locator('[aria-pressed="true"]').innerText()
    expect(await pressed()).not.toBe('Random bot')
    const mine = await opponentsHand(page).allInnerTexts()
    expect(mine.length).toBeGreaterThan(3)
    await eyes.getByRole('button', { name: 'Random bot' }).click()
    const theirs = await opponentsHand(page).allInnerTexts()
    expect(theirs.length).toBeGreaterThan(3)
    expect(theirs).not.toEqual(mine)
    await eyes.getByRole('button', { name: 'spectator' }).click()
    expect(await opponentsHand(page).count()).toBe(0)
    await eyes.getByRole('button', { name: 'all hands open' }).click()
    expect(await opponentsHand(page).allInnerTexts()).toEqual(mine)
    await page.getByRole('button', { name: 'Walk round the table' }).click()
    expect(await opponentsHand(page).allInnerTexts()).toEqual(theirs)
    await until(page, () => new URL(location.href).searchParams.get('eyes') === 'all')
  })

  test('is verified in the page', async () => {
    const { page } = player
    await open(page)
    await page.getByRole('button', { name: 'Verify' }).first().click()
    await page.locator('[data-verdict="sound"]').waitFor()
    const states = await page
      .locator('.checks li')
      .evaluateAll((lines) => lines.map((line) => (line as HTMLElement).dataset['state']))
    // The whole, the chain, the rules, the seed, its chance, and what this browser kept.
    expect(states).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'ok'])
    const outcomes = record().entries.reduce((sum, entry) => sum + entry.outcomes.length, 0)
    expect(await page.locator('[data-check="chance"]').innerText()).toContain(`${outcomes} outcomes`)
    expect(await barriers(page)).toEqual([])
  })

  test('goes on on this device from what one seat saw', async () => {
    const { page } = player
    await open(page, '?at=6')
    const eyes = page.getByRole('group', { name: 'Whose eyes' })
    const bot = eyes.getByRole('button', { name: 'Random bot' })
    const [own] = await eyes.getByRole('button').allInnerTexts()
    const seat = own === 'Random bot' ? 1 : 0
    await eyes.getByRole('button').nth(seat).click()
    expect(await bot.getAttribute('aria-pressed')).toBe('false')
    const hand = await handWords(page)
    const lanes = await page.locator('.mat .card .num').allInnerTexts()
    await page.getByRole('button', { name: 'Continue from here' }).first().click()
    const sheet = page.getByRole('dialog')
    expect(await barriers(page)).toEqual([])
    await sheet.getByText('plays anything').click()
    await sheet.getByRole('button', { name: 'Play on' }).click()
    await page.waitForURL(/\/t\/here-/)
    await page.locator('.mp').waitFor()
    if ((await page.getAttribute('.table-page', 'data-version')) === '0') {
      expect(await handWords(page)).toEqual(hand)
      expect(await page.locator('.mat .card .num').allInnerTexts()).toEqual(lanes)
    }
    await playSome(page, 6)
    expect(Number(await page.getAttribute('.table-page', 'data-version'))).toBeGreaterThan(5)

    // Its own record holds too: it begins with what was seen and replays alone.
    await giveUp(page)
    await page.getByRole('dialog').getByRole('link', { name: 'Replay' }).click()
    await page.locator('.scrubber').waitFor()
    await page.getByRole('button', { name: 'Verify' }).first().click()
    await page.locator('[data-verdict="sound"]').waitFor()
  })
})

describe('a record from a file', () => {
  test('is shown without a table', async () => {
    const { page } = player
    await page.goto(`${house.url}/replay/file`)
    expect(await barriers(page)).toEqual([])
    await page.setInputFiles('input[type="file"]', file)
    await page.locator('.scrubber').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.keyboard.press('End')
    await page.locator('.mp[data-phase="over"]').waitFor()
  })

  test('with one byte changed is shown up to there, and the entry is named', async () => {
    const { page } = player
    const seq = 7
    const path = tampered('entry.json', (text) => {
      const saved = JSON.parse(text) as Saved
      const entry = saved.entries[seq]
      if (entry?.steps[0] === undefined) throw new Error('no step')
      // What stood there is a matter of luck: it becomes another byte in any case.
      const [last, rest] = [entry.steps[0].at(-1), entry.steps[0].slice(0, -1)]
      entry.steps[0] = `${rest}${last === '9' ? '8' : '9'}`
      return JSON.stringify(saved)
    })
    await page.goto(`${house.url}/replay/file`)
    await page.setInputFiles('input[type="file"]', path)
    await page.locator('.scrubber').waitFor()
    expect(await page.getByRole('alert').innerText()).toContain(`Entry ${seq} was changed`)
    await page.keyboard.press('End')
    expect(await stands(page)).toEqual([seq - 1, seq - 1])
    await page.getByRole('alert').getByRole('button', { name: 'Verify' }).click()
    await page.locator('[data-verdict="broken"]').waitFor()
    expect(await page.locator('[data-check="chain"]').getAttribute('data-state')).toBe('bad')
    expect(await page.locator('[data-check="chain"]').innerText()).toContain(`Entry ${seq}`)
    expect(await page.locator('[data-check="seed"]').getAttribute('data-state')).toBe('ok')
    expect(await page.locator('[data-check="chance"]').getAttribute('data-state')).toBe('open')
  })

  test('with another secret shows that, and everything else', async () => {
    const { page } = player
    const { reveal } = record()
    const other = reveal.slice(0, -1) + (reveal.endsWith('0') ? '1' : '0')
    await page.goto(`${house.url}/replay/file`)
    await page.setInputFiles(
      'input[type="file"]',
      tampered('reveal.json', (text) => text.replace(reveal, other)),
    )
    await page.locator('.scrubber').waitFor()
    await page.getByRole('button', { name: 'Verify' }).first().click()
    await page.locator('[data-verdict="broken"]').waitFor()
    expect(await page.locator('[data-check="seed"]').innerText()).toContain('not the one that was sealed')
    expect(await page.locator('[data-check="chain"]').getAttribute('data-state')).toBe('ok')
  })

  test('that is none is refused in words, with the place', async () => {
    const { page } = player
    await page.goto(`${house.url}/replay/file`)
    await page.setInputFiles(
      'input[type="file"]',
      tampered('cut.json', (text) => text.slice(0, 200)),
    )
    expect(await page.getByRole('alert').innerText()).toContain('no JSON')
    await page.setInputFiles(
      'input[type="file"]',
      tampered('shape.json', (text) => text.replace('"kind": "setup"', '"kind": "setdown"')),
    )
    await page.getByText('entries.0.kind').waitFor()
    await page.setInputFiles(
      'input[type="file"]',
      tampered('header.json', (text) => text.replace('"version": 1', '"version": 99')),
    )
    await page.getByText('beginning of the record was changed').waitFor()
    await page.getByRole('button', { name: 'Choose another file' }).click()
    await page.getByRole('button', { name: 'Choose a file' }).waitFor()
  })
})

describe('a link to a position', () => {
  test('opens it for a stranger, with the same eyes; the address of who sits there holds no invite', async () => {
    const { page, context } = player
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '?at=9&eyes=1')
    await menu(page, 'Copy a link to this position')
    await page.getByText('Whoever has it may look at this match').waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(link).searchParams.get('invite')).not.toBeNull()
    expect(new URL(page.url()).searchParams.get('invite')).toBeNull()
    const friend = await welcome(browser)
    await friend.page.goto(link)
    await friend.page.locator('.scrubber').waitFor()
    expect(await stands(friend.page)).toEqual([9, 9])
    expect(await friend.page.locator('.eyes [aria-pressed="true"]').getAttribute('aria-label')).toBe(
      await page.locator('.eyes [aria-pressed="true"]').getAttribute('aria-label'),
    )
    expect(friend.complaints).toEqual([])
    await friend.context.close()
  })
})

describe('who may not see it', () => {
  test('is told so, before the end and after', async () => {
    const stranger = await welcome(browser)
    const { page } = stranger
    await page.goto(`${house.url}/replay/${table}`)
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').innerText()).toMatch(/not open to you/i)
    expect(await page.locator('.card').count()).toBe(0)
    await page.goto(`${house.url}/replay/0000000000000000`)
    expect(await page.getByRole('alert').innerText()).toContain('no such table')
    // A match that runs is shown to nobody, not even to who plays it.
    await page.goto(house.url)
    await page.getByRole('button', { name: /^Play now: Monster Pack/ }).click()
    await asked(page)
    const running = new URL(page.url()).pathname.slice('/t/'.length)
    await page.goto(`${house.url}/replay/${running}`)
    expect(await page.getByRole('alert').innerText()).toMatch(/not over yet/i)
    await page.getByRole('link', { name: 'To the table' }).click()
    expect(await asked(page)).toBe(true)
    await stranger.context.close()
  })
})

/** What leaves the screen, lies over its neighbour, or is too small for a thumb. */
const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > innerWidth) found.push(`scrolls sideways: ${root.scrollWidth} in ${innerWidth}`)
    if (root.scrollHeight > innerHeight) found.push(`scrolls: ${root.scrollHeight} in ${innerHeight}`)
    const boxes = ['.rail', '.scrubber', '.mat', '.prompt', '.hand', '.book', '.dock', '.scrub-keys', '.scrub-track']
      .concat('.scrub-at', '.scrub-speed', '.eyes', '.eyes-now')
      .flatMap((selector) => {
        const box = document.querySelector(`.table-page ${selector}`)?.getBoundingClientRect()
        return box === undefined || box.width === 0 ? [] : [{ selector, box }]
      })
    for (const [i, a] of boxes.entries()) {
      if (a.box.left < -1 || a.box.right > innerWidth + 1 || a.box.top < -1) found.push(`${a.selector} leaves`)
      for (const b of boxes.slice(i + 1)) {
        if (a.selector === '.scrubber' && /^\.(scrub|eyes)/.test(b.selector)) continue
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
        if (across > 1 && down > 1) found.push(`${a.selector} lies over ${b.selector}`)
      }
    }
    for (const button of document.querySelectorAll('.scrubber button')) {
      const { width, height } = button.getBoundingClientRect()
      if (width > 0 && (width < 38 || height < 38)) found.push(`${button.className} is ${width} x ${height}`)
    }
    return found
  })

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844, touch: true },
] as const

describe.each(SIZES)('at $width x $height', (size) => {
  test('the bar and the table fit, and keep nobody out, by lamp and in the dungeon', async () => {
    const guest = await welcome(browser, size)
    const { page } = guest
    await page.goto(`${house.url}/replay/file`)
    await page.setInputFiles('input[type="file"]', file)
    await page.locator('.scrubber').waitFor()
    for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowRight')
    for (const theme of ['table', 'dungeon']) {
      await page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name
      }, theme)
      expect([theme, await misfits(page)]).toEqual([theme, []])
      expect([theme, await barriers(page)]).toEqual([theme, []])
    }
    expect(guest.complaints).toEqual([])
    await guest.context.close()
  })
})

test('the player’s page has nothing to complain about', () => {
  expect(player.complaints).toEqual([])
})
