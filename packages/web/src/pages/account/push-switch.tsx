import type { PushState } from '@menagerie/protocol'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Switch } from 'react-aria-components/Switch'
import { useTranslation } from 'react-i18next'
import { beNotPushed, bePushed, pushHindered } from '../../pushed/device.ts'
import { pushKey } from './requests.ts'
import type { Doing } from './use-doing.ts'
import { ACCOUNT_WORDS } from './words.ts'

const isDenied = (): boolean => Notification.permission === 'denied'

/** Whether the browser one looks with is told by push; where it cannot be, why. */
export const PushSwitch = ({ push, doing }: { readonly push: PushState; readonly doing: Doing }) => {
  const { t } = useTranslation(ACCOUNT_WORDS)
  const cache = useQueryClient()
  const [isWished, setWished] = useState<boolean | null>(null)
  const hindered = pushHindered()
  const change = (on: boolean): void =>
    doing.go(async () => {
      setWished(on)
      try {
        cache.setQueryData(pushKey(), await (on ? bePushed() : beNotPushed()))
      } finally {
        setWished(null)
      }
    })
  const others = push.others > 0 && <p className="lesser">{t('notices.others', { count: push.others })}</p>
  if (hindered !== null)
    return (
      <>
        <p className="lesser">{t(`notices.${hindered}`)}</p>
        {others}
      </>
    )
  return (
    <>
      <Switch className="switch" isSelected={isWished ?? push.here} isDisabled={doing.busy} onChange={change}>
        <span className="groove-s" />
        {t('notices.push')}
      </Switch>
      {isDenied() && <p className="lesser">{t('notices.denied')}</p>}
      {others}
    </>
  )
}
