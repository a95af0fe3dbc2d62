import { createContext } from 'react'

/** Colours of the seals where seats have not their own order of them, by seat; null: the first seat has the first colour. */
export const SealColoursContext = createContext<readonly number[] | null>(null)
