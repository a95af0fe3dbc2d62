import { type Happening, heardBy, keepIn } from '../audience.ts'
import { type ChanceOutcome, anyOf } from '../chance/chance.ts'
import { noChance } from '../chance/no-chance.ts'
import { recordingChance, scriptedChance } from '../chance/scripted.ts'
import type { GameTypes, Seat, Viewer } from '../game.ts'
import { MOST_STEPS } from '../playing.ts'
import { testClone, testJson, testReading, testResign, testTimeout } from './asides.ts'
import { type Reader, readerOf } from './adding-up.ts'
import { testPrompt } from './asking.ts'
import { testLine } from './citing.ts'
import { differingFields, differingPaths, readsAlike } from './compare.ts'
import { testChoices, testOutcome, testPending, testSentence } from './contract.ts'
import { testImagine } from './imagining.ts'
import { testSealed } from './sealing.ts'
import { testSigns } from './taking-back.ts'
import { type Run, type Trial, note, openTrial, textOfView } from './trial.ts'

/** One in so many commits everything that takes long is tested too. */
const ASIDE = 6

/** A match being played, and a second one that follows it step by step with nobody listening. */
interface Match<T extends GameTypes> {
  readonly trial: Trial<T>
  readonly state: T['State']
  readonly shadow: T['State']
  /** Indexed as the viewers of the trial: what each saw last. */
  readonly views: string[]
  readonly reader: Reader<T> | null
  asked: string
  steps: number
}

/** Plays one random match and holds every step against the laws. */
export const tryGame = <T extends GameTypes>(run: Run<T>, seed: string): void => {
  const trial = openTrial(run, seed)
  try {
    playMatch(trial)
  } catch (error) {
    run.ledger.threw(error)
  }
}

const playMatch = <T extends GameTypes>(trial: Trial<T>): void => {
  const { ledger, chance } = trial
  const { game } = trial.box
  const match = setUp(trial)
  const { state } = match
  for (;;) {
    const pending = game.pending(state)
    testJson(trial, pending, 'pending')
    if (!testPending(trial, state, pending)) {
      if (pending.status === 'over') testOutcome(trial, pending.outcome)
      break
    }
    if (pending.status === 'over') break
    ledger.test('bound')
    if (match.steps >= trial.bound) {
      ledger.fail('bound', `the match has not ended within ${trial.bound} steps`)
      break
    }
    const seat = anyOf(pending.seats, chance)
    let answered: (() => void) | null = null
    if (match.steps === 0 || chance.pick(ASIDE) === 0) answered = testAside(trial, state, seat, pending.seats)
    if (!playCommit(match, seat)) break
    ledger.law = 'reading'
    answered?.()
    match.reader?.compare(state)
  }
  compareShadow(match)
}

/** Laws that what takes long may find broken; the end of a match that somebody left is one for citations, too. */
const ASIDES = ['reading', 'json', 'bot', 'clone', 'imagine', 'timeout', 'text', 'resign', 'outcome', 'sealed'] as const

/** What takes long. The result of `testReading`, where it was tried. */
const testAside = <T extends GameTypes>(
  trial: Trial<T>,
  state: T['State'],
  seat: Seat,
  asked: readonly Seat[],
): (() => void) | null => {
  const { chance, ledger } = trial
  const { game, text } = trial.box
  const leaves = (): boolean => chance.pick(2) === 0
  if (!ledger.wants(...ASIDES)) {
    if (ledger.wants('citation') && leaves()) testResign(trial, state)
    return null
  }
  const answered = testReading(trial, state)
  testClone(trial, state)
  testJson(trial, state, 'state')
  testImagine(trial, state, anyOf(trial.viewers, chance))
  testTimeout(trial, state, seat)
  testSentence(trial, text.prompt(game.view(state, seat)))
  if (leaves()) testResign(trial, state)
  if (asked.length > 1) testSealed(trial, state, asked)
  return answered
}

const setUp = <T extends GameTypes>(trial: Trial<T>): Match<T> => {
  const { ledger, options, scenario, chance, viewers } = trial
  const { game } = trial.box
  const outcomes: ChanceOutcome[] = []
  const happenings: Happening<T['Event']>[] = []
  ledger.law = 'liveness'
  const state = game.setup(options, scenario.loadouts, recordingChance(chance, outcomes), keepIn(happenings))
  ledger.law = 'determinism'
  const script = scriptedChance(outcomes)
  const shadow = game.setup(options, scenario.loadouts, script, null)
  script.done()
  const views = viewers.map((viewer) => textOfView(trial, state, viewer))
  const reader = ledger.wants('log') ? readerOf(trial) : null
  const match: Match<T> = { trial, state, shadow, views, reader, asked: JSON.stringify(game.pending(state)), steps: 0 }
  compareShadow(match)
  testEvents(match, happenings, 'setup')
  reader?.compare(state)
  testSound(match)
  if (game.seats(state) !== scenario.loadouts.length) ledger.fail('liveness', 'a state knows another number of seats')
  return match
}

/** All steps of one commit. False when the match cannot go on. */
const playCommit = <T extends GameTypes>(match: Match<T>, seat: Seat): boolean => {
  const { trial, state } = match
  const { game } = trial.box
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const actions = game.legal(state, seat)
    if (!testChoices(trial, state, seat, actions)) return false
    if (trial.chance.pick(ASIDE) === 0 || !trial.ledger.wants(...ASIDES)) testPrompt(trial, state, seat, actions)
    const action = anyOf(actions, trial.chance)
    note(trial, seat, action)
    playStep(match, seat, action)
    if (!game.staged(action)) return true
  }
  trial.ledger.fail('bound', `a commit of seat ${seat} takes more than ${MOST_STEPS} steps`)
  return false
}

const playStep = <T extends GameTypes>(match: Match<T>, seat: Seat, action: T['Action']): void => {
  const { trial, state, shadow } = match
  const { ledger } = trial
  const { game } = trial.box
  const outcomes: ChanceOutcome[] = []
  const happenings: Happening<T['Event']>[] = []
  const staged = game.staged(action)
  const { kind } = state.phase
  ledger.law = staged ? 'draft' : 'liveness'
  game.apply(state, seat, action, staged ? noChance : recordingChance(trial.chance, outcomes), keepIn(happenings))
  if (ledger.wants('determinism')) {
    ledger.law = 'determinism'
    const script = scriptedChance(outcomes)
    game.apply(shadow, seat, action, script, null)
    script.done()
  }
  match.steps++
  testEvents(match, happenings, kind)
  testSound(match)
  if (!staged) testSigns(trial, outcomes, happenings)
  if (ledger.wants('draft', 'silence')) testAudience(match, seat, staged, happenings)
  if (trial.chance.pick(ASIDE) === 0) compareShadow(match)
}

/** The draft law and silence: what others have after a step, held against what they had before it. */
const testAudience = <T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  staged: boolean,
  happenings: readonly Happening<T['Event']>[],
): void => {
  const { trial, state, views } = match
  const { ledger, viewers } = trial
  const asked = JSON.stringify(trial.box.game.pending(state))
  if (staged) ledger.test('draft')
  if (staged && asked !== match.asked) ledger.fail('draft', `a staged step of seat ${seat} changes who is asked`)
  for (const [i, viewer] of viewers.entries()) {
    const before = views[i]
    const after = textOfView(trial, state, viewer)
    const heard = heardBy(happenings, viewer)
    views[i] = after
    if (staged && viewer !== seat && after !== before) {
      ledger.fail(
        'draft',
        `a staged step of seat ${seat} changes the view of ${viewer}`,
        differingFields(before as string, after),
      )
    }
    if (staged && heard.length > 0) ledger.fail('draft', `a staged step of seat ${seat} tells ${viewer} something`)
    ledger.test('silence')
    if (heard.length > 0 && before === after && asked === match.asked) {
      const kinds = heard.map(({ kind }) => kind).join(', ')
      ledger.fail('silence', `a step of seat ${seat} changes nothing for ${viewer}, who hears of ${kinds}`)
    }
  }
  match.asked = asked
}

/** `phase`: the kind of phase they came in. */
const testEvents = <T extends GameTypes>(
  { trial, reader }: Match<T>,
  happenings: readonly Happening<T['Event']>[],
  phase: string,
): void => {
  const { options, ledger } = trial
  const { text } = trial.box
  reader?.hear(happenings)
  for (const { everyone, secret } of happenings) {
    for (const event of [everyone, secret?.event ?? null]) {
      if (event === null) continue
      testJson(trial, event, 'event')
      testSentence(trial, text.event(options, event))
      testLine(trial, event, phase)
    }
    const wrong = (secret?.to ?? []).filter((seat: Viewer) => !trial.viewers.includes(seat))
    if (wrong.length > 0) ledger.fail('json', `an event is told to seats ${wrong.join()}`)
  }
}

const testSound = <T extends GameTypes>({ trial, state }: Match<T>): void => {
  if (!trial.ledger.wants('invariants', 'determinism')) return
  trial.ledger.test('invariants')
  const broken = trial.box.game.check(state)
  if (broken.length > 0) trial.ledger.fail('invariants', broken.join('; '))
}

const compareShadow = <T extends GameTypes>({ trial, state, shadow }: Match<T>): void => {
  if (!trial.ledger.wants('determinism')) return
  trial.ledger.test('determinism')
  if (readsAlike(state, shadow, trial.options)) return
  const paths = differingPaths(state, shadow)
  trial.ledger.fail('determinism', 'the same steps and outcomes lead to different states', paths)
}
