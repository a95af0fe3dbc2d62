import type { Frame } from '@menagerie/protocol'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './clock.css'
import { Icon } from './icon.tsx'

const LOW = 15_000

const written = (left: number): string => {
  const seconds = Math.max(0, Math.ceil(left / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The time left of whoever is asked, by the server's clock; in a pause it stands. Nothing where no time is set. */
export const Clock = ({ clocks, asked }: { readonly clocks: Frame['clocks']; readonly asked: readonly number[] }) => {
  const { t } = useTranslation()
  const [left, setLeft] = useState<number | null>(null)
  const deadlines = asked.map((seat) => clocks.deadlines[seat] ?? null).filter((deadline) => deadline !== null)
  const deadline = deadlines.length === 0 ? null : Math.min(...deadlines)
  const kept = asked.map((seat) => clocks.left?.[seat] ?? Infinity)
  const still = Math.min(...kept)
  useEffect(() => {
    if (deadline === null) {
      setLeft(still < Infinity ? still : null)
      return
    }
    // How far the server's clock is ahead of this page's, taken when the frame came.
    const ahead = clocks.now - Date.now()
    const tick = (): void => setLeft(deadline - (Date.now() + ahead))
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [clocks, deadline, still])
  if (left === null) return null
  return (
    <span
      className={`clock ${clocks.left === null ? (left < LOW ? 'low' : '') : 'still'}`}
      role="timer"
      aria-label={t('match.clock')}
    >
      <Icon name={clocks.left === null ? 'hourglass' : 'pause-button'} />
      {written(left)}
    </span>
  )
}
