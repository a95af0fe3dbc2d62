import { type Chance, sampledChance } from '@menagerie/engine'
import { type CardFight, type Stake, matrixOf, solveCardFight } from '../../play/card-fight.ts'
import { type Card, SKILL } from '../../set/components.ts'
import { box } from '../../index.ts'
import { exploitability } from '../../play/matrix.ts'
import type { Options } from '../../set/options.ts'
import { automaticWinner } from '../pairs.ts'
import { COUNTS, STORM } from '../../set/pieces.ts'

const optionsOf = (stormSees: 'face' | 'final'): Options => {
  const completed = box.complete({ stormSees }, null)
  if (!completed.ok) throw new Error('these options are wrong')
  return completed.value
}

const pickSome = (cards: readonly Card[], chance: Chance): Card[] => {
  const some = cards.filter(() => chance.pick(3) > 0)
  return some.length === 0 ? [cards[0] as Card] : some
}

/** Any two that play cards, with any hands, and any worth of every end. */
export const randomFight = (chance: Chance): { fight: CardFight; stake: Stake } => {
  const options = optionsOf(chance.pick(2) === 0 ? 'face' : 'final')
  let rep = chance.pick(COUNTS[0])
  let roy = chance.pick(COUNTS[1])
  while (automaticWinner(rep, roy, false) !== null) {
    rep = chance.pick(COUNTS[0])
    roy = chance.pick(COUNTS[1])
  }
  const hands = [pickSome(options.cards[0], chance), pickSome(options.cards[1], chance)] as const
  const eligible = [
    options.cards[0].filter((card) => !hands[0].includes(card)),
    options.cards[1].filter((card) => !hands[1].includes(card)),
  ] as const
  const worth = new Map<string, number>()
  const stake: Stake = (a, b, played) => {
    const key = `${a} ${b}`
    if (!worth.has(key)) worth.set(key, (chance.pick(201) - 100) / 100)
    return (worth.get(key) as number) - (played[0] === SKILL ? 0.01 : 0) + (played[1] === SKILL ? 0.01 : 0)
  }
  const canRetreat = [chance.pick(4) > 0, chance.pick(4) > 0] as const
  return { fight: { options, pieces: [rep, roy], supported: false, hands, eligible, canRetreat }, stake }
}

/** What came of random fights. */
export interface FightsTried {
  readonly fights: number
  /** The most either side could gain against a solution. */
  readonly worst: number
  /** Microseconds of a solution, with the table it is made from: half of them take no longer, and 99 of 100. */
  readonly half: number
  readonly late: number
}

/** Solves random fights, Storm's included, by a clock in milliseconds. A first tenth warms up and is solved again. */
export const tryFights = (fights: number, seed: string, now: () => number): FightsTried => {
  const all = Array.from({ length: fights }, (_, i) => randomFight(sampledChance(`${seed}/fight/${i}`)))
  for (const { fight, stake } of all.slice(0, fights / 10)) solveCardFight(fight, stake)
  const times: number[] = []
  let worst = 0
  for (const { fight, stake } of all) {
    const begun = now()
    const solution = solveCardFight(fight, stake)
    times.push(1000 * (now() - begun))
    const matrix = matrixOf(fight, stake)
    // Storm chooses last: what he gets is the best answer to the card that leaves him least, Skill aside.
    if (fight.pieces[0] !== STORM) worst = Math.max(worst, exploitability(matrix, solution))
    else if (!fight.hands[1].includes(SKILL)) {
      const best = fight.hands[1].map((_, c) =>
        Math.max(...fight.hands[0].map((__, r) => matrix.gains[r * matrix.columns + c] as number)),
      )
      worst = Math.max(worst, Math.abs(solution.value - Math.min(...best)))
    }
  }
  times.sort((a, b) => a - b)
  const part = (share: number): number => times[Math.floor(share * fights)] ?? 0
  return { fights, worst, half: part(0.5), late: part(0.99) }
}
