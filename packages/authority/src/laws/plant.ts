import { type Parts, PARTS } from '../authority.ts'
import type { Place } from '../place.ts'
import type { Store } from '../store.ts'
import type { Law } from './laws.ts'
import { type Made, SOUND } from './made.ts'

/** An authority with one deliberate fault, and the law that has to notice. */
export interface Fault {
  readonly name: string
  readonly law: Law
  /** Found in what the law says, so that it is caught for this fault and not for another. */
  readonly says: RegExp
  /** Under which it comes to light. */
  readonly weathers: readonly string[]
  readonly made: Made
}

export const RESTARTS = ['a restart before every step', 'a restart now and then']

export const plant = (
  name: string,
  law: Law,
  says: RegExp,
  weathers: readonly string[],
  { parts = {}, ...made }: Partial<Omit<Made, 'parts'>> & { readonly parts?: Partial<Parts> },
): Fault => ({ name, law, says, weathers, made: { ...SOUND, ...made, parts: { ...PARTS, ...parts } } })

/** The same store, but for these. */
export const storeWith = (broken: <P extends Place>(store: Store<P>) => Partial<Store<P>>): Partial<Parts> => ({
  patientStore: (store, time, ms) => {
    const sound = PARTS.patientStore(store, time, ms)
    return { ...sound, ...broken(sound) }
  },
})
