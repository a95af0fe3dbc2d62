import { type Options, box } from '@menagerie/games/monster-maker'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import type { Picking } from '../../pieces/picking.ts'
import { RuleTag } from '../../pieces/rule-tag.tsx'
import { GAME, WORDS, kindName, treasureName } from './looks.ts'

/** Those that go on stand last and strong. */
const STRONG: ReadonlySet<string> = new Set(['roll', 'end', 'pass', 'keep', 'proceed', 'release'])
const ORDER = ['detour', 'dispel', 'declare', 'avoid', 'release', 'keep', 'pass', 'end', 'roll', 'proceed'] as const

const HANDS = ['rock', 'paper', 'scissors'] as const

/** What a button of the prompt says; null for a place that is no button. */
const words = (t: TFunction, options: Options, place: string): string | null => {
  const [row, id, at] = place.split('.')
  if (row !== 'b' || id === undefined) return null
  if (id === 'avoid') return t('button.avoid', { ns: WORDS, card: kindName(t, options.deck, Number(at)) })
  if (id === 'heal') return t('button.heal', { ns: WORDS, card: kindName(t, options.deck, Number(at)) })
  if (id === 'dispelWith')
    return t('button.dispelWith', { ns: WORDS, treasure: treasureName(t, options.deck, Number(at)) })
  if (id === 'throw') return t(`actions.${HANDS[Number(at)] ?? 'rock'}`, { ns: GAME })
  return t(`button.${id}`, { ns: WORDS })
}

const rank = (place: string): number => {
  const at = ORDER.findIndex((id) => place === `b.${id}`)
  return at < 0 ? -1 : at
}

/** The buttons at the right of the prompt while something is asked. */
export const Answers = ({
  options,
  picking,
  can,
  mine,
  busy,
  rule,
  onWalkRound = null,
  onFight = null,
}: {
  readonly options: Options
  readonly picking: Picking
  readonly can: ReadonlySet<string>
  readonly mine: boolean
  readonly busy: boolean
  readonly rule: string | null
  readonly onWalkRound?: (() => void) | null
  /** Opens the battle to lay out a team; null when there is nothing to fight. */
  readonly onFight?: (() => void) | null
}) => {
  const { t } = useTranslation()
  const buttons = [...can]
    .filter((place) => place.startsWith('b.') && place !== 'b.suffer')
    .sort((a, b) => rank(a) - rank(b))
  return (
    <>
      {onWalkRound !== null && (
        <Button look="paper" onPress={onWalkRound}>
          {t('prompt.walkRound', { ns: WORDS })}
        </Button>
      )}
      {mine && <RuleTag rule={rule} />}
      {mine && picking.chosen.length > 0 && picking.others.size > 0 && (
        <Button look="paper" onPress={picking.drop}>
          {t('prompt.back', { ns: WORDS })}
        </Button>
      )}
      {buttons.map((place) => (
        <Button
          key={place}
          look={STRONG.has(place.slice(2)) && onFight === null ? 'go' : 'paper'}
          disabled={busy}
          onPress={() => void picking.pick(place)}
        >
          {words(t, options, place) ?? place}
        </Button>
      ))}
      {onFight !== null && (
        <Button look="go" icon="crossed-swords" disabled={busy} onPress={onFight}>
          {t('button.fight', { ns: WORDS })}
        </Button>
      )}
    </>
  )
}

/** Whether a notation puts a team together. */
export const isTeamStep = (options: Options, notation: string): boolean => {
  const kind = box.game.parse(options, notation)?.kind
  return kind === 'send' || kind === 'cast' || kind === 'arm'
}
