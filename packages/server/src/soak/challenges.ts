import { randomUUID } from 'node:crypto'
import { type Share, differenceOf, wilson } from '@menagerie/engine/conformance'
import { CHALLENGE_SET } from './challenge-set.ts'
import { type Challenger, type Tally, newTally, playSeat } from './challenger.ts'
import { type Guest, allReady, createTable, signIn, sit } from './guest.ts'
import { openLine } from './line.ts'

// Two players at one table, one by a quick line and one by a slow line, challenge each other.

export interface Wish {
  /** Where the server is. */
  readonly url: string
  /** Challenges by each line. */
  readonly rounds: number
  /** Tables at once. */
  readonly tables: number
  /** Milliseconds one way, quick and slow. */
  readonly delays: readonly [number, number]
  /** Option `windowSeconds`. */
  readonly seconds: number
  /** One window in so many is let pass on purpose. 0: none. */
  readonly silent: number
}

export interface LineResult extends Share, Tally {
  readonly delayMs: number
  readonly tried: number
  readonly done: number
}

export interface Result {
  readonly lines: readonly [LineResult, LineResult]
  /** Share of the quick line less that of the slow one. */
  readonly difference: Share
}

const triedOf = ({ turn, window }: Tally): number => turn.tried + window.tried

/** One table after the other, until both lines have had their challenges. */
const playTables = async (
  players: readonly [Challenger, Challenger],
  seconds: number,
  turned: boolean,
): Promise<void> => {
  const [first, second] = turned ? ([players[1], players[0]] as const) : players
  while (!first.isDone()) {
    const choices = {
      cardSet: { csv: CHALLENGE_SET },
      lateChallenge: true,
      windowSeconds: seconds,
      stalemateRounds: 0,
      dragonGoal: 5,
    }
    const made = await createTable(first.guest, { game: 'monstructor', choices })
    await sit(second.guest, made, 1)
    const lobby = await allReady([first.guest, second.guest], made.id)
    const streams = [await first.guest.watch([made.id]), await second.guest.watch([made.id])] as const
    await Promise.all([playSeat(first, lobby, streams[0]), playSeat(second, lobby, streams[1])])
    const key = randomUUID()
    // The match may be over already; then there is nothing to leave.
    await first.guest.post(`/api/tables/${made.id}/resign`, { key })
    for (const stream of streams) stream.close()
  }
}

export const challengeEachOther = async (wish: Wish): Promise<Result> => {
  const { url, rounds, tables, delays, seconds, silent } = wish
  const lines = await Promise.all(delays.map((delay) => openLine(url, delay)))
  const tallies = [newTally(), newTally()] as const
  const isDone = (): boolean => tallies.every((tally) => triedOf(tally) >= rounds)
  const newPlayer = async (at: 0 | 1): Promise<Challenger> => {
    const guest: Guest = await signIn({ url: (lines[at] as { readonly url: string }).url })
    return { guest, tally: tallies[at], delayMs: delays[at], random: Math.random, silent, isDone }
  }
  try {
    await Promise.all(
      Array.from({ length: tables }, async (_, at) =>
        playTables([await newPlayer(0), await newPlayer(1)], seconds, at % 2 === 1),
      ),
    )
  } finally {
    await Promise.all(lines.map((line) => line.close()))
  }
  const resultOf = (at: 0 | 1): LineResult => {
    const tally = tallies[at]
    const tried = triedOf(tally)
    const done = tally.turn.done + tally.window.done
    return { ...tally, delayMs: delays[at], tried, done, ...wilson(done, tried) }
  }
  const both = [resultOf(0), resultOf(1)] as const
  return { lines: both, difference: differenceOf(both[0], both[1]) }
}
