import type { Account } from '@menagerie/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import { Bring } from './bring.tsx'
import { Line } from './field.tsx'
import { passkeysWork, signInByPasskey } from './passkey.ts'
import { enterByPassword } from './requests.ts'
import { Told } from './trouble.tsx'
import { startAnew, useDoing } from './use-doing.ts'
import { ACCOUNT_WORDS } from './words.ts'

interface Props {
  readonly account: Account
  readonly title: string
}

/** How somebody who has an account is let in to it. */
export const Enter = ({ account, title }: Props) => {
  const { t } = useTranslation(ACCOUNT_WORDS)
  const doing = useDoing()
  const [bring, setBring] = useState(true)
  const [email, setEmail] = useState(account.email ?? '')
  const [password, setPassword] = useState('')
  const enter = (work: () => Promise<unknown>): void =>
    doing.go(async () => {
      await work()
      startAnew('/me')
    })
  return (
    <section className="panel sheet-paper" data-part="enter">
      <h2>{title}</h2>
      {passkeysWork() && (
        <div className="row">
          <Button look="go" icon="wax-seal" disabled={doing.busy} onPress={() => enter(() => signInByPasskey(bring))}>
            {t('enter.passkey')}
          </Button>
        </div>
      )}
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          enter(() => enterByPassword(email.trim(), password, bring))
        }}
      >
        <Line label={t('enter.email')} value={email} onChange={setEmail} kind="email" fills="username" />
        <Line
          label={t('enter.password')}
          value={password}
          onChange={setPassword}
          kind="password"
          fills="current-password"
        />
        <div className="row">
          <Button
            look="paper"
            icon="locked-chest"
            type="submit"
            disabled={doing.busy || email.trim() === '' || password === ''}
          >
            {t('enter.passwordGo')}
          </Button>
        </div>
      </form>
      {account.mails && <p className="lesser">{t('enter.forgotten')}</p>}
      <Bring account={account} bring={bring} onChange={setBring} />
      <Told doing={doing} />
    </section>
  )
}
