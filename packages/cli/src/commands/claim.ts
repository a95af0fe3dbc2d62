import type { Claim } from '../arena/sprt.ts'
import { wrongUsage } from '../stop.ts'
import { t } from '../text.ts'

/** `0.5,0.55`: two shares, the lower one first. */
export const claimIn = (text: string): Claim => {
  const [low, high, ...more] = text.split(',').map(Number)
  const isClaim = low !== undefined && high !== undefined && more.length === 0 && 0 <= low && low < high && high <= 1
  if (!isClaim) throw wrongUsage(t('tournament.noClaim', { text }))
  return { low, high }
}
