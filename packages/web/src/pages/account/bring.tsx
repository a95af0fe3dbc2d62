import type { Account } from '@menagerie/protocol'
import { Switch } from 'react-aria-components/Switch'
import { useTranslation } from 'react-i18next'
import { ACCOUNT_WORDS } from './words.ts'

interface Props {
  readonly account: Account
  readonly bring: boolean
  readonly onChange: (bring: boolean) => void
}

/** Whether the games of this browser's guest come along; nothing where there are none. */
export const Bring = ({ account: { guest, tables }, bring, onChange }: Props) => {
  const { t } = useTranslation(ACCOUNT_WORDS)
  if (!guest || tables === 0) return null
  return (
    <div className="bring">
      <Switch className="switch" isSelected={bring} onChange={onChange}>
        <span className="groove-s" />
        {t('enter.bring', { count: tables })}
      </Switch>
      {!bring && <p className="lesser">{t('enter.bringNote')}</p>}
    </div>
  )
}
