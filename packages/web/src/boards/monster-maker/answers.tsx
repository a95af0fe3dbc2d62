import type { Options } from '@menagerie/games/monster-maker'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Button } from '../../pieces/button.tsx'
import { FirstAnswers } from '../board-prompt.tsx'
import { GAME, WORDS, kindName, treasureName } from './looks.ts'
import type { Play } from './use-play.ts'

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
export const Answers = ({ play }: { readonly play: Play }) => {
  const { t } = useTranslation()
  const { table, board, team } = play
  const { picking, can } = board
  const { busy } = table.given
  const fight = team.attacked ? () => team.arm(true) : null
  const buttons = [...can]
    .filter((place) => place.startsWith('b.') && place !== 'b.suffer')
    .sort((a, b) => rank(a) - rank(b))
  return (
    <>
      <FirstAnswers table={table} board={board} />
      {buttons.map((place) => (
        <Button
          key={place}
          look={STRONG.has(place.slice(2)) && fight === null ? 'go' : 'paper'}
          disabled={busy}
          answers={place}
          onPress={() => void picking.pick(place)}
        >
          {words(t, table.view.options, place) ?? place}
        </Button>
      ))}
      {fight !== null && (
        <Button look="go" icon="crossed-swords" disabled={busy} onPress={fight}>
          {t('button.fight', { ns: WORDS })}
        </Button>
      )}
    </>
  )
}
