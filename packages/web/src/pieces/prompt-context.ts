import { createContext } from 'react'

/** What the prompt says where nobody is asked to do anything, whatever the board would say; null: the board's own sentence. */
export const PromptContext = createContext<string | null>(null)
