import type { Frame } from '@menagerie/protocol'
import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './clock.css'
import { Icon } from './icon.tsx'

const LOW = 15_000
const DAY = 86_400

const two = (number: number): string => String(number).padStart(2, '0')

const written = (t: TFunction, left: number): string => {
  const all = Math.max(0, Math.ceil(left / 1000))
  const [days, hours, minutes] = [Math.floor(all / DAY), Math.floor((all % DAY) / 3600), Math.floor((all % 3600) / 60)]
  if (days > 0) return t('match.clockDays', { days, time: `${hours}:${two(minutes)}` })
  return hours > 0 ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`
}

/** The seat whose time is up first, with when that is, or what it has from the end of a pause; null where no time is set. */
const firstOf = (clocks: Frame['clocks'], asked: readonly number[]) => {
  const timed = asked.flatMap((seat) => {
    const at = clocks.left === null ? clocks.deadlines[seat] : clocks.left[seat]
    return at == null ? [] : [{ at, own: clocks.banks[seat] ?? 0 }]
  })
  return timed.sort((one, other) => one.at - other.at)[0] ?? null
}

/**
 * The time left of whoever is asked, by the server's clock, with what they have of their own beside it, or what of that is left; in a
 * pause it stands. Nothing where no time is set.
 */
export const Clock = ({ clocks, asked }: { readonly clocks: Frame['clocks']; readonly asked: readonly number[] }) => {
  const { t } = useTranslation()
  const [left, setLeft] = useState<number | null>(null)
  const first = firstOf(clocks, asked)
  const at = first?.at ?? null
  useEffect(() => {
    if (at === null || clocks.left !== null) {
      setLeft(at)
      return
    }
    // How far the server's clock is ahead of this page's, taken when the frame came.
    const ahead = clocks.now - Date.now()
    const tick = (): void => setLeft(at - (Date.now() + ahead))
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [clocks, at])
  if (left === null) return null
  const own = first?.own ?? 0
  const isOwn = own > 0 && left <= own
  return (
    <span
      className={`clock ${clocks.left === null ? (left < LOW ? 'low' : '') : 'still'}`}
      role="timer"
      aria-label={t(isOwn ? 'match.ownClock' : 'match.clock')}
    >
      <Icon name={clocks.left === null ? 'hourglass' : 'pause-button'} />
      {written(t, isOwn ? left : left - own)}
      {own > 0 && !isOwn && <small>+{written(t, own)}</small>}
    </span>
  )
}
