import { useEffect, useState } from 'react'

let settled = false

/** Runs when the page has nothing more urgent to do; the answer calls it off. */
export const whenIdle = (run: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run, { timeout: 2000 })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, 200)
  return () => clearTimeout(timer)
}

/** False until the first page stands and answers: what is only to be looked at comes after what is to be pressed. */
export const useSettled = (): boolean => {
  const [now, set] = useState(settled)
  useEffect(() => {
    if (now) return
    return whenIdle(() => {
      settled = true
      set(true)
    })
  }, [now])
  return now
}
