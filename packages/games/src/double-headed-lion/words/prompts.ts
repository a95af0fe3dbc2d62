import type { MessageValues } from '@menagerie/engine'
import { strengthens, supportRule } from '../rules/pairs.ts'
import { SQUARES, squareText } from '../set/map.ts'
import { CHARLEMAGNE, ROY, STORM, VISHNUS } from '../set/pieces.ts'
import type { FightView, TokenView, View } from '../secrets/view.ts'

/** What somebody is asked, for the terminal and every board: an id of sentences that name what may be chosen, and the rule. */
export interface Prompt {
  readonly id: string
  readonly values: MessageValues
  readonly rule: string | null
}

const RULES: Readonly<Record<string, string>> = {
  setup: 'DL-1.4',
  start: 'DL-1.6',
  move: 'DL-2.3',
  shuffle: 'DL-9.2',
  order: 'DL-5.7',
  fighter: 'DL-5.6',
  point: 'DL-5.10',
  switch: 'DL-8.14',
  mutual: 'DL-8.3',
  ban: 'DL-8.17',
  cards: 'DL-5.15',
  storm: 'DL-8.1',
  fetch: 'DL-6.4',
  retreat: 'DL-7.1',
  returnCard: 'DL-8.15',
  castle: 'DL-10.2',
}

const fighterIn = (view: View, fight: FightView, side: 0 | 1): TokenView | null => {
  const slot = fight.fighters[side]
  return slot === null ? null : (view.sides[side].tokens[slot] ?? null)
}

/** DL-8.16, DL-8.19: the Royalists have somebody to show. */
const canSupport = (view: View, fighter: TokenView): boolean =>
  view.sides[ROY].tokens.some(
    ({ piece, square }) =>
      piece !== null &&
      square !== null &&
      fighter.piece !== null &&
      fighter.square !== null &&
      strengthens(fighter.piece, fighter.square, piece, square),
  )

/** The question of a combat as its asker can answer it; anybody else reads the one that gives nothing away. */
const fightPrompt = (view: View, fight: FightView): Omit<Prompt, 'values'> => {
  const { kind } = view.phase
  const royalist = fighterIn(view, fight, ROY)
  const own = view.viewer === ROY
  if (kind === 'point') {
    const looks = own && view.active === ROY && !fight.looked && royalist?.piece === CHARLEMAGNE
    return looks ? { id: 'pointLook', rule: 'DL-8.18' } : { id: 'point', rule: 'DL-5.10' }
  }
  if (kind === 'switch' && own) {
    return { id: royalist?.piece === VISHNUS ? 'switchHer' : 'switchNobody', rule: 'DL-8.14' }
  }
  if (kind === 'support' && royalist?.piece != null) {
    const rule = supportRule(royalist.piece)
    return { id: own && !canSupport(view, royalist) ? 'supportNobody' : 'support', rule }
  }
  if (kind === 'cards' && fighterIn(view, fight, 0)?.piece === STORM) return { id: 'cardsFirst', rule: 'DL-8.1' }
  return { id: kind, rule: RULES[kind] ?? null }
}

export const promptOf = (view: View): Prompt => {
  const { phase, fight, options } = view
  if (fight !== null) return { ...fightPrompt(view, fight), values: { square: squareText(fight.square) } }
  if (phase.kind === 'shuffle') {
    return { id: 'shuffle', values: { square: squareText((view.asks[0] ?? 0) % SQUARES) }, rule: 'DL-9.2' }
  }
  const preset = phase.kind === 'setup' && options.setupMode === 'preset'
  return { id: preset ? 'setupPreset' : phase.kind, values: {}, rule: RULES[phase.kind] ?? null }
}
