import type { Account, LinkLook } from '@menagerie/protocol'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import { Bring } from './bring.tsx'
import { lookAtLink, takeLink } from './requests.ts'
import { Told } from './trouble.tsx'
import { startAnew, useDoing } from './use-doing.ts'
import { ACCOUNT_WORDS } from './words.ts'

const GO = { enter: 'link.goEnter', make: 'link.goMake', add: 'link.goAdd' } as const
const DOES = { enter: 'link.enter', make: 'link.make', add: 'link.add' } as const

interface Props {
  readonly account: Account
  readonly token: string
  readonly onClose: () => void
}

/**
 * Somebody came by a link of a mail: it is said what it does, and used when they want that. A mail program that looks at links
 * uses none up, and a link of somebody else's lets nobody in unseen.
 */
export const ByLink = ({ account, token, onClose }: Props) => {
  const { t } = useTranslation(ACCOUNT_WORDS)
  const doing = useDoing()
  const [look, setLook] = useState<LinkLook | null>(null)
  const [bring, setBring] = useState(true)
  const { go } = doing
  useEffect(() => {
    let isGone = false
    go(async () => {
      const seen = await lookAtLink(token)
      if (!isGone) setLook(seen)
    })
    return () => {
      isGone = true
    }
    // Asked once for each link.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [token])
  const take = (): void =>
    go(async () => {
      await takeLink(token, bring)
      startAnew('/me')
    })
  return (
    <section className="panel sheet-paper" data-part="link">
      <h2>{t('link.title')}</h2>
      {look !== null && <p>{t(DOES[look.does], { email: look.email })}</p>}
      {look?.does === 'enter' && <Bring account={account} bring={bring} onChange={setBring} />}
      <Told doing={doing} />
      <div className="row">
        <Button look="paper" onPress={onClose}>
          {t('link.not')}
        </Button>
        {look !== null && (
          <Button look="go" disabled={doing.busy} onPress={take}>
            {t(GO[look.does])}
          </Button>
        )}
      </div>
    </section>
  )
}
