import type { Reports } from '@menagerie/protocol/programs'
import { useTranslation } from 'react-i18next'
import { personName } from '../../person-name.ts'
import { CHAT_WORDS } from '../chat/words.ts'
import { Act } from './act.tsx'
import { Part } from './part.tsx'
import { useShown } from './use-host.ts'
import { HOST_WORDS } from './words.ts'

type Report = Reports['reports'][number]

const Said = ({ line }: { readonly line: Report['lines'][number] }) => {
  const { t } = useTranslation(HOST_WORDS)
  const { name, text, phrase } = line
  const words = text ?? (phrase === null ? t('taken', { ns: CHAT_WORDS }) : t(`phrase.${phrase}`, { ns: CHAT_WORDS }))
  return (
    <li>
      <b>{personName(t, name)}</b> <span dir="auto">{words}</span>
    </li>
  )
}

const OneReport = ({ report }: { readonly report: Report }) => {
  const { t } = useTranslation(HOST_WORDS)
  const [by, about] = [personName(t, report.by.name), personName(t, report.about.name)]
  const { person } = report.about
  return (
    <li data-settled={report.settledAt !== null || undefined}>
      <p>
        <b>{t('reports.line', { by, about })}</b>
        {report.reason !== '' && <small>{report.reason}</small>}
        {report.settledAt !== null && <small>{t('reports.settled')}</small>}
      </p>
      <ul className="host-said">
        {report.lines.map((line, at) => (
          <Said key={at} line={line} />
        ))}
      </ul>
      {report.settledAt === null && (
        <div className="row">
          <Act
            words={t('reports.settle')}
            label={t('reports.settleOf', { by, about })}
            asks={t('reports.settleAsk')}
            act={(host, reason) => host.settle(report.id, reason)}
          />
          {person !== null && (
            <Act
              words={t('people.block')}
              label={t('people.blockOf', { name: about })}
              asks={t('people.blockAsk')}
              act={(host, reason) => host.block(person, true, reason)}
            />
          )}
        </div>
      )}
    </li>
  )
}

/** What people told the host of, with what was said before. */
export const ReportsPart = () => {
  const { t } = useTranslation(HOST_WORDS)
  const { data, error } = useShown(['reports'], (host) => host.reports())
  return (
    <Part name="reports" title={t('reports.title')} error={error}>
      {data?.reports.length === 0 && <p>{t('reports.none')}</p>}
      <ul className="host-things">
        {(data?.reports ?? []).map((report) => (
          <OneReport key={report.id} report={report} />
        ))}
      </ul>
    </Part>
  )
}
