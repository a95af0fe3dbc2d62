import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import { Line } from './field.tsx'
import { setPassword } from './requests.ts'
import { Told } from './trouble.tsx'
import type { Doing } from './use-doing.ts'
import { ACCOUNT_WORDS } from './words.ts'

/** Characters that a password has at least, as the server wants it. */
const LEAST = 10

/** A new password for an account that has an address. */
export const PasswordForm = ({ email, doing }: { readonly email: string; readonly doing: Doing }) => {
  const { t } = useTranslation(ACCOUNT_WORDS)
  const [password, setOwn] = useState('')
  const keep = async () => {
    const account = await setPassword(password)
    setOwn('')
    return account
  }
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        doing.go(keep)
      }}
    >
      {/* By which a password manager knows whose it is. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <Line label={t('back.passwordNew')} value={password} onChange={setOwn} kind="password" fills="new-password" />
      <p className="lesser">{t('back.passwordLong', { count: LEAST })}</p>
      <Told doing={doing} />
      <div className="row">
        <Button look="paper" icon="save" type="submit" disabled={doing.busy || password.length < LEAST}>
          {t('back.passwordSave')}
        </Button>
      </div>
    </form>
  )
}
