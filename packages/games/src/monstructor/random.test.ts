import { sampledChance } from '@menagerie/engine'
import { expect, test } from 'vitest'
import { optionsOf } from './builders.ts'
import { forcedRoom, room } from './conformance.ts'
import type { Event } from './events.ts'
import { box } from './index.ts'

type Kinds = Map<string, number>

/** Plays one game and checks the state after every action; every other game mostly follows the bot's order. */
const playRandom = (number: number, kinds: Kinds): void => {
  const chance = sampledChance(`random ${number}`)
  const { choices, loadouts } = (number % 5 === 0 ? forcedRoom : room).scenario(chance)
  const options = optionsOf(choices)
  const count = (kind: string): void => void kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  const emit = (event: Event | null): void => count(event?.kind ?? 'nothing')
  const state = box.game.setup(options, loadouts, chance, emit)
  for (let actions = 0; actions < room.bound(options, loadouts.length); actions++) {
    const broken = box.game.check(state)
    if (broken.length > 0) throw new Error(`random ${number}: ${broken.join('; ')}`)
    const pending = box.game.pending(state)
    if (pending.status === 'over') return count(`over: ${pending.outcome.reason}`)
    const seat = pending.seats[0] ?? 0
    if (chance.pick(200) === 0) {
      box.game.resign(state, chance.pick(loadouts.length), chance, emit)
      continue
    }
    const legal = box.game.legal(state, seat)
    const follows = number % 2 === 0 && chance.pick(4) > 0
    const action = follows ? box.bot.order(box.game.view(state, seat), legal)[0] : legal[chance.pick(legal.length)]
    if (action === undefined) throw new Error(`random ${number}: no choice`)
    box.game.apply(state, seat, action, chance, emit)
  }
  throw new Error(`random ${number} does not end`)
}

test('the state is sound after every action, every game ends, and everything happens', { timeout: 60_000 }, () => {
  const kinds: Kinds = new Map()
  for (let i = 0; i < 200; i++) playRandom(i, kinds)
  const wanted = ['over: dragon', 'over: counted', 'over: turnCap', 'over: resigned', 'constructed']
  for (const kind of [...wanted, 'kept', 'fumbled', 'peeked', 'leftArena', 'letGo', 'stuck', 'closed', 'left'])
    expect(kinds.get(kind) ?? 0, kind).toBeGreaterThan(0)
})
