import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Absence, MatchRecord, Outcome } from '@menagerie/engine'
import { verifyRecord } from '@menagerie/fair'
import { entryOf } from '@menagerie/games'
import { frameOf, ok } from '../../packages/server/src/soak/guest.ts'
import type { House } from '../browser/support/house.ts'
import { type Person, complaintsOf, isTheirs } from './person.ts'
import { eventually } from './waiting.ts'

/** What the record of a match must say by its rule of the seat that was left. */
const BY_RULE: Readonly<Record<Absence['kind'], (entry: MatchRecord['entries'][number], seat: number) => boolean>> = {
  bot: ({ kind, seat, steps }, gone) => kind === 'takenOver' && seat === gone && steps[1] === 'absent',
  wait: ({ kind }) => kind === 'abandoned',
  forfeit: ({ kind, seat, steps }, gone) => kind === 'forfeit' && seat === gone && steps.length === 0,
  claim: ({ kind, seat, steps }, gone) => kind === 'forfeit' && seat === gone && steps.length === 1,
}

export interface Judged {
  readonly id: string
  readonly game: string
  readonly rule: Absence['kind']
  readonly people: readonly Person[]
  /** Who went for good. */
  readonly gone: number
}

/** The end of a match: its reason, and names by place. */
const endOf = (reason: string | null | undefined, names: readonly string[]): string => `${reason}: ${names.join(', ')}`

const shownBy = async ({ browser: { page } }: Person): Promise<string> => {
  const sheet = page.locator('[data-outcome]')
  const button = page.locator('.table-page[data-over] .prompt .btn')
  // A press that was on its way when the end came may have closed what tells of it: then a button brings it back.
  await sheet.or(button).first().waitFor()
  if ((await sheet.count()) === 0) await button.first().click()
  const names = sheet.locator('.standing li b')
  await names.first().waitFor()
  return endOf(await sheet.getAttribute('data-outcome'), await names.allInnerTexts())
}

const storedOf = ({ reason, places }: Outcome, names: readonly string[]): string =>
  endOf(
    reason,
    [...places.keys()].sort((a, b) => Number(places[a]) - Number(places[b])).map((seat) => names[seat] ?? ''),
  )

/** What is not as it should be when a match has come to its end. */
export const judge = async ({ id, game, rule, people, gone }: Judged): Promise<readonly string[]> => {
  const faults: string[] = []
  const here = people.filter(({ isGone }) => !isGone)
  const [first] = here
  if (first === undefined) return ['nobody is left to look']
  const record = ok(await first.caller.get<MatchRecord>(`/api/tables/${id}/record`))
  const entry = entryOf(game)
  if (entry === null) return [`there is no game ${game}`]
  const { faults: unsound, outcome } = verifyRecord(await entry.load(), record)
  faults.push(...unsound.map(({ code, path }) => `the record does not verify: ${code} ${path}`))
  if (!record.entries.some((one) => BY_RULE[rule](one, gone))) faults.push(`the rule "${rule}" did not act`)
  const names = (await frameOf(first.caller, id)).players.map(({ name }) => name)
  faults.push(...people.flatMap(({ name, complaints }) => complaints.map((text) => `${name}: ${text}`)))
  for (const person of here) {
    const { page } = person.browser
    try {
      const shown = await shownBy(person)
      const stored = outcome === null ? 'no end' : storedOf(outcome, names)
      if (shown !== stored) faults.push(`${person.name} is shown ${shown}, and stored is ${stored}`)
      const last = record.entries.length - 1
      await eventually(
        async () => Number(await page.locator('.table-page').getAttribute('data-version')) === last,
        `${person.name} is shown version ${last}`,
        10_000,
      )
      if (!(await isTheirs(page))) faults.push(`the page of ${person.name} was loaded again`)
    } catch (error) {
      faults.push(`${person.name}: ${String(error)}`)
    }
    faults.push(...complaintsOf(person.browser).map((text) => `${person.name}: ${text}`))
  }
  return faults
}

/** Plays every stored match of a house again; answers what is said where that does not go well. */
export const migrateCheck = async ({ dataDir }: House): Promise<string | null> => {
  const program = fileURLToPath(new URL('../../packages/cli/dist/main.js', import.meta.url))
  try {
    await promisify(execFile)(process.execPath, [program, 'migrate-check', '--data', dataDir])
    return null
  } catch (error) {
    return `migrate-check: ${String((error as { readonly stdout?: string }).stdout ?? error)}`
  }
}
