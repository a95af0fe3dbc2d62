import type { Box } from '../box.ts'
import type { Catalogue } from '../text-room.ts'
import { anyOf } from '../chance/chance.ts'
import { sampledChance } from '../chance/sampled.ts'
import type { GameTypes, Seat } from '../game.ts'
import type { Purpose } from '../purpose.ts'
import { betraying, fewOfEach } from './betraying.ts'
import { readsAlike } from './compare.ts'
import { openLedger } from './ledger.ts'
import type { LookingTrials } from './looking.ts'
import type { ConformanceRoom } from './room.ts'
import { sentenceReader } from './sentences.ts'
import { type Trial, guidedChoice, openTrial } from './trial.ts'

export const PURPOSE_LAWS = ['two-worlds', 'answers', 'words', 'rules', 'dead'] as const

/** A law a purpose breaks, with match and seat. */
export interface PurposeFault {
  readonly law: (typeof PURPOSE_LAWS)[number]
  readonly text: string
}

/** Another world is dealt at one decision in so many. */
const EVERY = 16

/** Every sentence of a catalogue; forms for a number count as one. */
const sentencesOf = (catalogue: Catalogue, before = ''): readonly string[] =>
  Object.entries(catalogue).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [before + key.replace(/_(one|other)$/, '')] : sentencesOf(inner, `${before}${key}.`),
  )

interface Asking<T extends GameTypes> {
  readonly trial: Trial<T>
  readonly purpose: Purpose<T>
  readonly room: ConformanceRoom<T>
  readonly tell: (law: PurposeFault['law'], text: string) => void
  readonly read: ReturnType<typeof sentenceReader>
  /** Sentences told so far. */
  readonly told: Set<string>
}

/** What a decision is for, told to the seat that is asked, in this world and in one that looks the same to it. */
const askOne = <T extends GameTypes>(
  { trial, purpose, room, tell, read, told }: Asking<T>,
  state: T['State'],
  seat: Seat,
): void => {
  const { game } = trial.box
  const who = `${trial.seed}, seat ${seat}`
  const view = game.view(state, seat)
  const line = purpose.purposeOf(view, seat)
  if (line === null) {
    if (game.legal(state, seat).length > 1) tell('answers', `${who}: a decision without a purpose`)
    return
  }
  told.add(line.id)
  read(who, line)
  if (trial.chance.pick(EVERY) > 0) return
  const second = room.redeal(game.clone(state), seat, sampledChance(`${trial.seed}/${trial.chance.pick(1_000_000)}`))
  const elsewhere = game.view(second, seat)
  if (
    readsAlike(view, elsewhere, trial.options) &&
    JSON.stringify(purpose.purposeOf(elsewhere, seat)) !== JSON.stringify(line)
  )
    tell('two-worlds', `${who}: ${line.id} tells the worlds apart`)
}

/** Plays one match; `guided`: mostly by what its bot would look at first, for what random play never reaches. */
const play = <T extends GameTypes>(asking: Asking<T>, guided: boolean): void => {
  const { box, options, chance, scenario, bound } = asking.trial
  const quiet = (): void => undefined
  const state = box.game.setup(options, scenario.loadouts, chance, quiet)
  for (let commits = 0; commits < bound; commits++) {
    const pending = box.game.pending(state)
    if (pending.status === 'over') return
    const seat = pending.seats[chance.pick(pending.seats.length)] as number
    for (;;) {
      askOne(asking, state, seat)
      const legal = box.game.legal(state, seat)
      // What a policy answers a bot draws: the one that comes first would be the same in every match.
      const drawn = box.bot.policy?.covers(legal[0] as T['Action']) === true
      const action = guided && !drawn ? guidedChoice(box, state, seat, legal, chance) : anyOf(legal, chance)
      box.game.apply(state, seat, action, chance, quiet)
      if (!box.game.staged(action)) break
    }
  }
}

/**
 * Holds a purpose against its laws along random matches: every decision with more than one choice has one, in words of every
 * language and on a rule there is; in two worlds that look the same to the asked seat it is the same; and no sentence is dead.
 */
export const purposeFaults = async <T extends GameTypes>(
  box: Box<T>,
  room: ConformanceRoom<T>,
  purpose: Purpose<T>,
  { games, seed }: LookingTrials,
): Promise<readonly PurposeFault[]> => {
  const further = await Promise.all(Object.values(purpose.translations).map((load) => load()))
  const { faults, tell } = fewOfEach<PurposeFault['law']>()
  const own = [...Object.values(purpose.catalogues), ...further]
  const told = new Set<string>()
  const read = sentenceReader(box, own, tell)
  for (let i = 0; i < games; i++) {
    const trial = openTrial({ box, room, ledger: openLedger([]), tables: new Map() }, `${seed}/purpose/${i}`)
    play({ trial, purpose, room, tell, read, told }, i % 2 === 1)
  }
  for (const id of new Set(own.flatMap((catalogue) => sentencesOf(catalogue))))
    if (!told.has(id)) tell('dead', `${id} is never told`)
  return faults
}

/** The same game whose purpose knows the state behind a view: what it lets slip, `purposeFaults` must find. */
export const purposeLeak = <T extends GameTypes>(
  box: Box<T>,
  purpose: Purpose<T>,
): { readonly box: Box<T>; readonly purpose: Purpose<T> } => {
  const { box: told, behind } = betraying(box)
  return {
    box: told,
    purpose: {
      ...purpose,
      purposeOf: (view, seat) => {
        const line = purpose.purposeOf(view, seat)
        return line === null ? null : { ...line, values: { ...line.values, state: behind(view) ?? '' } }
      },
    },
  }
}
