import { useCallback, useEffect, useRef, useState } from 'react'
import { play } from '../sound/sound.ts'
import { Die, type DieMaterial } from './die.tsx'
import './dice.css'

/** Milliseconds dice tumble, and between two faces they show meanwhile. */
const TUMBLE = 600
const FLICKER = 75

export interface DieShown {
  /** The face that came up, 1 to 6. */
  readonly face: number
  readonly material?: DieMaterial
}

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden

/**
 * Dice that tumble, then rest with their faces and their sum. A new `roll` lets them tumble anew; the first one seen with
 * `fresh` false just lies there. A press, Esc or Space lets them rest at once, and nothing waits for them: what they
 * show came with the view. `label` says the faces and the sum in words; the log tells the roll.
 */
export const Dice = ({
  dice,
  roll,
  fresh = true,
  sum,
  label,
  onRest,
}: {
  readonly dice: readonly DieShown[]
  /** Names this roll, such as the version it came with. */
  readonly roll: string | number
  readonly fresh?: boolean
  /** What stands behind the dice once they rest, such as `3 + 5 = 8`; empty for nothing. */
  readonly sum: string
  readonly label: string
  /** They rest, by themselves or because somebody would not wait. */
  readonly onRest?: () => void
}) => {
  const [tumbling, setTumbling] = useState(false)
  const [turn, setTurn] = useState(0)
  const seen = useRef<string | number | null>(fresh ? null : roll)
  const told = useRef(onRest)
  useEffect(() => {
    told.current = onRest
  })
  const rest = useCallback(() => {
    setTumbling(false)
    told.current?.()
  }, [])

  useEffect(() => {
    if (seen.current === roll) return
    seen.current = roll
    if (still()) {
      told.current?.()
      return
    }
    play('die')
    setTumbling(true)
  }, [roll])

  useEffect(() => {
    if (!tumbling) return
    const flicker = setInterval(() => setTurn((now) => now + 1), FLICKER)
    const end = setTimeout(rest, TUMBLE)
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' || event.key === ' ') rest()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', rest)
    return () => {
      clearInterval(flicker)
      clearTimeout(end)
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', rest)
    }
  }, [tumbling, rest])

  return (
    <span className={`dice ${tumbling ? 'tumbling' : ''}`} role="img" aria-label={label}>
      {dice.map(({ face, material = 'bone' }, index) => (
        <span className="dice-one" key={index} ref={(element) => element?.style.setProperty('--n', String(index))}>
          <Die face={tumbling ? ((face + turn * 2 + index * 3) % 6) + 1 : face} material={material} />
        </span>
      ))}
      {sum !== '' && (
        <b className="dice-sum" aria-hidden="true">
          {sum}
        </b>
      )}
    </span>
  )
}
