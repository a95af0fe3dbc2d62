import type { View } from '@menagerie/games/monster-pack'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import type { Picking } from '../../pieces/picking.ts'
import { RuleTag } from '../../pieces/rule-tag.tsx'
import { places } from './choices.ts'
import { WORDS } from './looks.ts'

/** The actions of the prompt's own buttons, the one that goes on last. */
const BUTTONS = ['redraw', 'skipSummon', 'keepHand', 'passBoost', 'proceed'] as const

const BUTTON_WORDS = {
  redraw: 'redraw',
  skipSummon: 'skipSummon',
  keepHand: 'keep',
  passBoost: 'pass1',
  proceed: 'proceedButton',
} as const

/** The buttons at the right of the prompt while something is asked. */
export const Answers = ({
  phase,
  picking,
  can,
  mine,
  busy,
  rule,
  onWalkRound,
}: {
  readonly phase: View['phase']['kind']
  readonly picking: Picking
  /** Places that glow now. */
  readonly can: ReadonlySet<string>
  /** The viewer is asked. */
  readonly mine: boolean
  readonly busy: boolean
  /** The rule behind the question. */
  readonly rule: string | null
  /** To the other side of the table; null for who sits at it. */
  readonly onWalkRound: (() => void) | null
}) => {
  const { t: translate } = useTranslation()
  const t = (key: string): string => translate(key, { ns: WORDS })
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
      {BUTTONS.filter((kind) => can.has(places.button(kind)) || picking.others.has(places.button(kind))).map((kind) => (
        <Button
          key={kind}
          look={kind === 'redraw' || kind === 'skipSummon' ? 'paper' : 'go'}
          disabled={busy}
          onPress={() => void picking.begin(places.button(kind))}
        >
          {t(
            kind === 'passBoost'
              ? phase === 'boost1'
                ? 'prompt.pass1'
                : 'prompt.pass2'
              : `prompt.${BUTTON_WORDS[kind]}`,
          )}
        </Button>
      ))}
    </>
  )
}
