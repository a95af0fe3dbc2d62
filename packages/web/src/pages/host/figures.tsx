import { useTranslation } from 'react-i18next'
import { Part } from './part.tsx'
import { useShown } from './use-host.ts'
import { HOST_WORDS } from './words.ts'

/** How much there is in the house, how many are connected, and what one may ask of it. */
export const Figures = () => {
  const { t } = useTranslation(HOST_WORDS)
  const { data, error } = useShown(['overview'], (host) => host.overview())
  return (
    <Part name="figures" title={t('figures.title')} error={error}>
      {data !== undefined && (
        <dl className="facts">
          <dt>{t('figures.people')}</dt>
          <dd>{t('figures.peopleCount', { count: data.people, blocked: data.blocked })}</dd>
          <dt>{t('figures.tables')}</dt>
          <dd>{t('figures.tablesCount', data.tables)}</dd>
          <dt>{t('figures.lines')}</dt>
          <dd>{t('figures.linesCount', { socket: data.lines['socket'] ?? 0, stream: data.lines['stream'] ?? 0 })}</dd>
          <dt>{t('figures.limits')}</dt>
          <dd>{t('figures.limitsCount', data.limits)}</dd>
        </dl>
      )}
    </Part>
  )
}
