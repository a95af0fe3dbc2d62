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
): Question => ({
  text: name === null ? say(kind) : say(`${kind}To`, { name }),
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
  const preset = view.options.setupMode === 'preset'
  if (phase.kind === 'move' || (phase.kind === 'setup' && !preset)) {
    const chosen = pieces.find((one) => picking.chosen.includes(one.place))
    const name = chosen === undefined || chosen.piece === null ? null : pieceName(t, near, chosen.piece)
    const asked = ofChosen(say, phase.kind, chosen === undefined ? null : (name ?? ''))
    if (phase.kind === 'move' || chosen !== undefined) return asked
    return { ...asked, text: `${asked.text} ${setupTold(t, near, false, pieces)}`.trim() }
  }
  const { id, values, rule } = promptOf(view)
  const text = phase.kind === 'setup' ? `${say(id, values)} ${setupTold(t, near, true, pieces)}` : say(id, values)
  return { text, small: say(`${id}Small`, { ...values, defaultValue: '' }), rule }
}
