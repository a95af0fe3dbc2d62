import { useTranslation } from 'react-i18next'
import { Icon } from './icon.tsx'

/** The mark of everything that does not stand in the printed rulebook. */
export const DesignedMark = () => {
  const { t } = useTranslation()
  return (
    <span className="mark-d">
      <Icon name="quill-ink" />
      {t('rules.notFromRulebook')}
    </span>
  )
}
