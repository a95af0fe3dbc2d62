import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../copy-text.ts'
import { Button } from './button.tsx'
import './invite-link.css'
import { PageCode } from './page-code.tsx'

const inviteAddress = (table: string, invite: string): string => `${location.origin}/t/${table}?invite=${invite}`

/** The link friends come by: to copy, to share, or as a picture for the phone beside one. */
export const InviteLink = ({ table, invite }: { readonly table: string; readonly invite: string }) => {
  const { t } = useTranslation()
  const [done, setDone] = useState(false)
  const address = inviteAddress(table, invite)

  return (
    <div className="invite">
      <PageCode address={address} label={t('invite.code')} />
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
