import { expect, test } from 'vitest'
import { misfits } from './support/geometry.ts'
import { welcome } from './support/guest.ts'
import { asked } from './support/play.ts'
import { SMALL } from './support/sizes.ts'
import { browser, house } from './support/stage.ts'

/** What is asked of the guest where, and an answer that a pointer has to find. */
const ASKED = [
  { answer: 'Heal Elf with a Cleric', what: 'whom a Cleric heals', at: 'seats=2&seed=15&skip=145' },
  { answer: 'Heal Dwarf with a Cleric', what: 'whom a Cleric heals, of four', at: 'seats=4&seed=8&skip=42' },
  { answer: 'Fight', what: 'how to meet a monster, of six', at: 'seats=6&skip=60' },
] as const

test.each(ASKED)('the guest is asked $what on every small screen', async ({ answer, at }) => {
  const guest = await welcome(browser, { ...SMALL[0], touch: true })
  const { page } = guest
  await page.goto(`${house.url}/pieces/monster-maker?${at}`)
  await asked(page)
  await page.evaluate(() => document.fonts.ready)
  for (const { width, height } of SMALL) {
    await page.setViewportSize({ width, height })
    const found = await misfits(page)
    expect([`${width}x${height}`, found]).toEqual([`${width}x${height}`, []])
    await page.getByRole('button', { name: answer, exact: true }).click({ trial: true })
  }
  expect(guest.complaints).toEqual([])
  await guest.context.close()
})

test('what bars a long way is seen on every small screen without a push', async () => {
  const guest = await welcome(browser, { ...SMALL[0], touch: true })
  const { page } = guest
  const corridors = [...Array<string>(7).fill('C10'), ...Array<string>(4).fill('C5')]
  const position = { phase: 'act', parties: [{ out: corridors, monster: 'orc', hand: ['fighter'] }, {}] }
  await page.goto(`${house.url}/pieces/monster-maker?${new URLSearchParams({ position: JSON.stringify(position) })}`)
  await asked(page)
  for (const { width, height } of SMALL) {
    await page.setViewportSize({ width, height })
    const orc = page.locator('.mm-lane.own .mm-foe')
    await expect
      .poll(() =>
        orc.evaluate((foe) => {
          const box = foe.getBoundingClientRect()
          return foe.contains(document.elementFromPoint(box.right - 12, box.top + box.height / 2))
        }),
      )
      .toBe(true)
  }
  expect(guest.complaints).toEqual([])
  await guest.context.close()
})
