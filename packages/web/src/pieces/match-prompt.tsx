import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { PromptBar } from './prompt-bar.tsx'

/**
 * The prompt from the first decision to the end of a match: what is asked with its answers; while something is told, the way
 * past it; once it is over, how it ended and what comes next.
 */
export const MatchPrompt = ({
  board,
  seat,
  bot,
  asked,
  answers,
  telling,
  skip,
  outcome,
  className = '',
  answersClassName = '',
}: {
  /** What the board itself was given. */
  readonly board: {
    readonly told: readonly unknown[]
    readonly outcome: unknown
    readonly onSkip: () => void
    readonly closing: ReactNode
  }
  readonly seat: number
  readonly bot: boolean
  readonly asked: { readonly text: ReactNode; readonly small: ReactNode }
  readonly answers: ReactNode
  /** In words: something is being told, and how to go past it. */
  readonly telling: string
  readonly skip: string
  /** How the match ended, in words; null as long as it goes on. */
  readonly outcome: ReactNode
  readonly className?: string
  /** Of what holds the answers. */
  readonly answersClassName?: string
}) => {
  const { told, onSkip, closing } = board
  const over = board.outcome !== null
  const tells = told.length > 0
  const way = (
    <Button look="paper" onPress={onSkip}>
      {skip}
    </Button>
  )
  return (
    <PromptBar
      seat={seat}
      bot={bot}
      small={tells || over ? '' : asked.small}
      className={className}
      answersClassName={answersClassName}
      actions={over ? closing : tells ? way : answers}
    >
      {tells ? telling : (outcome ?? asked.text)}
    </PromptBar>
  )
}
