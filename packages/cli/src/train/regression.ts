/** Rows of numbers, one after the other, with what each came to. */
export interface Rows {
  readonly width: number
  readonly values: Float64Array
  /** 0 to 1, one a row. */
  readonly won: Float64Array
  /** Logarithmic odds known beforehand, one a row. */
  readonly known: Float64Array
}

/** What the weights are drawn to, and how strongly, in rows' worth of proof. */
export interface Prior {
  readonly at: Float64Array
  readonly force: Float64Array
}

const ROUNDS = 40
const EXACT = 1e-8

const oddsOf = ({ width, values, known }: Rows, weights: Float64Array, row: number): number => {
  let odds = known[row] as number
  for (let i = 0; i < width; i++) odds += (weights[i] as number) * (values[row * width + i] as number)
  return odds
}

/** The chance of each row. */
const chancesBy = (rows: Rows, weights: Float64Array): Float64Array =>
  rows.won.map((_, row) => 1 / (1 + Math.exp(-oddsOf(rows, weights, row))))

const SURE = 1e-9

/** The logarithm of how likely it is that so much was won. */
export const likelihood = (rows: Rows, weights: Float64Array): number => {
  let sum = 0
  for (const [row, chance] of chancesBy(rows, weights).entries()) {
    const held = Math.min(1 - SURE, Math.max(SURE, chance))
    const won = rows.won[row] as number
    sum += won * Math.log(held) + (1 - won) * Math.log(1 - held)
  }
  return sum
}

/** What is made as great as it can be: that, less how far weights lie from the prior. */
const worthOf = (rows: Rows, prior: Prior, weights: Float64Array): number => {
  let sum = likelihood(rows, weights)
  for (const [i, weight] of weights.entries())
    sum -= ((prior.force[i] as number) * (weight - (prior.at[i] as number)) ** 2) / 2
  return sum
}

/** Half as far, until it is better; beyond so many halves there is nothing better that way. */
const MOST_HALVES = 30

const stepped = (rows: Rows, prior: Prior, weights: Float64Array, step: Float64Array): Float64Array => {
  const before = worthOf(rows, prior, weights)
  for (let part = 1; part > 2 ** -MOST_HALVES; part /= 2) {
    const next = weights.map((weight, i) => weight + part * (step[i] as number))
    if (worthOf(rows, prior, next) >= before) return next
  }
  return weights
}

/** Ridge logistic regression by Newton's method: the weights under which what was won is likeliest, held near the prior. */
export const regress = (rows: Rows, prior: Prior): Float64Array => {
  let weights: Float64Array = Float64Array.from(prior.at)
  for (let round = 0; round < ROUNDS; round++) {
    const next = stepped(rows, prior, weights, newtonStep(rows, prior, weights))
    const moved = Math.hypot(...next.map((weight, i) => weight - (weights[i] as number)))
    weights = next
    if (moved < EXACT) break
  }
  return weights
}

const newtonStep = (rows: Rows, prior: Prior, weights: Float64Array): Float64Array => {
  const { width, values, won } = rows
  const slope = weights.map((weight, i) => (prior.force[i] as number) * ((prior.at[i] as number) - weight))
  const curve = new Float64Array(width * width)
  for (let i = 0; i < width; i++) curve[i * width + i] = prior.force[i] as number
  const chances = chancesBy(rows, weights)
  for (let row = 0; row < won.length; row++) {
    const chance = chances[row] as number
    const miss = (won[row] as number) - chance
    const weight = Math.max(1e-6, chance * (1 - chance))
    for (let i = 0; i < width; i++) {
      const one = values[row * width + i] as number
      if (one === 0) continue
      slope[i] = (slope[i] as number) + miss * one
      for (let j = 0; j <= i; j++)
        curve[i * width + j] = (curve[i * width + j] as number) + weight * one * (values[row * width + j] as number)
    }
  }
  return solve(curve, slope)
}

/** Solves for a symmetric matrix of which the lower half is given, by Cholesky. */
export const solve = (matrix: Float64Array, right: Float64Array): Float64Array => {
  const size = right.length
  const lower = Float64Array.from(matrix)
  const at = (i: number, j: number): number => lower[i * size + j] as number
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = at(i, j)
      for (let k = 0; k < j; k++) sum -= at(i, k) * at(j, k)
      lower[i * size + j] = i === j ? Math.sqrt(Math.max(1e-9, sum)) : sum / at(j, j)
    }
  }
  const found = Float64Array.from(right)
  for (let i = 0; i < size; i++) {
    let sum = found[i] as number
    for (let k = 0; k < i; k++) sum -= at(i, k) * (found[k] as number)
    found[i] = sum / at(i, i)
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = found[i] as number
    for (let k = i + 1; k < size; k++) sum -= at(k, i) * (found[k] as number)
    found[i] = sum / at(i, i)
  }
  return found
}
