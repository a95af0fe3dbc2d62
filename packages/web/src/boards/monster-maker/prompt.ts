import type { View } from '@menagerie/games/monster-maker'
import type { TFunction } from 'i18next'
import type { Reading } from '../../reading.ts'
import { inWords } from '../../say.tsx'
import type { Question } from '../board.ts'
import { GAME, WORDS, kindName } from './looks.ts'

/** The rule behind each sentence that asks. */
const RULES: Readonly<Record<string, string>> = {
  rps: 'MM-P4',
  confirm: 'MM-T1',
  confirmTrap: 'MM-TR1',
  trap: 'MM-TR3',
  act: 'MM-T2',
  actFull: 'MM-T12',
  actRoom: 'MM-TC8',
  actLost: 'MM-R3',
  actLostAttacked: 'MM-R3',
  actBack: 'MM-F5',
  actAttacked: 'MM-T7',
  charm: 'MM-CH1',
}

type Say = (key: string, values?: Record<string, unknown>) => string

const waiting = (say: Say, { phase }: View, names: readonly string[]): Question => {
  const name = 'seat' in phase ? (names[phase.seat] ?? '') : ''
  return {
    text: say(`wait.${phase.kind}`, { name, defaultValue: say('wait.any', { name }) }),
    small: '',
    rule: null,
  }
}

/** What helps beneath the question: where a chosen card may go, who bars the way, how a choice is made. */
const hint = (
  t: TFunction,
  say: Say,
  { phase, parties, options }: View,
  seat: number,
  chosen: number | null,
): string => {
  if (phase.kind !== 'act') return say(`${phase.kind}Small`, { defaultValue: '' })
  if (chosen !== null) return `${say('chosen', { card: kindName(t, options.deck, chosen) })} ${say('chosenSmall')}`
  const monster = parties[seat]?.monster ?? null
  return monster === null ? say('actSmall') : say('attacked', { monster: kindName(t, options.deck, monster) })
}

/** What is asked, in the game's own sentence, with the rule behind it. */
export const question = (
  t: TFunction,
  reading: Reading,
  view: View,
  seat: number,
  mine: boolean,
  chosen: number | null,
  names: readonly string[],
): Question => {
  const say: Say = (key, values = {}) => t(`prompt.${key}`, { ns: WORDS, ...values })
  const { kind } = view.phase
  // How it ended is told by the result.
  if (kind === 'over') return { text: '', small: '', rule: null }
  if (!mine) return waiting(say, view, names)
  const asked = reading.prompt(view)
  const id = asked.id.slice('prompt.'.length)
  // The way after a victory is a house rule; what else is left to do has no rule of its own.
  const rule = kind === 'post' && view.bonus ? 'MM-H1' : (RULES[id] ?? null)
  return { text: inWords(t, GAME, asked, names), small: hint(t, say, view, seat, chosen), rule }
}
