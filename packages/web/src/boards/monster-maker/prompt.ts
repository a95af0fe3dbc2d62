import type { View } from '@menagerie/games/monster-maker'
import type { TFunction } from 'i18next'
import { WORDS, kindName } from './looks.ts'

/** What is asked, in one sentence, with the rule behind it. */
export interface Question {
  readonly text: string
  readonly small: string
  readonly rule: string | null
}

const RULES: Readonly<Record<string, string>> = {
  rps: 'MM-P4',
  confirm: 'MM-T1',
  trap: 'MM-TR3',
  act: 'MM-T2',
  charm: 'MM-CH1',
}

export const question = (
  t: TFunction,
  view: View,
  seat: number,
  mine: boolean,
  chosen: number | null,
  names: readonly string[],
): Question => {
  const say = (key: string, values: Record<string, unknown> = {}): string =>
    t(`prompt.${key}`, { ns: WORDS, ...values })
  const { phase, options } = view
  const rule = RULES[phase.kind] ?? null
  if (phase.kind === 'over') return { text: '', small: '', rule: null }
  if (!mine) {
    const who = 'seat' in phase ? (names[phase.seat] ?? '') : ''
    return {
      text: say(`wait.${phase.kind}`, { name: who, defaultValue: say('wait.any', { name: who }) }),
      small: '',
      rule: null,
    }
  }
  if (phase.kind === 'act') {
    const party = view.parties[seat]
    const card = chosen === null ? null : kindName(t, options.deck, chosen)
    if (card !== null) return { text: say('chosen', { card }), small: say('chosenSmall'), rule }
    if (party?.monster != null)
      return {
        text: say('attacked', { monster: kindName(t, options.deck, party.monster) }),
        small: say('attackedSmall'),
        rule: 'MM-T7',
      }
    if (party?.leg === 'returned') return { text: say('actBack'), small: '', rule: 'MM-F5' }
    const full = (party?.handCount ?? 0) > 7
    const small = say(full ? 'actFull' : 'actSmall')
    if (party?.leg === 'room') return { text: say('actRoom'), small, rule: 'MM-TC8' }
    // MM-T11, MM-T13: with eight cards nobody passes, with fewer nobody discards.
    return { text: say(full ? 'actEight' : options.discardBelowLimit ? 'actAny' : 'act'), small, rule }
  }
  // The way after a victory is a house rule; what else is left to do has no rule of its own.
  const bonus = phase.kind === 'post' && view.bonus
  return {
    text: say(bonus ? 'postBonus' : phase.kind),
    small: say(`${phase.kind}Small`, { defaultValue: '' }),
    rule: bonus ? 'MM-H1' : rule,
  }
}
