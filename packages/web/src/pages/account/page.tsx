import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../errors.ts'
import { games } from '../../games.ts'
import { personName } from '../../person-name.ts'
import { PageRail } from '../../pieces/rail.tsx'
import { useMe } from '../../wire/hooks.ts'
import './account.css'
import { AccountBack, GuestBack } from './back.tsx'
import { ByLink } from './by-link.tsx'
import { Devices } from './devices.tsx'
import { Enter } from './enter.tsx'
import { Notices } from './notices.tsx'
import { OwnData } from './own-data.tsx'
import { OwnQuiets } from './quiets.tsx'
import { Rename } from './rename.tsx'
import { useAllHere } from './parts.ts'
import { OwnStanding } from './standing.tsx'
import { useAccount } from './requests.ts'
import { useDoing } from './use-doing.ts'
import { ACCOUNT_WORDS } from './words.ts'

/** The token of a link somebody came by. It stands behind the mark of the address, which no browser sends anywhere. */
const tokenHere = (): string | null => /^#link=([\w-]{43})$/.exec(location.hash)?.[1] ?? null

/** The link's token, which is out of the address at once: it is in no history, and in no picture of the screen. */
const useToken = (): readonly [token: string | null, drop: () => void] => {
  const [token, setToken] = useState(tokenHere)
  useEffect(() => {
    const take = (): void => {
      const here = tokenHere()
      if (here === null) return
      setToken(here)
      history.replaceState(history.state, '', location.pathname + location.search)
    }
    take()
    // A link that is opened in the page one is on brings no other document.
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return [token, () => setToken(null)]
}

/** `/me`: who one is here, how one comes back, where one is signed in, and what is kept of one. */
export const AccountPage = () => {
  const { t } = useTranslation(ACCOUNT_WORDS)
  const account = useAccount()
  const allHere = useAllHere()
  const title = useRef<HTMLHeadingElement>(null)
  const guest = account.data?.guest ?? null
  const before = useRef(guest)
  // What made the account is gone with the guest, and had the focus.
  useEffect(() => {
    if (before.current === true && guest === false) title.current?.focus()
    before.current = guest
  }, [guest])
  const [token, dropToken] = useToken()
  useEffect(() => {
    document.title = `${t('title')} · ${t('client:name')}`
  }, [t])
  return (
    <>
      <PageRail games={games} />
      <main className="page papers account">
        <div className="page-head">
          <h1 ref={title} tabIndex={-1}>
            {t('title')}
          </h1>
          {account.data !== undefined && <p>{t(account.data.guest ? 'leadGuest' : 'leadAccount')}</p>}
        </div>
        {account.error !== null && account.data === undefined && (
          <p className="panel sheet-paper" role="alert">
            {errorText(t, account.error)}
          </p>
        )}
        {account.data !== undefined && allHere && (
          <Parts account={account.data} token={token} onTokenDone={dropToken} />
        )}
      </main>
    </>
  )
}

interface PartsProps {
  readonly account: NonNullable<ReturnType<typeof useAccount>['data']>
  readonly token: string | null
  readonly onTokenDone: () => void
}

const Parts = ({ account, token, onTokenDone }: PartsProps) => {
  const { t } = useTranslation(ACCOUNT_WORDS)
  const [keys, address, password, data] = [useDoing(), useDoing(), useDoing(), useDoing()]
  const isStale = [keys, address, password, data].some(({ stale }) => stale)
  return (
    <div className="halves">
      <div>
        {token !== null && <ByLink account={account} token={token} onClose={onTokenDone} />}
        <OwnName />
        {account.guest ? <GuestBack account={account} /> : <AccountBack {...{ account, keys, address, password }} />}
        {(account.guest || isStale) && (
          <Enter account={account} title={t(account.guest ? 'enter.title' : 'enter.again')} />
        )}
        <Devices account={account} />
      </div>
      <div>
        <Notices key={account.email} guest={account.guest} />
        <OwnStanding />
        <OwnQuiets />
        <OwnData doing={data} />
      </div>
    </div>
  )
}

const OwnName = () => {
  const { t } = useTranslation(ACCOUNT_WORDS)
  const me = useMe().data
  if (me === undefined) return null
  const name = personName(t, me.name)
  return (
    <section className="panel sheet-paper" data-part="name">
      <h2>{t('name.title')}</h2>
      <Rename key={name} name={name} onDone={() => {}} />
    </section>
  )
}
