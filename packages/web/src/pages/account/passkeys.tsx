import type { Account, OwnPasskey } from '@menagerie/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import { dayOf } from './day.ts'
import { dropPasskey } from './requests.ts'
import type { Doing } from './use-doing.ts'
import { ACCOUNT_WORDS } from './words.ts'

/** One's passkeys, each to be taken away once one has been asked. */
export const Passkeys = ({ account, doing }: { readonly account: Account; readonly doing: Doing }) => {
  const { t } = useTranslation(ACCOUNT_WORDS)
  return (
    <>
      <h3>{t('back.passkeys')}</h3>
      {account.passkeys.length === 0 ? (
        <p>{t('back.none')}</p>
      ) : (
        <ul className="things">
          {account.passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} doing={doing} />
          ))}
        </ul>
      )}
    </>
  )
}

const Passkey = ({ passkey, doing }: { readonly passkey: OwnPasskey; readonly doing: Doing }) => {
  const { t, i18n } = useTranslation(ACCOUNT_WORDS)
  const [asking, setAsking] = useState(false)
  const name = passkey.name === '' ? t('back.passkey') : passkey.name
  const day = dayOf(i18n.language, passkey.createdAt)
  const drop = (): void => {
    setAsking(false)
    doing.go(() => dropPasskey(passkey.id))
  }
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>{t('back.since', { day })}</small>
      </span>
      {!asking && (
        <Button
          look="paper"
          size="sm"
          label={t('back.removeNamed', { name, day })}
          disabled={doing.busy}
          onPress={() => setAsking(true)}
        >
          {t('back.remove')}
        </Button>
      )}
      {asking && (
        <div className="asked" role="group" aria-label={t('back.removeNamed', { name, day })}>
          <p>{t('back.removeAsk')}</p>
          <div className="row">
            <Button look="paper" size="sm" autoFocus onPress={() => setAsking(false)}>
              {t('back.keep')}
            </Button>
            <Button look="danger" size="sm" onPress={drop}>
              {t('back.remove')}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}
