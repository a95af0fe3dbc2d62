import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { PromptBar } from './prompt-bar.tsx'

/**
 * The prompt from the first decision to the end of a match: what is asked with its answers; while something is told, the way
 * past it; once it is over, how it ended and what comes next.
 */
export const MatchPrompt = ({
  seat,
  bot,
  asked,
  answers,
  telling,
  ended,
}: {
  readonly seat: number
  readonly bot: boolean
  readonly asked: { readonly text: ReactNode; readonly small: ReactNode }
  readonly answers: ReactNode
  /** Null while nothing is told. */
  readonly telling: { readonly text: ReactNode; readonly skip: string; readonly onSkip: () => void } | null
  /** Null while the match goes on. */
  readonly ended: { readonly text: ReactNode; readonly closing: ReactNode } | null
}) => (
  <PromptBar
    seat={seat}
    bot={bot}
    small={telling === null && ended === null ? asked.small : ''}
    actions={
      ended !== null ? (
        ended.closing
      ) : telling !== null ? (
        <Button look="paper" onPress={telling.onSkip}>
          {telling.skip}
        </Button>
      ) : (
        answers
      )
    }
  >
    {telling?.text ?? ended?.text ?? asked.text}
  </PromptBar>
)
