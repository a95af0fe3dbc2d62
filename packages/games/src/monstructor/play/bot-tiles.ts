import { CLASSES, type CardIndex, type PicIndex } from '../set/cards.ts'
import { fitsOf } from '../rules/joins.ts'
import { deckOf } from '../rules/setup.ts'
import type { TileView, View } from '../secrets/view.ts'

// What everybody may hold in Dominoes, by class: all that lay open is counted, and who had to draw has shown what they lack.

/** By class: the chance to hold at least one of it. */
export type Held = readonly number[]

const classOfPic = (view: View, pic: PicIndex): number => {
  const { set } = view.options
  return fitsOf(set, (set.alike[pic] as readonly CardIndex[])[0] as CardIndex)
}

/** By class: cards whose place the viewer does not know. */
export const unseenClasses = (view: View): readonly number[] => {
  const { set } = view.options
  const counts = CLASSES.map(() => 0)
  const add = (fits: number, by: number): void => {
    counts[fits] = (counts[fits] as number) + by
  }
  for (const card of deckOf(view.options)) add(fitsOf(set, card), 1)
  for (const card of view.away) if (fitsOf(set, card) >= 0) add(fitsOf(set, card), -1)
  for (const { pic } of view.centre) add(classOfPic(view, pic), -1)
  for (const { pile, hand } of view.players) {
    for (const { pic } of pile) add(classOfPic(view, pic), -1)
    for (const { pic } of hand) if (pic !== null) add(classOfPic(view, pic), -1)
  }
  return counts
}

export const heldBy = (view: View, hand: readonly TileView[], unseen: readonly number[]): Held => {
  const lacks = CLASSES.map(() => 1)
  for (const { pic, not } of hand) {
    if (pic !== null) {
      lacks[classOfPic(view, pic)] = 0
      continue
    }
    let pool = 0
    for (let fits = 0; fits < unseen.length; fits++) if (((not >> fits) & 1) === 0) pool += unseen[fits] as number
    if (pool <= 0) continue
    for (let fits = 0; fits < unseen.length; fits++) {
      if (((not >> fits) & 1) === 0) lacks[fits] = (lacks[fits] as number) * (1 - (unseen[fits] as number) / pool)
    }
  }
  return lacks.map((lack) => 1 - lack)
}
