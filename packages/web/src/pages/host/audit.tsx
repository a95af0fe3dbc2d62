import { useTranslation } from 'react-i18next'
import { dayOf } from '../account/day.ts'
import { Part } from './part.tsx'
import { useShown } from './use-host.ts'
import { HOST_WORDS } from './words.ts'

/** What hosts did, as it was written down before it was done. */
export const AuditPart = () => {
  const { t, i18n } = useTranslation(HOST_WORDS)
  const { data, error } = useShown(['audit'], (host) => host.audit())
  return (
    <Part name="audit" title={t('audit.title')} error={error}>
      {data?.acts.length === 0 && <p>{t('audit.none')}</p>}
      <ul className="host-things">
        {(data?.acts ?? []).map(({ at, act, target, reason }, index) => (
          <li key={index}>
            <p>
              <b>{t(`audit.${act}`)}</b>
              <small>{dayOf(i18n.language, at)}</small>
              {reason !== '' && <small>{reason}</small>}
              <small>{target}</small>
            </p>
          </li>
        ))}
      </ul>
    </Part>
  )
}
