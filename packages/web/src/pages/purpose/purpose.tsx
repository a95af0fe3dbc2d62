import type { Seat } from '@menagerie/engine'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
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
const MOST = 0.2

/** Goes where what asks takes too much of the table, with all its answers: those are not to be left out. */
const useFitting = (text: string | null): RefObject<HTMLSpanElement | null> => {
  const line = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const own = line.current
    const asks = own?.closest('section')
    if (own === null || asks == null) return
    const giveWay = (): void => {
      if (asks.offsetWidth * asks.offsetHeight > MOST * innerWidth * innerHeight) own.hidden = true
    }
    const show = (): void => {
      own.hidden = false
    }
    show()
    // Told of the size there is, and of every other: what stands beside it may grow on a page that takes another shape.
    const watch = new ResizeObserver(giveWay)
    watch.observe(asks)
    addEventListener('resize', show)
    return () => {
      watch.disconnect()
      removeEventListener('resize', show)
    }
  }, [text])
  return line
}

/** What the decision at hand is for, under what is asked. */
export const PurposeLine = ({ game, view, seat, version, names, decides }: PurposeProps) => {
  const { t } = useTranslation()
  const some = purposesOf(game)
  useEffect(() => {
    if (decides && some !== null) decided(game, version)
  }, [game, version, decides, some])
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
