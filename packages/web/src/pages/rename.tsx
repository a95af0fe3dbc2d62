import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { TextField } from 'react-aria-components/TextField'
import { useTranslation } from 'react-i18next'
import { errorText } from '../errors.ts'
import { Button } from '../pieces/button.tsx'
import { Sheet } from '../pieces/sheet.tsx'
import { useWire } from '../wire/hooks.ts'
import { keys } from '../wire/live.ts'
import { AskFirst, useAskFirst } from './ask-first.tsx'

const LONGEST = 24

/** The sheet on which one changes one's name. */
export const RenameSheet = ({ name, onClose }: { readonly name: string; readonly onClose: () => void }) => {
  const { t } = useTranslation()
  return (
    <Sheet title={t('me.title')} open onClose={onClose}>
      <Rename name={name} onDone={onClose} />
      <Forget />
    </Sheet>
  )
}

/** Asks once before everything that leads back to this person is erased. */
const Forget = () => {
  const { t } = useTranslation()
  const { transport } = useWire()
  // Nothing that this page remembers is theirs any more.
  const asking = useAskFirst(transport.forget, async () => location.assign('/'))
  if (!asking.open)
    return (
      <Button look="paper" icon="exit-door" onPress={asking.ask}>
        {t('me.forget')}
      </Button>
    )
  return (
    <div role="group" aria-label={t('me.forget')}>
      <AskFirst asking={asking} text={t('me.forgetAsk')} stay={t('me.keep')} leave={t('me.forget')} icon="exit-door" />
    </div>
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
