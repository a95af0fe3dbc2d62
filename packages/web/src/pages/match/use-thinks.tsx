import type { Frame } from '@menagerie/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SeatNames } from '../../say.tsx'
import { thinkerOf } from './thinker.ts'

/** Milliseconds after which a bot is said to think: the usual ones have answered by then. */
const LONG = 1200

/** That the bot which is asked thinks longer than usual; null otherwise, and while `busy`: something else is told. */
export const useThinks = (frame: Frame, names: SeatNames, busy: boolean): ReactNode => {
  const { t } = useTranslation()
  const { version } = frame
  const thinker = busy ? null : thinkerOf(frame)
  const [long, setLong] = useState(-1)
  const thinks = thinker !== null
  useEffect(() => {
    if (!thinks) return undefined
    const timer = setTimeout(() => setLong(version), LONG)
    return () => clearTimeout(timer)
  }, [thinks, version])
  if (thinker === null || long !== version) return null
  return <span className="thinks">{t('match.thinks', { name: names[thinker] })}</span>
}
