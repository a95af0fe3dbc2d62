import type { Box } from '../box.ts'
import type { Catalogue } from '../text-room.ts'
import { sampledChance } from '../chance/sampled.ts'
import type { GameTypes, Seat, Viewer } from '../game.ts'
import type { Inspected, Inspector } from '../inspector.ts'
import { thingsNamed } from '../words.ts'
import { betraying, fewOfEach } from './betraying.ts'
import { readsAlike } from './compare.ts'
import { openLedger } from './ledger.ts'
import type { ConformanceRoom } from './room.ts'
import { sentenceReader, valuesOf } from './sentences.ts'
import { type Trial, draftAtRandom, lastOf, openTrial } from './trial.ts'

export interface LookingTrials {
  /** Random matches; things are looked at before every fourth commit, by one viewer after the other. */
  readonly games: number
  readonly seed: string
}

export const LOOKING_LAWS = ['two-worlds', 'answers', 'words', 'rules', 'log'] as const

/** A law an inspector breaks, with match, viewer and thing. */
export interface LookingFault {
  readonly law: (typeof LOOKING_LAWS)[number]
  readonly text: string
}

const EVERY = 4

type Tell = (law: LookingFault['law'], text: string) => void

/** Whether all that is said of a thing has words in every language, and stands on rules there are. */
const reader = <T extends GameTypes>(
  box: Box<T>,
  own: readonly Catalogue[],
  tell: Tell,
): ((thing: string, inspected: Inspected) => void) => {
  const readOne = sentenceReader(box, own, tell)
  return (thing, { name, kind, does, now }) => {
    for (const message of [name, kind, ...does, ...now]) readOne(thing, message)
  }
}

/** One match, its luck, and what its log has named so far. */
interface Looking<T extends GameTypes> {
  readonly trial: Trial<T>
  readonly inspector: Inspector<T>
  readonly room: ConformanceRoom<T>
  /** Names, with the seat their line speaks of. */
  readonly told: Map<string, readonly [name: string, seat: Seat | null]>
  readonly tell: Tell
  readonly read: (thing: string, inspected: Inspected) => void
}

/** Everything one viewer can look at, in this world and in one that looks the same. */
const lookAround = <T extends GameTypes>(
  { trial, inspector, room, told, tell, read }: Looking<T>,
  state: T['State'],
  viewer: Viewer,
): void => {
  const { game } = trial.box
  const { choices } = trial.scenario
  const who = `${trial.seed}, viewer ${viewer}`
  const view = game.view(state, viewer)
  const second = room.redeal(game.clone(state), viewer, sampledChance(`${trial.seed}/${trial.chance.pick(1_000_000)}`))
  const elsewhere = game.view(second, viewer)
  const other = readsAlike(view, elsewhere, trial.options) ? elsewhere : null
  const things = inspector.things(choices, view)
  if (things.length === 0) tell('answers', `${who}: there is nothing to look at`)
  if (other !== null && JSON.stringify(things) !== JSON.stringify(inspector.things(choices, other)))
    tell('two-worlds', `${who}: what there is to look at tells the worlds apart`)
  for (const thing of things) {
    const inspected = inspector.inspect(choices, view, thing)
    if (inspected === null) {
      tell('answers', `${who}: ${thing} does not answer`)
      continue
    }
    if (inspected.page === null && inspected.does.length + inspected.now.length === 0)
      tell('answers', `${who}: ${thing} says nothing of itself`)
    read(thing, inspected)
    if (other !== null && JSON.stringify(inspected) !== JSON.stringify(inspector.inspect(choices, other, thing)))
      tell('two-worlds', `${who}: ${thing} tells the worlds apart`)
  }
  for (const [name, seat] of told.values()) {
    const thing = inspector.thingNamed(choices, view, name, seat)
    if (thing === null || inspector.inspect(choices, view, thing) === null)
      tell('log', `${who}: ${name} of the log leads to nothing`)
  }
}

const play = <T extends GameTypes>(looking: Looking<T>, first: number): void => {
  const { trial, told } = looking
  const { box, options, chance, scenario, viewers } = trial
  const hear = (event: T['Event'] | null): void => {
    if (event === null) return
    const line = box.text.event(options, event)
    const { seat } = line.values
    const of = typeof seat === 'number' ? seat : null
    for (const name of valuesOf(line).flatMap(thingsNamed)) told.set(`${name} ${of}`, [name, of])
  }
  const state = box.game.setup(options, scenario.loadouts, chance, hear)
  for (let commits = 0; commits < trial.bound; commits++) {
    const pending = box.game.pending(state)
    const over = pending.status === 'over'
    if (over || commits % EVERY === 0)
      lookAround(looking, state, viewers[(first + commits / EVERY) % viewers.length] ?? 'spectator')
    if (over) return
    const seat = pending.seats[chance.pick(pending.seats.length)] as number
    box.game.apply(state, seat, lastOf(draftAtRandom(trial, state, seat, chance)), chance, hear)
  }
}

/**
 * Holds an inspector against its laws along random matches. In two worlds that look the same to a viewer every thing tells the
 * same bytes. Every thing there is answers, and says something of itself. Every sentence has words in every language, every
 * rule stands in the rulebook. Whatever the log has named leads to a thing.
 */
export const lookingFaults = async <T extends GameTypes>(
  box: Box<T>,
  room: ConformanceRoom<T>,
  inspector: Inspector<T>,
  { games, seed }: LookingTrials,
): Promise<readonly LookingFault[]> => {
  const further = await Promise.all(Object.values(inspector.translations).map((load) => load()))
  const { faults, tell } = fewOfEach<LookingFault['law']>()
  const read = reader(box, [...Object.values(inspector.catalogues), ...further], tell)
  for (let i = 0; i < games; i++) {
    const trial = openTrial({ box, room, ledger: openLedger([]), tables: new Map() }, `${seed}/looking/${i}`)
    play({ trial, inspector, room, told: new Map(), tell, read }, i)
  }
  return faults
}

/** The same game whose inspector knows the state behind a view: what it lets slip, `lookingFaults` must find. */
export const lookingLeak = <T extends GameTypes>(
  box: Box<T>,
  inspector: Inspector<T>,
): { readonly box: Box<T>; readonly inspector: Inspector<T> } => {
  const { box: told, behind } = betraying(box)
  return {
    box: told,
    inspector: {
      ...inspector,
      inspect: (choices, view, thing) => {
        const inspected = inspector.inspect(choices, view, thing)
        const state = behind(view)
        return inspected === null || state === null ? inspected : { ...inspected, names: [...inspected.names, state] }
      },
    },
  }
}
