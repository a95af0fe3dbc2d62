import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../copy-text.ts'
import { Button } from './button.tsx'
import './invite-link.css'

const inviteAddress = (table: string, invite: string): string => `${location.origin}/t/${table}?invite=${invite}`

/** The link friends come by: to copy, to share, or as a picture for the phone beside one. */
export const InviteLink = ({ table, invite }: { readonly table: string; readonly invite: string }) => {
  const { t } = useTranslation()
  const [done, setDone] = useState(false)
  const [picture, setPicture] = useState<string | null>(null)
  const address = inviteAddress(table, invite)

  useEffect(() => {
    let gone = false
    void import('qrcode').then(async ({ toString }) => {
      const svg = await toString(address, { type: 'svg', margin: 1, color: { dark: '#23170cff', light: '#fbf5e6ff' } })
      if (!gone) setPicture(URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })))
    })
    return () => {
      gone = true
    }
  }, [address])
  useEffect(() => () => void (picture !== null && URL.revokeObjectURL(picture)), [picture])

  return (
    <div className="invite">
      {picture !== null && <img src={picture} alt={t('invite.code')} width="168" height="168" />}
      <div>
        <label htmlFor="invite-link">{t('invite.link')}</label>
        <input id="invite-link" readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
        <div className="invite-acts">
          <Button look="go" icon="check-mark" onPress={() => void copyText(address).then(setDone)}>
            {t(done ? 'invite.copied' : 'invite.copy')}
          </Button>
          {typeof navigator.share === 'function' && (
            <Button
              look="paper"
              onPress={() => void navigator.share({ url: address, title: t('name') }).catch(() => undefined)}
            >
              {t('invite.share')}
            </Button>
          )}
        </div>
        <p className="sr" role="status">
          {done ? t('invite.copied') : ''}
        </p>
      </div>
    </div>
  )
}
