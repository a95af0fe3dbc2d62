import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { TextField } from 'react-aria-components/TextField'
import { useTranslation } from 'react-i18next'
import { errorText } from '../errors.ts'
import { Button } from '../pieces/button.tsx'
import { Sheet } from '../pieces/sheet.tsx'
import { Wax } from '../pieces/wax.tsx'
import { useMe, useWire } from '../wire/hooks.ts'
import { keys } from '../wire/live.ts'

const LONGEST = 24

/** Who one is at the table, and the sheet to be called otherwise. */
export const MeButton = () => {
  const { t } = useTranslation()
  const me = useMe().data
  const [open, setOpen] = useState(false)
  const name = me?.name ?? t('me.guest')
  return (
    <>
      <button type="button" className="me" aria-label={t('me.change', { name })} onClick={() => setOpen(true)}>
        <Wax seat={1} />
        <span>
          <b>{name}</b>
          <small>{t('me.rename')}</small>
        </span>
      </button>
      <Sheet title={t('me.title')} open={open} onClose={() => setOpen(false)}>
        <Rename name={name} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  )
}

const Rename = ({ name, onDone }: { readonly name: string; readonly onDone: () => void }) => {
  const { t } = useTranslation()
  const { transport } = useWire()
  const cache = useQueryClient()
  const [text, setText] = useState(name)
  const [trouble, setTrouble] = useState<string | null>(null)
  const save = async (): Promise<void> => {
    try {
      cache.setQueryData(keys.me, await transport.rename(text.trim()))
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
      <p>{t('me.lead')}</p>
      <TextField className="field" value={text} onChange={setText} maxLength={LONGEST} autoFocus>
        <Label>{t('me.name')}</Label>
        <Input />
      </TextField>
      {trouble !== null && <p role="alert">{trouble}</p>}
      <div className="row">
        <Button look="go" type="submit" disabled={text.trim() === ''}>
          {t('me.save')}
        </Button>
      </div>
    </form>
  )
}
