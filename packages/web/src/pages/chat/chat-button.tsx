import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../pieces/icon.tsx'
import { Speak } from '../../pieces/speak.tsx'
import { useChat } from '../../wire/hooks.ts'
import { ChatSheet, type ChatTable } from './chat-sheet.tsx'
import { haveRead, readSoFar, unreadIn } from './read-so-far.ts'
import { authorOf, wordsOf } from './said.ts'
import { CHAT_WORDS } from './words.ts'
import './chat.css'

/** Opens what is said at a table; a number says how much of it is new, and who hears the page hears the newest. */
export const ChatButton = (at: ChatTable) => {
  const { t } = useTranslation(CHAT_WORDS)
  const { remarks, fresh } = useChat(at.table)
  const [open, setOpen] = useState(false)
  const [read, setRead] = useState(() => readSoFar(at.table))
  useEffect(() => {
    if (open) setRead(haveRead(at.table, remarks))
  }, [open, remarks, at.table])
  const count = unreadIn(remarks, read)
  const spoken =
    fresh === null || fresh.you || open ? '' : t('spoken', { name: authorOf(t, fresh), words: wordsOf(t, fresh) })
  return (
    <>
      <button
        type="button"
        className="ibtn chat-button"
        aria-label={count === 0 ? t('title') : t('unread', { count })}
        onClick={() => setOpen(true)}
      >
        <Icon name="conversation" />
        {count > 0 && (
          <span className="chat-count" aria-hidden="true">
            {count > 9 ? '9+' : count}
          </span>
        )}
      </button>
      <Speak text={spoken} />
      <ChatSheet {...at} remarks={remarks} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
