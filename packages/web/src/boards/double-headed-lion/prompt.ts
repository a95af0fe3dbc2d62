import { FORMATIONS, type View, promptOf, squareText } from '@menagerie/games/double-headed-lion'
import type { TFunction } from 'i18next'
import type { Picking } from '../../pieces/picking.ts'
import type { Question } from '../board.ts'
import { GAME, type Side, WORDS, pieceName } from './looks.ts'
import { formationOf } from './setup.ts'
import type { Standing } from './standing.ts'

/** Sentences that name the chosen piece; null while none is, empty when it is unknown. */
const ofChosen = (
  say: (key: string, values?: Record<string, unknown>) => string,
  kind: 'move' | 'setup',
  name: string | null,
  told: string,
): Question => ({
  text: name === null ? `${say(kind)} ${told}`.trim() : say(`${kind}To`, { name }),
  small: say(name === null ? `${kind}Small` : `${kind}ToSmall`),
  rule: kind === 'move' ? 'DL-3.1' : 'DL-1.4',
})

/** What a formation is for, under its name; the turned ones are for the same. */
const formationTold = (t: TFunction, id: string): string =>
  t(`formation.${id.replace('-turned', '')}`, { ns: WORDS, name: t(`formations.${id}`, { ns: GAME }) })

/** While the own army is set up: how it stands now, or what there is to choose from. */
const setupTold = (t: TFunction, near: Side, preset: boolean, pieces: readonly Standing[]): string => {
  if (preset)
    return FORMATIONS[near]
      .filter(({ id }) => !id.endsWith('-turned'))
      .map(({ id }) => formationTold(t, id))
      .join(' ')
  const own = pieces.filter(({ side, handle }) => side === near && handle === null)
  const squares = own.sort((a, b) => (a.piece ?? 0) - (b.piece ?? 0)).map(({ square }) => square)
  const id = formationOf(near, squares)
  return id === null ? '' : formationTold(t, id)
}

/** A piece is asked for, or what is done with the chosen one; or a formation. */
const ofPieces = (t: TFunction, view: View, near: Side, picking: Picking, pieces: readonly Standing[]): Question => {
  const say = (key: string, values: Record<string, unknown> = {}): string =>
    t(`prompt.${key}`, { ns: WORDS, ...values })
  const setup = view.phase.kind === 'setup'
  if (setup && view.options.setupMode === 'preset') {
    const { id, values, rule } = promptOf(view)
    return { text: `${say(id, values)} ${setupTold(t, near, true, pieces)}`, small: '', rule }
  }
  const chosen = pieces.find((one) => picking.chosen.includes(one.place))
  if (chosen === undefined)
    return ofChosen(say, setup ? 'setup' : 'move', null, setup ? setupTold(t, near, false, pieces) : '')
  const name = chosen.piece === null ? '' : pieceName(t, near, chosen.piece)
  return ofChosen(say, setup ? 'setup' : 'move', name, '')
}

export const question = (
  t: TFunction,
  view: View,
  near: Side,
  mine: boolean,
  picking: Picking,
  pieces: readonly Standing[],
  names: readonly string[],
): Question => {
  const say = (key: string, values: Record<string, unknown> = {}): string =>
    t(`prompt.${key}`, { ns: WORDS, ...values })
  const { phase, fight } = view
  if (phase.kind === 'over') return { text: '', small: '', rule: null }
  const square = fight === null ? '' : squareText(fight.square)
  if (!mine) {
    const waits = ([0, 1] as const).filter((side) => ((phase.asked >> side) & 1) === 1)
    const who = names[waits.find((side) => side !== near) ?? waits[0] ?? 0] ?? ''
    return {
      text: say(`wait.${phase.kind}`, { name: who, square, defaultValue: say('wait.any', { name: who }) }),
      small: '',
      rule: null,
    }
  }
  if (phase.kind === 'move' || phase.kind === 'setup') return ofPieces(t, view, near, picking, pieces)
  const { id, values, rule } = promptOf(view)
  return { text: say(id, values), small: say(`${id}Small`, { ...values, defaultValue: '' }), rule }
}
