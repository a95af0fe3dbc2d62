/** No server table has such an id: the wire's ids are letters and digits alone. */
const HERE = 'here-'
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz'

/** Whether a table is kept on this device. */
export const isHere = (table: string): boolean => table.startsWith(HERE)

/** A new id from sixteen random bytes. */
export const hereId = (random: Uint8Array): string =>
  HERE + [...random].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('')

/** The database of this device. */
export const SHELF = 'menagerie-tables'

/** Whether this device ever kept a table; a browser that does not tell is asked in earnest. */
export const keepsAny = async (): Promise<boolean> => {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === SHELF)
  } catch {
    return true
  }
}
