import { createContext, useContext } from 'react'

/** How a rule is shown where one is: in the side panel of a match, on its page elsewhere. */
export interface RuleShelf {
  /** Namespace of the game's words. */
  readonly game: string
  readonly knows: (rule: string) => boolean
  readonly open: (rule: string) => void
}

export const RuleShelfContext = createContext<RuleShelf | null>(null)

export const useRuleShelf = (): RuleShelf | null => useContext(RuleShelfContext)
