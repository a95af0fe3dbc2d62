/** For whom this browser is to be told by push, by their id: whoever else sits before it is not. */
const KEY = 'menagerie.push'

export const renewedFor = (): string | null => {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const isRenewed = (): boolean => renewedFor() !== null

export const setRenewed = (id: string | null): void => {
  try {
    if (id === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, id)
  } catch {
    // Told until the browser forgets it.
  }
}
