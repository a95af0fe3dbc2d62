import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openHouse } from '../browser/support/house.ts'
import { asked, chooser } from '../browser/support/play.ts'
import { saidInVain } from '../support/translator.ts'
import { type Seating, elsewhere, inChromium } from './engines.ts'
import { DESKS, GAMES } from './games.ts'
import { HANDS } from './hands.ts'

const USAGE = `Usage: npm run soak -- hands [--only <part of a name>] [--seed 1] [--resume] [--workers 2]
                             [--engine firefox|webkit] [--translated] [--house <url>] [--list]

Plays whole games, each by one way alone (${Object.keys(HANDS).join(', ')}), on a phone and on a desktop, against a bot,
with the options that make them shortest: every one must come to its end without a reload and without a complaint of the
browser. --resume leaves out those that a stopped run has already played, --list only names them. --engine plays one game a
mode, by pointer on a desktop, in the Firefox of this machine, or in its WebKit, which Safari is. --translated has a
translator of the browser put its own in the place of all that is said (in Chromium). --house plays at a house that stands
already, such as one behind a proxy: Chromium does not ask who signed its certificate, and NODE_EXTRA_CA_CERTS names it to Node.js.`

const FOLDER = new URL('../../test-results/', import.meta.url).pathname
/** Milliseconds a game may take. */
const LONGEST = 900_000

interface Task {
  readonly id: string
  readonly game: keyof typeof GAMES
  readonly desk: keyof typeof DESKS
  readonly hand: keyof typeof HANDS
}

interface Played {
  readonly id: string
  readonly decisions: number
  readonly seconds: number
  /** Empty where the game came to its end as it should. */
  readonly faults: readonly string[]
}

const TASKS: readonly Task[] = Object.keys(HANDS).flatMap((hand) =>
  Object.keys(GAMES).flatMap((game) =>
    (Object.keys(DESKS) as (keyof typeof DESKS)[]).map((desk) => ({ id: `${game} ${hand} ${desk}`, game, desk, hand })),
  ),
)

const within = <X>(work: Promise<X>, limit: number, words: string): Promise<X> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(words)), limit)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const play = async (seating: Seating, task: Task, seed: number, translated: boolean): Promise<Played> => {
  const begin = Date.now()
  const guest = await seating.seat(GAMES[task.game] as (typeof GAMES)[string], { ...DESKS[task.desk], translated })
  const { page } = guest
  const pick = chooser(seed)
  const decide = HANDS[task.hand] as (typeof HANDS)[string]
  let decisions = 0
  const faults: string[] = []
  const whole = async (): Promise<void> => {
    await page.evaluate(() => Object.assign(globalThis, { loadedOnce: true }))
    for (; await asked(page, 120_000); decisions++)
      for (const name of await decide(page, pick)) faults.push(`out of reach in decision ${decisions}: ${name}`)
    // A press that was on its way when the end came may have closed what tells of it: then a button brings it back.
    await page.locator('dialog[open], main[data-phase="over"] .prompt .btn').first().waitFor()
    if (!(await page.evaluate(() => 'loadedOnce' in globalThis))) faults.push('the page was loaded again')
    if (translated) faults.push(...(await saidInVain(page)))
  }
  try {
    await within(whole(), LONGEST, `not over after ${LONGEST / 1000} s`)
  } catch (error) {
    faults.push(String(error))
    mkdirSync(join(FOLDER, 'hands'), { recursive: true })
    await page.screenshot({ path: join(FOLDER, 'hands', `${task.id}.png`) }).catch(() => undefined)
  }
  faults.push(...guest.complaints)
  await guest.close()
  return { id: task.id, decisions, seconds: Math.round((Date.now() - begin) / 1000), faults }
}

const main = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: '2' },
      engine: { type: 'string', default: 'chromium' },
      translated: { type: 'boolean', default: false },
      resume: { type: 'boolean', default: false },
      house: { type: 'string' },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  const isElsewhere = values.engine !== 'chromium'
  if (isElsewhere && values.translated) throw new Error('the translator is at work in chromium alone')
  const kind = isElsewhere ? `-${values.engine}` : values.translated ? '-translated' : ''
  const kept = join(FOLDER, `hands${kind}.jsonl`)
  mkdirSync(FOLDER, { recursive: true })
  const chosen = TASKS.filter(({ id }) => id.includes(values.only) && (!isElsewhere || id.endsWith('pointer desktop')))
  if (values.list) {
    for (const { id } of chosen) console.log(id)
    return 0
  }
  if (!values.resume) rmSync(kept, { force: true })
  const known = existsSync(kept)
    ? readFileSync(kept, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Played)
    : []
  const done = new Set(known.filter(({ faults }) => faults.length === 0).map(({ id }) => id))
  const tasks = chosen.filter(({ id }) => !done.has(id))
  const given =
    values.house === undefined ? null : { url: new URL(values.house).origin, dataDir: '', close: async () => {} }
  const house = given ?? (await openHouse())
  const seating = isElsewhere
    ? await elsewhere(values.engine, house)
    : await inChromium(house, given === null ? [] : ['--ignore-certificate-errors'])
  let failed = 0
  const work = async (): Promise<void> => {
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
      const played = await play(seating, task, Number(values.seed), values.translated)
      appendFileSync(kept, `${JSON.stringify(played)}\n`)
      if (played.faults.length > 0) failed++
      console.log(
        `${played.faults.length === 0 ? 'whole ' : 'BROKEN'} ${played.id}: ${played.decisions} decisions, ${played.seconds} s`,
      )
      for (const fault of played.faults) console.log(`       ${fault}`)
    }
  }
  await Promise.all(Array.from({ length: Number(values.workers) }, work))
  await seating.close()
  await house.close()
  console.log(failed === 0 ? 'Every game came to its end.' : `${failed} games did not.`)
  return failed === 0 ? 0 : 1
}

process.exitCode = await main()
