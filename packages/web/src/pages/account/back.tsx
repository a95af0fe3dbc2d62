import type { Account } from '@menagerie/protocol'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import { LinkForm } from './link-form.tsx'
import { makePasskey, passkeysWork } from './passkey.ts'
import { Passkeys } from './passkeys.tsx'
import { PasswordForm } from './password-form.tsx'
import { Told } from './trouble.tsx'
import { type Doing, useDoing } from './use-doing.ts'
import { ACCOUNT_WORDS } from './words.ts'

const MakePasskey = ({ doing, more }: { readonly doing: Doing; readonly more: boolean }) => {
  const { t } = useTranslation(ACCOUNT_WORDS)
  if (!passkeysWork()) return <p className="lesser">{t('back.passkeyNot')}</p>
  return (
    <div className="row">
      <Button look={more ? 'paper' : 'go'} icon="wax-seal" disabled={doing.busy} onPress={() => doing.go(makePasskey)}>
        {t(more ? 'back.passkeyMore' : 'back.passkeyMake')}
      </Button>
    </div>
  )
}

/** How a guest gets an account. */
export const GuestBack = ({ account }: { readonly account: Account }) => {
  const { t } = useTranslation(ACCOUNT_WORDS)
  const [making, linking] = [useDoing(), useDoing()]
  return (
    <section className="panel sheet-paper" data-part="back">
      <h2>{t('back.title')}</h2>
      <p>{t('back.lead')}</p>
      <p className="lesser">{t('back.passkeyWhat')}</p>
      <MakePasskey doing={making} more={false} />
      <Told doing={making} />
      {account.mails ? (
        <>
          <p className="lesser">{t('back.linkWhat')}</p>
          <LinkForm doing={linking} label={t('enter.email')} go={t('enter.linkGo')} own={false} />
        </>
      ) : (
        <p className="lesser">{t('back.noMail')}</p>
      )}
    </section>
  )
}

interface AccountBackProps {
  readonly account: Account
  readonly keys: Doing
  readonly address: Doing
  readonly password: Doing
}

/** How somebody with an account comes back to it, and what they change of that. */
export const AccountBack = ({ account, keys, address, password }: AccountBackProps) => {
  const { t } = useTranslation(ACCOUNT_WORDS)
  const { email, mails, hasPassword } = account
  return (
    <section className="panel sheet-paper" data-part="back">
      <h2>{t('back.title')}</h2>
      <Passkeys account={account} doing={keys} />
      <MakePasskey doing={keys} more={account.passkeys.length > 0} />
      <Told doing={keys} />
      <h3>{t('back.email')}</h3>
      <p>{email === null ? t('back.emailNone') : t('back.emailNow', { email })}</p>
      {mails ? (
        <LinkForm
          doing={address}
          label={email === null ? t('back.email') : t('back.emailOther')}
          go={t('back.emailAdd')}
          own
        />
      ) : (
        <p className="lesser">{t('back.noMail')}</p>
      )}
      {email !== null && (
        <>
          <h3>{t('back.password')}</h3>
          <p>{t(hasPassword ? 'back.passwordSet' : 'back.passwordNone')}</p>
          <PasswordForm email={email} doing={password} />
        </>
      )}
    </section>
  )
}
