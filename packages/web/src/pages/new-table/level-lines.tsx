import type { LevelShares } from '@menagerie/engine'
import { useTranslation } from 'react-i18next'
import type { SeatChoice } from '../seat-fields.tsx'
import { NEW_TABLE_WORDS } from './words.ts'

const LEVELS = ['beginner', 'club', 'master'] as const

/** How strong the bots are that are to sit down: a line for each level among them. */
export const LevelLines = ({
  shares,
  seats,
}: {
  readonly shares: LevelShares | null
  readonly seats: readonly SeatChoice[]
}) => {
  const { t } = useTranslation(NEW_TABLE_WORDS)
  if (shares === null) return null
  return LEVELS.map((level) => {
    const share = shares[level]
    if (share === null || !seats.includes(level)) return null
    return <p key={level}>{t(`levels.${level}`, { count: shares.seats - 1, won: Math.round(10 * share) })}</p>
  })
}
