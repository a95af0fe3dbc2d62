import type { View } from '@menagerie/games/monster-maker'
import type { TFunction } from 'i18next'
import type { Question } from '../board.ts'
import { WORDS, kindName } from './looks.ts'

const RULES: Readonly<Record<string, string>> = {
  rps: 'MM-P4',
  confirm: 'MM-T1',
  trap: 'MM-TR3',
  act: 'MM-T2',
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

/** MM-T11, MM-T13: with eight cards nobody passes, with fewer nobody discards. */
const acting = (t: TFunction, say: Say, { parties, options }: View, seat: number, chosen: number | null): Question => {
  const party = parties[seat]
  const rule = RULES['act'] ?? null
  if (chosen !== null)
    return { text: say('chosen', { card: kindName(t, options.deck, chosen) }), small: say('chosenSmall'), rule }
  if (party?.monster != null) {
    const monster = kindName(t, options.deck, party.monster)
    return { text: say('attacked', { monster }), small: say('attackedSmall'), rule: 'MM-T7' }
  }
  if (party?.leg === 'returned') return { text: say('actBack'), small: '', rule: 'MM-F5' }
  const full = (party?.handCount ?? 0) > 7
  const small = say(full ? 'actFull' : 'actSmall')
  if (party?.leg === 'room') return { text: say('actRoom'), small, rule: 'MM-TC8' }
  return { text: say(full ? 'actEight' : options.discardBelowLimit ? 'actAny' : 'act'), small, rule }
}

export const question = (
  t: TFunction,
  view: View,
  seat: number,
  mine: boolean,
  chosen: number | null,
  names: readonly string[],
): Question => {
  const say: Say = (key, values = {}) => t(`prompt.${key}`, { ns: WORDS, ...values })
  const { kind } = view.phase
  // How it ended is told by the result, and a trap asks in a bar of its own.
  if (kind === 'over' || (mine && kind === 'trap')) return { text: '', small: '', rule: RULES[kind] ?? null }
  if (!mine) return waiting(say, view, names)
  if (kind === 'act') return acting(t, say, view, seat, chosen)
  // The way after a victory is a house rule; what else is left to do has no rule of its own.
  const bonus = kind === 'post' && view.bonus
  return {
    text: say(bonus ? 'postBonus' : kind),
    small: say(`${kind}Small`, { defaultValue: '' }),
    rule: bonus ? 'MM-H1' : (RULES[kind] ?? null),
  }
}
