import type { Budget } from '@menagerie/bots'
import { wrongUsage } from '../stop.ts'
import { t } from '../text.ts'
import { type Contestant, contestants } from './contestants.ts'

/** Who takes part in a tournament: a bot, and how long it may think where that is its own. */
export interface Entrant {
  /** As it was written: `greedy`, `search@20ms`, `search@400`. */
  readonly name: string
  readonly bot: Contestant
  /** Null: as long as all. */
  readonly budget: Budget | null
}

/** `20ms` are milliseconds, `400` iterations. */
const budgetIn = (text: string): Budget | null => {
  const found = /^([1-9]\d{0,7})(ms)?$/.exec(text)
  if (found === null) return null
  const value = Number(found[1])
  return found[2] === undefined ? { iterations: value } : { ms: value }
}

const entrantOf = (name: string): Entrant => {
  const [kind, own, ...more] = name.split('@')
  const bot = contestants.find((one) => one === kind)
  const budget = own === undefined ? null : budgetIn(own)
  if (bot === undefined) throw wrongUsage(t('error.bot', { bot: name, bots: contestants.join(', ') }))
  if ((own !== undefined && budget === null) || more.length > 0) throw wrongUsage(t('tournament.budget', { bot: name }))
  return { name, bot, budget }
}

/** `search@200ms,search@20ms,greedy`: each once, in the order they were named. */
export const entrants = (text: string): readonly Entrant[] => [...new Set(text.split(','))].map(entrantOf)
