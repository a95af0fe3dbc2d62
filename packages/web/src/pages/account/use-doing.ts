import type { Account } from '@menagerie/protocol'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../errors.ts'
import { WireError } from '../../wire/transport.ts'
import { PushFailed, PushRefused } from '../../pushed/device.ts'
import { Cancelled } from './passkey.ts'
import { accountKey } from './requests.ts'
import { ACCOUNT_WORDS } from './words.ts'

/** What somebody does on their page: one thing at a time, and in words what came of it. */
export interface Doing {
  readonly busy: boolean
  /** What went wrong, in words; null: nothing. */
  readonly trouble: string | null
  /** Too long ago signed in for what was wanted. */
  readonly stale: boolean
  /** Does it; what it answers about the account is shown. */
  readonly go: (act: () => Promise<unknown>) => void
}

const isAccount = (answer: unknown): answer is Account =>
  typeof answer === 'object' && answer !== null && 'passkeys' in answer

export const useDoing = (): Doing => {
  const { t } = useTranslation(ACCOUNT_WORDS)
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const told = (): string | null => {
    if (error === null) return null
    if (error instanceof Cancelled) return t('errors.cancelled')
    if (error instanceof PushRefused) return t('errors.pushRefused')
    if (error instanceof PushFailed) return t('errors.pushFailed')
    const own = error instanceof WireError ? t(`errors.${error.code}`, { defaultValue: '' }) : ''
    return own === '' ? errorText(t, error) : own
  }
  const run = async (act: () => Promise<unknown>): Promise<void> => {
    setBusy(true)
    setError(null)
    try {
      const answer = await act()
      if (isAccount(answer)) cache.setQueryData(accountKey(), answer)
    } catch (thrown) {
      setError(thrown)
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    trouble: told(),
    stale: error instanceof WireError && error.code === 'signInAgain',
    go: (act) => void run(act),
  }
}

/** Somebody else is here now: nothing that this page remembers is theirs. */
export const startAnew = (address: string): void => location.assign(address)
