import { useTranslation } from 'react-i18next'
import { useRuleShelf } from './rules-context.ts'

/**
 * The number of a rule; pressed, it opens the rulebook there. Rules of the table itself have no page and no tag. `stops`: Tab
 * halts at it; one of many in a list is reached from its neighbour by the arrows.
 */
export const RuleTag = ({
  rule,
  stops = true,
  className = '',
}: {
  readonly rule: string | null
  readonly stops?: boolean
  readonly className?: string
}) => {
  const { t } = useTranslation()
  const shelf = useRuleShelf()
  if (rule === null || shelf === null || !shelf.knows(rule)) return null
  return (
    <button
      type="button"
      className={`tag ${className}`}
      tabIndex={stops ? 0 : -1}
      aria-label={t('rules.open', { rule })}
      onClick={() => shelf.open(rule)}
    >
      {rule}
    </button>
  )
}
