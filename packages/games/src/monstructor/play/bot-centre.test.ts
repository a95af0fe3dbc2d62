import { type Chance, sampledChance } from '@menagerie/engine'
import { expect, test } from 'vitest'
import { type Centre, centreWorth } from './bot-centre.ts'
import { centreWorth as frozen } from './reference/bot-centre.ts'

/** Of the five classes, how likely one is at hand: never, surely, or something between. */
const held = (chance: Chance): readonly number[] =>
  Array.from({ length: 5 }, () => [0, 1, chance.pick(1000) / 1000, chance.pick(1000) / 1000][chance.pick(4)] as number)

const open = (chance: Chance): Centre['open'] => [chance.pick(5), chance.pick(5), chance.pick(2), chance.pick(2)]

const centre = (chance: Chance): Centre => {
  const seats = 2 + chance.pick(4)
  return {
    held: Array.from({ length: seats }, () => held(chance)),
    unseen: Array.from({ length: 5 }, () => chance.pick(14) - 2),
    deck: chance.pick(3) * 10,
    mover: chance.pick(seats),
    knows: chance.pick(seats + 1) - 1,
    open: open(chance),
    size: chance.pick(4),
    points: chance.pick(30),
  }
}

test('what the monster in the centre is worth to each seat is told to the last bit as it was before it was told quickly', () => {
  const chance = sampledChance('centres')
  const centres = Array.from({ length: 400 }, () => centre(chance)).filter(({ open: left }) =>
    left.some((one) => one > 0),
  )
  expect(centres.length).toBeGreaterThan(300)
  for (const one of centres) expect(centreWorth(one), JSON.stringify(one)).toEqual(frozen(one))
})
