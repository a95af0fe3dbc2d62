import { parseArgs } from 'node:util'
import { PLANTS, slowPlant } from './wire-leaks.ts'
import { type Stage, openStage, telling, toldApart } from './wire-pair.ts'
import { PAIRINGS, type Pairing } from './wire-rooms.ts'
import { MOST_Z, type Times, timesOf } from './wire-times.ts'

/*
 * Two houses in worlds that differ in what a viewer may not know: all that seat, spectator and outsider receive over HTTP is
 * compared byte by byte. Faults are planted in parts of the server, and each must be told of; then times are compared.
 */

const HELP = `Usage: npm run soak -- wire-worlds [flags]

  --pairs <n>    pairs of worlds a game (200)
  --game <id>    of this game alone
  --times <n>    pairs whose times are compared (2000); 0: none
  --ms <n>       milliseconds of the planted leak in time (5)
  --seed <text>  of the pairs (wire)`

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '200' },
    game: { type: 'string' },
    times: { type: 'string', default: '2000' },
    ms: { type: 'string', default: '5' },
    seed: { type: 'string', default: 'wire' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

interface Compared {
  readonly pairs: number
  readonly commits: number
  /** Pairs with nothing hidden in them are as good as none. */
  readonly differing: number
  readonly apart: readonly string[]
}

const compared = async (stage: Stage, game: string, pairOf: Pairing, pairs: number): Promise<Compared> => {
  const apart: string[] = []
  let [commits, differing] = [0, 0]
  for (let number = 0; number < pairs; number++) {
    const seed = `${values.seed}/${game}/${number}`
    const pair = pairOf({ seed, number, before: 40, after: 4 })
    commits += pair.commits.length
    if (pair.truths[0] !== pair.truths[1]) differing++
    const found = await toldApart(stage, pair)
    if (found !== null) apart.push(`${seed}: ${found}`)
  }
  return { pairs, commits, differing, apart }
}

const main = async (): Promise<number> => {
  const games = values.game === undefined ? Object.keys(PAIRINGS) : [values.game]
  const stage = await openStage()
  let bad = 0
  try {
    for (const game of games) {
      const pairing = await PAIRINGS[game]?.()
      if (pairing === undefined)
        throw new Error(`There is no game "${game}". Games: ${Object.keys(PAIRINGS).join(', ')}.`)
      const { apart, ...counts } = await compared(stage, game, pairing, Number(values.pairs))
      console.log(`${game}: ${JSON.stringify({ ...counts, apart: apart.length })}`)
      for (const one of apart.slice(0, 5)) console.log(`  ${one}`)
      bad += apart.length
    }
    const pairOf = await (PAIRINGS['monster-pack'] as () => Promise<Pairing>)()
    const sound = new Set<number>()
    let told = 0
    for (const plant of PLANTS) {
      const found = await telling(stage, pairOf, plant, sound)
      if (found === null) console.log(`not told of: ${plant.name}`)
      else told++
    }
    console.log(`leaks told of: ${told} of ${PLANTS.length}`)
    bad += PLANTS.length - told
    const pairs = Number(values.times)
    if (pairs > 0) {
      const tell = (soFar: Times): void => console.log(`  times: ${JSON.stringify(soFar)}`)
      const times = await timesOf(stage, pairOf, { pairs, seed: `${values.seed}/times`, tell })
      console.log(`times of ${pairs} pairs: ${JSON.stringify(times)}`)
      const leak = {
        pairs: Math.max(100, Math.ceil(pairs / 10)),
        seed: `${values.seed}/times`,
        plant: slowPlant(Number(values.ms)),
      }
      const planted = await timesOf(stage, pairOf, leak)
      console.log(`with a leak of ${values.ms} ms: ${JSON.stringify(planted)}`)
      if (times.z > MOST_Z) bad++
      if (planted.z <= MOST_Z) bad++
    }
  } finally {
    await stage.close()
  }
  return bad === 0 ? 0 : 1
}

if (values.help) console.log(HELP)
else process.exitCode = await main()
