import type { Remark } from '@menagerie/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../errors.ts'
import { Button, IconButton } from '../../pieces/button.tsx'
import type { ChatTable } from './chat-sheet.tsx'
import { quiet, report } from './requests.ts'
import { authorOf, wordsOf } from './said.ts'
import { CHAT_WORDS } from './words.ts'

/** What one can do about whoever said something. */
const About = ({ at, remark, name }: { readonly at: ChatTable; readonly remark: Remark; readonly name: string }) => {
  const { t } = useTranslation(CHAT_WORDS)
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<{ readonly text: string; readonly isBad: boolean } | null>(null)
  const go = async (act: () => Promise<unknown>, done: string): Promise<void> => {
    setBusy(true)
    try {
      await act()
      setTold({ text: done, isBad: false })
    } catch (error) {
      setTold({ text: errorText(t, error), isBad: true })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="chat-about">
      <p>{t('muteText')}</p>
      <div className="row">
        <Button
          look="paper"
          size="sm"
          disabled={busy}
          onPress={() => void go(() => quiet(at, remark, 'muted'), t('muted', { name }))}
        >
          {t('mute')}
        </Button>
        <Button
          look="paper"
          size="sm"
          disabled={busy}
          onPress={() => void go(() => quiet(at, remark, 'blocked'), t('blocked', { name }))}
        >
          {t('block')}
        </Button>
      </div>
      <p>{t('reportText')}</p>
      <div className="row">
        <Button look="paper" size="sm" disabled={busy} onPress={() => void go(() => report(at, remark), t('reported'))}>
          {t('report')}
        </Button>
      </div>
      {told !== null && <p role={told.isBad ? 'alert' : 'status'}>{told.text}</p>}
    </div>
  )
}

/** One thing that was said, by whom, and what can be done about them. */
export const RemarkLine = ({ at, remark }: { readonly at: ChatTable; readonly remark: Remark }) => {
  const { t } = useTranslation(CHAT_WORDS)
  const [open, setOpen] = useState(false)
  const { you, name, seat, text, phrase } = remark
  const author = authorOf(t, remark)
  const isGone = text === null && phrase === null
  return (
    <li data-mine={you || undefined}>
      <p className="chat-said">
        <b>{author}</b>
        {seat === null && at.over && <small>{t('lookedOn')}</small>}
        <span dir="auto" data-gone={isGone || undefined}>
          {wordsOf(t, remark)}
        </span>
      </p>
      {!you && name !== '' && (
        <IconButton icon="cog" label={t('about', { name: author })} onPress={() => setOpen(!open)} />
      )}
      {open && <About at={at} remark={remark} name={author} />}
    </li>
  )
}
