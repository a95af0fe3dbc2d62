import type { Chance, Offer, Seat } from '@menagerie/engine'
import type { Frame } from '@menagerie/protocol'
import type { Authority } from '../authority.ts'
import type { Decision } from '../decisions.ts'
import type { Place } from '../place.ts'
import { Refused, isBusy } from '../refused.ts'
import type { Role } from './cast.ts'
import type { Law } from './laws.ts'
import type { Made } from './made.ts'
import type { Whereabouts } from './whereabouts.ts'
import type { Ledger } from './witness.ts'

export interface Person {
  readonly seat: Seat
  readonly role: Role
  /** Whether an answer is being waited for. */
  isWaiting: boolean
  /** What they want, until they know that it was done or refused. */
  intent: Decision | null
  /** What was acknowledged last. */
  done: { readonly intent: Decision; readonly version: number } | null
}

export interface Around {
  readonly id: string
  readonly made: Made
  readonly ledger: Ledger
  readonly luck: Chance
  readonly now: () => number
  readonly broke: (law: Law, text: string) => void
  readonly whereabouts: Whereabouts
  /** Nothing has happened for long: whoever went comes back, and stays. */
  readonly isStill: () => boolean
}

const newKey = (luck: Chance): string => {
  const digits = Array.from({ length: 32 }, () => luck.pick(16).toString(16)).join('')
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20)}`
}

type At = Pick<Authority<Place>, 'withMatch' | 'decide' | 'arrived'>

/** A person's part of one step: they look and decide, or ask again for what they do not know to be done. Never rejects. */
export const takePart = async (person: Person, at: At, around: Around): Promise<void> => {
  if (person.role === 'rover' && rove(person.seat, at, around) === 'gone') return
  person.isWaiting = true
  try {
    const asksAgain = person.role === 'talker' && person.intent === null && around.luck.pick(4) === 0
    if (!asksAgain) person.intent ??= await decide(person, at, around)
    if (person.intent !== null) await ask(person, person.intent, at, around)
    else await askAgain(person, at, around)
  } catch (error) {
    judge(person, error, around)
  }
  person.isWaiting = false
}

/** Comes and goes without a word; what was asked for before is heard of when they are back. */
const rove = (seat: Seat, at: At, { id, luck, whereabouts, isStill }: Around): 'here' | 'gone' => {
  if (!whereabouts.isHere(seat)) {
    if (luck.pick(6) > 0 && !isStill()) return 'gone'
    whereabouts.come(seat)
    void at.arrived(id)
    return 'gone'
  }
  if (luck.pick(4) > 0 || isStill()) return 'here'
  whereabouts.go(seat)
  return 'gone'
}

const decide = (
  { seat, role }: Person,
  at: At,
  { id, made, ledger, luck, now, broke }: Around,
): Promise<Decision | null> =>
  at.withMatch(id, (match) => {
    const frame = made.frameFor(match, seat, -1, { isPresent: () => true, now })
    if (ledger.hashes[frame.version] !== match.table.hashOf(frame.version))
      broke('durable', `version ${frame.version} is answered to seat ${seat} and not written`)
    const isDreaming = role === 'dreamer' && (frame.view as { readonly phase: string }).phase !== 'turn'
    const said = role === 'talker' || role === 'nodder' ? talk(seat, role, frame, luck) : null
    if (said !== null) return { key: newKey(luck), ...said }
    const move = role === 'nodder' ? 'wait' : comeOrGo(role, frame.players[seat]?.away ?? null, luck)
    if (move !== 'act') return move === 'wait' ? null : { key: newKey(luck), ...move }
    if (frame.legal.length === 0 || isDreaming) return null
    return {
      kind: 'steps',
      key: newKey(luck),
      version: frame.version,
      steps: [frame.legal[luck.pick(frame.legal.length)] as string],
    }
  })

type Said =
  | { readonly kind: 'offered'; readonly offer: Offer }
  | { readonly kind: 'accepted' | 'refused' | 'withdrawn'; readonly offered: number }

/** Whether, and what, somebody says to the others. Nobody refuses to go on, or takes that back: the table would stand still. */
const talk = (
  seat: Seat,
  role: Role,
  { offer, paused, updates, version }: Pick<Frame, 'offer' | 'paused' | 'updates' | 'version'>,
  luck: Chance,
): Said | null => {
  if (offer !== null) {
    const mayEnd = offer.terms[0] !== 'resume' && luck.pick(4) === 0
    if (offer.seat === seat) return mayEnd ? { kind: 'withdrawn', offered: offer.version } : null
    if (!offer.waiting.includes(seat)) return null
    return { kind: mayEnd && role === 'talker' ? 'refused' : 'accepted', offered: offer.version }
  }
  if (role === 'nodder') return null
  if (paused && luck.pick(3) > 0) return { kind: 'offered', offer: { kind: 'resume' } }
  if (luck.pick(4) === 0) return null
  const own = updates.filter((update) => update.kind === 'steps' && update.seat === seat).at(-1)
  if (own?.version === version && luck.pick(2) === 0)
    return { kind: 'offered', offer: { kind: 'takeBack', seq: version } }
  switch (luck.pick(8)) {
    case 0:
      return luck.pick(6) === 0 ? { kind: 'offered', offer: { kind: 'draw' } } : null
    case 1:
    case 2:
      return { kind: 'offered', offer: { kind: 'pause' } }
    case 3:
    case 4:
      return { kind: 'offered', offer: { kind: 'clock', option: 'turnSeconds', seconds: 20 + 10 * luck.pick(3) } }
    default:
      return own === undefined ? null : { kind: 'offered', offer: { kind: 'takeBack', seq: own.version } }
  }
}

/** What is not an act of those who leave their seat to a bot: to go, to be back, or to let it play. */
const comeOrGo = (
  role: Role,
  away: string | null,
  luck: Chance,
): 'act' | 'wait' | { readonly kind: 'takenOver'; readonly bot: 'random' } | { readonly kind: 'givenBack' } => {
  if (role !== 'leaver' && role !== 'goer') return 'act'
  if (away === null) return role === 'goer' || luck.pick(3) === 0 ? { kind: 'takenOver', bot: 'random' } : 'act'
  return role === 'leaver' && luck.pick(3) === 0 ? { kind: 'givenBack' } : 'wait'
}

const decideAt = (seat: Seat, decision: Decision, at: At, id: string) => at.decide(id, () => seat, decision)

const ask = async (person: Person, intent: Decision, at: At, { id, ledger, broke }: Around): Promise<void> => {
  const { version } = await decideAt(person.seat, intent, at, id)
  person.intent = null
  person.done = { intent, version }
  if (ledger.keys.get(intent.key) !== version)
    broke('durable', `version ${version} is acknowledged to seat ${person.seat} and not written`)
}

/** What is known to be done is asked for once more, and something else under its key. */
const askAgain = async ({ seat, done }: Person, at: At, { id, luck, broke }: Around): Promise<void> => {
  if (done === null || luck.pick(2) > 0) return
  const { intent, version } = done
  const again = await decideAt(seat, intent, at, id)
  if (again.version !== version)
    broke('once', `version ${version} is version ${again.version} when it is asked for again`)
  try {
    const other = await decideAt(seat, { key: intent.key, kind: 'steps', version, steps: ['pass', 'pass'] }, at, id)
    broke('keys', `the key of version ${version} does other steps, as version ${other.version}`)
  } catch (error) {
    if (isBusy(error)) throw error
    if (!(error instanceof Refused) || error.code !== 'keyReused')
      broke('keys', `the key of version ${version} with other steps is answered ${String(error)}`)
  }
}

const judge = (person: Person, error: unknown, { ledger, broke }: Around): void => {
  if (isBusy(error)) return
  const { intent } = person
  person.intent = null
  if (!(error instanceof Refused)) broke('failures', `seat ${person.seat} is answered ${String(error)}`)
  else if (intent === null) broke('once', `what was acknowledged is refused when it is asked for again: ${error.code}`)
  else if (ledger.keys.has(intent.key)) broke('once', `what is written is refused: ${error.code}`)
}
