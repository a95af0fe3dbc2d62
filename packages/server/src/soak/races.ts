import { randomInt, randomUUID } from 'node:crypto'
import { type Guest, act, allReady, createTable, frameOf, guestWith, signIn, sit } from './guest.ts'

/** What became of commits that were sent to several servers at the same time. */
export interface Races {
  /** Races somebody won; those whose choice needs further steps are run anew with another. */
  readonly run: number
  /** Races with more than one winner, or with a loser who was told something else than that they were late. */
  readonly wrong: readonly string[]
}

/** Commits of one match: it is read anew by every server after each, so it is to be short. */
const LONGEST = 40
const LATE = ['stale', 'notYourTurn', 'matchOver']

interface RaceTable {
  readonly id: string
  /** By seat, then by server. */
  readonly guests: readonly (readonly Guest[])[]
}

const newTable = async (urls: readonly string[]): Promise<RaceTable> => {
  const [url = ''] = urls
  const [first, second] = [await signIn({ url }), await signIn({ url })]
  const lobby = await createTable(first, { choices: { format: 'short' } })
  await sit(second, lobby, 1)
  await allReady([first, second], lobby.id)
  return {
    id: lobby.id,
    guests: [first, second].map(({ cookie }) => urls.map((one) => guestWith({ url: one }, cookie))),
  }
}

interface Race {
  /** Whether the question is answered now. */
  readonly isRun: boolean
  readonly fault: string | null
}

/** One question, answered in another way at each server at the same time; null: the match is over. */
const race = async ({ id, guests }: RaceTable): Promise<Race | null> => {
  const { pending } = await frameOf(guests[0]?.[0] as Guest, id, 1_000_000)
  if (pending.status === 'over') return null
  const own = guests[pending.seats[0] as number] as readonly Guest[]
  const { legal, version } = await frameOf(own[0] as Guest, id, 1_000_000)
  const answers = await Promise.all(
    own.map((guest) =>
      act(guest, id, { version, key: randomUUID(), steps: [legal[randomInt(legal.length)] as string] }),
    ),
  )
  const winners = answers.filter(({ status }) => status === 200)
  if (winners.length === 0) return { isRun: false, fault: null }
  const losers = answers.filter(({ status }) => status !== 200)
  const isLate = ({ body }: (typeof answers)[number]): boolean =>
    LATE.includes((body as unknown as { error: { code: string } }).error.code)
  const others = losers.filter((answer) => !isLate(answer))
  const isRight = winners.length === 1 && winners[0]?.body.version === version + 1
  return {
    isRun: true,
    fault:
      isRight && others.every(({ status }) => status === 422)
        ? null
        : `${winners.length} winners of version ${version}: ${answers.map(({ text }) => text).join(' ')}`,
  }
}

/** So many questions, each answered at all servers at once; at so many tables side by side. */
export const runRaces = async (urls: readonly string[], wanted: number, tables: number): Promise<Races> => {
  let run = 0
  const wrong: string[] = []
  const atOneTable = async (): Promise<void> => {
    let table = await newTable(urls)
    for (let commits = 0; run < wanted;) {
      const done = await race(table)
      if (done === null || commits === LONGEST || (!done.isRun && randomInt(20) === 0)) {
        table = await newTable(urls)
        commits = 0
      } else if (done.isRun) {
        run++
        commits++
        if (done.fault !== null) wrong.push(done.fault)
      }
    }
  }
  await Promise.all(Array.from({ length: tables }, atOneTable))
  return { run, wrong }
}
