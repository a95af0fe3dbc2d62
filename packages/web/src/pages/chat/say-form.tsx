import { LIMITS, PHRASES } from '@menagerie/protocol'
import { useRef, useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { TextField } from 'react-aria-components/TextField'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../errors.ts'
import { Button } from '../../pieces/button.tsx'
import { newKey } from '../../wire/chance.ts'
import { WireError } from '../../wire/transport.ts'
import type { ChatTable } from './chat-sheet.tsx'
import { say } from './requests.ts'
import { CHAT_WORDS } from './words.ts'

/** Saying something: in one's own words, or by a phrase. */
export const SayForm = ({ at }: { readonly at: ChatTable }) => {
  const { t } = useTranslation(CHAT_WORDS)
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  /** One intention, one key: what is sent again after a failure is said once. */
  const intention = useRef({ said: '', key: '' })
  const send = async (said: Parameters<typeof say>[1]): Promise<void> => {
    const name = JSON.stringify(said)
    if (intention.current.said !== name) intention.current = { said: name, key: newKey() }
    setBusy(true)
    setTrouble(null)
    try {
      await say(at, said, intention.current.key)
      intention.current = { said: '', key: '' }
      if ('text' in said) setText('')
    } catch (error) {
      const isMuch = error instanceof WireError && error.code === 'tooMany'
      setTrouble(isMuch ? t('tooMany') : errorText(t, error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className="chat-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && text.trim() !== '') void send({ text })
      }}
    >
      <div className="chips" role="group" aria-label={t('phrases')}>
        {PHRASES.map((phrase) => (
          <button type="button" key={phrase} className="chip" disabled={busy} onClick={() => void send({ phrase })}>
            {t(`phrase.${phrase}`)}
          </button>
        ))}
      </div>
      <div className="chat-line">
        <TextField className="field" value={text} onChange={setText} maxLength={LIMITS.remark} autoComplete="off">
          <Label>{t('text')}</Label>
          <Input dir="auto" />
        </TextField>
        <Button look="go" type="submit" disabled={busy || text.trim() === ''}>
          {t('say')}
        </Button>
      </div>
      {trouble !== null && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </form>
  )
}
