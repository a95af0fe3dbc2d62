import { ALL_ICONS, ANY, type CardIndex, type Effect } from '../set/cards.ts'
import type { Reason } from './reasons.ts'
import { type Fight, type Fighter, type Held, type Part, type State, iconsOf, playerOf } from '../rules/state.ts'

// What may be played in a fight. Looks at the flipped monsters and at numbers of hidden cards: all of it public.

/** Icons a fighter may lean on (MS-43, MS-57): those of their parts still on, or all by S09. */
const iconsOn = (state: State, { parts, on, sigil }: Fighter): number => {
  if (sigil) return ALL_ICONS
  let icons = 0
  for (let i = 0; i < parts.length; i++) if (on[i] === true) icons |= iconsOf(state, (parts[i] as Part).card)
  return icons
}

export const whyNotPower = (state: State, fight: Fight, side: number, card: CardIndex): Reason | null => {
  const own = fight.sides[side] as Fighter
  const icon = state.options.set.icons[card] as number
  if ((own.jinxed & icon) !== 0) return 'jinxed'
  return (iconsOn(state, own) & icon) === 0 ? 'noIcon' : null
}

/** Why a spell cannot be played at all, whatever its target. */
export const whyNotEffect = (state: State, fight: Fight, side: number, effect: Effect): Reason | null => {
  const other = fight.sides[1 - side] as Fighter
  switch (effect.name) {
    case 'remove':
      if (other.shield) return 'shielded'
      return hasOn(state, other, effect.kind) ? null : 'noSuchTarget'
    case 'peek':
    case 'fumble':
      return playerOf(state, side === 0 ? fight.defender : fight.attacker).hidden.length > 0 ? null : 'nothingHidden'
    default:
      return null
  }
}

const hasOn = (state: State, { parts, on }: Fighter, kind: number): boolean => {
  for (let i = 0; i < parts.length; i++) {
    if (on[i] === true && (kind === ANY || state.options.set.kind[(parts[i] as Part).card] === kind)) return true
  }
  return false
}

export const placeHeld = (hidden: readonly Held[], card: CardIndex): number => {
  for (let i = 0; i < hidden.length; i++) if ((hidden[i] as Held).card === card) return i
  return -1
}
