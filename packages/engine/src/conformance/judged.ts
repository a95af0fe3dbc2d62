import type { Box } from '../box.ts'
import type { Catalogue, LogLine } from '../text-room.ts'
import type { GameTypes, Outcome } from '../game.ts'
import type { Choices } from '../options.ts'
import type { Refusal } from '../refusal.ts'
import { saidIn } from './said.ts'

/**
 * A line as it was said at a table with these choices, the rule it names and the words of our rule that bear it: read beside the
 * rulebook, one by one, for no machine tells whether a rule is about what happened.
 */
export type Judged<T extends GameTypes> = {
  readonly choices: Choices
  readonly line: string
  /** Null, and nothing that bears it, where the players agreed. */
  readonly rule: string | null
  readonly bears: string | null
} & ({ readonly event: T['Event'] } | { readonly refusal: Refusal } | { readonly outcome: Outcome })

/** What is said otherwise by now, by another rule, or by a rule that no longer holds the words that bore it. */
export const misjudged = <T extends GameTypes>(
  { complete, text }: Pick<Box<T>, 'complete' | 'text'>,
  judged: readonly Judged<T>[],
): readonly string[] => {
  const english = text.catalogues['en'] as Catalogue
  const rules = english['rules'] as Catalogue
  const say = saidIn(english, 'en')
  return judged.flatMap((row) => {
    const completed = complete(row.choices, null)
    if (!completed.ok) return [`${row.line}: its table is none any more`]
    const options = completed.value
    const said: LogLine =
      'event' in row
        ? text.event(options, row.event)
        : 'outcome' in row
          ? text.outcome(options, row.outcome)
          : { ...text.refusal(options, row.refusal), rule: row.refusal.rule }
    const now = `${say(said)} (${said.rule})`
    const rule = row.rule === null ? '' : rules[row.rule]
    const isBorne = row.rule === null ? row.bears === null : typeof rule === 'string' && holds(rule, row.bears)
    return [
      ...(now === `${row.line} (${row.rule})` ? [] : [`${now}, not ${row.line} (${row.rule})`]),
      ...(isBorne ? [] : [`${row.line} is not borne by ${row.rule}`]),
    ]
  })
}

const holds = (rule: string, words: string | null): boolean =>
  words !== null && words.length > 5 && rule.toLowerCase().includes(words.toLowerCase())
