import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { TextField } from 'react-aria-components/TextField'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../errors.ts'
import { Button } from '../../pieces/button.tsx'
import { useWire } from '../../wire/hooks.ts'
import { keys } from '../../wire/known.ts'
import { ACCOUNT_WORDS } from './words.ts'

const LONGEST = 24

interface Props {
  readonly name: string
  readonly onDone: () => void
  readonly autoFocus?: boolean
}

/** One's name, to be written anew. */
export const Rename = ({ name, onDone, autoFocus = false }: Props) => {
  const { t } = useTranslation(ACCOUNT_WORDS)
  const { transport } = useWire()
  const cache = useQueryClient()
  const [text, setText] = useState(name)
  const [trouble, setTrouble] = useState<string | null>(null)
  const save = async (): Promise<void> => {
    try {
      cache.setQueryData(keys.me, await transport.rename(text.trim()))
      setTrouble(null)
      onDone()
    } catch (error) {
      setTrouble(errorText(t, error))
    }
  }
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <p>{t('name.lead')}</p>
      <TextField className="field" value={text} onChange={setText} maxLength={LONGEST} autoFocus={autoFocus}>
        <Label>{t('name.field')}</Label>
        <Input />
      </TextField>
      {trouble !== null && <p role="alert">{trouble}</p>}
      <div className="row">
        <Button look="go" type="submit" disabled={text.trim() === ''}>
          {t('name.save')}
        </Button>
      </div>
    </form>
  )
}
