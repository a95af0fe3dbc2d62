import type { Finding } from '../finding.ts'
import { bare } from './bare.ts'
import { beyond } from './beyond.ts'
import { coveredWords } from './covered.ts'
import { drawnOn } from './drawn-on.ts'
import { keptFree } from './kept.ts'
import { aboveStages, behindModals, veils } from './layers.ts'
import { asPainted } from './paint.ts'
import { phones } from './phone.ts'
import { reach } from './reach.ts'
import { scrolling } from './scrolling.ts'
import { lookAnew } from './seen.ts'
import { spare } from './spare.ts'
import { texts } from './texts.ts'
import { twice } from './twice.ts'
import { type Said, said, words } from './words.ts'

export { focusRings } from './focus.ts'
export { hideLetters, inks } from './inks.ts'
export { paint } from './paint.ts'
export { type Selectors, selectors } from './selectors.ts'
export { type Taken, takenBack } from './taken-back.ts'
export { smallWords } from './words.ts'
export { startWatching, stopWatching } from './telling.ts'

export interface Look {
  readonly findings: readonly Finding[]
  readonly said: readonly Said[]
}

/** Every law that the page itself can be held against, at its present size, painted or not. */
export const look = (): Look =>
  asPainted(() => {
    lookAnew()
    const all = texts()
    return {
      findings: [
        ...scrolling(),
        ...reach(),
        ...veils(),
        ...aboveStages(),
        ...behindModals(),
        ...words(all),
        ...twice(all),
        ...phones(all),
        ...keptFree(all),
        ...drawnOn(),
        ...beyond(all),
        ...spare(),
        ...coveredWords(all),
        ...bare(),
      ],
      said: said(all),
    }
  })
