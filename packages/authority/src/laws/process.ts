import type { BotRequest } from '@menagerie/bots'
import { type Chance, type Viewer, sampledChance } from '@menagerie/engine'
import type { Authority } from '../authority.ts'
import type { LiveMatch } from '../live.ts'
import type { Place } from '../place.ts'
import { Refused } from '../refused.ts'
import { parlour } from './parlour.ts'
import type { Trial } from './trial.ts'
import { StoreFailed, openWitness } from './witness.ts'

/** What a viewer was shown of a match, and after which version. */
export interface Shown {
  readonly viewer: Viewer
  readonly since: number
  readonly version: number
  readonly text: string
}

/** One life of an authority: until it is ended as a process is, with all that was under way. */
export interface Process {
  readonly authority: Authority<Place>
  /** Waits for its store; false where nothing is asked of it. */
  readonly wait: () => Promise<boolean>
  readonly end: () => void
}

const STORE_PATIENCE_MS = 10_000
const BOT_PATIENCE_MS = 5000

/** A bot as bots are told of: by its role, what it is asked, and chance alone. */
const answer = (trial: Trial, luck: Chance, request: BotRequest): Promise<readonly string[]> => {
  const { seat, legal, view } = request
  const { viewer } = view as { readonly viewer: Viewer }
  if (viewer !== seat) trial.broke('seats', `the bot of seat ${seat} is asked with what ${viewer} sees`)
  const fate = trial.cast.roles[seat] === 'unsound bot' ? luck.pick(6) : 3
  const question = `${seat} ${JSON.stringify(view)}`
  const steps = fate === 2 ? ['play 0'] : [legal[luck.pick(legal.length)] ?? 'none']
  const answers = trial.answers.get(question) ?? []
  trial.answers.set(question, [...answers, fate < 3 ? null : (steps[0] as string)])
  if (fate === 0) return Promise.reject(new StoreFailed('a bot broke'))
  return fate === 1 ? new Promise(() => {}) : Promise.resolve(steps)
}

/** Whether somebody is to blame for it whom the trial has not broken itself. */
const isExpected = (error: unknown): boolean =>
  error instanceof StoreFailed ||
  (error instanceof Refused && error.rule !== null) ||
  (error instanceof Error && (error.name === 'Silence' || error.message === 'a bot does not answer'))

export const openProcess = async (trial: Trial): Promise<Process> => {
  const { bench, made, weather, luck, ledger, time, id, cast, broke } = trial
  const witness = openWitness({ store: await bench.open(), ledger, weather, time, luck })
  const random = sampledChance(`${trial.name} ${trial.lives++}`)
  let isEnded = false

  const show = (match: LiveMatch<Place>): void => {
    if (isEnded) return
    const { table } = match
    trial.absent = table.absent()
    const version = table.version()
    for (let seq = 0; seq <= version; seq++) {
      if (ledger.hashes[seq] === table.hashOf(seq)) continue
      broke('durable', `version ${seq} is shown and not written`)
      return
    }
    for (const viewer of [...cast.roles.keys(), 'spectator'] as const) {
      const since = trial.told.get(viewer) ?? -1
      const frame = made.frameFor(match, viewer, since, { isPresent: () => true, now: time.now })
      const { view, legal, updates, pending, offer, paused } = frame
      trial.shown.push({
        viewer,
        since,
        version: frame.version,
        text: JSON.stringify({ view, legal, updates, pending, offer, paused }),
      })
      trial.told.set(viewer, frame.version)
    }
  }

  const authority = made.openAuthority<Place>(
    {
      store: witness.store,
      storePatienceMs: STORE_PATIENCE_MS,
      load: async () => parlour,
      plays: () => true,
      time,
      random: (bytes) => Uint8Array.from({ length: bytes }, () => random.pick(256)),
      bots: {
        run: (request) => answer(trial, random, request),
        inTurn: (_match, _signal, work) => work(),
        threads: 1,
        thinkMs: 100,
        patienceMs: BOT_PATIENCE_MS,
      },
      keeps: () => !isEnded,
      presence: {
        isHere: (_, seat) => trial.whereabouts.isHere(seat),
        seenAt: async () => trial.whereabouts.seenAt(),
      },
      show,
      onOver: async () => {},
      onUnplayable: (_, fault) => broke('replay', `what is written cannot be played: ${fault}`),
      onFailure: (error) => {
        if (!isEnded && !isExpected(error)) broke('failures', `it is told of ${String(error)}`)
      },
      capacity: 10,
    },
    made.parts,
  )
  void authority.chores.surely(() => authority.resume('all'))
  // Whoever watched it looks at it again.
  if (trial.lives > 1) void authority.chores.surely(() => authority.withMatch(id, show))
  else void authority.begun(id)
  if (trial.lives > 1) void authority.arrived(id)
  return {
    authority,
    wait: witness.wait,
    end: () => {
      isEnded = true
      witness.end()
      time.clear()
    },
  }
}
