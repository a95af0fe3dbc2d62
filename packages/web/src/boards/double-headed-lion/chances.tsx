import { type View, standoffOf } from '@menagerie/games/double-headed-lion'
import { useTranslation } from 'react-i18next'
import { type Side, WORDS, cardName } from './looks.ts'
import { type FightScene, combatOf } from './scene.ts'

/** A sentence under the cards; shown under the option `aid` = full. */
export const Chances = ({
  view,
  scene,
  near,
  card,
}: {
  readonly view: View
  readonly scene: FightScene
  readonly near: Side
  readonly card: number
}) => {
  const { t } = useTranslation(WORDS)
  const found = standoffOf(combatOf(view.options, scene), near, card, view.sides[(1 - near) as Side].hand)
  if (found === null) return null
  const list = (cards: readonly number[]): string =>
    cards.length === 0 ? '–' : cards.map((one) => cardName(t, one)).join(', ')
  return (
    <p className="dl-chances">
      {t('fight.chances', { wins: list(found.wins), ties: list(found.ties), loses: list(found.loses) })}
    </p>
  )
}
