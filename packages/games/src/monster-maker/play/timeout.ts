import { type Chance, anyOf } from '@menagerie/engine'
import { type Action, DECLARE, END, PASS, RELEASE, SUFFER, drop } from '../choices/actions.ts'
import { TRAP } from '../set/components.ts'
import type { View } from '../secrets/view.ts'

/** Loses any cards: the same number whatever they are, in the order the steps need. */
const suffer = (view: View, chance: Chance): readonly Action[] => {
  const { deck } = view.options
  const own = view.viewer === 'spectator' ? null : (view.parties[view.viewer]?.hand ?? null)
  const pool = (own ?? []).filter((kind) => deck.what[kind] !== TRAP)
  const due = Math.min(3, pool.length)
  const lost = Array.from({ length: due }, () => chance.draw(pool)).sort((a, b) => a - b)
  return [...lost.map((card) => drop(card)), SUFFER]
}

/** What a silent seat plays when its time runs out. */
export const timeout = (view: View, legal: readonly Action[], chance: Chance): readonly Action[] => {
  switch (view.phase.kind) {
    case 'trap': {
      const thief = legal.find(({ kind }) => kind === 'avoid')
      return thief === undefined ? suffer(view, chance) : [thief]
    }
    case 'confirm':
      return [legal.includes(DECLARE) ? DECLARE : (legal[0] as Action)]
    case 'charm':
      return [RELEASE]
    case 'post':
      return [END]
    case 'act': {
      if (legal.includes(PASS)) return [PASS]
      const surplus = legal.filter(({ kind }) => kind === 'discard')
      return [anyOf(surplus.length > 0 ? surplus : legal, chance)]
    }
    default:
      return [anyOf(legal, chance)]
  }
}
