import { createContext, useContext, useEffect } from 'react'
import type { Choice } from './picking.ts'

const NOTHING: readonly string[] = []

/** The steps somebody suggests; empty when nobody does. */
export const HintedContext = createContext<readonly string[]>(NOTHING)
export const useHinted = (): readonly string[] => useContext(HintedContext)

/** The choice that is suggested, or the first part of it where it is chosen part by part. */
const suggested = (choices: readonly Choice[], hinted: readonly string[]): Choice | undefined =>
  choices.find(
    (choice) => choice.steps.length === hinted.length && choice.steps.every((step, i) => step === hinted[i]),
  ) ?? choices.find((choice) => choice.steps.length === 1 && hinted.includes(choice.steps[0] as string))

/**
 * Marks on any board the places of the choice that is suggested, `data-hinted`. Looks again whenever the board is drawn,
 * for places come and go.
 */
export const useHintedPlaces = (choices: readonly Choice[]): void => {
  const hinted = useHinted()
  useEffect(() => {
    if (hinted.length === 0) return
    const places = suggested(choices, hinted)?.places ?? []
    // What is not to be done is done by a button of the prompt, too: it is known by its place, or by what it sends.
    const found = [...document.querySelectorAll<HTMLElement>('[data-place], [data-answers]')].filter(
      ({ dataset: { place, answers } }) =>
        (place !== undefined && places.includes(place)) ||
        (answers !== undefined && (places.includes(answers) || hinted.includes(answers))),
    )
    for (const element of found) element.dataset['hinted'] = ''
    return () => {
      for (const element of found) delete element.dataset['hinted']
    }
  })
}
