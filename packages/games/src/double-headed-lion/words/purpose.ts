import { type LogLine, type Purpose, type Seat, ruled } from '@menagerie/engine'
import type { PhaseKind } from '../rules/phase.ts'
import type { Types } from '../rules/types.ts'
import type { View } from '../secrets/view.ts'
import { REP } from '../set/pieces.ts'
import { en } from './locales/purpose-en.ts'

/** The rule behind what a question of a combat, or between two of them, is about. */
const RULES: Readonly<Partial<Record<PhaseKind, string>>> = {
  shuffle: 'DL-9.2',
  order: 'DL-5.7',
  fighter: 'DL-5.6',
  point: 'DL-5.10',
  switch: 'DL-5.11',
  mutual: 'DL-8.3',
  ban: 'DL-8.17',
  support: 'DL-5.14',
  cards: 'DL-5.18',
  storm: 'DL-8.1',
  fetch: 'DL-6.4',
  retreat: 'DL-5.17',
  returnCard: 'DL-8.15',
  castle: 'DL-10.2',
}

const purposeOf = ({ phase }: View, seat: Seat): LogLine | null => {
  if (phase.kind === 'setup' || phase.kind === 'move')
    return seat === REP ? ruled(`${phase.kind}.republic`, 'DL-10.4') : ruled(`${phase.kind}.royalist`, 'DL-10.1')
  if (phase.kind === 'over') return null
  const rule = RULES[phase.kind]
  const asksWhom = phase.kind === 'fighter' || phase.kind === 'point'
  return rule === undefined ? null : ruled(asksWhom ? 'chosen' : phase.kind, rule)
}

export const purpose: Purpose<Types> = {
  purposeOf,
  words: 'double-headed-lion-purpose',
  catalogues: { en },
  translations: { ja: () => import('./locales/purpose-ja.ts').then((module) => module.ja) },
}
