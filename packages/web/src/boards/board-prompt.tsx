import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../pieces/button.tsx'
import { MatchPrompt } from '../pieces/match-prompt.tsx'
import { RuleTag } from '../pieces/rule-tag.tsx'
import { inWords } from '../say.tsx'
import type { Handling, Board } from './use-board.ts'
import type { AnyView, Table } from './use-table.ts'

/** The prompt of a board: what is asked, its buttons, the telling and the end, in the board's words. */
export const BoardPrompt = ({
  table,
  board,
  asker,
  telling = {},
  className = '',
  answersClassName = '',
  children,
}: {
  readonly table: Table<AnyView, unknown>
  readonly board: Board<Handling>
  /** Who is asked now. */
  readonly asker: number
  /** Values for the words that stand here while something is told. */
  readonly telling?: Readonly<Record<string, unknown>>
  readonly className?: string
  /** Of what holds the buttons. */
  readonly answersClassName?: string
  /** The buttons that answer. */
  readonly children: ReactNode
}) => {
  const { t } = useTranslation()
  const { game, given } = table
  const { outcome, players, names, reading } = given
  return (
    <MatchPrompt
      className={className}
      answersClassName={answersClassName}
      board={given}
      seat={asker}
      bot={players[asker]?.kind === 'bot'}
      asked={board.handling.ask}
      answers={children}
      telling={t('prompt.telling', { ns: game.words, ...telling })}
      skip={t('prompt.skip', { ns: game.words })}
      outcome={outcome === null ? null : inWords(t, game.id, reading.outcome(outcome), names)}
    />
  )
}

/** What stands before the answers of any question: the way round the table, the rule behind it, and the way back. */
export const FirstAnswers = ({
  table,
  board,
}: {
  readonly table: Table<AnyView, unknown>
  readonly board: Board<Handling>
}) => {
  const { t } = useTranslation()
  const { picking, handling } = board
  return (
    <>
      {table.walkRound !== null && (
        <Button look="paper" onPress={table.walkRound}>
          {t('prompt.walkRound', { ns: table.game.words })}
        </Button>
      )}
      {table.mine && <RuleTag rule={handling.ask.rule} />}
      {table.mine && picking.chosen.length > 0 && picking.others.size > 0 && (
        <Button look="paper" onPress={picking.drop}>
          {t('prompt.back', { ns: table.game.words })}
        </Button>
      )}
    </>
  )
}
