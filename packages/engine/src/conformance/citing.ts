import type { Rule } from '../text-room.ts'
import type { GameTypes, Outcome } from '../game.ts'
import type { Refusal } from '../refusal.ts'
import { type Trial, nameOf } from './trial.ts'

const rules = new WeakMap<readonly Rule[], ReadonlySet<string>>()

export const isRule = (rulebook: readonly Rule[], id: string): boolean => {
  const known = rules.get(rulebook) ?? new Set(rulebook.map((rule) => rule.id))
  rules.set(rulebook, known)
  return known.has(id)
}

const known = <T extends GameTypes>({ box, ledger }: Trial<T>, rule: string | null, who: string): void => {
  if (rule === null || rule.startsWith('TABLE-') || isRule(box.rulebook, rule)) return
  ledger.fail('citation', `${who} cites ${rule}, which is no rule of the rulebook`)
}

/** The line of an event names the rule that the table of citations gives for it, and one row of that table fits. */
export const testLine = <T extends GameTypes>(trial: Trial<T>, event: T['Event'], phase: string): void => {
  const { ledger, room, options, box } = trial
  if (room.saying === undefined) return
  ledger.test('citation')
  const { rule } = box.text.event(options, event)
  const who = `${event.kind} in ${phase}`
  known(trial, rule, who)
  const rows = room.saying.citations.filter(
    ({ kind, phases, when }) =>
      kind === event.kind &&
      (phases?.includes(phase) ?? true) &&
      // The row is of this kind.
      ((when as ((one: T['Event'], at: T['Options']) => boolean) | undefined)?.(event, options) ?? true),
  )
  const [row, ...more] = rows
  if (row === undefined) ledger.fail('citation', `${who} stands on no row of the citations`)
  else if (more.length > 0) ledger.fail('citation', `${who} stands on ${rows.length} rows of the citations`)
  else if ((typeof row.cites === 'string' ? row.cites : null) !== rule)
    ledger.fail('citation', `${who} cites ${rule}, not ${JSON.stringify(row.cites)}`)
}

export const testCited = <T extends GameTypes>(trial: Trial<T>, refused: Refusal, action: T['Action']): void => {
  const { ledger, room } = trial
  if (room.saying === undefined) return
  ledger.test('citation')
  const rules = room.saying.refusals[refused.code] ?? []
  if (!rules.includes(refused.rule))
    ledger.fail(
      'citation',
      `${nameOf(trial, action)} is refused as ${refused.code} by ${refused.rule}, not by ${rules.join()}`,
    )
}

export const testEnd = <T extends GameTypes>(trial: Trial<T>, outcome: Outcome): void => {
  const { ledger, room, options, box } = trial
  if (room.saying === undefined) return
  ledger.test('citation')
  const { rule } = box.text.outcome(options, outcome)
  known(trial, rule, outcome.reason)
  const row = room.saying.outcomes[outcome.reason]
  const wanted = typeof row === 'function' ? row(options) : row
  if (wanted === undefined || (typeof wanted === 'string' ? wanted : null) !== rule)
    ledger.fail('citation', `the end by ${outcome.reason} cites ${rule}, not ${JSON.stringify(wanted)}`)
}
