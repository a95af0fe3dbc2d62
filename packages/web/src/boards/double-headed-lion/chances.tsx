import { type View, standoffOf } from '@menagerie/games/double-headed-lion'
import { useTranslation } from 'react-i18next'
import { type Side, WORDS } from './looks.ts'
import { type FightScene, combatOf } from './scene.ts'
import { chancesOf } from './words.ts'

/** Sentences under the cards; shown under the option `aid` = full. */
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
  const sentences = chancesOf(t, found)
  return sentences.length === 0 ? null : (
    <p className="dl-chances">{[t('fight.chances.lead'), ...sentences].join(t('fight.chances.between'))}</p>
  )
}
