import type { Account, OwnSession } from '@menagerie/protocol'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import { dayOf } from './day.ts'
import { endOtherSessions, endSession, signOut } from './requests.ts'
import { Told } from './trouble.tsx'
import { type Doing, startAnew, useDoing } from './use-doing.ts'
import { ACCOUNT_WORDS } from './words.ts'

/** Where one is signed in, and how one is no longer. */
export const Devices = ({ account }: { readonly account: Account }) => {
  const { t } = useTranslation(ACCOUNT_WORDS)
  const doing = useDoing()
  const leave = (): void =>
    doing.go(async () => {
      await signOut()
      startAnew('/')
    })
  return (
    <section className="panel sheet-paper" data-part="devices">
      <h2>{t('devices.title')}</h2>
      <ul className="things">
        {account.sessions.map((session) => (
          <Device key={session.id} session={session} doing={doing} />
        ))}
      </ul>
      <Told doing={doing} />
      {/* A guest who signs out comes back to nothing. */}
      {!account.guest && (
        <div className="row">
          {account.sessions.length > 1 && (
            <Button look="paper" disabled={doing.busy} onPress={() => doing.go(endOtherSessions)}>
              {t('devices.endOthers')}
            </Button>
          )}
          <Button look="paper" icon="exit-door" disabled={doing.busy} onPress={leave}>
            {t('devices.out')}
          </Button>
        </div>
      )}
    </section>
  )
}

const Device = ({ session, doing }: { readonly session: OwnSession; readonly doing: Doing }) => {
  const { t, i18n } = useTranslation(ACCOUNT_WORDS)
  const { id, browser, system, createdAt, seenAt, here } = session
  const known = browser !== '' && system !== ''
  const name = known ? t('devices.of', { browser, system }) : browser || system || t('devices.unknown')
  const [day, seen] = [dayOf(i18n.language, createdAt), dayOf(i18n.language, seenAt)]
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>{here ? t('devices.here') : t('devices.since', { day, seen })}</small>
      </span>
      {!here && (
        <Button
          look="paper"
          size="sm"
          label={t('devices.endNamed', { name, day })}
          disabled={doing.busy}
          onPress={() => doing.go(() => endSession(id))}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  )
}
