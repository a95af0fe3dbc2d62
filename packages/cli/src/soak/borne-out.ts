import type { Share } from '@menagerie/engine/conformance'

/** Shares are shown as whole numbers of a hundred. */
const ROUNDED = 0.005

/** Whether a share that is shown may be what was measured; where nothing is shown, nothing is wrong. */
export const isBorneOut = (shown: number | null, { low, high }: Pick<Share, 'low' | 'high'>): boolean =>
  shown === null || (shown >= low - ROUNDED && shown <= high + ROUNDED)
