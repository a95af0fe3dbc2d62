import type { Remark } from '@menagerie/protocol'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useGoesOn } from '../../pieces/goes-on.ts'
import { Sheet } from '../../pieces/sheet.tsx'
import { RemarkLine } from './remark-line.tsx'
import { SayForm } from './say-form.tsx'
import { CHAT_WORDS } from './words.ts'

/** Where somebody talks, and from which side. */
export interface ChatTable {
  readonly table: string
  readonly invite: string | null
  /** Whether they sit there. */
  readonly seated: boolean
  /** Whether the match is over, and both sides are open. */
  readonly over: boolean
}

const leadOf = ({ seated, over }: ChatTable): 'allRead' | 'amongPlayers' | 'amongSpectators' => {
  if (over) return 'allRead'
  return seated ? 'amongPlayers' : 'amongSpectators'
}

const Log = ({ at, remarks }: { readonly at: ChatTable; readonly remarks: readonly Remark[] }) => {
  const { t } = useTranslation(CHAT_WORDS)
  const list = useRef<HTMLDivElement>(null)
  useGoesOn(list)
  // The newest is at the foot.
  useEffect(() => {
    const element = list.current
    if (element !== null) element.scrollTop = element.scrollHeight
  }, [remarks.length])
  if (remarks.length === 0) return <p className="chat-none">{t('none')}</p>
  return (
    <div className="chat-log" ref={list} role="log" aria-label={t('said')} tabIndex={0}>
      <ul>
        {remarks.map((remark) => (
          <RemarkLine key={`${remark.side} ${remark.number}`} at={at} remark={remark} />
        ))}
      </ul>
    </div>
  )
}

/** What is said at a table, and what one says there oneself. */
export const ChatSheet = ({
  remarks,
  open,
  onClose,
  ...at
}: ChatTable & {
  readonly remarks: readonly Remark[]
  readonly open: boolean
  readonly onClose: () => void
}) => {
  const { t } = useTranslation(CHAT_WORDS)
  return (
    <Sheet title={t('title')} open={open} onClose={onClose}>
      <div className="chat">
        <p className="chat-lead">{t(leadOf(at))}</p>
        <Log at={at} remarks={remarks} />
        <SayForm at={at} />
      </div>
    </Sheet>
  )
}
