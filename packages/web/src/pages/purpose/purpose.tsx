import type { Seat } from '@menagerie/engine'
import { use, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type SeatNames, fill } from '../../say.tsx'
import { decided } from './decided.ts'
import './purpose.css'
import { purposesOf } from './purposes.ts'

interface PurposeProps {
  readonly game: string
  /** Of whoever is asked. */
  readonly view: unknown
  readonly seat: Seat
  readonly version: number
  readonly names: SeatNames
  /** There is something to choose, and so to learn. */
  readonly decides: boolean
}

/** What the decision at hand is for, under what is asked. */
export const PurposeLine = ({ game, view, seat, version, names, decides }: PurposeProps) => {
  const { t } = useTranslation()
  const some = use(purposesOf(game))
  useEffect(() => {
    if (decides) decided(game, version)
  }, [game, version, decides])
  if (some === null) return null
  const text = some((purpose) => {
    const line = purpose.purposeOf(view as Parameters<typeof purpose.purposeOf>[0], seat)
    return line === null ? null : t(line.id, { ns: purpose.words, ...fill(t, game, line.values, names) })
  })
  return text === null ? null : <span className="purpose">{text}</span>
}
