import { layoutEach, shareLate, together } from './trace.mjs'
import { median } from './table.mjs'

/** The most that the share of late frames may have grown, as a factor, and that styles and layout may take a frame. */
export const MOST = { ratio: 1.1, layout: 2 }

/**
 * Two of the same thing: of this workspace, and of what it is held against.
 * @template T
 * @typedef {{ here: T, there: T }} Both
 */

/** Who is measured first in a pair, by its number from 0: what the machine does meanwhile meets both alike. */
export const orderOf = (/** @type {number} */ pair) =>
  pair % 2 === 0 ? /** @type {const} */ (['there', 'here']) : /** @type {const} */ (['here', 'there'])

/**
 * Several boards or pairs as one. Where either side drew no frame, nothing can be held against anything: left out on both.
 * @param {readonly Both<import('./trace.mjs').Flown>[]} all
 * @returns {Both<import('./trace.mjs').Flown>}
 */
export const pooled = (all) => {
  const seen = all.filter(({ here, there }) => here.frames > 0 && there.frames > 0)
  return { here: together(seen.map(({ here }) => here)), there: together(seen.map(({ there }) => there)) }
}

/**
 * How many times more of the frames came late here than there. None on both sides is no change, none there alone is
 * more than any factor; not a number where either saw no frame.
 * @param {Both<import('./trace.mjs').Flown>} pair
 */
export const ratioOf = ({ here, there }) => {
  const [now, before] = [shareLate(here), shareLate(there)]
  return now === 0 && before === 0 ? 1 : now / before
}

/**
 * What pairs say together: the median of their ratios, styles and layout a frame over all of them, and whether both are
 * within their limits. What could not be measured keeps none.
 * @param {readonly Both<import('./trace.mjs').Flown>[]} pairs
 */
export const verdictOn = (pairs) => {
  const ratios = pairs.map(ratioOf)
  // Nothing is smaller or larger than what is not a number: it would be anywhere in the order.
  const ratio = ratios.some(Number.isNaN) ? Number.NaN : median(ratios)
  const layout = layoutEach(together(pairs.map(({ here }) => here)))
  return { ratio, layout, kept: ratio <= MOST.ratio && layout <= MOST.layout }
}
