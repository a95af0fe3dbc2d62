import { type Box, type GameTypes, type Pending, type Seat, canonicalJson, seatNumbers } from '@menagerie/engine'

/** Actions tried although they are probably not legal, at each decision. */
const STRANGERS = 12

/** What is held against the contract at every decision; the answer is the first thing that is wrong, in words. */
export interface Checker<T extends GameTypes> {
  readonly decision: (state: T['State'], seat: Seat, legal: readonly T['Action'][]) => string | null
  /** Slower checks, for some of the decisions. */
  readonly thorough: (state: T['State'], pending: Pending) => string | null
}

export const checkerOf = <T extends GameTypes>(
  box: Box<T>,
  options: T['Options'],
  pick: (n: number) => number,
): Checker<T> => {
  const { game } = box
  const seen: T['Action'][] = []
  const known = new Set<T['Action']>()
  const name = (action: T['Action']): string => game.format(options, action)

  const notation = (action: T['Action']): string | null => {
    if (known.has(action)) return null
    known.add(action)
    seen.push(action)
    const text = name(action)
    if (game.parse(options, text) !== action) return `“${text}” does not read back as the same action`
    return Object.isFrozen(action) ? null : `“${text}” is not frozen`
  }

  const decision = (state: T['State'], seat: Seat, legal: readonly T['Action'][]): string | null => {
    if (legal.length === 0) return `seat ${seat} is asked and has no legal action`
    const allowed = new Set(legal)
    if (allowed.size !== legal.length) return 'a choice is listed twice'
    for (const action of legal) {
      const wrong = notation(action)
      if (wrong !== null) return wrong
      const refused = game.refuse(state, seat, action)
      if (refused !== null) return `“${name(action)}” is listed and refused: ${refused.code}`
    }
    for (let i = 0; i < STRANGERS; i++) {
      const action = seen[pick(seen.length)] as T['Action']
      if (!allowed.has(action) && game.refuse(state, seat, action) === null)
        return `“${name(action)}” is not listed and not refused`
    }
    return null
  }

  const thorough = (state: T['State'], pending: Pending): string | null => {
    const broken = game.check(state)
    if (broken.length > 0) return broken.join('; ')
    const text = textOf(state, options)
    if (textOf(game.clone(state), options) !== text) return 'a clone differs from its original'
    const odd = notJson(state, options, 'state')
    if (odd !== null) return odd
    for (const viewer of [...seatNumbers(game.seats(state)), 'spectator' as const]) {
      const wrong = notJson(game.view(state, viewer), options, `the view of ${viewer}`)
      if (wrong !== null) return wrong
    }
    if (textOf(state, options) !== text) return 'a view changed the state'
    for (const seat of seatNumbers(game.seats(state))) {
      const asked = pending.status === 'deciding' && pending.seats.includes(seat)
      if (asked) continue
      if (game.legal(state, seat).length > 0) return `seat ${seat} is not asked and has legal actions`
      const action = seen.length === 0 ? undefined : seen[pick(seen.length)]
      if (action !== undefined && game.refuse(state, seat, action) === null) {
        return `seat ${seat} is not asked and “${name(action)}” is not refused`
      }
    }
    return null
  }

  return { decision, thorough }
}

/** A state as text; the options, which are long and shared by all states, only by name. */
const textOf = (state: object, options: object): string =>
  canonicalJson(
    Object.fromEntries(Object.entries(state).map(([key, value]) => [key, value === options ? 'options' : value])),
  )

/** Where a value would come out of JSON as another, or null. */
const notJson = (value: unknown, options: object, path: string): string | null => {
  if (value === null || value === options || typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${value}`
  if (typeof value !== 'object') return `${path} is ${typeof value}`
  const made: unknown = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && made !== Object.prototype && made !== null) return `${path} is no plain object`
  for (const [key, field] of Object.entries(value)) {
    const wrong = notJson(field, options, `${path}.${key}`)
    if (wrong !== null) return wrong
  }
  return null
}
