import { FORMATIONS } from '@menagerie/games/double-headed-lion'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import type { Picking } from '../../pieces/picking.ts'
import { RuleTag } from '../../pieces/rule-tag.tsx'
import { places } from './choices.ts'
import { GAME, type Side, WORDS } from './looks.ts'
import type { Setup } from './setup.ts'

/** Buttons of the prompt, the one that changes least first. */
const BUTTONS = [
  'look',
  'stand',
  'switch',
  'mutual.no',
  'mutual.yes',
  'ban.no',
  'ban.yes',
  'noSupport',
  'fetchNone',
  'keep',
  'shuffle',
  'returnCard.no',
  'returnCard.yes',
  'proceed',
  'prize',
] as const
const STRONG: ReadonlySet<string> = new Set([
  'prize',
  'proceed',
  'stand',
  'ban.no',
  'mutual.no',
  'keep',
  'returnCard.yes',
  'noSupport',
])

/** The buttons at the right of the prompt while something is asked. */
export const Answers = ({
  picking,
  can,
  mine,
  busy,
  rule,
  onWalkRound,
}: {
  readonly picking: Picking
  readonly can: ReadonlySet<string>
  readonly mine: boolean
  readonly busy: boolean
  readonly rule: string | null
  /** To the other chair; null for who sits. */
  readonly onWalkRound: (() => void) | null
}) => {
  const { t } = useTranslation(WORDS)
  const seal = [...can].find((place) => place.startsWith('b.seal.'))
  return (
    <>
      {onWalkRound !== null && (
        <Button look="paper" onPress={onWalkRound}>
          {t('prompt.walkRound')}
        </Button>
      )}
      {mine && <RuleTag rule={rule} />}
      {mine && picking.chosen.length > 0 && picking.others.size > 0 && (
        <Button look="paper" onPress={picking.drop}>
          {t('prompt.back')}
        </Button>
      )}
      {BUTTONS.filter((id) => can.has(places.button(id))).map((id) => (
        <Button
          key={id}
          look={STRONG.has(id) ? 'go' : 'paper'}
          disabled={busy}
          onPress={() => void picking.pick(places.button(id))}
        >
          {t(`button.${id}`)}
        </Button>
      ))}
      {seal !== undefined && picking.chosen.length > 0 && (
        <Button look="go" size="lg" disabled={busy} onPress={() => void picking.pick(seal)}>
          {t('button.seal')}
        </Button>
      )}
    </>
  )
}

/** Ready, another order, or one of the formations that suit beginners. */
export const SetupAnswers = ({
  setup,
  side,
  free,
  busy,
  rule,
  onFormation,
}: {
  readonly setup: Setup
  readonly side: Side
  /** Every order is allowed, not the formations alone. */
  readonly free: boolean
  readonly busy: boolean
  readonly rule: string | null
  readonly onFormation: (index: number) => void
}) => {
  const { t } = useTranslation(WORDS)
  return (
    <>
      <RuleTag rule={rule} />
      {FORMATIONS[side].map(({ id }, index) => (
        <Button
          key={id}
          look="paper"
          size="sm"
          disabled={busy}
          onPress={() => (free ? setup.take(index) : onFormation(index))}
        >
          {t(`formations.${id}`, { ns: GAME })}
        </Button>
      ))}
      {free && (
        <>
          <Button look="paper" icon="perspective-dice-six-faces-random" disabled={busy} onPress={setup.mix}>
            {t('button.mix')}
          </Button>
          <Button look="go" disabled={busy} onPress={setup.ready}>
            {t('button.ready')}
          </Button>
        </>
      )}
    </>
  )
}
