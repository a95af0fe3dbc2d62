import type { Advice, Compared } from '@menagerie/bots'

/** Why a bot would do it, as far as it can say: it compares what is on the table at once, and thinks ahead without words. */
export type Reason =
  /** There is nothing else. */
  | { readonly id: 'only' }
  /** It also leaves one best off at once. */
  | { readonly id: 'best' }
  /** It leaves one as well off as anything at once: what comes later speaks for it. */
  | { readonly id: 'even' }
  /** The first of the others would leave one better off at once, and worse later. */
  | { readonly id: 'ahead' }

/** Other choices that are shown beside the first. */
const OTHERS = 2
/** Worth that differs by less is the same. */
const ALIKE = 1e-6

/** The step a bot takes first, why, and the next best; null where it knows nothing. */
export interface Reasoned {
  readonly reason: Reason
  /** Of what is chosen, to win; null where it is not known. */
  readonly chance: Compared['chance']
  /** By what they leave one with at once. */
  readonly others: readonly Pick<Compared, 'step' | 'chance'>[]
}

export const reasonOf = ({ steps, compared }: Pick<Advice, 'steps' | 'compared'>): Reasoned | null => {
  const [first] = steps
  const own = compared.find(({ step }) => step === first)
  const best = compared[0]
  if (first === undefined || own === undefined || best === undefined) return null
  const others = compared.filter(({ step }) => step !== first)
  const next = others[0]
  const shown = { chance: own.chance, others: others.slice(0, OTHERS).map(({ step, chance }) => ({ step, chance })) }
  if (next === undefined) return { reason: { id: 'only' }, ...shown }
  if (own.worth > next.worth + ALIKE) return { reason: { id: 'best' }, ...shown }
  if (own.worth > best.worth - ALIKE) return { reason: { id: 'even' }, ...shown }
  return { reason: { id: 'ahead' }, ...shown }
}
