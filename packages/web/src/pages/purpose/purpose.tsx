import type { Seat } from '@menagerie/engine'
import { type RefObject, use, useEffect, useLayoutEffect, useRef } from 'react'
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

/** Of the page what asks may take this much with it. */
const MOST = 0.25

/** Goes where what asks takes too much of the table, with all its answers: those are not to be left out. */
const useFitting = (text: string | null): RefObject<HTMLSpanElement | null> => {
  const line = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const fit = (): void => {
      const asks = line.current?.closest('section')
      if (line.current === null || asks == null) return
      line.current.hidden = false
      line.current.hidden = asks.offsetWidth * asks.offsetHeight > MOST * innerWidth * innerHeight
    }
    fit()
    addEventListener('resize', fit)
    return () => removeEventListener('resize', fit)
  }, [text])
  return line
}

/** What the decision at hand is for, under what is asked. */
export const PurposeLine = ({ game, view, seat, version, names, decides }: PurposeProps) => {
  const { t } = useTranslation()
  const some = use(purposesOf(game))
  useEffect(() => {
    if (decides) decided(game, version)
  }, [game, version, decides])
  const text =
    some?.((purpose) => {
      const line = purpose.purposeOf(view as Parameters<typeof purpose.purposeOf>[0], seat)
      return line === null ? null : t(line.id, { ns: purpose.words, ...fill(t, game, line.values, names) })
    }) ?? null
  const line = useFitting(text)
  return text === null ? null : (
    <span className="purpose" ref={line}>
      {text}
    </span>
  )
}
