import { useEffect, useRef } from 'react'
import { onFlight } from '../pieces/flights.ts'
import { play, wakeSound } from './sound.ts'

/** A finger has touched a page only when it is lifted. */
const TOUCHES = ['pointerdown', 'pointerup', 'keydown']

/** What is heard of a match: cards, blows, that one is asked (also behind another tab), and how it ended. */
export const useMatchSounds = ({
  mine,
  told,
  end,
  trouble,
}: {
  /** The viewer is asked now. */
  readonly mine: boolean
  /** The events told now; empty when nothing is. */
  readonly told: readonly unknown[]
  /** How it ended for the viewer; null while it runs, and for who watches. */
  readonly end: 'won' | 'lost' | null
  /** Something was refused. */
  readonly trouble: boolean
}): void => {
  useEffect(() => {
    wakeSound()
    for (const touch of TOUCHES) document.addEventListener(touch, wakeSound)
    const quiet = onFlight(() => play('card'))
    return () => {
      for (const touch of TOUCHES) document.removeEventListener(touch, wakeSound)
      quiet()
    }
  }, [])

  // Heard when the turn comes, not at each question in it, nor at one that was there before.
  const asked = useRef(mine)
  useEffect(() => {
    if (mine && !asked.current) play('turn')
    asked.current = mine
  }, [mine])
  useEffect(() => {
    if (told.length > 0) play('hit')
  }, [told])
  const before = useRef(end)
  useEffect(() => {
    if (end !== null && before.current === null) play(end)
    before.current = end
  }, [end])
  useEffect(() => {
    if (trouble) play('refused')
  }, [trouble])
}
