import { parseArgs } from 'node:util'
import { sampledChance } from '@menagerie/engine'
import { tryRatings } from './rating-trial.ts'

/* `npm run soak -- ratings` */

const HELP = `Usage: npm run soak -- ratings [flags]

People of known skill play at random tables of two, three, four and six; prints how well the order of what is reckoned of
them fits (Spearman), and how many have their true skill within two sigma. Exits with 1 where the order is under 0.85 after
ten matches or 0.95 after forty, or the share is not between 0.92 and 0.999.

  --people <n>   how many (2000)
  --seed <text>  of all chance (ratings)`

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '2000' },
    seed: { type: 'string', default: 'ratings' },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

const LEAST_ORDER: Readonly<Record<number, number>> = { 10: 0.85, 40: 0.95 }

const main = (): number => {
  let bad = 0
  for (const seats of [2, 3, 4, 6]) {
    for (const matches of [10, 40]) {
      const chance = sampledChance(`${values.seed}/${seats}/${matches}`)
      const { order, within, sigma } = tryRatings({ people: Number(values.people), seats, matches, chance })
      const isRight = order >= (LEAST_ORDER[matches] as number) && within >= 0.92 && within <= 0.999
      if (!isRight) bad++
      console.log(
        `${values.people} people, ${seats} seats, ${matches} matches each: order ${order.toFixed(3)}, ` +
          `within two sigma ${(100 * within).toFixed(1)} %, sigma ${sigma.toFixed(2)}${isRight ? '' : '  NOT RIGHT'}`,
      )
    }
  }
  return bad === 0 ? 0 : 1
}

if (values.help) console.log(HELP)
else process.exitCode = main()
