import type { Budget } from '@menagerie/bots'
import { count, percent } from '../output.ts'
import { t } from '../text.ts'
import type { Trial } from './sprt.ts'
import type { Standing } from './tournament.ts'

export const budgetText = (budget: Budget): string =>
  'ms' in budget ? t('tournament.ms', budget) : t('tournament.iterations', { iterations: count(budget.iterations) })

/** What is believed of a claim, in a sentence. */
export const verdictText = ({ claim, verdict, path }: Trial, standing: Standing | undefined): string =>
  t(`tournament.verdict.${verdict}`, {
    bot: standing?.bot ?? '',
    against: standing?.against ?? '',
    low: percent(claim.low),
    high: percent(claim.high),
    deals: count(path.length),
  })
