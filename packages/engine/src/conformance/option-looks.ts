import type { Box } from '../box.ts'
import { sampledChance } from '../chance/sampled.ts'
import type { GameTypes, Seat } from '../game.ts'
import type { Choices } from '../options.ts'
import { Defect } from '../refusal.ts'

/** What of a state, and of what everybody was told on the way, a witness shows. */
type Look<T extends GameTypes> = (state: T['State'], told: readonly T['Event'][]) => unknown

const optionsOf = <T extends GameTypes>({ complete }: Box<T>, choices: Choices): T['Options'] => {
  const made = complete(choices, null)
  if (!made.ok) throw new Defect(`a witness chooses what is faulty: ${JSON.stringify(made.faults)}`)
  return made.value
}

/** The question and who is asked, `act 1`; at the end who won, `over 0 2`. */
const question =
  <T extends GameTypes>({ game }: Box<T>): Look<T> =>
  (state) => {
    const pending = game.pending(state)
    const seats =
      pending.status === 'deciding'
        ? pending.seats
        : pending.outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
    return [state.phase.kind, ...seats].join(' ')
  }

/** Plays a step by its notation with any luck; the code of the refusal where it is not allowed. */
const stepped = <T extends GameTypes>(
  { game }: Box<T>,
  options: T['Options'],
  state: T['State'],
  line: string,
  told: T['Event'][],
): string | null => {
  const [seat, text]: [Seat, string] = [Number(line[0]), line.slice(2)]
  const action = game.parse(options, text)
  if (action === null) throw new Defect(`a witness names no action: ${line}`)
  const refused = game.refuse(state, seat, action)
  const emit = (everyone: T['Event'] | null): void => {
    if (everyone !== null) told.push(everyone)
  }
  if (refused === null) game.apply(state, seat, action, sampledChance(line), emit)
  return refused?.code ?? null
}

/**
 * For witnesses: a position after steps such as `0 corridor C40`, as `look` sees it, by default the question it puts. A step that
 * is refused shows the code instead.
 */
export const afterSteps =
  <T extends GameTypes>(box: Box<T>) =>
  (position: unknown, lines: readonly string[], look: Look<T> = question(box)) =>
  (choices: Choices): unknown => {
    const options = optionsOf(box, choices)
    const made = box.game.arrange(options, position)
    if (!made.ok) throw new Defect(`a witness has a faulty position: ${JSON.stringify(made.faults)}`)
    const told: T['Event'][] = []
    for (const line of lines) {
      const refused = stepped(box, options, made.value, line, told)
      if (refused !== null) return refused
    }
    return look(made.value, told)
  }

/** For witnesses: a match just dealt to so many seats, as `look` sees it, by default the question it puts. */
export const atStart =
  <T extends GameTypes>(box: Box<T>) =>
  (seats: number, look: Look<T> = question(box), seed = 'witness') =>
  (choices: Choices): unknown => {
    const options = optionsOf(box, choices)
    const chance = sampledChance(seed)
    const loadouts = Array.from({ length: seats }, () => box.loadouts.choose(options, chance))
    return look(box.game.setup(options, loadouts, chance, null), [])
  }
