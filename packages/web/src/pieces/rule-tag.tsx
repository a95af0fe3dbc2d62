import { useTranslation } from 'react-i18next'
import { useRuleShelf } from './rules-context.ts'

/** The number of a rule; pressed, it opens the rulebook there. Rules of the table itself have no page and no tag. */
export const RuleTag = ({ rule }: { readonly rule: string | null }) => {
  const { t } = useTranslation()
  const shelf = useRuleShelf()
  if (rule === null || shelf === null || !shelf.knows(rule)) return null
  return (
    <button type="button" className="tag" aria-label={t('rules.open', { rule })} onClick={() => shelf.open(rule)}>
      {rule}
    </button>
  )
}
