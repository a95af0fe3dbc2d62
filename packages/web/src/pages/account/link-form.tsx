import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '../../i18n.ts'
import { Button } from '../../pieces/button.tsx'
import { Line } from './field.tsx'
import { sendLink } from './requests.ts'
import { Told } from './trouble.tsx'
import type { Doing } from './use-doing.ts'
import { ACCOUNT_WORDS } from './words.ts'

interface Props {
  readonly doing: Doing
  readonly label: string
  readonly go: string
  /** For the account one is signed in to. */
  readonly own: boolean
}

/** Has a link sent to an address, in the language one reads. */
export const LinkForm = ({ doing, label, go, own }: Props) => {
  const { t, i18n } = useTranslation(ACCOUNT_WORDS)
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState<string | null>(null)
  const language = LANGUAGES.find((one) => one === i18n.language) ?? 'en'
  const send = async (): Promise<void> => {
    setSent(null)
    await sendLink(email.trim(), language, { own })
    setSent(email.trim())
  }
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        doing.go(send)
      }}
    >
      <Line label={label} value={email} onChange={setEmail} kind="email" fills="email" />
      <Told doing={doing} good={sent === null ? null : t('enter.sent', { email: sent })} />
      <div className="row">
        <Button look="paper" icon="quill-ink" type="submit" disabled={doing.busy || email.trim() === ''}>
          {go}
        </Button>
      </div>
    </form>
  )
}
