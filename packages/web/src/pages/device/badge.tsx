import { useTranslation } from 'react-i18next'
import { DEVICE_WORDS } from './words.ts'

/** Stands in the rail of a match that is kept on this device. */
export const HereBadge = () => {
  const { t } = useTranslation(DEVICE_WORDS)
  return <span className="badge hide-s">{t('badge')}</span>
}
