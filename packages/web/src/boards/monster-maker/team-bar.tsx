import { type Options, boardBox } from '@menagerie/games/monster-maker'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import { type StagedStep, StagingBar } from '../../pieces/staging-bar.tsx'
import { WORDS, kindName, treasureName } from './looks.ts'
import type { Play } from './use-play.ts'

/** The choice as it is laid out, in words. */
const stepsOf = (t: TFunction, options: Options, draft: readonly string[]): readonly StagedStep[] =>
  draft.map((id) => {
    const action = boardBox.game.parse(options, id)
    const words =
      action?.kind === 'send' || action?.kind === 'cast'
        ? kindName(t, options.deck, action.card)
        : action?.kind === 'arm'
          ? treasureName(t, options.deck, action.treasure)
          : id
    return { id, label: words, words }
  })

/** The team as chips that go back singly, the roll as its one button, and the way out of the battle. */
export const TeamBar = ({ play }: { readonly play: Play }) => {
  const { t } = useTranslation(WORDS)
  const { table, team } = play
  const { staging } = team
  const steps = stepsOf(t, table.view.options, staging.draft)
  const leave = (): void => {
    staging.clear()
    team.arm(false)
  }
  const roll = staging.commits.includes('roll')
  return (
    <div className="mm-team-bar">
      <StagingBar
        title={t('battle.team')}
        empty={play.board.handling.ask.text}
        steps={steps}
        commit={roll ? { label: t('button.roll'), onPress: () => void staging.put('roll') } : null}
        busy={table.given.busy}
        onTakeBack={() => void staging.takeBack()}
        onTakeOut={staging.takeOut}
        onClear={staging.clear}
      >
        <Button look="paper" size="sm" onPress={leave}>
          {t('button.leave')}
        </Button>
      </StagingBar>
    </div>
  )
}

/** What a trap takes, chosen card by card; who goes ahead instead stands among its buttons. */
export const TrapBar = ({ play, children }: { readonly play: Play; readonly children: ReactNode }) => {
  const { t } = useTranslation(WORDS)
  const { table, losing } = play
  const { busy, onAct } = table.given
  const { lost, due } = losing
  const steps = lost.map((id) => {
    const words = kindName(t, table.view.options.deck, Number(id.split('.')[1]))
    return { id, label: words, words }
  })
  const takeOut = (index: number): void => losing.keep(lost[index] ?? '')
  return (
    <div className="mm-team-bar">
      <StagingBar
        title={t('trap.title')}
        empty={play.board.handling.ask.text}
        steps={steps}
        commit={lost.length === due ? { label: t('button.suffer'), onPress: () => onAct(losing.steps) } : null}
        busy={busy}
        onTakeBack={() => takeOut(lost.length - 1)}
        onTakeOut={takeOut}
        onClear={losing.clear}
      >
        <span className="mm-due">{t('trap.due', { chosen: lost.length, due })}</span>
        {children}
      </StagingBar>
    </div>
  )
}
