import { describe, expect, test } from 'vitest'
import { type Guest, welcome } from './support/guest.ts'
import { asked, chooser, decideByClicks } from './support/play.ts'
import { type Watched, watchStage, watchedStage } from './support/stage-frames.ts'
import { browser, house } from './support/stage.ts'

interface Fight {
  readonly game: string
  readonly seats: number
  readonly position: object
  /** The first press, where it is not just anything that glows. */
  readonly begin: string | null
  /** Whether things certainly fly over its board meanwhile. */
  readonly flies: boolean
}

const FIGHTS: readonly Fight[] = [
  {
    game: 'monstructor',
    seats: 3,
    position: {
      phase: 'build',
      players: [
        { table: ['U1H', 'U1B', 'U1La', 'U1Lb', 'U1T', 'M2B', 'C1H'], hidden: ['PBO3a'] },
        { table: ['M5H', 'M5B', 'M5T'], hidden: ['S01a', 'PSP2a'] },
        {},
      ],
    },
    begin: 'Complete one for me',
    flies: true,
  },
  {
    game: 'double-headed-lion',
    seats: 2,
    position: {
      phase: 'move',
      active: 0,
      republic: { pieces: { roland: '32', mondor: '22', garla: '00' }, known: ['roland'], shown: ['roland'] },
      royalist: { pieces: { vishnus: '54', racoon: '33' }, pile: [6, 'Re'] },
    },
    begin: null,
    flies: true,
  },
  {
    game: 'monster-maker',
    seats: 2,
    position: {
      phase: 'act',
      parties: [{ out: ['C20'], monster: 'kobold', hand: ['C5', 'fighter', 'elf', 'sleep'] }, { out: ['C10'] }],
    },
    begin: 'Fight',
    flies: false,
  },
  {
    game: 'dragon-treasure',
    seats: 4,
    position: {
      phase: 'duel',
      space: 'c21',
      points: 1,
      sides: [
        { armies: { C1: 4, c21: 1 }, hand: [3, 9] },
        { armies: { C2: 4, c21: 1 }, hand: [2] },
        { armies: { C3: 5 }, hand: [4, 5] },
        { armies: { C4: 5 }, hand: [3] },
      ],
    },
    begin: null,
    flies: false,
  },
]

/** Frames of a stage that are looked at; decisions of one fight; and fights in which a busy machine draws as many. */
const FRAMES = 8
const TURNS = 10
const FIGHTS_AT_MOST = 8

const opened = async ({ game, seats, position }: Fight, width: number, height: number): Promise<Guest> => {
  const guest = await welcome(browser, { width, height, still: false })
  const search = new URLSearchParams({ seats: String(seats), position: JSON.stringify(position) })
  await guest.page.goto(`${house.url}/pieces/${game}?${search}`)
  await asked(guest.page)
  return guest
}

const isEnough = ({ frames, inFlight }: Watched, { flies }: Fight): boolean =>
  frames >= FRAMES && (inFlight > 0 || !flies)

/** One fight from its beginning, until enough was seen of it. */
const seenOf = async (fight: Fight, width: number, height: number): Promise<Watched> => {
  const guest = await opened(fight, width, height)
  const { page } = guest
  await watchStage(page)
  if (fight.begin !== null) await page.getByRole('button', { name: fight.begin, exact: true }).click()
  const pick = chooser(3)
  for (let turn = 0; turn < TURNS && !isEnough(await watchedStage(page), fight) && (await asked(page)); turn++)
    await decideByClicks(page, pick)
  await asked(page)
  const seen = await watchedStage(page)
  expect(guest.complaints).toEqual([])
  await guest.context.close()
  return seen
}

describe.each(FIGHTS)('a fight of $game', (fight) => {
  test.each([
    [1440, 900],
    [390, 844],
  ])('with motion, at %d by %d, is told on its stage, what answers it in the light', async (width, height) => {
    let all: Watched = { frames: 0, inFlight: 0, faults: [] }
    for (let fights = 0; fights < FIGHTS_AT_MOST && !isEnough(all, fight); fights++) {
      const { frames, inFlight, faults } = await seenOf(fight, width, height)
      expect(faults).toEqual([])
      all = { frames: all.frames + frames, inFlight: all.inFlight + inFlight, faults }
    }
    expect(all.frames).toBeGreaterThanOrEqual(FRAMES)
    if (fight.flies) expect(all.inFlight).toBeGreaterThan(0)
  })
})
