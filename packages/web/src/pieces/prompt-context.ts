import { type ReactNode, createContext } from 'react'

/** What the prompt says where nobody is asked to do anything, whatever the board would say; null: the board's own sentence. */
export const PromptContext = createContext<string | null>(null)

/** What stands under what is asked: what the decision is for. */
export const PurposeContext = createContext<ReactNode>(null)
