import { createContext, useContext, useMemo } from 'react'

/** How a rule is shown where one is: in the side panel of a match, on its page elsewhere. */
export interface RuleShelf {
  /** Namespace of the game's words. */
  readonly game: string
  readonly knows: (rule: string) => boolean
  readonly open: (rule: string) => void
}

export const RuleShelfContext = createContext<RuleShelf | null>(null)

export const useRuleShelf = (): RuleShelf | null => useContext(RuleShelfContext)

/** The shelf for what lies over the rulebook: a rule that is opened first takes that away. */
export const useLeavingShelf = (leave: () => void): RuleShelf | null => {
  const shelf = useRuleShelf()
  return useMemo(
    () =>
      shelf === null
        ? null
        : {
            ...shelf,
            open: (rule: string): void => {
              leave()
              shelf.open(rule)
            },
          },
    [shelf, leave],
  )
}
