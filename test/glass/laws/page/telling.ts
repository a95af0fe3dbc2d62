import type { Finding } from '../finding.ts'
import { aboveStages, veils } from './layers.ts'
import { PASSING, STAGE } from './landmarks.ts'
import { controls } from './reach.ts'
import { inWords, isOnScreen, lookAnew, seenPart } from './seen.ts'

/** Buttons in words that answer what is asked; things on the table may lie under each other for a moment. */
const ANSWERS = `.prompt button, ${STAGE} button, .dock button`

const HAND = '[data-layer="hand"]'

/** No answer lies under the hand. */
const underHand = (): readonly Finding[] =>
  controls()
    .filter((control) => control.matches(ANSWERS) && control.closest(HAND) === null && isOnScreen(control))
    .flatMap((control) => {
      const part = seenPart(control)
      const hit = document.elementFromPoint((part.left + part.right) / 2, (part.top + part.bottom) / 2)
      if (hit === null || control.contains(hit) || hit.closest(PASSING) !== null) return []
      if (hit.closest(HAND) === null) return []
      return [{ law: 'under', what: inWords(control), detail: `lies under ${inWords(hit)}` }]
    })

interface Watch {
  readonly found: Map<string, Finding>
  frames: number
  request: number
}

let watch: Watch | null = null

/** Looks at every frame that is drawn until `stopWatching`. */
export const startWatching = (): void => {
  const now: Watch = { found: new Map(), frames: 0, request: 0 }
  watch = now
  const look = (): void => {
    lookAnew()
    now.frames++
    for (const one of [...aboveStages(), ...veils(), ...underHand()]) {
      const key = `${one.law} ${one.what}`
      if (!now.found.has(key)) now.found.set(key, { ...one, detail: `${one.detail}, in frame ${now.frames}` })
    }
    now.request = requestAnimationFrame(look)
  }
  now.request = requestAnimationFrame(look)
}

export const stopWatching = (): readonly Finding[] => {
  if (watch === null) return []
  cancelAnimationFrame(watch.request)
  const found = [...watch.found.values()]
  watch = null
  return found
}
