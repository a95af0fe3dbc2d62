import { type View, lossFrom } from '@menagerie/games/monster-maker'
import { useMemo, useState } from 'react'
import type { Lying } from './choices.ts'

/** Cards a trap takes, while they are chosen. */
export interface Losing {
  /** Places of the cards chosen, in the order they were. */
  readonly lost: readonly string[]
  /** How many have to go. */
  readonly due: number
  /** Notations of what may still be chosen. */
  readonly offered: readonly string[]
  /** The whole loss as steps, in the order the rules take them. */
  readonly steps: readonly string[]
  readonly lose: (place: string) => void
  readonly keep: (place: string) => void
  readonly clear: () => void
}

const NONE: readonly string[] = []

/** The loss as the rules want it: in rising order of the cards, then the fall. */
export const lossSteps = (view: View, hand: readonly Lying[], lost: readonly string[]): readonly string[] => [
  ...hand
    .filter((one) => lost.includes(one.place))
    .map((one) => one.card)
    .sort((a, b) => a - b)
    .map((card) => `drop ${view.options.deck.kinds[card]?.id ?? ''}`),
  'suffer',
]

/** Chooses what a trap takes in any order: the rules take the cards in rising order, a hand does not. */
export const useLosing = (view: View, hand: readonly Lying[], trap: boolean): Losing => {
  const question = trap ? `${view.dungeon}.${view.turn}.${view.trapsSprung}.${view.viewer}` : ''
  const [chosen, setChosen] = useState({ question, lost: NONE })
  return useMemo(() => {
    const { deck } = view.options
    const lost = chosen.question === question ? chosen.lost : NONE
    const set = (next: readonly string[]): void => setChosen({ question, lost: next })
    const able = hand.filter((one) => one.card !== deck.trap)
    const due = lossFrom(
      hand.map(({ card }) => card),
      deck.trap,
    )
    const kinds = trap && lost.length < due ? [...new Set(able.map((one) => one.card))] : []
    return {
      lost,
      due,
      offered: kinds.map((card) => `drop ${deck.kinds[card]?.id ?? ''}`),
      steps: lossSteps(view, hand, lost),
      lose: (place) => {
        if (lost.length < due && !lost.includes(place)) set([...lost, place])
      },
      keep: (place) => set(lost.filter((one) => one !== place)),
      clear: () => set(NONE),
    }
  }, [view, hand, trap, chosen, question])
}
