import { useEffect, useState } from 'react'

/** How long something is said, in milliseconds. */
const SAID = 5000

/** What came of something, said for a while; null for nothing. */
export const useNotice = (): readonly [notice: string | null, say: (notice: string) => void] => {
  const [notice, setNotice] = useState<string | null>(null)
  useEffect(() => {
    if (notice === null) return
    const timer = setTimeout(() => setNotice(null), SAID)
    return () => clearTimeout(timer)
  }, [notice])
  return [notice, setNotice]
}
