import { useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { TextField } from 'react-aria-components/TextField'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../errors.ts'
import { Button } from '../../pieces/button.tsx'
import type { HostRequests } from './requests.ts'
import { useAct } from './use-host.ts'
import { HOST_WORDS } from './words.ts'

interface ActProps {
  readonly words: string
  /** With what it is done to, for who hears the page. */
  readonly label: string
  /** What it does, said before it is done. */
  readonly asks: string
  /** It cannot be undone. */
  readonly danger?: boolean
  readonly act: (host: HostRequests, reason: string) => Promise<unknown>
}

/** A button that asks first, with the reason that is written down. */
export const Act = ({ words, label, asks, danger = false, act }: ActProps) => {
  const { t } = useTranslation(HOST_WORDS)
  const run = useAct()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const go = async (): Promise<void> => {
    setBusy(true)
    setTrouble(null)
    try {
      await run((host) => act(host, reason.trim()))
      setOpen(false)
    } catch (error) {
      setTrouble(errorText(t, error))
    } finally {
      setBusy(false)
    }
  }
  if (!open)
    return (
      <Button look="paper" size="sm" label={label} onPress={() => setOpen(true)}>
        {words}
      </Button>
    )
  return (
    <form
      className="host-ask"
      onSubmit={(event) => {
        event.preventDefault()
        void go()
      }}
    >
      <p>{asks}</p>
      <TextField className="field" value={reason} onChange={setReason} maxLength={300} autoComplete="off">
        <Label>{t('reason')}</Label>
        <Input />
      </TextField>
      {trouble !== null && <p role="alert">{trouble}</p>}
      <div className="row">
        <Button look="paper" size="sm" disabled={busy} onPress={() => setOpen(false)}>
          {t('leave')}
        </Button>
        <Button look={danger ? 'danger' : 'go'} size="sm" type="submit" disabled={busy} label={label}>
          {words}
        </Button>
      </div>
    </form>
  )
}
