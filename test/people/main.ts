import { parseArgs } from 'node:util'
import { openPostOffice } from '../../packages/server/test/support/post-office.ts'
import { openHouse } from '../browser/support/house.ts'
import { launchChromium } from '../support/chromium.ts'
import { type Journey, type Told, travel } from './journey.ts'
import { migrateCheck } from './judge.ts'

const USAGE = `Usage: npm run soak -- people [--only <part of a name>] [--seed 1] [--net 30] [--list]

Two and four people play in browsers of their own, at a server with its database and a server of mails. In every match one
loses the net, one closes everything and comes back by the mails, the server is killed and started again and later stopped and
started again, and one goes for good: each match must end by the rule of its table, and nobody have to load a page again.

  --net <s>  for how long the net is lost (30)
  --list     names the matches and plays none`

const RULES = ['bot', 'wait', 'forfeit', 'claim'] as const
/** Games by how many play; each rule gets the next. */
const GAMES = {
  2: [
    { game: 'monster-pack', choices: {} },
    { game: 'dragon-treasure', choices: { map: 'short', victoryTreasures: 2 } },
    { game: 'double-headed-lion', choices: { setupMode: 'random', stallLimit: 40 } },
    { game: 'monstructor', choices: { mode: 'classic', dragonGoal: 1 } },
  ],
  4: [
    { game: 'monster-maker', choices: { distance: 20, dungeons: 1 } },
    { game: 'monstructor', choices: { mode: 'arena', dragonGoal: 1 } },
    { game: 'dragon-treasure', choices: { map: 'short', victoryTreasures: 2 } },
    { game: 'monster-maker', choices: { distance: 20, dungeons: 1 } },
  ],
} as const

interface Named extends Journey {
  readonly name: string
}

const journeys = (seed: number, netMs: number): readonly Named[] =>
  ([2, 4] as const).flatMap((people) =>
    RULES.map((rule, index): Named => {
      const { game, choices } = GAMES[people][index] as (typeof GAMES)[2][number]
      return { name: `${people} ${game} ${rule}`, people, rule, game, choices, seed: seed + index, netMs }
    }),
  )

const print = ({ name }: Named, { happened, faults }: Told, seconds: number): void => {
  console.log(`${faults.length === 0 ? 'whole ' : 'BROKEN'} ${name}, ${Math.round(seconds)} s`)
  for (const { who, what, ms } of happened)
    console.log(
      `       ${who.padEnd(6)}${what.padEnd(26)}${ms === null ? '' : `back after ${(ms / 1000).toFixed(1)} s`}`,
    )
  for (const fault of faults) console.log(`       ${fault}`)
}

const main = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      net: { type: 'string', default: '30' },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const chosen = journeys(Number(values.seed), 1000 * Number(values.net)).filter(({ name }) =>
    name.includes(values.only),
  )
  if (chosen.length === 0) {
    console.error(`No match has "${values.only}" in its name.`)
    return 2
  }
  if (values.list) {
    for (const { name } of chosen) console.log(name)
    return 0
  }
  const [post, browser] = [await openPostOffice(), await launchChromium()]
  const house = await openHouse((port) => ({ SMTP_URL: post.url, PUBLIC_URL: `http://localhost:${port}` }), 'skipping')
  let failed = 0
  console.log(`seed ${values.seed}`)
  for (const journey of chosen) {
    const begun = performance.now()
    const told = await travel({ house, browser, post }, journey)
    if (told.faults.length > 0) failed++
    print(journey, told, (performance.now() - begun) / 1000)
  }
  const stored = await migrateCheck(house)
  console.log(stored ?? 'migrate-check: every stored match comes out as it did')
  await browser.close()
  await house.close()
  await post.close()
  console.log(failed === 0 ? 'Every match ended by its rule.' : `${failed} matches did not come out as they should.`)
  return failed === 0 && stored === null ? 0 : 1
}

process.exitCode = await main()
