import { type Happening, keepIn } from './audience.ts'
import type { Box } from './box.ts'
import type { Chance } from './chance/chance.ts'
import type { BySeat, GameTypes } from './game.ts'
import { recordedChoices } from './options.ts'
import type { Playing } from './playing.ts'
import type { RecordHeader } from './record.ts'
import { type Result, fault, faulty, ok } from './refusal.ts'
import { startState } from './start.ts'

const SETUP = { kind: 'setup', seat: null, steps: [] } as const

/** Checks the header and plays the setup (entry 0). `at`: its time, milliseconds since 1970. */
export const begin = <T extends GameTypes>(
  box: Box<T>,
  header: RecordHeader,
  chance: Chance,
  at: number,
): Result<Playing<T>> => {
  if (header.game !== box.game.id) return faulty([fault('gameDiffers', 'header.game', null, { game: header.game })])
  const { version: known, replays } = box.game
  if (header.version !== known && !replays.includes(header.version))
    return faulty([fault('versionDiffers', 'header.version', null, { version: header.version, known })])
  const completed = box.complete(recordedChoices(box.options, header.choices), header.last)
  if (!completed.ok) return completed
  const options = completed.value
  if (!box.seats.includes(header.seats.length) || header.loadouts.length !== header.seats.length) {
    return faulty([fault('seatsWrong', 'header.seats', null, { seats: header.seats.length })])
  }
  const misfits = box.misfits(options, header.seats.length)
  if (misfits.length > 0) return faulty(misfits)
  const checked = header.loadouts.map((loadout) =>
    // What a seat brought is part of the position it starts from.
    header.start !== null && loadout === null ? ok(null) : box.loadouts.check(options, loadout),
  )
  const wrong = checked.flatMap((result, seat) =>
    result.ok ? [] : result.faults.map((found) => ({ ...found, path: `seat ${seat}: ${found.path}` })),
  )
  if (wrong.length > 0) return faulty(wrong)
  const loadouts = checked.map((result) => (result.ok ? result.value : null)) as BySeat<T['Loadout']>
  const happenings: Happening<T['Event']>[] = []
  let state: T['State']
  if (header.start === null) state = box.game.setup(options, loadouts, chance, keepIn(happenings))
  else {
    const started = startState(box.game, options, header.start, header.seats.length)
    if (!started.ok) return started
    state = started.value
  }
  const playing: Playing<T> = {
    box,
    options,
    header,
    state,
    settled: null,
    resigned: header.seats.map(() => false),
    away: header.seats.map(() => null),
    absent: header.seats.map(() => false),
    clocks: {},
    clockSince: 0,
    pauses: [],
    banked: header.seats.map(() => 0),
    offer: null,
    barred: new Map(),
    happened: [{ seq: 0, ...SETUP, terms: [], asked: SETUP, happenings, at }],
    askedAt: header.seats.map(() => 0),
  }
  return ok(playing)
}
