import { unreachable } from '@menagerie/engine'
import { MOST_VALUE } from '../set/components.ts'
import { MOST_SPACES, type Space, spaceOf } from '../set/map.ts'
import type { Options } from '../set/options.ts'

/** Interned: the same choice is the same frozen object. */
export type Action =
  | { readonly kind: 'roll' | 'draw' | 'returnArmy' | 'examine' | 'endMovement' | 'halt' }
  /** One army of one's own; `via`: own armies' spaces it passes over (option `passOwn`), nearest first. */
  | {
      readonly kind: 'step'
      readonly from: Space
      readonly to: Space
      readonly via: readonly Space[]
      readonly carry: boolean
    }
  | { readonly kind: 'moveDragon'; readonly to: Space }
  | { readonly kind: 'playCounter'; readonly value: number }
  /** `to` is OFF where no first step is possible (DT-4.9). */
  | { readonly kind: 'throw'; readonly to: Space }
  | { readonly kind: 'steal'; readonly to: Space }
  | { readonly kind: 'march'; readonly to: Space; readonly carry: boolean }
  /** Only in arranged positions: lets combats that are due happen. */
  | { readonly kind: 'proceed' }

export const OFF = -1

const freeze = (action: Action): Action => Object.freeze(action)
export const ROLL = freeze({ kind: 'roll' })
export const DRAW = freeze({ kind: 'draw' })
export const RETURN_ARMY = freeze({ kind: 'returnArmy' })
export const EXAMINE = freeze({ kind: 'examine' })
export const END_MOVEMENT = freeze({ kind: 'endMovement' })
export const HALT = freeze({ kind: 'halt' })
export const PROCEED = freeze({ kind: 'proceed' })
export const THROW_OFF = freeze({ kind: 'throw', to: OFF })

const bySpace = (make: (to: Space) => Action): readonly Action[] =>
  Array.from({ length: MOST_SPACES }, (_, to) => freeze(make(to)))
const THROWS = bySpace((to) => ({ kind: 'throw', to }))
const STEALS = bySpace((to) => ({ kind: 'steal', to }))
const MARCHES = bySpace((to) => ({ kind: 'march', to, carry: false }))
const CARRIES = bySpace((to) => ({ kind: 'march', to, carry: true }))
const DRAGONS = bySpace((to) => ({ kind: 'moveDragon', to }))
const PLAYS = Array.from({ length: MOST_VALUE + 1 }, (_, value) => freeze({ kind: 'playCounter', value }))

export const throwTo = (to: Space): Action => THROWS[to] as Action
export const stealTo = (to: Space): Action => STEALS[to] as Action
export const marchTo = (to: Space, carry: boolean): Action => (carry ? CARRIES[to] : MARCHES[to]) as Action
export const moveDragon = (to: Space): Action => DRAGONS[to] as Action
export const playCounter = (value: number): Action => PLAYS[value] as Action

const NO_VIA: readonly Space[] = Object.freeze([])
/** Steps by start, end and carrying; made when first named. */
const STEPS = Array.from<unknown, Action | null>({ length: MOST_SPACES * MOST_SPACES * 2 }, () => null)
const PASSES = new Map<string, Action>()

export const step = (from: Space, to: Space, carry: boolean): Action => {
  const key = (from * MOST_SPACES + to) * 2 + (carry ? 1 : 0)
  return STEPS[key] ?? (STEPS[key] = freeze({ kind: 'step', from, to, via: NO_VIA, carry }))
}

/** A step over own armies (option `passOwn`). */
export const passStep = (from: Space, via: readonly Space[], to: Space, carry: boolean): Action => {
  if (via.length === 0) return step(from, to, carry)
  const key = `${from} ${via.join(' ')} ${to} ${carry}`
  let made = PASSES.get(key)
  if (made === undefined) {
    made = freeze({ kind: 'step', from, to, via: Object.freeze([...via]), carry })
    PASSES.set(key, made)
  }
  return made
}

/**
 * `roll`, `draw`, `return`, `step C1 a12`, `step c12 b12 carry`, `step C1 a12 b12` (over an own army), `examine`, `end`,
 * `play 7`, `throw b12`, `throw off`, `steal a21`, `march b21 carry`, `march b21`, `halt`, `dragon L12`, `proceed`.
 */
export const format = (options: Options, action: Action): string => {
  const nameOf = (space: Space): string => options.map.names[space] ?? '?'
  switch (action.kind) {
    case 'step':
      return `step ${[action.from, ...action.via, action.to].map(nameOf).join(' ')}${action.carry ? ' carry' : ''}`
    case 'moveDragon':
      return `dragon ${nameOf(action.to)}`
    case 'playCounter':
      return `play ${action.value}`
    case 'throw':
      return `throw ${action.to === OFF ? 'off' : nameOf(action.to)}`
    case 'steal':
      return `steal ${nameOf(action.to)}`
    case 'march':
      return `march ${nameOf(action.to)}${action.carry ? ' carry' : ''}`
    case 'returnArmy':
      return 'return'
    case 'endMovement':
      return 'end'
    case 'roll':
    case 'draw':
    case 'examine':
    case 'halt':
    case 'proceed':
      return action.kind
    default:
      return unreachable(action)
  }
}

const WORDS: Readonly<Record<string, Action>> = {
  roll: ROLL,
  draw: DRAW,
  return: RETURN_ARMY,
  examine: EXAMINE,
  end: END_MOVEMENT,
  halt: HALT,
  proceed: PROCEED,
  'throw off': THROW_OFF,
}

/** Spaces a step may name: start, those passed, end. */
const MOST_NAMED = 6

export const parse = (options: Options, text: string): Action | null => {
  if (Object.hasOwn(WORDS, text)) return WORDS[text] as Action
  const [verb, ...words] = text.split(' ')
  if (verb === 'play') return words.length === 1 ? readPlay(words[0] as string) : null
  const carry = words.length > 1 && words.at(-1) === 'carry' && (verb === 'step' || verb === 'march')
  const spaces: Space[] = []
  for (const word of carry ? words.slice(0, -1) : words) {
    const space = spaceOf(options.map, word)
    if (space === null) return null
    spaces.push(space)
  }
  if (verb === 'step') {
    if (spaces.length < 2 || spaces.length > MOST_NAMED) return null
    return passStep(spaces[0] as Space, spaces.slice(1, -1), spaces.at(-1) as Space, carry)
  }
  if (spaces.length !== 1) return null
  const to = spaces[0] as Space
  switch (verb) {
    case 'dragon':
      return moveDragon(to)
    case 'throw':
      return throwTo(to)
    case 'steal':
      return stealTo(to)
    case 'march':
      return marchTo(to, carry)
    default:
      return null
  }
}

const readPlay = (word: string): Action | null => (/^(0|[1-9]\d?)$/.test(word) ? playCounter(Number(word)) : null)
