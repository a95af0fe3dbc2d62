import { AJI, type View, isNumber } from '@menagerie/games/double-headed-lion'
import { useTranslation } from 'react-i18next'
import { type Side, WORDS, cardName } from './looks.ts'
import type { FightScene } from './scene.ts'

/** Which of the enemy's number cards a laid number card beats, ties with and loses to. */
interface Standoff {
  readonly wins: readonly number[]
  readonly ties: readonly number[]
  readonly loses: readonly number[]
}

/** Null where the sums alone decide nothing: Skill, Retreat, or a hand nobody sees. */
const standoff = (view: View, scene: FightScene, near: Side, card: number): Standoff | null => {
  const far = (1 - near) as Side
  const hand = view.sides[far].hand
  if (hand === null || !isNumber(card)) return null
  const worth = (side: Side, played: number): number => {
    const piece = scene.pieces[side]
    // Aji's own card counts nothing (DL-8.8).
    const added = side === 0 && piece === AJI ? 0 : played
    const support = side === 1 && scene.support !== null ? 1 : 0
    return (view.options.values[side][piece] as number) + added + support
  }
  const mine = worth(near, card)
  const cards = [...new Set(hand.filter(isNumber))]
  const where = (fits: (sum: number) => boolean): readonly number[] => cards.filter((one) => fits(worth(far, one)))
  return { wins: where((sum) => sum < mine), ties: where((sum) => sum === mine), loses: where((sum) => sum > mine) }
}

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
  const found = standoff(view, scene, near, card)
  if (found === null) return null
  const list = (cards: readonly number[]): string =>
    cards.length === 0 ? '–' : cards.map((one) => cardName(t, one)).join(', ')
  return (
    <p className="dl-chances">
      {t('fight.chances', { wins: list(found.wins), ties: list(found.ties), loses: list(found.loses) })}
    </p>
  )
}
