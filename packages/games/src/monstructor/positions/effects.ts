import { ANY, type CardIndex, type Effect, type EffectName, PART_KINDS, POWER } from '../set/cards.ts'
import { type Fight, type Fighter, type Part, type State, pointsOf } from '../rules/state.ts'

// Whether the cards used in a fight can have led to what is in force (MS-43 to MS-46).

type Effected = 'off' | 'plus' | 'jinxed' | 'sigil' | 'shield'

/** The cards used, as effects; a Power card adds its value like a bonus. */
const effectsOf = ({ options }: State, used: readonly CardIndex[]): readonly Effect[] =>
  used.map((card) =>
    options.set.kind[card] === POWER
      ? { name: 'bonus', kind: ANY, value: options.set.points[card] as number }
      : (options.set.effects[card] as Effect),
  )

const bits = (set: number): number => (set === 0 ? 0 : (set & 1) + bits(set >> 1))
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** What is in force and no cards used explain, or cards used explain more. A fumbled card had no effect. */
export const unplayed = (state: State, fight: Fight): readonly Effected[] => {
  if (!fight.flipped) return []
  const effects = effectsOf(state, fight.used)
  const fumbled = effects.filter(({ name }) => name === 'fumble').length
  const { sides } = fight
  /** So many signs of an effect, of which each card leaves one, or one that was there. */
  const differs = (name: EffectName, signs: number): boolean => {
    const cards = effects.filter((effect) => effect.name === name).length
    return signs > cards || (signs === 0 && cards > fumbled)
  }
  const found: Effected[] = []
  if (!areTakenOff(state, sides, effects, fumbled)) found.push('off')
  if (!isAdded(state, sides, effects, fumbled)) found.push('plus')
  if (differs('jinx', sum(sides.map(({ jinxed }) => bits(jinxed))))) found.push('jinxed')
  if (differs('sigil', sides.filter(({ sigil }) => sigil).length)) found.push('sigil')
  if (differs('shield', sides.filter(({ shield }) => shield).length)) found.push('shield')
  return found
}

const offOf = ({ parts, on }: Fighter): readonly Part[] => parts.filter((_, i) => on[i] !== true)

/** Each part off has a card of its own that takes off such parts. */
const areTakenOff = (
  { options }: State,
  sides: Fight['sides'],
  effects: readonly Effect[],
  fumbled: number,
): boolean => {
  const off = sides.flatMap(offOf)
  const removers = effects.filter(({ name }) => name === 'remove')
  const lacking = PART_KINDS.map((kind) => {
    const parts = off.filter(({ card }) => options.set.kind[card] === kind).length
    return Math.max(0, parts - removers.filter((one) => one.kind === kind).length)
  })
  return sum(lacking) <= removers.filter(({ kind }) => kind === ANY).length && off.length >= removers.length - fumbled
}

/** What was added to the points of the parts that are on. */
export const plusOf = (state: State, { parts, on, total }: Fighter): number =>
  total - sum(parts.map(({ card }, i) => (on[i] === true ? pointsOf(state, card) : 0)))

const isAdded = (state: State, sides: Fight['sides'], effects: readonly Effect[], fumbled: number): boolean => {
  const values = effects.flatMap(({ name, value }) => (name === 'bonus' ? [value] : name === 'malus' ? [-value] : []))
  const [first, second] = [plusOf(state, sides[0]), plusOf(state, sides[1])]
  const most = sum(values.filter((value) => value > 0))
  const least = sum(values.filter((value) => value < 0))
  if (fumbled > 0) return first + second <= most && first + second >= least
  if (first + second !== most + least) return false
  let reached = new Set([0])
  for (const value of values) reached = new Set([...reached].flatMap((points) => [points, points + value]))
  return reached.has(first)
}
