import { type Options, box } from '@menagerie/games/monster-maker'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import { StagingBar } from '../../pieces/staging-bar.tsx'
import type { Staging } from '../../pieces/staging.ts'
import { WORDS, kindName, treasureName } from './looks.ts'

/** The team as chips that go back singly, the roll as its one button, and the way out of the battle. */
export const TeamBar = ({
  options,
  staging,
  busy,
  onLeave,
}: {
  readonly options: Options
  readonly staging: Staging
  readonly busy: boolean
  readonly onLeave: () => void
}) => {
  const { t } = useTranslation(WORDS)
  const steps = staging.draft.map((id) => {
    const action = box.game.parse(options, id)
    const words =
      action?.kind === 'send' || action?.kind === 'cast'
        ? kindName(t, options.deck, action.card)
        : action?.kind === 'arm'
          ? treasureName(t, options.deck, action.treasure)
          : id
    return { id, label: words, words }
  })
  const roll = staging.commits.includes('roll')
  return (
    <div className="mm-team-bar">
      <StagingBar
        title={t('battle.team')}
        empty={t('battle.empty')}
        steps={steps}
        commit={roll ? { label: t('button.roll'), onPress: () => void staging.put('roll') } : null}
        busy={busy}
        onTakeBack={() => void staging.takeBack()}
        onTakeOut={staging.takeOut}
        onClear={staging.clear}
      >
        <Button look="paper" size="sm" onPress={onLeave}>
          {t('button.leave')}
        </Button>
      </StagingBar>
    </div>
  )
}
