import type { Chance } from '@menagerie/engine'

/** `dice` six-sided dice added up, times `times`, plus `plus`. A plain number has no dice. */
export interface Dice {
  readonly dice: number
  readonly times: number
  readonly plus: number
}

export const MOST_DICE = 12

/** Reads `3D+2`, `4Dx20-200`, `10`; null when the text is no dice expression. */
export const readDice = (text: string): Dice | null => {
  const found = /^(?:(\d{1,2})D(?:x(\d{1,4}))?(?:([+-]\d{1,4}))?|(-?\d{1,4}))$/.exec(text)
  if (found === null) return null
  const [, dice, times, plus, fixed] = found
  if (fixed !== undefined) return { dice: 0, times: 1, plus: Number(fixed) + 0 }
  const count = Number(dice)
  if (count < 1 || count > MOST_DICE || times === '0') return null
  return { dice: count, times: Number(times ?? 1), plus: Number(plus ?? 0) + 0 }
}

/** The text `readDice` reads. */
export const diceText = ({ dice, times, plus }: Dice): string => {
  if (dice === 0) return String(plus)
  return `${dice}D${times === 1 ? '' : `x${times}`}${plus === 0 ? '' : plus > 0 ? `+${plus}` : plus}`
}

/** What a total of the dice is worth. */
const worthOf = ({ times, plus }: Dice, shown: number): number => shown * times + plus

/** Rolls and returns the value. */
export const roll = ({ dice, times, plus }: Dice, chance: Chance): number => {
  let shown = 0
  for (let i = 0; i < dice; i++) shown += chance.die(6)
  return shown * times + plus
}

/** Rolls, keeping each die in `shown`. */
export const rollOpenly = (dice: Dice, chance: Chance, shown: number[]): number => {
  let sum = 0
  for (let i = 0; i < dice.dice; i++) {
    const die = chance.die(6)
    shown.push(die)
    sum += die
  }
  return worthOf(dice, sum)
}

/** Mean value. */
export const meanOf = ({ dice, times, plus }: Dice): number => 3.5 * dice * times + plus

/** Ways[s]: in how many of 6^n throws n dice show the sum s. */
const WAYS: number[][] = [[1]]
const waysOf = (dice: number): readonly number[] => {
  for (let n = WAYS.length; n <= dice; n++) {
    const before = WAYS[n - 1] as number[]
    const ways = Array.from({ length: 6 * n + 1 }, () => 0)
    for (const [sum, count] of before.entries()) {
      for (let die = 1; die <= 6; die++) ways[sum + die] = (ways[sum + die] as number) + count
    }
    WAYS.push(ways)
  }
  return WAYS[dice] as readonly number[]
}

const reach = new Map<number, number>()

/** Exact chance that `dice` dice show at least `least`, 0 to 1. */
export const chanceOfSum = (dice: number, least: number): number => {
  if (least <= dice) return 1
  if (least > 6 * dice) return 0
  const key = dice * 1024 + least
  const known = reach.get(key)
  if (known !== undefined) return known
  let count = 0
  for (let sum = least; sum <= 6 * dice; sum++) count += waysOf(dice)[sum] as number
  const odds = count / 6 ** dice
  reach.set(key, odds)
  return odds
}

/** Exact chance that these dice and numbers come to at least `least` together, 0 to 1. */
export const chanceOfAll = (all: readonly Dice[], least: number): number => {
  let [dice, left] = [0, least]
  const multiplied: Dice[] = []
  for (const one of all) {
    left -= one.plus
    if (one.times === 1) dice += one.dice
    else if (one.dice > 0) multiplied.push(one)
  }
  return chanceBeside(multiplied, dice, left)
}

/** Dice that are multiplied come to sums with gaps: each sum of theirs is gone through. */
const chanceBeside = ([one, ...more]: readonly Dice[], dice: number, least: number): number => {
  if (one === undefined) return chanceOfSum(dice, least)
  let chance = 0
  for (const [sum, ways] of waysOf(one.dice).entries()) {
    if (ways > 0) chance += (ways / 6 ** one.dice) * chanceBeside(more, dice, least - sum * one.times)
  }
  return chance
}
