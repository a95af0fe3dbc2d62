import { say, Stop } from '../lib/house.mjs'
import { flightOf } from './flight.mjs'
import { openTree } from './other-tree.mjs'
import { MOST, orderOf, pooled, ratioOf, verdictOn } from './pairs.mjs'
import { openProduct } from './product.mjs'
import { layoutEach, shareLate, together } from './trace.mjs'

/** The boards on which something flies, each after so many decisions of its setup. */
const BOARDS = [
  { game: 'monster-pack', skip: 0 },
  { game: 'monster-maker', skip: 0 },
  { game: 'double-headed-lion', skip: 4 },
  { game: 'monstructor', skip: 4 },
]

/** @typedef {import('./pairs.mjs').Both<import('./trace.mjs').Flown>} Pair */

const told = (/** @type {Pair} */ { here, there }) =>
  `late ${shareLate(here).toFixed(1)} % of ${here.frames} beside ${shareLate(there).toFixed(1)} % of ${there.frames}, ` +
  `styles and layout ${layoutEach(here).toFixed(2)} ms a frame beside ${layoutEach(there).toFixed(2)} ms`

/**
 * All boards of one pair, one after another: the same table with the same decisions on either side.
 * @param {import('playwright-core').Browser} browser
 * @param {import('./pairs.mjs').Both<string>} urls
 * @param {{ pair: number, decisions: number }} what
 */
const measured = async (browser, urls, { pair, decisions }) => {
  /** @type {Map<string, Pair>} */
  const boards = new Map()
  for (const { game, skip } of BOARDS) {
    const living = { game, skip, seed: `pair ${pair + 1}` }
    const both = { here: together([]), there: together([]) }
    for (const side of orderOf(pair)) both[side] = await flightOf(browser, urls[side], { decisions, living })
    boards.set(game, both)
    say(`  ${game}: ${told(both)}`)
  }
  return boards
}

/** Never; or a failure when somebody ends this process, so that what was opened is closed. */
const ended = () =>
  new Promise((_, reject) => {
    for (const [signal, code] of /** @type {const} */ ([
      ['SIGINT', 130],
      ['SIGTERM', 143],
      ['SIGHUP', 129],
    ]))
      process.once(signal, () => reject(new Stop('', code)))
  })

/**
 * Flights of this workspace and of another version of it by turns, so many pairs of them. Answers whether no more frames
 * come late than before, and styles and layout take no longer than they may.
 * @param {import('playwright-core').Browser} browser
 * @param {{ ref: string, pairs: number, decisions: number }} what
 */
export async function besideOf(browser, { ref, pairs, decisions }) {
  const tree = await openTree(ref)
  /** @type {{ close: () => Promise<void> }[]} */
  const open = []
  const opened = async (/** @type {string | undefined} */ folder) => {
    const product = await openProduct(folder)
    open.push(product)
    return product.url
  }
  const all = async () => {
    const urls = { there: await opened(tree.folder), here: await opened(undefined) }
    const seen = []
    for (let pair = 0; pair < pairs; pair++) {
      say(`Pair ${pair + 1} of ${pairs}, ${orderOf(pair)[0]} first ...`)
      seen.push(await measured(browser, urls, { pair, decisions }))
    }
    return seen
  }
  try {
    return report(/** @type {Map<string, Pair>[]} */ (await Promise.race([all(), ended()])))
  } finally {
    await Promise.all(open.map(({ close }) => close()))
    tree.remove()
  }
}

/** @param {readonly Map<string, Pair>[]} seen */
const report = (seen) => {
  const pairs = seen.map((boards) => pooled([...boards.values()]))
  for (const { game } of BOARDS) {
    const own = seen.flatMap((boards) => boards.get(game) ?? [])
    console.log(`${game}: ${told(pooled(own))}`)
  }
  for (const [index, pair] of pairs.entries()) {
    console.log(`pair ${index + 1}: ${told(pair)}, ${ratioOf(pair).toFixed(2)} times`)
  }
  const { ratio, layout, kept } = verdictOn(pairs)
  console.log(
    `Frames over 20 ms in flight: ${ratio.toFixed(2)} times, at most ${MOST.ratio} (median of ${pairs.length} pairs)`,
  )
  console.log(`Styles and layout in flight: ${layout.toFixed(2)} ms a frame, at most ${MOST.layout} ms`)
  console.log(kept ? 'Kept.' : 'MISSED.')
  return kept
}
