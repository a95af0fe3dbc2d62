import { type Box, type GameTypes, type Pending, type Seat, canonicalJson, seatNumbers } from '@menagerie/engine'
import { t } from '../text.ts'

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
    if (game.parse(options, text) !== action) return t('fuzz.wrong.notation', { action: text })
    return Object.isFrozen(action) ? null : t('fuzz.wrong.frozen', { action: text })
  }

  const decision = (state: T['State'], seat: Seat, legal: readonly T['Action'][]): string | null => {
    if (legal.length === 0) return t('fuzz.wrong.nothing', { seat })
    const allowed = new Set(legal)
    if (allowed.size !== legal.length) return t('fuzz.wrong.twice')
    for (const action of legal) {
      const wrong = notation(action)
      if (wrong !== null) return wrong
      const refused = game.refuse(state, seat, action)
      if (refused !== null) return t('fuzz.wrong.refused', { action: name(action), code: refused.code })
    }
    for (let i = 0; i < STRANGERS; i++) {
      const action = seen[pick(seen.length)] as T['Action']
      if (!allowed.has(action) && game.refuse(state, seat, action) === null) {
        return t('fuzz.wrong.accepted', { action: name(action) })
      }
    }
    return null
  }

  const thorough = (state: T['State'], pending: Pending): string | null => {
    const broken = game.check(state)
    if (broken.length > 0) return broken.join('; ')
    const text = textOf(state, options)
    if (textOf(game.clone(state), options) !== text) return t('fuzz.wrong.clone')
    const odd = notJson(state, options, t('fuzz.wrong.state'))
    if (odd !== null) return odd
    for (const viewer of [...seatNumbers(game.seats(state)), 'spectator' as const]) {
      const wrong = notJson(game.view(state, viewer), options, t('fuzz.wrong.viewOf', { viewer }))
      if (wrong !== null) return wrong
    }
    if (textOf(state, options) !== text) return t('fuzz.wrong.view')
    for (const seat of seatNumbers(game.seats(state))) {
      const asked = pending.status === 'deciding' && pending.seats.includes(seat)
      if (asked) continue
      if (game.legal(state, seat).length > 0) return t('fuzz.wrong.unasked', { seat })
      const action = seen.length === 0 ? undefined : seen[pick(seen.length)]
      if (action !== undefined && game.refuse(state, seat, action) === null) {
        return t('fuzz.wrong.unaskedAccepted', { seat, action: name(action) })
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
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : t('fuzz.wrong.json', { path, what: String(value) })
  if (typeof value !== 'object') return t('fuzz.wrong.json', { path, what: typeof value })
  const made: unknown = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && made !== Object.prototype && made !== null) return t('fuzz.wrong.object', { path })
  for (const [key, field] of Object.entries(value)) {
    const wrong = notJson(field, options, `${path}.${key}`)
    if (wrong !== null) return wrong
  }
  return null
}
