import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { personName } from '../../person-name.ts'
import { Button } from '../../pieces/button.tsx'
import { hearAgain } from '../chat/requests.ts'
import { QUIETS, useOwnQuiets } from './parts.ts'
import { Told } from './trouble.tsx'
import { useDoing } from './use-doing.ts'
import { ACCOUNT_WORDS } from './words.ts'

/** Whom one has muted or blocked, and the way back; nothing where there is nobody. */
export const OwnQuiets = () => {
  const { t } = useTranslation(ACCOUNT_WORDS)
  const cache = useQueryClient()
  const doing = useDoing()
  const { data } = useOwnQuiets()
  if (data === undefined || data.quiets.length === 0) return null
  const hear = async (id: string): Promise<void> => {
    cache.setQueryData(QUIETS, await hearAgain(id))
  }
  return (
    <section className="panel sheet-paper" data-part="quiets">
      <h2>{t('quiets.title')}</h2>
      <p>{t('quiets.text')}</p>
      <ul className="things">
        {data.quiets.map(({ id, kind, name }) => {
          const shown = personName(t, name)
          return (
            <li key={id}>
              <span>
                <b>{shown}</b>
                <small>{t(kind === 'muted' ? 'quiets.muted' : 'quiets.blocked')}</small>
              </span>
              <Button
                look="paper"
                size="sm"
                label={t('quiets.hearWho', { name: shown })}
                disabled={doing.busy}
                onPress={() => doing.go(() => hear(id))}
              >
                {t('quiets.hear')}
              </Button>
            </li>
          )
        })}
      </ul>
      <Told doing={doing} />
    </section>
  )
}
